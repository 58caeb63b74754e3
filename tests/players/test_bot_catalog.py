"""Names of bots, with and without a budget, and the errors for wrong ones."""

from __future__ import annotations

import re

import pytest

import salle
from salle.core.errors import BadBot, UnknownName
from salle.players.bot_catalog import BOTS, Budget, bot_names, find_bot, is_own_bot, make_bot, own_parts, read_budget

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
    assert read_budget("flat", text) == budget


@pytest.mark.parametrize("text", ["-1", "1.5", "20 ms", "1m", "ms", "1e3", "٣", "1,000", "inf", "1:30"])
def test_nothing_else_is_a_budget(text: str) -> None:
    with pytest.raises(BadBot, match=f"flat@{text} has an invalid budget. Write a time such as 20ms"):
        find_bot(f"flat@{text}", GAME)


def test_an_empty_budget_is_an_error() -> None:
    with pytest.raises(BadBot, match="maestro@ needs a budget: a time such as 20ms"):
        find_bot("maestro@", GAME)


@pytest.mark.parametrize(
    "text", ["0", "0s", "0.0ms", "0.0001ms", "1000000000", "1" + "0" * 5000, "100000s", "9" * 400 + "s"]
)
def test_a_budget_out_of_range_is_an_error_that_names_the_limits(text: str) -> None:
    limits = "a budget is 1 to 999999999 iterations, or 0.001ms to 99999s"
    with pytest.raises(BadBot, match=f"^flat@{text[:390]}.*: {limits}"):
        find_bot(f"flat@{text}", GAME)


@pytest.mark.parametrize("text", ["999999999", "0.001ms", "99999s", "99999000ms"])
def test_the_limits_themselves_are_allowed(text: str) -> None:
    assert find_bot(f"flat@{text}", GAME)[1] != Budget()


def test_a_budget_changes_what_the_bot_spends() -> None:
    assert find_bot("flat@7", GAME)[1] == Budget(iterations=7)
    assert find_bot("flat", GAME)[1] == Budget(iterations=1000)


@pytest.mark.parametrize("name", ["random", "tactic"])
def test_a_budget_for_a_bot_that_takes_none_is_an_error(name: str) -> None:
    with pytest.raises(BadBot, match=f"{name} takes no budget. Leave out @20ms"):
        salle.player(f"{name}@20ms", GAME, 1)


def test_the_error_for_an_unknown_bot_lists_all_bots() -> None:
    with pytest.raises(UnknownName, match=r"Unknown bot bold\. Available: random, tactic, flat, novice"):
        salle.player("bold@20ms", GAME, 1)
    with pytest.raises(UnknownName, match="name of a bot is missing"):
        salle.player("@20ms", GAME, 1)


def test_a_game_without_a_tactic_has_the_other_bots() -> None:
    game = salle.game("engarde/standard")
    game.tactic = None
    with pytest.raises(UnknownName, match="Available: random, flat"):
        salle.player("tactic", game, 1)


def test_names_are_unique_and_styles_name_their_level() -> None:
    names = [bot.name for bot in BOTS]
    assert len(set(names)) == len(names)
    levels = [bot.name for bot in BOTS if bot.kind == "level"]
    assert all(bot.of in levels for bot in BOTS if bot.kind == "style")


@pytest.mark.parametrize("name", bot_names(GAME))
def test_all_of_them_choose_something_legal(name: str) -> None:
    bout, dealer = salle.Bout(GAME), salle.Dealer(1)
    while bout.awaiting == salle.CHANCE:
        bout.dealt(dealer.deal(GAME, bout.state))
    seen = bout.seen(bout.awaiting)
    assert make_bot(name, GAME, 1).choose(seen) in seen.legal


@pytest.mark.parametrize(
    ("name", "outside"),
    [
        ("bold:Bold", True),
        ("my.bots:Bold_2", True),
        (":Bold", True),
        ("bold:Bold@20ms", True),
        ("flat", False),
        ("flat@20ms", False),
        ("flat@1:30", False),
    ],
)
def test_a_name_with_a_colon_is_an_external_bot(name: str, outside: bool) -> None:
    assert is_own_bot(name) is outside


def test_an_external_bot_is_named_by_module_and_class() -> None:
    assert own_parts("bold:Bold") == ("bold", "Bold")
    assert own_parts("my.bots:Bold_2") == ("my.bots", "Bold_2")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("bold:", "Write bold: as module:Class"),
        (":Bold", "Write :Bold as module:Class"),
        ("a:b:c", "Write a:b:c as module:Class"),
        ("my-bots:Bold", "Write my-bots:Bold as module:Class"),
        (
            "../bold.py:Bold",
            "Write ../bold.py:Bold as module:Class. Give the module without its folder",
        ),
        ("bold.py:Bold", "bold.py:Bold is a file, bold.py. To use the bot in it, write bold:Bold"),
        ("bots/bold.py:Bold", "bots/bold.py:Bold is a file, bots/bold.py. To use the bot in it, write bots.bold:Bold"),
        ("bold:Bold@5", "bold:Bold takes no budget. Leave out @5"),
    ],
)
def test_the_error_for_a_malformed_name_says_what_is_wrong(name: str, why: str) -> None:
    with pytest.raises(BadBot, match=re.escape(why)):
        salle.player(name, GAME, 1)
