from __future__ import annotations

from typing import Final

# The deck acts.
DEAL: Final = 0
REDEAL: Final = 1
CHANGE_DRAW: Final = 2  # after a discard in the turn
DODGE_DRAW: Final = 3
REFILL: Final = 4  # after a phrase: hands in tutorial, elsewhere for a Joker
TAKE_CARD: Final = 5  # after a Defence by Distance a card is lost at random
OVERTIME_FILL: Final = 6
TOSS: Final = 7
PRIORITY_TOSS: Final = 8
LAST_TOSS: Final = 9
# A player decides.
MULLIGAN: Final = 10
TURN: Final = 11
CHANGE: Final = 12  # after a Retreat
DODGE_DISCARD: Final = 13  # tutorial
ANSWER: Final = 14

OVER: Final = 15
