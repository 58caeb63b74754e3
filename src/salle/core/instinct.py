"""What a fencer does without thinking: how he inclines, when something is settled, and what it is worth then.

It is all that search knows of a game beyond the contract. A game may say nothing of the kind: then every action is
alike and a position is judged by its points.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from salle.core.game import NOBODY, Action, Game, Seat, State

CERTAIN: i64 = 1000  # what a won bout is worth; a lost one as much less than nothing


@mypyc_attr(allow_interpreted_subclasses=True)
class Instinct:
    """Of a game that says nothing of itself."""

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats

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

    def worth(self, before: State, after: State, seat: Seat) -> i64:
        """From -CERTAIN to CERTAIN: what has come of it for that seat, between these two moments."""
        if after.to_act == NOBODY:
            return CERTAIN * after.utility(seat) // (self.seats - 1)
        gain: i64 = 0
        other: i64
        for other in range(self.seats):
            won: i64 = after.points(Seat(other)) - before.points(Seat(other))
            gain += won if other == seat else -won
        return CERTAIN if gain > 0 else -CERTAIN if gain < 0 else 0


def instinct_of(game: Game) -> Instinct:
    """The game's own, or the one of a game that has none."""
    if game.instinct is None:
        return Instinct(game.seats)
    made: Instinct = game.instinct(game)
    return made
