"""Games that are kept ready: a game never changes, so all tables with the same terms share one.

A game is a circle (it has a view, which has the game), and only a garbage collection would free it: whoever made one
for every request would make the worker stop for that.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from salle.core.game import Game
from salle.core.options import Value
from salle.core.registry import make_game

READY: Final = 64


def shared(name: str, options: Mapping[str, Value]) -> Game:
    """The game named GAME[/RULESET] with these options, like `make_game`."""
    return _made(name, tuple((option, type(value), value) for option, value in options.items()))


@lru_cache(READY)
def _made(name: str, options: tuple[tuple[str, type[Value], Value], ...]) -> Game:
    """By types too: to a dictionary True is 1, to an option it is not."""
    return make_game(name, {option: value for option, _, value in options})
