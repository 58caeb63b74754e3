"""The rules of Audatia: why an action is refused, and how phrases, games and duels end."""

from __future__ import annotations

from typing import Final

from salle.core.game import Rule

# Reasons to refuse an action ...
NOT_NOW: Final = Rule(1)
NOT_IN_HAND: Final = Rule(2)
NOT_BASIC: Final = Rule(3)
DECK_EMPTY: Final = Rule(4)
VIRTUE_TAKEN: Final = Rule(5)
TWO_TO_TRADE: Final = Rule(6)
SAME_POSTA: Final = Rule(7)
MUST_ATTACK: Final = Rule(8)
TAUNTED: Final = Rule(9)
TAUNT_DISCARD: Final = Rule(10)
NOT_FROM_POSTA: Final = Rule(11)
SHUT: Final = Rule(12)
EXTENDED: Final = Rule(13)
NEEDS_AUDATIA: Final = Rule(14)  # the other virtues follow in their order
NEEDS_PRUDENTIA: Final = Rule(15)
NEEDS_CELERITAS: Final = Rule(16)
NEEDS_FORTITUDO: Final = Rule(17)
WRONG_SIDE: Final = Rule(18)
NO_ATTACK_SIGN: Final = Rule(19)
NO_PARRY_SIGN: Final = Rule(20)
NO_BREAK_SIGN: Final = Rule(21)
NOT_PERMITTED: Final = Rule(22)
SAME_BLOW: Final = Rule(23)
THRUST_ONLY: Final = Rule(24)
NO_COUNTER_TO_THRUST: Final = Rule(25)
EXCHANGE_SIGNS: Final = Rule(26)
NOT_DEFENDING: Final = Rule(27)
CAN_ANSWER: Final = Rule(28)  # AU-16
REMEDY_SIDE: Final = Rule(29)
NOT_LINED_UP: Final = Rule(30)
SKILL_WINDOW: Final = Rule(31)  # AU-17
NOTHING_FOLLOWS: Final = Rule(32)
TOP_CANNOT_ATTACK: Final = Rule(33)
NO_CYCLE_NOW: Final = Rule(34)
KICKS_ENTRIES: Final = Rule(35)
FENDENTE_ONLY: Final = Rule(36)
MEZANO_ONLY: Final = Rule(37)
NOT_IN_DECK: Final = Rule(38)
NOT_DEALT_NOW: Final = Rule(39)
# ... ways to win ...
ATTACK_LANDS: Final = Rule(40)
COUNTER_ATTACK_LANDS: Final = Rule(41)
EXCHANGE_LANDS: Final = Rule(42)
MEZANO_LANDS: Final = Rule(43)
MEZANO_COUNTERED: Final = Rule(44)
REMEDY_LANDS: Final = Rule(45)
ENTRY_LANDS: Final = Rule(46)
PERFECT_COUNTER: Final = Rule(47)
KICK_LANDS: Final = Rule(48)
# ... ways to break off ...
NO_RIPOSTE: Final = Rule(49)
NO_REMEDY: Final = Rule(50)
LINED_UP: Final = Rule(51)
BROKE_OFF: Final = Rule(52)
KICK_MISSED: Final = Rule(53)
MEASURE_KEPT: Final = Rule(54)
BOTH_WAITED: Final = Rule(55)
# ... and ways to draw a game and to lose a duel by draws.
NO_ATTACK: Final = Rule(56)
TWO_DRAWS: Final = Rule(57)  # AU-2
