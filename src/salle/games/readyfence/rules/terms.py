"""The terms of Ready... Fence!: seats and the printed numbers."""

from __future__ import annotations

from typing import Final

from salle.core.game import Seat

LEFT: Final = Seat(0)
RIGHT: Final = Seat(1)

STRIP: Final = 10
ON_GUARD_LEFT: Final = 4  # RF-3
ON_GUARD_RIGHT: Final = 7
HAND: Final = 6
STAMINA: Final = 6
TIMER: Final = 12
OVERTIME_TIMER: Final = 4
ACTIONS: Final = 2  # a turn
PHRASE_CARDS: Final = 2  # a phrase, each
DODGEABLE: Final = 5  # the fastest attack that distance defends against; in tutorial any
STALL_REGAINS: Final = 2


def other(seat: Seat) -> Seat:
    """The opponent."""
    return Seat(1 - seat)
