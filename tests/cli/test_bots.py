"""`salle bots`: the list, the descriptions and the ratings."""

from __future__ import annotations

import json

import pytest

from salle import Message, texts
from salle.cli.commands import bots
from salle.core.texts import LOCALES
from salle.players import Rated
from salle.players.bot_catalog import BOTS, Bot
from tests.cli.conftest import Salle, told
from tests.support.chinese import is_chinese

STRENGTHS = {"random": Rated(0, 0, 0), "novice": Rated(-12, -40, 16), "maestro": Rated(512, 480, 544)}


def plain(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)
def test_every_bot_has_a_title_and_a_sentence(bot: Bot) -> None:
    english, chinese = texts("en"), texts("zh-Hant")
    assert english.say(bot.about).endswith(".")
    assert chinese.say(bot.about).endswith("\u3002")
    for message in (bot.title, bot.about):
        assert is_chinese(chinese.say(message))
        assert not set(",;:()") & set(chinese.say(message))


@pytest.mark.parametrize("locale", LOCALES)
def test_all_are_listed_in_the_readers_language(salle: Salle, locale: str) -> None:
    shown = salle("bots", env={"SALLE_LANG": locale, "COLUMNS": "60"}).stdout
    assert max(map(len, shown.splitlines())) <= 60
    for bot in BOTS:
        assert f"{bot.name} " in shown
        assert texts(locale).say(bot.title) in shown
        assert plain(texts(locale).say(bot.about)).replace(" ", "") in "".join(shown.split())
    assert texts(locale).say(Message("cli-bots-level")) in shown


def test_strengths_are_shown_with_their_intervals(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bots, "bot_ratings", lambda game: STRENGTHS)
    bots.command("engarde")
    shown = plain(capsys.readouterr().out)
    assert "random Random Elo 0 Plays" in shown
    assert "novice Novice Elo −12 (−40 … 16) Plays" in shown
    assert "tactic Tactician Plays" in shown
    assert "Ratings in engarde/standard are Elo above the random bot" in shown


def test_without_ratings_it_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(bots, "bot_ratings", lambda game: {})
    bots.command("arena")
    shown = plain(capsys.readouterr().out)
    assert "Elo" not in shown
    assert "There are no ratings for arena/standard yet" in shown


def test_the_same_as_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(bots, "bot_ratings", lambda game: STRENGTHS)
    bots.command("engarde/basic", as_json=True)
    found = {row["name"]: row for row in json.loads(capsys.readouterr().out)}
    assert list(found) == [bot.name for bot in BOTS if bot.name != "solved"]  # it has no table for these rules
    assert found["maestro"]["rating"] == {"elo": 512, "low": 480, "high": 544}
    assert found["tactic"]["rating"] is None
    assert (found["attacker"]["kind"], found["attacker"]["of"]) == ("style", "provost")
    assert found["random"]["budget"] is None and found["flat"]["budget"]["iterations"] == 1000


def test_an_unknown_game_is_reported(salle: Salle) -> None:
    assert "Unknown game chess" in told(salle("bots", "chess"))
    assert "engarde has no rule set master" in told(salle("bots", "engarde/master"))
