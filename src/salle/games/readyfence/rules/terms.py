"""Seats and printed numbers of Ready... Fence!."""

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
ACTIONS: Final = 2  # in a turn
PHRASE_CARDS: Final = 2  # of each player in a phrase
DODGEABLE: Final = 5  # maximum speed for Defence by Distance; tutorial has none
STALL_REGAINS: Final = 2


def other(seat: Seat) -> Seat:
    return Seat(1 - seat)
