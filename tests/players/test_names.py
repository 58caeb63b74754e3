"""Bots are called by name, some with a budget; what can't be is told."""

from __future__ import annotations

import pytest

import salle
from salle.core.errors import BadBot, UnknownName
from salle.players.names import BOTS, Budget, is_outside, made, named, read_budget

GAME = salle.game("engarde/standard")


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("1000", Budget(iterations=1000)),
        ("1", Budget(iterations=1)),
        ("20ms", Budget(seconds=0.02)),
        ("1s", Budget(seconds=1.0)),
        ("0.5s", Budget(seconds=0.5)),
        ("1.5ms", Budget(seconds=0.0015)),
    ],
)
def test_a_budget_is_a_time_or_a_number_of_iterations(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget


@pytest.mark.parametrize("text", ["", "0", "0s", "0.0ms", "-1", "1.5", "20 ms", "1m", "ms", "1e3", "٣", "1,000", "inf"])
def test_nothing_else_is_a_budget(text: str) -> None:
    with pytest.raises(BadBot, match="is no budget of a bot"):
        named(f"flat@{text}", GAME)


def test_a_budget_changes_what_the_bot_spends() -> None:
    assert named("flat@7", GAME)[1] == Budget(iterations=7)
    assert named("flat", GAME)[1] == Budget(iterations=1000)


@pytest.mark.parametrize("name", ["random", "tactic"])
def test_a_bot_without_a_budget_is_given_none(name: str) -> None:
    with pytest.raises(BadBot, match=f"{name} has no budget: it goes without @20ms"):
        salle.player(f"{name}@20ms", GAME, 1)


def test_who_does_not_exist_is_told_with_those_who_do() -> None:
    with pytest.raises(UnknownName, match=r"no bot bold\. There is: random, tactic, flat, novice"):
        salle.player("bold@20ms", GAME, 1)
    with pytest.raises(UnknownName, match="name is missing"):
        salle.player("@20ms", GAME, 1)


def test_a_game_without_a_tactic_has_the_other_bots() -> None:
    game = salle.game("engarde/standard")
    game.tactic = None
    with pytest.raises(UnknownName, match="There is: random, flat"):
        salle.player("tactic", game, 1)


def test_names_are_unique_and_styles_name_their_level() -> None:
    names = [bot.name for bot in BOTS]
    assert len(set(names)) == len(names)
    levels = [bot.name for bot in BOTS if bot.kind == "level"]
    assert all(bot.of in levels for bot in BOTS if bot.kind == "style")


@pytest.mark.parametrize("name", [bot.name for bot in BOTS])
def test_all_of_them_choose_something_legal(name: str) -> None:
    bout, dealer = salle.Bout(GAME), salle.Dealer(1)
    while bout.awaiting == salle.CHANCE:
        bout.dealt(dealer.deal(GAME, bout.state))
    seen = bout.seen(bout.awaiting)
    assert made(name, GAME, 1).choose(seen) in seen.legal


@pytest.mark.parametrize(
    ("name", "outside"),
    [
        ("bold:Bold", True),
        ("my.bots:Bold_2", True),
        ("flat", False),
        ("flat@20ms", False),
        (":Bold", False),
        ("bold:", False),
        ("bold:Bold@20ms", False),
        ("../bold:Bold", False),
        ("a:b:c", False),
    ],
)
def test_a_bot_of_ones_own_is_a_module_and_a_class(name: str, outside: bool) -> None:
    assert is_outside(name) is outside
