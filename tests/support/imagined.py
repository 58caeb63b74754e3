"""Worlds that a watcher imagines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from salle.core.game import Game, State
from salle.core.rng import Rng

Position = TypeVar("Position", bound=State)


def imagined_worlds(
    game: Game, sight: tuple[int, ...], watcher: str, number: int, position: type[Position]
) -> Iterator[Position]:
    """Positions that the watcher can't tell from the true one."""
    rng = Rng("worlds", watcher)
    for _ in range(number):
        world = game.imagine(sight, rng)
        assert isinstance(world, position)
        yield world
