"""Pictures of positions: well-formed, in both languages, and without anything that their sight does not show."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import msgspec
import pytest

from salle.core.game import EVERYONE, NOBODY, Game, Seat, State
from salle.core.registry import make_game, rulesets
from salle.core.rng import Rng
from salle.core.search.playout import random_kind
from salle.core.show.captions import Captions
from salle.core.show.svg import document
from salle.core.show.view import View
from salle.core.show.view_parts import Cards
from salle.core.texts import LOCALES, Message, texts

BOUTS = 2
PLIES = 300
STEP = 11  # so many plies from one picture to the next
ALLOWED = {"svg", "title", "g", "path", "rect", "circle", "ellipse", "text"}
COMPUTED = ("q3 4 6 0", "l2 5 5-3-3 5 5 2")  # by the page: rings of mail, and where a blow lands
ROOT = Path(__file__).parents[2]


def tables() -> list[tuple[str, dict[str, Any]]]:
    """All rule sets, Arena with few and with many seats, En Garde on a small and a large piste."""
    return [
        *((name, {}) for name in rulesets()),
        *(("arena/standard", {"seats": seats}) for seats in (3, 4, 5, 6)),
        ("engarde/advanced", {"open_discards": True, "parry": "same"}),
        ("engarde/standard", {"piste": 99, "values": 9, "copies": 15, "hand": 7, "hits": 99}),
        ("engarde/basic", {"piste": 3, "values": 1, "copies": 15, "hand": 1, "hits": 1}),
        ("readyfence/advanced", {"touches": 15}),
    ]


def positions(game: Game) -> Iterator[State]:
    """Positions of some bouts at random, with the first and the last of each."""
    for number in range(BOUTS):
        rng, state = Rng(number, "pictures"), game.new()
        for ply in range(PLIES):
            if ply % STEP == 0 or state.to_act == NOBODY:
                yield state.copy()
            if state.to_act == NOBODY:
                break
            state.apply(random_kind(game, state, rng))


def watchers(game: Game) -> list[Seat]:
    return [*map(Seat, range(game.seats)), NOBODY, EVERYONE]


def picture(game: Game, sight: tuple[int, ...], locale: str = "en") -> Element:
    return ElementTree.fromstring(game.view.svg(sight, texts(locale)))


def hands(scene: Any) -> list[Any]:
    """The hands of a scene, by seat, wherever the game has them."""
    owners = next((found for name in ("heroes", "fencers", "duelists") if (found := getattr(scene, name, None))), None)
    return [owner.hand for owner in owners] if owners else list(scene.hands)


@pytest.mark.parametrize(("name", "options"), tables())
def test_a_picture_has_the_cards_that_its_sight_shows(name: str, options: dict[str, Any]) -> None:
    game = make_game(name, options)
    for state in positions(game):
        for seat in watchers(game):
            sight = state.sight(seat)
            scene, drawn = game.view.scene(sight), picture(game, sight)
            for owner, hand in enumerate(hands(scene)):
                (held,) = drawn.findall(f".//{{*}}g[@data-hand='{owner}']")
                assert [card.get("data-card") for card in held.iterfind(".//{*}g[@data-card]")] == list(hand.cards)
                assert len(held.findall(".//{*}g[@data-back]")) == hand.hidden
            assert {card.get("data-card") for card in drawn.iterfind(".//{*}g[@data-card]")} <= codes(scene)


def codes(scene: Any) -> set[str]:
    """All words of a scene, and the numbers of En Garde, which are its cards."""
    found: set[str] = set()
    rest: list[Any] = [json.loads(msgspec.json.encode(scene))]
    while rest:
        match rest.pop():
            case dict() as fields:
                rest += fields.values()
            case list() as values:
                rest += values
            case str() | int() as value:
                found.add(str(value))
    return found


@pytest.mark.parametrize("name", rulesets())
def test_worlds_that_a_seat_cannot_tell_apart_have_one_picture(name: str) -> None:
    game, rng, differed = make_game(name, {}), Rng("one picture"), 0
    for state in positions(game):
        for seat in watchers(game):
            world = game.imagine(state.sight(seat), rng)
            assert game.view.svg(world.sight(seat), texts("en")) == game.view.svg(state.sight(seat), texts("en"))
            differed += world.sight(EVERYONE) != state.sight(EVERYONE)
    assert differed > 20


@pytest.mark.parametrize(("name", "options"), tables())
@pytest.mark.parametrize("locale", LOCALES)
def test_a_picture_is_one_plain_document_in_either_language(name: str, options: dict[str, Any], locale: str) -> None:
    game = make_game(name, options)
    called = texts(locale).say(game.explain.seat(Seat(0)))
    for state in positions(game):
        sight = state.sight(NOBODY)
        drawn = picture(game, sight, locale)
        assert {part.tag.removeprefix("{http://www.w3.org/2000/svg}") for part in drawn.iter()} <= ALLOWED
        assert not any("href" in key or key == "id" for part in drawn.iter() for key in part.attrib)
        assert "url(" not in game.view.svg(sight, texts(locale))
        assert str(drawn[0].text).startswith(texts(locale).say(Message(f"{game.id}-name")))
        assert called in [part.text for part in drawn.iter()]


@pytest.mark.parametrize("name", rulesets())
@pytest.mark.parametrize("locale", LOCALES)
def test_without_a_drawing_of_its_own_a_game_shows_its_parts_in_words(name: str, locale: str) -> None:
    game = make_game(name, {})
    for state in positions(game):
        sight = state.sight(NOBODY)
        words = Captions(game.view, sight, texts(locale))
        drawn = ElementTree.fromstring(document(View.drawing(game.view, sight, words), words.title, locale))
        rows = [str(part.text) for part in drawn.iterfind(".//{*}text")]
        assert len(rows) >= len(game.view.board(sight))
        for part in game.view.board(sight):
            if isinstance(part, Cards):
                assert any(row.startswith(texts(locale).say(part.label)) for row in rows)


@pytest.mark.parametrize("game", ["arena", "audatia", "engarde", "readyfence"])
def test_drawings_are_those_of_the_page(game: str) -> None:
    page = "".join("".join(path.read_text("utf-8").split()) for path in (ROOT / "web/src/boards" / game).glob("*.*"))
    drawings = (ROOT / "src/salle/games" / game / "drawings.toml").read_text("utf-8")
    paths = [piece for written in re.findall(r'"([^"]*)"', drawings) for piece in re.findall(r"M[^M]*", written)]
    poses = re.findall(r"^\w+ = (\[-?\d.*\])$", drawings, re.MULTILINE)
    assert len(paths) + len(poses) > 5
    for piece in [*paths, *poses]:
        assert "".join(piece.split()) in page or any(computed in piece for computed in COMPUTED), piece
