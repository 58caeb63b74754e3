"""Models of an opponent's choices, which a reader assumes: for a world, how likely each legal action is there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from salle.core.choices import Chooser
from salle.core.game import Action, Game, State
from salle.core.player import Seen
from salle.core.search.instinct import Instinct


@mypyc_attr(allow_interpreted_subclasses=True)
class OpponentModel:
    """The opponent chooses each legal action with the same probability."""

    def shares(self, world: State, legal: list[Action]) -> list[float]:
        """The probability of each legal action of the seat to act. It depends only on what that seat sees."""
        return [1.0 / float(len(legal))] * len(legal)


class InstinctModel(OpponentModel):
    """The opponent follows the instinct of the game."""

    def __init__(self, instinct: Instinct) -> None:
        self.instinct: Final = instinct

    def shares(self, world: State, legal: list[Action]) -> list[float]:
        weights = self.instinct.incline(world, legal)
        total: i64 = 0
        weight: i64
        for weight in weights:
            total += weight
        return [float(int(weight)) / float(int(total)) for weight in weights]


class BotModel(OpponentModel):
    """The opponent is a known bot. New bots are asked what they would do with the cards of a world.

    They get the position, not the past. So this fits bots that forget, such as `tactic`, better than those that track
    cards.
    """

    def __init__(self, game: Game, make: Callable[[int], Chooser], samples: int) -> None:
        self.game: Final = game
        self.make: Final = make
        self.samples: Final = samples
        self.known: Final[dict[tuple[int, ...], list[float]]] = {}

    def shares(self, world: State, legal: list[Action]) -> list[float]:
        seat = world.to_act
        sight = world.sight(seat)
        key = (int(seat), *sight)
        if key not in self.known:
            kinds = [world.kind(action) for action in legal]
            seen = Seen(self.game, seat, sight, legal, kinds, [], [])
            chosen = [self.make(number).choose(seen) for number in range(self.samples)]
            self.known[key] = [chosen.count(action) / self.samples for action in legal]
        return self.known[key]
