"""Search: the same seed thinks the same, open wins are taken, close choices are mixed, memory is bounded and freed."""

from __future__ import annotations

import gc
import sys
from collections import Counter

import pytest

import salle
from salle import Bout, Dealer, Rng, Seat
from salle.core.options import Value
from salle.core.registry import make_game
from salle.core.search.instinct import MANNERS
from salle.players.levels import LEVELS, STYLES
from salle.players.search import Mind, Node, Search, Thought
from tests.players.bouts import decisions, midway

SHARP = "left=5 right=8 hands=33145/24111 turn=left"


def minded(**settings: float | bool) -> Mind:
    mind = Mind()
    mind.iterations, mind.worlds = 40, 20
    for name, value in settings.items():
        setattr(mind, name, value)
    return mind


@pytest.mark.parametrize(
    ("name", "options"),
    [("engarde", {}), ("engarde/advanced", {}), ("readyfence", {}), ("audatia", {}), ("arena", {"seats": 4})],
)
def test_it_fences_any_game_and_the_same_seed_the_same(name: str, options: dict[str, Value]) -> None:
    game = make_game(name, options)
    first, again = (decisions(game, salle.player("maestro@8", game, 5), 14) for _ in range(2))
    assert first == again
    assert len(first) == 14


@pytest.mark.parametrize("change", [{"bias": 0.0}, {"trust": 0}, {"worlds": 0}, {"horizon": 0}, {"inclined": False}])
def test_every_variant_fences(change: dict[str, float | bool]) -> None:
    game = salle.game("engarde", hits=1)
    usual = decisions(game, Search(game, Rng(1), minded()), 20)
    assert decisions(game, Search(game, Rng(1), minded(**change)), 20) != usual


@pytest.mark.parametrize("bias", [0.0, 1.0])
def test_it_takes_what_nobody_can_parry(bias: float) -> None:
    game = salle.game("engarde/standard", hits=1)
    bout = Bout(game, game.stance("left=5 right=10 hands=55555/12344 pack=1234 turn=left"))
    search = Search(game, Rng(1), minded(bias=bias))
    best = search.consider(bout.seen(Seat(0)))[0]
    assert game.notation.token(best.action).startswith("x")
    assert best.value > 0.9


def test_a_game_without_instinct_is_searched_all_the_same() -> None:
    game = salle.game("engarde", hits=1)
    game.instinct = None
    bout = Bout(game, game.stance("left=5 right=10 hands=55555/12344 pack=1234 turn=left"))
    best = Search(game, Rng(1), minded(horizon=0)).consider(bout.seen(Seat(0)))[0]
    assert game.notation.token(best.action).startswith("x")


def test_it_thinks_of_every_legal_action_and_spends_its_iterations() -> None:
    game = salle.game("engarde")
    seen = Bout(game, game.stance(SHARP)).seen(Seat(0))
    search = Search(game, Rng(1), minded())
    thoughts = search.consider(seen)
    assert sorted(thought.action for thought in thoughts) == seen.legal
    assert [thought.visits for thought in thoughts] == sorted((one.visits for one in thoughts), reverse=True)
    assert sum(thought.visits for thought in thoughts) == search.thought[0] == 40
    assert all(-1 <= thought.value <= 1 for thought in thoughts)


def test_it_does_not_think_where_there_is_no_choice() -> None:
    game = salle.game("engarde/standard")
    bout = Bout(game, game.stance("left=5 right=8 hands=33245/44111 turn=left"))
    for token in ("x33", "+1", "+5"):
        bout.play(game.notation.action(token))
    search = Search(game, Rng(1), minded())
    assert game.notation.token(search.choose(bout.seen(Seat(1)))) == "#"
    assert search.thought[0] == 0


def test_a_time_is_kept() -> None:
    game = salle.game("engarde")
    search = Search(game, Rng(1), minded(iterations=0, seconds=0.05))
    search.consider(Bout(game, game.stance(SHARP)).seen(Seat(0)))
    done, seconds = search.thought
    assert done > 0
    assert 0.04 <= seconds < 2


def test_close_choices_are_mixed_and_clear_ones_are_not() -> None:
    game = salle.game("engarde")
    actions = [salle.Action(number) for number in range(3)]
    close = [Thought(actions[0], 50, 0.31), Thought(actions[1], 40, 0.30), Thought(actions[2], 9, 0.32)]
    clear = [Thought(actions[0], 50, 0.31), Thought(actions[1], 40, 0.2)]
    search = Search(game, Rng(1), minded())
    chosen = Counter(search.settle(close) for _ in range(300))
    assert set(chosen) == {actions[0], actions[1]}
    assert 100 <= chosen[actions[1]] <= 170
    assert {search.settle(clear) for _ in range(50)} == {actions[0]}
    assert {Search(game, Rng(1), minded(mixed=False)).settle(close) for _ in range(50)} == {actions[0]}


def test_a_taste_is_followed_where_nothing_speaks_against_it() -> None:
    game = salle.game("engarde")
    seen = Bout(game, game.stance("left=3 right=20 hands=12345/12345 turn=left")).seen(Seat(0))
    for manner in ("closing", "waiting"):
        mind = minded(iterations=200)
        mind.tastes[MANNERS.index(manner)] = 1.5
        search = Search(game, Rng(1), mind)
        kind = seen.kinds[seen.legal.index(search.consider(seen)[0].action)]
        assert MANNERS[search.instinct.manner(kind)] == manner


def test_haste_follows_instinct_and_does_not_search() -> None:
    game = salle.game("engarde")
    seen = Bout(game, game.stance(SHARP)).seen(Seat(0))
    search = Search(game, Rng(1), minded(haste=100))
    found = {search.choose(seen) for _ in range(60)}
    assert search.thought[0] == 0
    cool = Search(game, Rng(1), minded(haste=100, warmth=0.1))
    assert len({cool.choose(seen) for _ in range(60)}) < len(found)


@pytest.mark.slow
def test_the_tree_is_bounded_and_freed() -> None:
    game = salle.game("engarde")
    seen = Bout(game, game.stance(SHARP)).seen(Seat(0))
    search = Search(game, Rng(1), minded(iterations=3000))
    search.consider(seen)
    assert 100 < search.nodes <= 3 * 3000
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(3):
        search.consider(seen)
    gc.collect()
    assert sys.getallocatedblocks() - before < 2000
    assert not [one for one in gc.get_objects() if isinstance(one, Node)]


def below(node: Node) -> list[Node]:
    return [deeper for follower in node.followers for deeper in (follower, *below(follower))]


def test_a_full_tree_is_searched_on() -> None:
    game = salle.game("engarde")
    search = Search(game, Rng(1), minded(iterations=400, nodes=20))
    root = search.tree(Bout(game, game.stance(SHARP)).seen(Seat(0)))
    assert sum(edge.visits for edge in root.edges) == 400
    assert search.nodes == 20
    assert sum(edge.visits for node in below(root) for edge in node.edges) > 100


def test_a_player_goes_on_where_others_retire() -> None:
    game = salle.game("arena", seats=3)
    bout, dealer = Bout(game), Dealer(1)
    players = [salle.player("provost@5", game, seat) for seat in range(3)]
    plies = 0
    while not bout.over and plies < 90:
        plies += 1
        if bout.awaiting == salle.CHANCE:
            bout.dealt(dealer.deal(game, bout.state))
        elif plies == 60:
            bout.retire(Seat((bout.awaiting + 1) % 3))
        else:
            bout.act(bout.awaiting, players[bout.awaiting].choose(bout.seen(bout.awaiting)))
    assert plies > 60


def test_levels_grow_and_styles_differ() -> None:
    assert len(LEVELS) >= 5
    assert [level.iterations for level in LEVELS] == sorted(level.iterations for level in LEVELS)
    game = salle.game("engarde")
    for style in STYLES:
        made = salle.player(style.name, game, 1)
        assert isinstance(made, Search)
        assert [taste for taste in made.mind.tastes if taste] != []
    whims = {tuple(salle.player("novice", game, seed).mind.tastes) for seed in range(20)}  # type: ignore[attr-defined]
    assert len(whims) > 1


def test_midway_decisions_are_legal_at_every_level() -> None:
    game = salle.game("readyfence/basic")
    for number, (_, seen) in enumerate(midway(game)):
        for level in LEVELS:
            assert salle.player(f"{level.name}@10", game, number).choose(seen) in seen.legal


@pytest.mark.parametrize(("budget", "worlds"), [("1500", 500), ("1s", 500), ("20ms", 500), ("2ms", 50), ("0.01ms", 10)])
def test_who_has_little_time_keeps_fewer_worlds_in_mind(budget: str, worlds: int) -> None:
    maestro = salle.player(f"maestro@{budget}", salle.game("engarde/standard"), 1)
    assert isinstance(maestro, Search)
    assert maestro.belief.size == worlds


def test_who_keeps_no_worlds_in_mind_keeps_none_in_little_time() -> None:
    novice = salle.player("novice@1ms", salle.game("engarde/standard"), 1)
    assert isinstance(novice, Search)
    assert novice.belief.size == 0
