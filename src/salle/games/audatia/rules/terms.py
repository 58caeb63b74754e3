"""The terms of Audatia: seats, purposes, roles, and the names of phases, rules and events."""

from __future__ import annotations

from typing import Final

from salle.core.game import Action, Seat
from salle.core.names import names_of
from salle.games.audatia.rules.rule_ids import ATTACK_LANDS

CHALLENGER: Final = Seat(0)
RESPONDENT: Final = Seat(1)

GAMES: Final = 2  # AU-2
SALUTE_BONUS: Final = 4
TAUNT_CARDS: Final = 2

# The state of the salute's bonus.
NO_BONUS: Final = 0
WAITING: Final = 1  # for the first strike
ACTIVE: Final = 2  # while that strike tops the stack

NO_ACTION: Final = Action(-1)

# Why a card is put away face down.
FOR_SETUP: Final = 0
FOR_SALUTE: Final = 1
FOR_TRADE: Final = 2
FOR_TAUNT: Final = 3
PURPOSES: Final = ("setup", "salute", "trade", "taunt")

# The role of a strike or remedy.
AS_ATTACK: Final = 0
AS_RIPOSTE: Final = 1  # in a wide bind
AS_FEINT: Final = 2  # after a Feint
AS_REPEAT: Final = 3
AS_PARRY: Final = 4
AS_COUNTER_ATTACK: Final = 5
AS_COUNTER_PARRY: Final = 6  # of a counter-attack
AS_EXCHANGE: Final = 7
AS_BREAK: Final = 8
AS_DEFENCE: Final = 9  # Defend
AS_MEZANO: Final = 10  # after a break
AS_COUNTER_MEZANO: Final = 11
AS_KICK: Final = 12
AS_MEASURED: Final = 13  # after a Perfect Measure
ROLES: Final = (
    *("attack", "riposte", "feint", "repeat", "parry", "counter-attack", "counter-parry", "exchange", "break"),
    *("defence", "mezano", "counter-mezano", "kick", "measured"),
)
AS_REMEDY: Final = 0
AS_ENTRY: Final = 1
AS_SAVING: Final = 2  # by the player whose thrust was exchanged or broken
AS_SOPRANA: Final = 3  # against a remedy or mezano, after a break
REMEDY_ROLES: Final = ("remedy", "entry", "saving", "soprana")

PHASES: Final = names_of("salle.games.audatia.rules.phase_ids")
RULES: Final = ("legal", *names_of("salle.games.audatia.rules.rule_ids"))
EVENTS: Final = names_of("salle.games.audatia.rules.event_ids")
FIRST_END: Final = ATTACK_LANDS


def other(seat: Seat) -> Seat:
    """The opponent of a seat."""
    return Seat(1 - seat)
