"""What a fencer does without thinking: how he inclines, when something is settled, and what it is worth then.

It is all that search knows of a game beyond the contract. A game may say nothing of the kind: then every action is
alike and a position is judged by its points.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from salle.core.game import NOBODY, Action, Game, Seat, State
from salle.core.rng import Rng

CERTAIN: Final = 1000  # what a won bout is worth; a lost one as much less than nothing

# Manners of action, which fencers like or dislike.
PLAIN: Final = 0
ATTACKING: Final = 1
CLOSING: Final = 2  # coming nearer
COUNTERING: Final = 3  # defending and answering
WAITING: Final = 4  # giving ground, letting it be
MANNERS: Final = ("plain", "attacking", "closing", "countering", "waiting")
NO_DISTANCE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Instinct:
    """Of a game that says nothing of itself."""

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.horizon: i64 = 0  # actions to play on before it is judged, at a calm moment; 0: until something is settled
        self.stake: str = "bout"  # what is won by a worth of CERTAIN: the bout, or only a round

    def incline(self, state: State, legal: list[Action]) -> list[i64]:
        """How much whoever acts inclines to each legal action, from 1 to 256: by what he sees, and quickly."""
        return [1] * len(legal)

    def stage(self, state: State) -> i64:
        """A number that is another one once something is settled, such as a round; there roll-outs end."""
        total: i64 = 0
        seat: i64
        for seat in range(self.seats):
            total += state.points(Seat(seat))
        return total

    def calm(self, state: State) -> bool:
        """Whether nothing hangs in the air, so that a position can be judged."""
        return True

    def worths(self, before: State, after: State) -> list[i64]:
        """From -CERTAIN to CERTAIN: what has come of it for each seat, between these two moments."""
        return seat_gains(before, after, self.seats)

    def manner(self, kind: i64) -> i64:
        """What manner of action those of that kind are."""
        return PLAIN

    def distance(self, state: State) -> i64:
        """How far apart two fencers stand, or NO_DISTANCE where that means nothing."""
        return NO_DISTANCE

    def confuse(self, world: State, seat: Seat, rng: Rng) -> None:
        """Let the seat forget what it can know of the others' hands, as a bad memory does."""


def seat_gains(before: State, after: State, seats: i64) -> list[i64]:
    """From -CERTAIN to CERTAIN: what each seat has won at the end, or by points between these two moments."""
    gains: list[i64] = []
    total: i64 = 0
    seat: i64
    for seat in range(seats):
        gain: i64 = after.points(Seat(seat)) - before.points(Seat(seat))
        gains.append(gain)
        total += gain
    for seat in range(seats):
        if after.to_act == NOBODY:
            gains[seat] = CERTAIN * after.utility(Seat(seat)) // (seats - 1)
        else:
            more = 2 * gains[seat] - total
            gains[seat] = CERTAIN if more > 0 else -CERTAIN if more < 0 else 0
    return gains


def instinct_of(game: Game) -> Instinct:
    """The game's own, or the one of a game that has none."""
    return Instinct(game.seats) if game.instinct is None else game.instinct()
