"""The terms of Ready... Fence!: seats, the printed numbers, and what threatens in a phrase."""

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

# What waits for an answer in a phrase.
NO_THREAT: Final = 0
ATTACK: Final = 1  # the first card
RIPOSTE: Final = 2  # an added Glide too
RENEWAL: Final = 3
COUNTER: Final = 4
COUNTER_TIMED: Final = 5  # Counter-Time, which only Feint in Time answers


def other(seat: Seat) -> Seat:
    """The opponent."""
    return Seat(1 - seat)
