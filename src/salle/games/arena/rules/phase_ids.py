"""The phases of a bout. Each name follows from its constant."""

from __future__ import annotations

from typing import Final

from salle.core.names import names_of

# In the first three the deck acts, in the others a player decides.
LOT: Final = 0  # heroes are drawn
DEAL: Final = 1
DRAW: Final = 2
DISCARD: Final = 3
READY: Final = 4
COMBAT: Final = 5
ANSWER: Final = 6
OVER: Final = 7

PHASES: Final = names_of(__name__)
