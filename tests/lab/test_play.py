"""`salle.play`: a whole bout in one call, with bots by name or your own."""

from __future__ import annotations

import re
from typing import Any

import numpy
import pytest

import salle
from salle import Bout, Seen
from salle.core.errors import BadBot, Illegal, Malformed, OutOfRange, SalleError, UnknownName
from salle.core.registry import rulesets
from salle.lab.simulate import Plan, run_part


class Choosing:
    """Chooses with the given function."""

    def __init__(self, choose: Any) -> None:
        self.choose = choose


def first(seen: Seen) -> Any:
    return seen.legal[0]


@pytest.mark.parametrize("name", rulesets())
def test_a_bout_is_played_to_its_end(name: str) -> None:
    game = salle.game(name)
    bout = salle.play(name, ["random"] * game.seats, seed=4)
    assert bout.over and bout.outcome is not None and bout.game == game


def test_all_luck_follows_from_the_seed() -> None:
    game = salle.game("engarde/standard", hits=1)
    bouts = [salle.play(game, ["tactic", "random"], seed=seed) for seed in (1, 1, "1", 2)]
    assert bouts[0] == bouts[1] == bouts[2] != bouts[3]
    assert bouts[0].game is game
    assert salle.play(game, ["tactic", "random"]) == salle.play(game, ["tactic", "random"], seed=0)


def test_a_simulation_plays_the_same_bouts() -> None:
    plan = Plan("engarde/standard", ("tactic", "random"), 1, "7", {"hits": 1})
    bout = salle.play(plan.make(), list(plan.bots), seed="7/0")
    tally = run_part(plan, 0, 1)
    assert sum(tally.actions.values()) == sum(action < bout.game.actions for action in bout.actions)


def test_a_bot_may_be_any_object_and_choose_any_number_or_token() -> None:
    game = salle.game("engarde", hits=1)
    ways = [
        first,
        lambda seen: numpy.int64(seen.legal[0]),
        lambda seen: numpy.array(seen.legal)[0],
        lambda seen: game.notation.token(seen.legal[0]),
    ]
    bouts: list[Bout] = [salle.play(game, [Choosing(way), "random"], seed=3) for way in ways]
    assert bouts == bouts[:1] * len(ways)


def test_a_bot_that_spoils_what_it_was_given_spoils_nothing() -> None:
    def spoil(seen: Seen) -> Any:
        action = seen.legal[0]
        for given in (seen.legal, seen.kinds, seen.witnessed, seen.heard):
            given.clear()
        return action

    game = salle.game("engarde", hits=1)
    assert salle.play(game, [Choosing(spoil), "random"]) == salle.play(game, [Choosing(first), "random"])


@pytest.mark.parametrize(
    ("choice", "error"), [("<1", Illegal), ("sideways", Malformed), (10**6, OutOfRange), (None, OutOfRange)]
)
def test_a_choice_that_can_t_be_is_told(choice: Any, error: type[SalleError]) -> None:
    with pytest.raises(error):
        salle.play("engarde", [Choosing(lambda seen: choice)] * 2)


def test_one_bot_plays_all_seats() -> None:
    game = salle.game("arena", seats=3)
    expected = salle.play(game, ["tactic"] * 3, seed=2)
    for bots in ("tactic", ["tactic"], ("tactic",), iter(["tactic"] * 3)):
        assert salle.play(game, bots, seed=2) == expected
    assert salle.play(game, Choosing(first), seed=2) == salle.play(game, [Choosing(first)] * 3, seed=2)


@pytest.mark.parametrize("game", [None, 5, ["engarde"]])
def test_what_is_no_game_is_told(game: Any) -> None:
    words = f"{game!r} of type {type(game).__name__} is not a game. Give a name such as engarde/standard"
    for make in (salle.game, lambda given: salle.play(given, "random")):
        with pytest.raises(UnknownName, match=re.escape(words)):
            make(game)


@pytest.mark.parametrize(
    ("bots", "error", "words"),
    [
        (["random"] * 3, SalleError, "3 bots were named for 2 seats"),
        ([], SalleError, "0 bots were named for 2 seats"),
        (None, BadBot, "None cannot play"),
        (["random", "nemo"], UnknownName, "Unknown bot nemo"),
        (["random", Choosing], BadBot, "cannot play. A player is the name of a bot, or an object"),
        (["random", 5], BadBot, "5 cannot play"),
    ],
)
def test_wrong_bots_are_told(bots: Any, error: type[SalleError], words: str) -> None:
    with pytest.raises(error, match=re.escape(words)):
        salle.play("engarde", bots)
