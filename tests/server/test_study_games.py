"""The games over HTTP: their options, cards and rules."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from salle.core.registry import make_game, rulesets
from salle.core.texts import LOCALES, Message, texts
from salle.server.study.rules_html import as_html, rulebook
from salle.server.web.game_routes import deck, shown
from salle.wire import games as wire_games
from tests.server.serving import Server, served


def messages(value: Any) -> list[Message]:
    """All messages in a struct."""
    if isinstance(value, Message):
        return [value]
    if isinstance(value, msgspec.Struct):
        return [one for field in value.__struct_fields__ for one in messages(getattr(value, field))]
    if isinstance(value, list | tuple):
        return [one for item in value for one in messages(item)]
    return []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", rulesets())
def test_everything_about_a_game_has_words(name: str, locale: str) -> None:
    for message in (*messages(shown(name)), *messages(deck(name, ()))):
        assert texts(locale).say(message).strip()


@pytest.mark.parametrize("name", rulesets())
def test_a_game_can_be_made_with_whatever_is_offered(name: str) -> None:
    for option in shown(name).settings:
        for value in offered(option):
            assert make_game(name, MADE_FOR.get(option.name, {}) | {option.name: value}).options[option.name] == value


MADE_FOR: dict[str, dict[str, Any]] = {"values": {"copies": 15}, "copies": {"values": 9, "hand": 3}}


def offered(option: wire_games.OptionShown) -> list[Any]:
    """The values that a form could send."""
    if isinstance(option, wire_games.WholeOption):
        return [option.low, option.high, *[None] * option.none]
    if isinstance(option, wire_games.AmongOption):
        return list(option.choices)
    if isinstance(option, wire_games.ChoiceOption):
        return [choice.word for choice in option.choices]
    if isinstance(option, wire_games.SeveralOption):
        return [option.default.word, ",".join(choice.word for choice in option.choices[:2])]
    return [True, False]


@pytest.mark.parametrize("name", rulesets())
def test_every_face_has_its_page_if_the_game_has_pages(name: str) -> None:
    cards = deck(name, ())
    codes = [face.code for face in cards.faces]
    assert len(set(codes)) == len(codes) > 0
    assert {face.page for face in cards.faces} <= {page.code for page in cards.pages} | {""}
    assert all(face.page for face in cards.faces) is bool(cards.pages)


def test_options_change_the_cards() -> None:
    assert [face.code for face in deck("engarde/basic", ("values=7", "copies=4")).faces] == list("1234567")
    assert {face.copies for face in deck("engarde/basic", ("values=7", "copies=4")).faces} == {4}


def test_a_drawing_gets_what_is_printed() -> None:
    faces = {face.code: face for name in rulesets() for face in deck(name, ()).faces}
    assert (faces["3"].family, faces["3"].numbers, faces["3"].copies) == ("value", {"value": 3}, 5)
    assert (faces["PR5"].numbers, faces["PR5"].marks) == ({"speed": 5, "riposte": 3}, ("red", "dark-blue"))
    assert (faces["MFl"].family, faces["MFl"].page) == ("strike", "MF")
    assert {"right", "sun-l", "attack", "parry"} <= set(faces["MFl"].marks)
    assert (faces["bear"].family, sorted(faces["bear"].numbers)) == ("hero", ["damage", "life"])


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", rulesets())
def test_every_anchor_of_the_rules_is_there_once(name: str, locale: wire_games.Locale) -> None:
    page = rulebook(name, locale)
    ids = re.findall(r'<h[1-6] id="([^"]*)"', page.html)
    assert ids == [heading.anchor for heading in page.contents]
    assert len(set(ids)) == len(ids) > 5
    assert page.contents[0].level == 1
    assert "<table>" in page.html


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", rulesets())
def test_the_rules_on_the_page_speak_of_no_terminal(name: str, locale: wire_games.Locale) -> None:
    html = rulebook(name, locale).html
    assert "$ salle" not in html
    assert "salle card " not in html
    assert "--opt" not in html
    assert re.findall(r'href="(?!https?:|#)[^"]*"', html) == [], "what lies beside the page in docs/ is not served"


def test_no_markup_passes_from_markdown() -> None:
    page = as_html("# A <b>b</b> & `c`\n\n<script>1</script>\n\n[x](javascript:1)\n\n# A <b>b</b> & `c`\n", "x/y", "en")
    assert [heading.anchor for heading in page.contents] == ["a-b-b-b-c", "a-b-b-b-c-2"]
    assert "<script>" not in page.html
    assert "href" not in page.html


@served
async def test_games_cards_and_rules_are_told_to_anybody(server: Server) -> None:
    (eve,) = await server.people("")
    games = await eve.asks("GET", "/api/games")
    assert all(len(game["called"]) == max(game["seatings"]) for game in games)
    assert {game["game"]: game["seatings"] for game in games if len(game["seatings"]) > 1} == {
        "arena/standard": [2, 3, 4, 5, 6]
    }
    assert {game["game"] for game in games} == set(rulesets())
    cards = await eve.asks("GET", "/api/games/readyfence/basic/cards")
    assert {"ST3", "SH6"} <= {face["code"] for face in cards["faces"]}
    assert len((await eve.asks("GET", "/api/games/engarde/basic/cards?opt=values=7"))["faces"]) == 7
    page = await eve.asks("GET", "/api/games/engarde/basic/rules?lang=zh-Hant")
    assert "劍道" in page["html"]
    assert await eve.fails("GET", "/api/games/chess/blitz/cards") == (404, "error-unknown-game")
    assert await eve.fails("GET", "/api/games/engarde/blitz/rules") == (404, "error-unknown-ruleset")
    assert await eve.fails("GET", "/api/games/engarde/basic/rules?lang=fr") == (400, "server-error-malformed")
    assert await eve.fails("GET", "/api/games/engarde/basic/cards?opt=values") == (409, "server-error-option")
    assert await eve.fails("GET", "/api/games/engarde/basic/cards?opt=values=70") == (409, "error-bad-option")


@served
async def test_each_game_has_one_usual_rule_set(server: Server) -> None:
    (anybody,) = await server.people("")
    usual = [one["game"] for one in await anybody.asks("GET", "/api/games") if one["usual"]]
    assert usual == ["arena/standard", "audatia/duel", "engarde/standard", "readyfence/basic"]
