"""The terms of En Garde: seats and phases."""

from __future__ import annotations

from typing import Final

from salle.core.game import Seat

LEFT: Final = Seat(0)
RIGHT: Final = Seat(1)

# Phases: the first four wait for the deck, the others for a fencer.
LOT: Final = 0
DEAL: Final = 1
DRAW_AFTER_TURN: Final = 2
DRAW_AFTER_ATTACK: Final = 3
TURN: Final = 4
OWN_TURN: Final = 5  # after a parry, before drawing
LAST_ATTACK: Final = 6  # Basic: the pack is empty, the opponent of who emptied it may still attack
ANSWER: Final = 7
OVER: Final = 8


def other(seat: Seat) -> Seat:
    """The opponent."""
    return Seat(1 - seat)
