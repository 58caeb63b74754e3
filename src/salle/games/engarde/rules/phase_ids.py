"""The phases of a bout with their numbers. Their names follow from the constants."""

from __future__ import annotations

from typing import Final

from salle.core.names import names_of

# In the first four the deck acts, in the others a fencer.
LOT: Final = 0
DEAL: Final = 1
DRAW_AFTER_TURN: Final = 2
DRAW_AFTER_ATTACK: Final = 3
TURN: Final = 4
OWN_TURN: Final = 5  # after a parry, before drawing
LAST_ATTACK: Final = 6  # Basic: the pack is empty, and the opponent of the player who emptied it may attack
ANSWER: Final = 7
OVER: Final = 8

PHASES: Final = names_of(__name__)
