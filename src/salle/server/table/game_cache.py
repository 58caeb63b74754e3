"""A cache of games. A game never changes, so all tables with the same terms share one.

Creating a game for every request would be slow in another way, too. A game and its view refer to each other, so only a
garbage collection frees them, and that blocks the worker.
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
    """The key contains the types, because True equals 1 in a dictionary but not as an option."""
    return make_game(name, {option: value for option, _, value in options})
