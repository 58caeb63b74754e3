"""The seats of En Garde."""

from __future__ import annotations

from typing import Final

from salle.core.game import Seat

LEFT: Final = Seat(0)
RIGHT: Final = Seat(1)


def other(seat: Seat) -> Seat:
    """The opponent."""
    return Seat(1 - seat)
