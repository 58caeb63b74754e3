"""What boards need follows from a sight, reads back as its type says, and agrees with what is drawn in parts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from salle.core.game import EVERYONE, NOBODY, Game, Seat, State
from salle.core.registry import make_game, rulesets
from salle.core.rng import Rng
from salle.core.search.playout import random_kind
from salle.core.show.view import View
from salle.core.show.view_parts import Cards
from tests.core.toy import ToyGame

BOUTS = 3
PLIES = 120


def positions(game: Game) -> list[State]:
    """Positions of some random bouts."""
    found: list[State] = []
    for number in range(BOUTS):
        rng, state = Rng(number, "scenes"), game.new()
        while state.to_act != NOBODY and len(found) < PLIES * (number + 1):
            found.append(state.copy())
            state.apply(random_kind(game, state, rng))
        found.append(state.copy())
    return found


def watchers(game: Game) -> list[Seat]:
    return [*map(Seat, range(game.seats)), NOBODY, EVERYONE]


@pytest.mark.parametrize("name", rulesets())
def test_a_scene_reads_back_as_its_type_says(name: str) -> None:
    game = make_game(name, {})
    shape = type(game.view.scene(game.new().sight(NOBODY)))
    for state in positions(game):
        for seat in watchers(game):
            scene = game.view.scene(state.sight(seat))
            assert msgspec.json.decode(msgspec.json.encode(scene), type=shape, strict=True) == scene


@pytest.mark.parametrize("name", rulesets())
def test_alike_worlds_have_alike_scenes(name: str) -> None:
    game, rng, differed = make_game(name, {}), Rng("alike worlds"), 0
    for state in positions(game):
        for seat in watchers(game):
            world = game.imagine(state.sight(seat), rng)
            assert game.view.scene(world.sight(seat)) == game.view.scene(state.sight(seat))
            differed += game.view.scene(world.sight(EVERYONE)) != game.view.scene(state.sight(EVERYONE))
    assert differed > 100


def hands(scene: Any) -> list[Any]:
    """The hands of a scene, by seat, wherever the game has them."""
    owners = next((found for name in ("heroes", "fencers", "duelists") if (found := getattr(scene, name, None))), None)
    return [owner.hand for owner in owners] if owners else list(scene.hands)


@pytest.mark.parametrize("name", rulesets())
def test_a_scene_has_the_hands_that_the_parts_have(name: str) -> None:
    game = make_game(name, {})
    for state in positions(game):
        for seat in watchers(game):
            sight = state.sight(seat)
            shown = hands(game.view.scene(sight))
            for part in game.view.board(sight):
                if isinstance(part, Cards) and part.seat >= 0:
                    assert (part.faces, part.hidden) == (shown[part.seat].cards, shown[part.seat].hidden)


def test_a_game_without_a_board_of_its_own_has_no_scene() -> None:
    assert View(ToyGame()).scene(()) is None


def codes(kind: inspect.Type, value: Any) -> Iterator[str]:
    """The codes of cards in a value of that type."""
    if isinstance(kind, inspect.Metadata):
        assert kind.extra_json_schema == {"title": "Code"}
        yield value
    elif isinstance(kind, inspect.UnionType):
        for one in kind.types if value is not None else ():
            if not isinstance(one, inspect.NoneType):
                yield from codes(one, value)
    elif isinstance(kind, inspect.StructType):
        for field in kind.fields:
            yield from codes(field.type, getattr(value, field.name))
    elif isinstance(kind, inspect.VarTupleType):
        for item in value:
            yield from codes(kind.item_type, item)
    elif isinstance(kind, inspect.TupleType):
        for item_type, item in zip(kind.item_types, value, strict=True):
            yield from codes(item_type, item)


@pytest.mark.parametrize("name", rulesets())
def test_every_card_in_a_scene_can_be_looked_up(name: str) -> None:
    game = make_game(name, {})
    kind = inspect.type_info(type(game.view.scene(game.new().sight(NOBODY))))
    known = {face.code for face in game.view.faces()} | {page.code for page in game.view.pages()}
    found = {
        code
        for state in positions(game)
        for seat in watchers(game)
        for code in codes(kind, game.view.scene(state.sight(seat)))
    }
    assert len(found) >= 5
    assert found <= known
