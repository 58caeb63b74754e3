"""The phases of a fight, each with its number; its name follows from the constant."""

from __future__ import annotations

from typing import Final

from salle.core.names import names_of

# In the first ones the deck acts, in the others somebody decides.
LOT: Final = 0  # heroes are drawn
DEAL: Final = 1
DRAW: Final = 2
DISCARD: Final = 3
READY: Final = 4
COMBAT: Final = 5
ANSWER: Final = 6
OVER: Final = 7

PHASES: Final = names_of(__name__)
