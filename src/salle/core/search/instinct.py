"""Instinct: what search knows about a game beyond the contract.

It rates actions without search, says when something is settled, and judges positions. A game can do without it. Then
all actions are rated alike, and a position is judged by its points.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from salle.core.game import NOBODY, Action, Game, Seat, State
from salle.core.rng import Rng

CERTAIN: Final = 1000  # the value of a won bout; a lost one has the negative value

# Manners of action, which bots can like or dislike.
PLAIN: Final = 0
ATTACKING: Final = 1
CLOSING: Final = 2  # come closer
COUNTERING: Final = 3  # defend and answer
WAITING: Final = 4  # give ground or wait
MANNERS: Final = ("plain", "attacking", "closing", "countering", "waiting")
NO_DISTANCE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Instinct:
    """The instinct for games that define none."""

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.horizon: i64 = 0  # actions to play before a calm position is judged; 0: until something is settled
        self.stake: str = "bout"  # what a value of CERTAIN wins: the bout, or only a round

    def incline(self, state: State, legal: list[Action]) -> list[i64]:
        """The inclination of the seat to act to each legal action, from 1 to 256. It uses only what the seat sees, and
        is fast.
        """
        return [1] * len(legal)

    def stage(self, state: State) -> i64:
        """A number that changes when something is settled, such as a round. Roll-outs end there."""
        total: i64 = 0
        seat: i64
        for seat in range(self.seats):
            total += state.points(Seat(seat))
        return total

    def calm(self, state: State) -> bool:
        """Whether the position is quiet enough to be judged."""
        return True

    def ending(self, state: State) -> bool:
        """Whether so little is left that search can take into account all hands of both seats. It depends only on what
        a spectator sees.
        """
        return False

    def worths(self, before: State, after: State) -> list[i64]:
        """The result for each seat between these two positions, from -CERTAIN to CERTAIN."""
        return seat_gains(before, after, self.seats)

    def manner(self, kind: i64) -> i64:
        """The manner of actions of this kind."""
        return PLAIN

    def distance(self, state: State) -> i64:
        """The distance between two fencers, or NO_DISTANCE if the game has none."""
        return NO_DISTANCE

    def confuse(self, world: State, seat: Seat, rng: Rng) -> None:
        """Let the seat forget what it can know about the other hands, like a player with a bad memory."""


def seat_gains(before: State, after: State, seats: i64) -> list[i64]:
    """The result for each seat at the end of the bout, or by points between these two positions, from -CERTAIN to
    CERTAIN.
    """
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
    """The game's own instinct, or the default one."""
    return Instinct(game.seats) if game.instinct is None else game.instinct()
