"""Worlds that a watcher imagines, and worlds that the watcher can't tell from the true one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from salle.core.game import Action, Game, Seat, State
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


def indistinguishable(
    true: State, worlds: list[Any], actions: Iterable[Action], seat: Seat, key: Callable[[Any], object]
) -> list[Any]:
    """The worlds that look to a seat like the true one after these actions. Each comes from one of these worlds by
    actions that look the same. `key` says which worlds are equal."""
    state = true.copy()
    for action in actions:
        masked = state.masked(action, seat)
        state.apply(action)
        after: dict[object, State] = {}
        for world in worlds:
            for other in world.legal_actions():
                if world.masked(other, seat) == masked:
                    twin = world.copy()
                    twin.apply(other)
                    if twin.sight(seat) == state.sight(seat):
                        after[key(twin)] = twin
        worlds = list(after.values())
    return worlds
