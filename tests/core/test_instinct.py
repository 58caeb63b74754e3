"""Instinct, of all games: it sees what its seat sees, it weighs every action, and worths are shared out."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

import pytest

import salle
from salle import Bout, Dealer, Rng, Seat, State
from salle.core.errors import SalleError
from salle.core.options import Value
from salle.core.registry import make_game, rulesets, variants
from salle.core.search.habits import LIKELIEST, NEXT_ACTION, Habits, Practised, inclinations, learned_habits
from salle.core.search.instinct import CERTAIN, MANNERS, NO_DISTANCE, Instinct, instinct_of
from salle.core.search.playout import random_action

CASES = [(name, options) for name in rulesets() for options in variants(name)]


def walk(game: salle.Game, plies: int, seed: int = 1) -> Iterator[State]:
    """The decisions of random bouts."""
    bout, dealer, rng = Bout(game), Dealer(seed), Rng(seed)
    for ply in range(plies):
        if bout.over:
            bout, dealer = Bout(game), Dealer(f"{seed}/{ply}")
        elif bout.awaiting == salle.CHANCE:
            bout.dealt(dealer.deal(game, bout.state))
        else:
            yield bout.state
            legal = bout.state.legal_actions()
            bout.act(bout.awaiting, legal[rng.below(len(legal))])


@pytest.mark.parametrize(("name", "options"), CASES)
def test_inclinations_follow_from_what_the_seat_sees(name: str, options: dict[str, Value]) -> None:
    game = make_game(name, options)
    instinct = instinct_of(game)
    for number, state in enumerate(walk(game, 300)):
        seat, legal = state.to_act, state.legal_actions()
        weights = instinct.incline(state, legal)
        assert len(weights) == len(legal)
        assert all(1 <= weight <= LIKELIEST + 1 for weight in weights)
        other = game.imagine(state.sight(seat), Rng(number))
        assert instinct.incline(other, legal) == weights


@pytest.mark.parametrize(("name", "options"), CASES)
def test_what_one_gains_the_others_lose(name: str, options: dict[str, Value]) -> None:
    game = make_game(name, options)
    instinct = instinct_of(game)
    before = game.new()
    for state in walk(game, 300):
        worths = instinct.worths(before, state)
        assert len(worths) == game.seats
        assert all(-CERTAIN <= worth <= CERTAIN for worth in worths)
        assert -game.seats <= sum(int(worth) for worth in worths) <= game.seats


@pytest.mark.parametrize(("name", "options"), CASES)
def test_who_mistakes_cards_makes_and_loses_none(name: str, options: dict[str, Value]) -> None:
    game = make_game(name, options)
    instinct = instinct_of(game)
    changed = 0
    for number, state in enumerate(walk(game, 400)):
        world = game.imagine(state.sight(state.to_act), Rng(number))
        twin = world.copy()
        instinct.confuse(twin, state.to_act, Rng(number))
        assert twin.census() == world.census()
        assert twin.legal_actions() == world.legal_actions()
        changed += twin.sight(salle.EVERYONE) != world.sight(salle.EVERYONE)
    assert changed > 5


PLAYED_ON = 30  # plies


@pytest.mark.parametrize(("name", "options"), CASES)
def test_a_world_with_mistaken_cards_can_be_played_on(name: str, options: dict[str, Value]) -> None:
    game = make_game(name, options)
    instinct = instinct_of(game)
    for number, state in enumerate(walk(game, 600)):
        rng = Rng(number)
        world = game.imagine(state.sight(state.to_act), rng)
        instinct.confuse(world, state.to_act, rng)
        for _ in range(PLAYED_ON):
            if world.to_act == salle.NOBODY:
                break
            world.apply(random_action(game, world, rng))


@pytest.mark.parametrize(("name", "options"), CASES)
def test_every_kind_of_action_has_a_manner_and_the_practised_know_their_traits(
    name: str, options: dict[str, Value]
) -> None:
    game = make_game(name, options)
    instinct = instinct_of(game)
    manners = {MANNERS[instinct.manner(kind)] for kind in range(len(game.kinds))}
    assert {"attacking", "countering", "waiting"} <= manners
    assert isinstance(instinct, Practised)
    traits = import_module(f"salle.games.{game.id}.bots.instinct").TRAITS
    mine = type(instinct)(game, Habits([0] * traits))  # type: ignore[arg-type]
    mine.habits.noting = True
    seen: set[int] = set()
    for state in walk(game, 400):
        mine.incline(state, state.legal_actions())
        assert sum(trait == NEXT_ACTION for trait, _ in mine.habits.notes) == len(state.legal_actions())
        mine.strength(state, state.to_act)
        seen |= {trait for trait, _ in mine.habits.notes}
        mine.habits.notes = []
    assert len(seen) > 60
    assert max(seen) < traits


def test_the_scores_of_actions_are_spread() -> None:
    assert inclinations([0, 32, -1000]) == [1 + int(LIKELIEST / 2.718281828), LIKELIEST + 1, 1]
    assert inclinations([5]) == [LIKELIEST + 1]


def test_habits_that_do_not_fit_are_refused() -> None:
    with pytest.raises(SalleError, match=r"engarde/standard has [\d,]+ habits in habits.toml, but 3 are needed"):
        learned_habits("engarde", "standard", 3)
    assert set(learned_habits("engarde", "unheard-of", 3).weights) == {0}


def test_a_game_that_says_nothing_is_judged_by_its_points() -> None:
    game = salle.game("engarde/standard", hits=2)
    plain = Instinct(2)
    before = game.stance("left=5 right=10 hands=55555/12344 turn=left")
    after = before.copy()
    assert plain.worths(before, after) == [0, 0]
    after.apply(game.notation.action("x55555"))
    while after.to_act == salle.CHANCE or plain.stage(after) == plain.stage(before):
        after.apply(after.legal_actions()[-1] if after.to_act >= 0 else first_draw(game, after))
        if plain.stage(after) != plain.stage(before):
            break
    assert plain.worths(before, after) == [CERTAIN, -CERTAIN]
    assert plain.distance(before) == NO_DISTANCE
    assert plain.manner(0) == 0


def first_draw(game: salle.Game, state: State) -> salle.Action:
    ways = state.chance_weights()
    return salle.Action(game.actions + next(number for number, way in enumerate(ways) if way > 0))


def test_distance_is_what_lies_between() -> None:
    for name, stance in (("engarde/standard", "left=5 right=12 hands=12345/12345 turn=left"),):
        game = salle.game(name)
        assert instinct_of(game).distance(game.stance(stance)) == 7
    assert instinct_of(salle.game("audatia")).distance(salle.game("audatia").new()) == NO_DISTANCE


def test_the_seat_counts_only_its_own_cards() -> None:
    game = salle.game("engarde/standard")
    instinct = instinct_of(game)
    one, two = (game.stance(f"left=5 right=8 hands=33145/{hand} turn=left") for hand in ("24111", "33552"))
    assert instinct.incline(one, one.legal_actions()) == instinct.incline(two, two.legal_actions())
    assert isinstance(instinct, Practised)
    assert instinct.strength(one, Seat(0)) != instinct.strength(two, Seat(0))
