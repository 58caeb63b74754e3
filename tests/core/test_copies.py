"""Games, bouts and what seats see are compared by value, copied and pickled; and each says what it is."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any, TypeAlias

import pytest

import salle
from salle import CHANCE, EVERYONE, NOBODY, Bout, Event, Game, Outcome, Rule, Seat
from salle.core.player import Witness
from salle.core.registry import printed_card_data, rulesets
from salle.core.search.playout import random_action
from salle.players.search import SETTINGS, Mind, Search
from tests.core.toy import HIDE, SHOW, ToyGame

SOURCES = Path(__file__).parents[2] / "src" / "salle"
LEFT, RIGHT = Seat(0), Seat(1)
WATCHERS = (LEFT, RIGHT, NOBODY)
Table: TypeAlias = tuple[salle.Dealer, salle.Player, Bout]
CORRECTED = ("readyfence", "audatia", "arena")


def passed_on(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS = pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, passed_on])


def begun(name: str, plies: int = 40, seed: int = 1) -> Bout:
    """A bout at a decision of a seat, some plies after the start."""
    game = salle.game(name)
    bout, rng = Bout(game), salle.Rng(seed)
    while not bout.over and (len(bout.actions) < plies or bout.awaiting == CHANCE):
        bout.play(random_action(game, bout.state, rng))
    return bout


# -- games


@pytest.mark.parametrize("name", rulesets())
def test_a_game_is_what_it_was_made_of(name: str) -> None:
    game, again = salle.game(name), salle.game(name)
    assert game == again and hash(game) == hash(again) and game is not again
    assert passed_on(game) == game
    assert passed_on(game).digest == game.digest
    assert passed_on(game) is passed_on(again)
    assert copy.copy(game) is game and copy.deepcopy(game) is game


def test_games_with_other_rules_options_or_cards_differ() -> None:
    text = printed_card_data("arena")
    games: list[Game] = [
        salle.game("engarde"),
        salle.game("engarde", "basic"),
        salle.game("engarde", hits=1),
        salle.game("audatia"),
        salle.game("audatia", challenger="boucicault", respondent="galeazzo"),
        salle.game("arena"),
        salle.game("arena", cards=text.replace("copies = { is = 5", "copies = { is = 6", 1)),
    ]
    assert len(set(games)) == len(games)
    assert [one for one in games if one == games[0]] == games[:1]
    assert games[0] != "engarde/standard"


@pytest.mark.parametrize("id", CORRECTED)
def test_a_game_with_corrected_cards_keeps_them(id: str) -> None:
    game = salle.game(id, cards=printed_card_data(id))
    assert passed_on(game).corrected == game.corrected
    assert passed_on(game) == game


# -- bouts


@WAYS
@pytest.mark.parametrize("name", rulesets())
def test_a_bout_is_its_actions(again: Any, name: str) -> None:
    bout = begun(name)
    twin = again(bout)
    assert twin == bout and hash(twin) == hash(bout) and twin is not bout
    assert [twin.seen(seat) for seat in WATCHERS] == [bout.seen(seat) for seat in WATCHERS]
    if not bout.over:
        twin.retire(LEFT)
        assert twin != bout and hash(twin) != hash(bout)
        assert not bout.over


@WAYS
@pytest.mark.skipif(type(salle.game("engarde").new()).__eq__ is object.__eq__, reason="positions have no equality yet")
def test_a_bout_from_a_stance_keeps_its_start(again: Any) -> None:
    game = salle.game("engarde", hits=1)
    bout = Bout(game, game.stance("left=5 right=9 hands=33145/24111 turn=left"))
    bout.act(LEFT, ">3")
    assert again(bout) == bout
    assert again(bout) != Bout(game, game.stance("left=5 right=9 hands=33145/24112 turn=left"))
    assert again(bout).seen(RIGHT) == bout.seen(RIGHT)


def test_a_bout_that_was_retired_from_is_passed_on() -> None:
    bout = begun("engarde")
    bout.retire(RIGHT)
    assert passed_on(bout).outcome == bout.outcome


def test_bouts_of_other_games_and_with_other_actions_differ() -> None:
    bouts = {begun("engarde"), begun("engarde", plies=60), begun("engarde", seed=2), begun("engarde/basic")}
    assert len(bouts) == 4
    assert begun("engarde") in bouts


# -- what a seat sees


@WAYS
@pytest.mark.parametrize("name", rulesets())
def test_what_a_seat_sees_is_copied_by_value(again: Any, name: str) -> None:
    bout = begun(name)
    for seat in WATCHERS:
        seen = bout.seen(seat)
        assert again(seen) == seen and hash(again(seen)) == hash(seen)
    assert bout.seen(LEFT) != bout.seen(RIGHT)
    twin = copy.deepcopy(bout.seen(LEFT))
    twin.witnessed.clear()
    assert bout.seen(LEFT).witnessed


# -- dealers, bots and their random numbers


@WAYS
def test_random_numbers_go_on_alike(again: Any) -> None:
    rng = salle.Rng(5, "deck")
    rng.word()
    twin = again(rng)
    assert [twin.word() for _ in range(9)] == [rng.word() for _ in range(9)]


@pytest.mark.parametrize("bot", ["random", "tactic", "flat@4", "search"])
@pytest.mark.parametrize("name", rulesets())
def test_dealers_and_bots_go_on_alike(name: str, bot: str) -> None:
    game = salle.game(name)
    table: Table = (salle.Dealer(1), searching(game) if bot == "search" else salle.player(bot, game, 1), Bout(game))
    go_on(table, 25)
    twins: list[Table] = [copy.deepcopy(table), passed_on(table)]
    go_on(table, 35)
    for twin in twins:
        go_on(twin, 35)
        assert twin[2] == table[2]


def searching(game: Game) -> Search:
    """A small search with a belief."""
    mind = Mind()
    mind.iterations, mind.worlds = 8, 8
    return Search(game, salle.Rng(1), mind)


def test_all_settings_of_a_search_are_copied() -> None:
    mind = Mind()
    assert {name for name in dir(mind) if not name.startswith("_")} == set(SETTINGS)
    mind.tastes[0], mind.mixed = 0.5, False
    twin = passed_on(mind)
    assert [getattr(twin, name) for name in SETTINGS] == [getattr(mind, name) for name in SETTINGS]


def go_on(table: Table, plies: int) -> None:
    """Play until so many plies are played."""
    dealer, player, bout = table
    while not bout.over and len(bout.actions) < plies:
        if bout.awaiting == CHANCE:
            bout.dealt(dealer.deal(bout.game, bout.state))
        else:
            bout.act(bout.awaiting, player.choose(bout.seen(bout.awaiting)))


SMALL: list[tuple[Any, list[Any]]] = [
    (Witness(LEFT, HIDE), [Witness(RIGHT, HIDE), Witness(LEFT, SHOW)]),
    (Outcome((LEFT,), Rule(3)), [Outcome((), Rule(3)), Outcome((LEFT,), Rule(4))]),
    (
        Event(1, LEFT, Rule(2), (3, 4), EVERYONE, False),
        [
            Event(2, LEFT, Rule(2), (3, 4), EVERYONE, False),
            Event(1, LEFT, Rule(2), (3,), EVERYONE, False),
            Event(1, LEFT, Rule(2), (3, 4), LEFT, False),
            Event(1, LEFT, Rule(2), (3, 4), EVERYONE, True),
        ],
    ),
]


@WAYS
@pytest.mark.parametrize(("thing", "others"), SMALL)
def test_small_things_are_equal_by_value(again: Any, thing: Any, others: list[Any]) -> None:
    assert again(thing) == thing and hash(again(thing)) == hash(thing)
    assert [other for other in [*others, None, 1] if other == thing] == []
    assert len({thing, again(thing), *others}) == 1 + len(others)


# -- what each says


def test_a_bout_shows_the_referee_s_view() -> None:
    game = salle.game("engarde", hits=1)
    stance = "left=5 right=9 hands=33145/24111 turn=left"
    bout = Bout(game, game.stance(stance))
    assert repr(bout).startswith("<Bout of engarde/standard, 0 actions, Left to act: left=5 right=9 hands=")
    bout.act(LEFT, ">3")
    assert repr(bout) == "<Bout of engarde/standard, 1 action, the deck deals to Left>"
    bout.retire(LEFT)
    assert repr(bout) == "<Bout of engarde/standard, 2 actions, Right won (retired)>"
    assert repr(Bout(game)) == "<Bout of engarde/standard, 0 actions, the deck draws a lot>"


def test_what_a_seat_sees_shows_that_seat_only() -> None:
    game = salle.game("engarde", hits=1)
    bout = Bout(game, game.stance("left=5 right=9 hands=33145/22455 turn=left"))
    shown = repr(bout.seen(LEFT))
    assert shown.startswith("<Seen by Left of engarde/standard, 0 actions, may do >1 >3 <1 <3 <4 x4: EnGardeScene(")
    assert "cards=('1', '3', '3', '4', '5')" in shown
    assert "'2', '2'" not in shown
    assert "cards=('2', '2', '4', '5', '5')" in repr(bout.seen(RIGHT))
    assert "cards=('" not in repr(bout.seen(NOBODY))
    assert repr(bout.seen(NOBODY)).startswith("<Seen by a spectator of engarde/standard, 0 actions: EnGardeScene(")


@pytest.mark.parametrize("name", rulesets())
def test_everything_says_what_it_is(name: str) -> None:
    game = salle.game(name)
    bout, rng = Bout(game), salle.Rng(3)
    while not bout.over:
        assert repr(bout).startswith(f"<Bout of {name}, ")
        assert all(repr(bout.seen(seat)).startswith("<Seen by ") for seat in WATCHERS)
        bout.play(random_action(game, bout.state, rng))
        if len(bout.actions) > 60:
            break
    assert eval(repr(bout.heard(LEFT)), {"Event": Event}) == bout.heard(LEFT)
    assert eval(repr(bout.witnessed(LEFT)), {"Witness": Witness}) == bout.witnessed(LEFT)
    assert eval(repr(bout.outcome), {"Outcome": Outcome}) == bout.outcome


def test_a_game_without_words_is_shown_too() -> None:
    bout = Bout(ToyGame())
    assert repr(bout) == "<Bout of toy/plain, 0 actions, seat 0 to act>"
    assert repr(bout.seen(LEFT)) == "<Seen by seat 0 of toy/plain, 0 actions, may do 0 1 2 3: (0, 0, 0, 0, 0, 0)>"


def test_a_message_says_what_it_is() -> None:
    assert repr(salle.Message("engarde-seat-left")) == "Message(id='engarde-seat-left', args={})"


# -- pickles from outside


@pytest.mark.parametrize("folder", ["server", "client", "wire"])
def test_nothing_from_the_network_is_unpickled(folder: str) -> None:
    """A pickle can run any code when it is loaded."""
    words = ("pickle", "marshal", "shelve", "dill", "joblib")
    found = [
        (path.name, word)
        for path in sorted((SOURCES / folder).rglob("*.py"))
        for word in words
        if f"import {word}" in (text := path.read_text(encoding="utf-8")) or f"from {word}" in text
    ]
    assert found == []
