"""The rules that refuse an action or end something, with their numbers. Their names follow from the constants."""

from __future__ import annotations

from typing import Final

from salle.core.game import Rule
from salle.core.names import names_of

# Why an action is refused ...
NOT_IN_HAND: Final = Rule(1)
BLOCKED: Final = Rule(2)
FORWARD_IS_ATTACK: Final = Rule(3)
OFF_THE_PISTE: Final = Rule(4)
NOT_AT_DISTANCE: Final = Rule(5)
RIPOSTE_IS_ONE_CARD: Final = Rule(6)
NOTHING_TO_ANSWER: Final = Rule(7)
MUST_ANSWER: Final = Rule(8)
WRONG_NUMBER: Final = Rule(9)
WRONG_SUM: Final = Rule(10)
NOT_THE_SAME: Final = Rule(11)
ONLY_A_PARRY: Final = Rule(12)
NOBODY_MOVES: Final = Rule(13)
NOT_IN_PACK: Final = Rule(14)
NOT_DEALT_NOW: Final = Rule(15)
# ... and why a round or a bout ends.
HIT: Final = Rule(16)
RIPOSTE_HITS: Final = Rule(17)
NO_MOVE: Final = Rule(18)
MORE_CARDS: Final = Rule(19)
FURTHER_ADVANCE: Final = Rule(20)
ALL_EVEN: Final = Rule(21)
MORE_HITS: Final = Rule(22)
EQUAL_HITS: Final = Rule(23)

RULES: Final = ("legal", *names_of(__name__))
