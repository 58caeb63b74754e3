"""Search: it depends only on its seed, takes certain wins, mixes close choices, and bounds and frees its memory."""

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
from salle.players.search import Mind, Search, Thought
from salle.players.tree import Edge, Node, Regrets
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
def test_it_plays_every_game_and_depends_only_on_its_seed(name: str, options: dict[str, Value]) -> None:
    game = make_game(name, options)
    first, again = (decisions(game, salle.player("maestro@8", game, 5), 14) for _ in range(2))
    assert first == again
    assert len(first) == 14


@pytest.mark.parametrize("change", [{"bias": 0.0}, {"trust": 0}, {"worlds": 0}, {"horizon": 0}, {"inclined": False}])
def test_every_setting_changes_the_choices(change: dict[str, float | bool]) -> None:
    game = salle.game("engarde", hits=1)
    usual = decisions(game, Search(game, Rng(1), minded()), 20)
    assert decisions(game, Search(game, Rng(1), minded(**change)), 20) != usual


@pytest.mark.parametrize("bias", [0.0, 1.0])
def test_it_takes_a_hit_that_cannot_be_parried(bias: float) -> None:
    game = salle.game("engarde/standard", hits=1)
    bout = Bout(game, game.stance("left=5 right=10 hands=55555/12344 pack=1234 turn=left"))
    search = Search(game, Rng(1), minded(bias=bias))
    best = search.consider(bout.seen(Seat(0)))[0]
    assert game.notation.token(best.action).startswith("x")
    assert best.value > 0.9


def test_a_game_without_an_instinct_can_be_searched() -> None:
    game = salle.game("engarde", hits=1)
    game.instinct = None
    bout = Bout(game, game.stance("left=5 right=10 hands=55555/12344 pack=1234 turn=left"))
    best = Search(game, Rng(1), minded(horizon=0)).consider(bout.seen(Seat(0)))[0]
    assert game.notation.token(best.action).startswith("x")


def test_it_returns_every_legal_action_and_spends_all_iterations() -> None:
    game = salle.game("engarde")
    seen = Bout(game, game.stance(SHARP)).seen(Seat(0))
    search = Search(game, Rng(1), minded())
    thoughts = search.consider(seen)
    assert sorted(thought.action for thought in thoughts) == seen.legal
    assert [thought.visits for thought in thoughts] == sorted((one.visits for one in thoughts), reverse=True)
    assert sum(thought.visits for thought in thoughts) == search.thought[0] == 40
    assert all(-1 <= thought.value <= 1 for thought in thoughts)


def test_a_forced_action_needs_no_search() -> None:
    game = salle.game("engarde/standard")
    bout = Bout(game, game.stance("left=5 right=8 hands=33245/44111 turn=left"))
    for token in ("x33", "+1", "+5"):
        bout.play(game.notation.action(token))
    search = Search(game, Rng(1), minded())
    assert game.notation.token(search.choose(bout.seen(Seat(1)))) == "#"
    assert search.thought[0] == 0


def test_it_uses_its_time_budget() -> None:
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


def test_a_taste_decides_between_actions_of_equal_value() -> None:
    game = salle.game("engarde")
    seen = Bout(game, game.stance("left=3 right=20 hands=12345/12345 turn=left")).seen(Seat(0))
    for manner in ("closing", "waiting"):
        mind = minded(iterations=200)
        mind.tastes[MANNERS.index(manner)] = 1.5
        search = Search(game, Rng(1), mind)
        kind = seen.kinds[seen.legal.index(search.consider(seen)[0].action)]
        assert MANNERS[search.instinct.manner(kind)] == manner


def test_with_full_haste_a_bot_acts_by_instinct_without_search() -> None:
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


def test_search_continues_in_a_full_tree() -> None:
    game = salle.game("engarde")
    search = Search(game, Rng(1), minded(iterations=400, nodes=20))
    root = search.tree(Bout(game, game.stance(SHARP)).seen(Seat(0)))
    assert sum(edge.visits for edge in root.edges) == 400
    assert search.nodes == 20
    assert sum(edge.visits for node in below(root) for edge in node.edges) > 100


def test_a_floor_of_tries_reaches_every_legal_action() -> None:
    game = salle.game("engarde")
    seen = Bout(game, game.stance("left=3 right=20 hands=12345/12345 turn=left")).seen(Seat(0))
    least = {floor: min(one.visits for one in considered(game, seen, floor)) for floor in (0, 10)}
    assert least[0] < 10 <= least[10]


def considered(game: salle.Game, seen: salle.Seen, floor: int) -> list[Thought]:
    return Search(game, Rng(1), minded(iterations=400, floor=floor, regret=True)).consider(seen)


def test_the_floor_takes_at_most_a_quarter_of_the_iterations() -> None:
    game = salle.game("engarde")
    search = Search(game, Rng(1), minded(iterations=40, floor=100, regret=True))
    thoughts = search.consider(Bout(game, game.stance(SHARP)).seen(Seat(0)))
    assert sum(thought.visits for thought in thoughts) == search.thought[0] == 40
    assert thoughts[0].visits > 20


def test_regret_matching_mixes_equal_edges_and_drops_a_worse_one() -> None:
    edges = [Edge(salle.Action(number)) for number in range(3)]
    regrets = Regrets(3)
    rng = Rng(1)
    for turn in range(2000):
        edge = edges[turn % 3 if turn < 30 else regrets.pick(rng)]
        edge.visits += 1.0
        share = edge.visits / (turn + 1.0)  # the opponent adapts: what is played often is worth less
        edge.value += (-0.5 if edge is edges[2] else 0.0) - share
        regrets.learn(edges)
    first, second, third = regrets.shares(0.1)
    assert min(first, second) > 0.15
    assert third == 0.0
    assert first + second == pytest.approx(1.0)


@pytest.mark.parametrize("pack", ["pack=12", "pack=123"])
def test_an_ending_has_at_most_seven_unseen_cards(pack: str) -> None:
    game = salle.game("engarde/standard")
    bout = Bout(game, game.stance(f"left=5 right=14 hands=12345/12345 {pack} turn=left"))
    search = Search(game, Rng(1), minded(regret=True, floor=2, endings=True))
    thoughts = search.consider(bout.seen(Seat(0)))
    assert search.ending == (pack == "pack=12")
    assert search.settle(thoughts) in bout.seen(Seat(0)).legal
    assert search.thought[0] == 40


@pytest.mark.parametrize(("name", "options"), [("engarde/standard", {}), ("readyfence/basic", {}), ("audatia", {})])
def test_how_long_it_thinks_depends_on_what_a_spectator_sees(name: str, options: dict[str, Value]) -> None:
    game = make_game(name, options)
    for _, seen in midway(game):
        spent = set()
        for number in range(4):
            world = game.imagine(seen.sight, Rng(number))
            other = game.imagine(world.sight(Seat(1 - seen.seat)), Rng(number))
            if other.to_act != seen.seat or len(other.legal_actions()) < 2:
                continue
            kinds = [other.kind(action) for action in other.legal_actions()]
            fresh = salle.Seen(game, seen.seat, other.sight(seen.seat), other.legal_actions(), kinds, [], [])
            search = Search(game, Rng(1), minded(floor=10, regret=True, endings=True))
            search.consider(fresh)
            spent.add((search.thought[0], search.ending))
        assert len(spent) < 2


def test_search_continues_after_another_player_resigns() -> None:
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


def test_higher_levels_search_more_and_styles_have_tastes() -> None:
    assert len(LEVELS) >= 5
    assert [level.iterations for level in LEVELS] == sorted(level.iterations for level in LEVELS)
    game = salle.game("engarde")
    for style in STYLES:
        made = salle.player(style.name, game, 1)
        assert isinstance(made, Search)
        assert [taste for taste in made.mind.tastes if taste] != []
    whims = {tuple(salle.player("novice", game, seed).mind.tastes) for seed in range(20)}  # type: ignore[attr-defined]
    assert len(whims) > 1


def test_every_level_chooses_legal_actions() -> None:
    game = salle.game("readyfence/basic")
    for number, (_, seen) in enumerate(midway(game)):
        for level in LEVELS:
            assert salle.player(f"{level.name}@10", game, number).choose(seen) in seen.legal


@pytest.mark.parametrize(("budget", "worlds"), [("1500", 500), ("1s", 500), ("20ms", 500), ("2ms", 50), ("0.01ms", 10)])
def test_a_short_time_budget_means_fewer_worlds(budget: str, worlds: int) -> None:
    maestro = salle.player(f"maestro@{budget}", salle.game("engarde/standard"), 1)
    assert isinstance(maestro, Search)
    assert maestro.belief.size == worlds


def test_a_level_without_worlds_has_none_at_any_time_budget() -> None:
    novice = salle.player("novice@1ms", salle.game("engarde/standard"), 1)
    assert isinstance(novice, Search)
    assert novice.belief.size == 0
