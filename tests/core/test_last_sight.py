"""Facts about a sight are computed once, and never used for another sight."""

from __future__ import annotations

from typing import Any

import pytest

from salle.core.game import NOBODY, Game, Seat
from salle.core.registry import make_game, rulesets
from salle.core.rng import Rng
from salle.core.search.playout import random_kind
from salle.core.show.last_sight import LastSight


def test_the_latest_sight_is_looked_at_once() -> None:
    asked: list[tuple[int, ...]] = []

    def find(sight: tuple[int, ...]) -> int:
        asked.append(sight)
        return len(sight)

    size = LastSight(find)
    assert [size((1, 2)), size((1, 2)), size((3,)), size((1, 2))] == [2, 2, 1, 2]
    assert asked == [(1, 2), (3,), (1, 2)]


def drawn(game: Game, sight: tuple[int, ...], seat: Seat) -> list[Any]:
    return [game.view.board(sight), game.view.offers(sight, seat), game.view.refused(sight, seat)]


@pytest.mark.parametrize("name", rulesets())
def test_tables_that_share_a_game_are_drawn_as_if_each_had_its_own(name: str) -> None:
    shared, rng, sights = make_game(name, {}), Rng("latest"), []
    state = shared.new()
    for _ in range(60):
        if state.to_act >= 0:
            sights.append((state.sight(state.to_act), state.to_act))
        if state.to_act != NOBODY:
            state.apply(random_kind(shared, state, rng))
    sights.sort()  # far from the order of play
    for sight, seat in [*sights, *sights]:
        assert drawn(shared, sight, seat) == drawn(make_game(name, {}), sight, seat)
