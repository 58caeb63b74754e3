"""The fields of a position.

Made by `make positions` from `fields.py`; do not edit it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import EVERYONE, LEGAL, NOBODY, Action, Rule, Seat, State
from salle.games.audatia.rules.cards import VIRTUES
from salle.games.audatia.rules.duelist import Duelist
from salle.games.audatia.rules.phase_ids import DRAW, SETUP, is_choosing_poste
from salle.games.audatia.rules.setup import DuelSetup
from salle.games.audatia.rules.terms import CHALLENGER, NO_ACTION, RESPONDENT


class PositionFields(State):
    """The fields of a position."""

    def __init__(self, setup: DuelSetup, mute: bool = False) -> None:
        super().__init__(mute)
        self.game = setup.game
        self.setup: Final[DuelSetup] = setup
        self.to_act = CHALLENGER
        self.phase: i64 = SETUP
        self.game_number: i64 = 1
        self.first: Seat = CHALLENGER  # the player who plays skills first
        self.put: i64 = 0  # cards put away at set-up
        self.attacker: Seat = NOBODY  # AU-10
        self.attack: i64 = NO_FACE
        self.parry: i64 = NO_FACE  # or the break
        self.stretto: i64 = 0  # the side of a close bind; 0: a wide bind or none
        self.remedy: i64 = NO_FACE
        self.remedy_side: i64 = 0
        self.remedy_role: i64 = 0
        self.soprana: bool = False  # whether Soprana Tor di Spada may answer the remedy
        self.waited: bool = False  # after a break: whether one player has waited
        self.pending: Action = NO_ACTION  # a skill that may be denied
        self.resume: i64 = DRAW  # the phase in which it was played
        self.drawer: Seat = NOBODY
        self.owed: i64 = 0  # cards that the drawer still draws
        self.after: i64 = DRAW  # the phase after the draws; DRAW: set-up goes on
        self.winner: Seat = NOBODY
        self.why: Rule = LEGAL
        self.virtues: list[Seat] = [NOBODY] * len(VIRTUES)  # the owner of each
        self.challenger: Duelist = Duelist(setup.characters[0], setup.cards)
        self.respondent: Duelist = Duelist(setup.characters[1], setup.cards)

    def copy_from(self, twin: PositionFields) -> None:
        """Copy all fields of another one."""
        self.to_act = twin.to_act
        self.together = twin.together
        self.phase = twin.phase
        self.game_number = twin.game_number
        self.first = twin.first
        self.put = twin.put
        self.attacker = twin.attacker
        self.attack = twin.attack
        self.parry = twin.parry
        self.stretto = twin.stretto
        self.remedy = twin.remedy
        self.remedy_side = twin.remedy_side
        self.remedy_role = twin.remedy_role
        self.soprana = twin.soprana
        self.waited = twin.waited
        self.pending = twin.pending
        self.resume = twin.resume
        self.drawer = twin.drawer
        self.owed = twin.owed
        self.after = twin.after
        self.winner = twin.winner
        self.why = twin.why
        self.virtues = twin.virtues.copy()
        self.challenger.copy_from(twin.challenger)
        self.respondent.copy_from(twin.respondent)

    def sight(self, seat: Seat) -> tuple[int, ...]:
        row: list[i64] = [
            seat,
            self.to_act,
            self.phase,
            self.game_number,
            self.first,
            self.put,
            self.attacker,
            self.attack,
            self.parry,
            self.stretto,
            self.remedy,
            self.remedy_side,
            self.remedy_role,
            (1 if self.soprana else 0),
            (1 if self.waited else 0),
            self.pending,
            self.resume,
            self.drawer,
            self.owed,
            self.after,
            self.winner,
            self.why,
        ]
        for item in self.virtues:
            row.append(item)
        self.challenger.describe(
            row, seat, seat == CHALLENGER or seat == EVERYONE, is_choosing_poste(self.phase, self.after)
        )
        self.respondent.describe(
            row, seat, seat == RESPONDENT or seat == EVERYONE, is_choosing_poste(self.phase, self.after)
        )
        return tuple(row)

    def read(self, sight: tuple[int, ...]) -> None:
        """Set the fields that this sight shows."""
        self.to_act = Seat(sight[1])
        place: i64 = 2
        self.phase = sight[place]
        self.game_number = sight[place + 1]
        self.first = Seat(sight[place + 2])
        self.put = sight[place + 3]
        self.attacker = Seat(sight[place + 4])
        self.attack = sight[place + 5]
        self.parry = sight[place + 6]
        self.stretto = sight[place + 7]
        self.remedy = sight[place + 8]
        self.remedy_side = sight[place + 9]
        self.remedy_role = sight[place + 10]
        self.soprana = sight[place + 11] > 0
        self.waited = sight[place + 12] > 0
        self.pending = Action(sight[place + 13])
        self.resume = sight[place + 14]
        self.drawer = Seat(sight[place + 15])
        self.owed = sight[place + 16]
        self.after = sight[place + 17]
        self.winner = Seat(sight[place + 18])
        self.why = Rule(sight[place + 19])
        place += 20
        virtues_end: i64 = place + len(self.virtues)
        self.virtues = []
        while place < virtues_end:
            self.virtues.append(Seat(sight[place]))
            place += 1
        place = self.challenger.read(sight, place)
        place = self.respondent.read(sight, place)

    def values(self) -> tuple[Any, ...]:
        return (
            self.to_act,
            self.together,
            self.phase,
            self.game_number,
            self.first,
            self.put,
            self.attacker,
            self.attack,
            self.parry,
            self.stretto,
            self.remedy,
            self.remedy_side,
            self.remedy_role,
            self.soprana,
            self.waited,
            self.pending,
            self.resume,
            self.drawer,
            self.owed,
            self.after,
            self.winner,
            self.why,
            tuple(self.virtues),
            self.challenger.values(),
            self.respondent.values(),
        )

    def restore(self, values: tuple[Any, ...]) -> None:
        """Set all fields to these values."""
        (
            self.to_act,
            self.together,
            self.phase,
            self.game_number,
            self.first,
            self.put,
            self.attacker,
            self.attack,
            self.parry,
            self.stretto,
            self.remedy,
            self.remedy_side,
            self.remedy_role,
            self.soprana,
            self.waited,
            self.pending,
            self.resume,
            self.drawer,
            self.owed,
            self.after,
            self.winner,
            self.why,
            virtues,
            challenger,
            respondent,
        ) = values
        self.virtues = list(virtues)
        self.challenger.restore(challenger)
        self.respondent.restore(respondent)
