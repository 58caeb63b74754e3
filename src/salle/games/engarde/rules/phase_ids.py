"""The phases of a match, each with its number; its name follows from the constant."""

from __future__ import annotations

from typing import Final

from salle.core.names import names_of

# The first four wait for the deck, the others for a fencer.
LOT: Final = 0
DEAL: Final = 1
DRAW_AFTER_TURN: Final = 2
DRAW_AFTER_ATTACK: Final = 3
TURN: Final = 4
OWN_TURN: Final = 5  # after a parry, before drawing
LAST_ATTACK: Final = 6  # Basic: the pack is empty, the opponent of who emptied it may still attack
ANSWER: Final = 7
OVER: Final = 8

PHASES: Final = names_of(__name__)
