"""Flat Monte Carlo: it depends only on its seed, takes certain wins, and plays every game."""

from __future__ import annotations

import pytest

import salle
from salle import Bout, Rng, Seat, State
from salle.core.options import Value
from salle.core.registry import make_game
from salle.core.search.instinct import Instinct
from salle.players.flat_monte_carlo import Flat, tries
from tests.players.bouts import decisions


@pytest.mark.parametrize(
    ("name", "options"), [("engarde", {}), ("readyfence", {}), ("audatia", {}), ("arena", {"seats": 4})]
)
def test_it_plays_every_game_and_depends_only_on_its_seed(name: str, options: dict[str, Value]) -> None:
    game = make_game(name, options)
    first, again = (decisions(game, salle.player("flat@8", game, 5), 12) for _ in range(2))
    assert first == again
    assert len(first) == 12


def test_other_seeds_choose_other_actions() -> None:
    game = salle.game("engarde")
    found = {tuple(decisions(game, salle.player("flat@8", game, seed), 12)) for seed in range(4)}
    assert len(found) > 1


def test_it_takes_a_hit_that_cannot_be_parried() -> None:
    game = salle.game("engarde/standard", hits=1)
    bout = Bout(game, game.stance("left=5 right=10 hands=55555/12344 pack=1234 turn=left"))
    choice = salle.player("flat@100", game, 1).choose(bout.seen(Seat(0)))
    assert game.notation.token(choice).startswith("x")


def test_it_spends_all_iterations_and_reports_them() -> None:
    game = salle.game("engarde")
    player = Flat(game, Rng(1), 50, 0.0)
    bout = Bout(game, game.stance("left=5 right=8 hands=33145/24111 turn=left"))
    player.choose(bout.seen(Seat(0)))
    playouts, seconds = player.thought
    assert playouts == 50
    assert 0 < seconds < 10


def test_every_action_is_tried_even_without_time() -> None:
    game = salle.game("engarde")
    bout = Bout(game, game.stance("left=5 right=8 hands=33145/24111 turn=left"))
    seen = bout.seen(Seat(0))
    for player in (Flat(game, Rng(1), 0, 1e-9), Flat(game, Rng(1), 1, 0.0)):
        player.choose(seen)
        assert player.thought[0] == len(seen.legal) > 1


def test_it_uses_its_time_budget() -> None:
    game = salle.game("engarde")
    player = salle.player("flat@50ms", game, 1)
    assert isinstance(player, Flat)
    bout = Bout(game, game.stance("left=5 right=8 hands=33145/24111 turn=left"))
    player.choose(bout.seen(Seat(0)))
    assert 0.05 <= player.thought[1] < 2


def test_a_forced_action_needs_no_playouts() -> None:
    game = salle.game("engarde/standard")
    bout = Bout(game, game.stance("left=5 right=8 hands=33245/44111 turn=left"))
    for token in ("x33", "+1", "+5"):
        bout.play(game.notation.action(token))
    player = salle.player("flat", game, 1)
    assert isinstance(player, Flat)
    assert game.notation.token(player.choose(bout.seen(Seat(1)))) == "#"
    assert player.thought[0] == 0


class Spy(Instinct):
    """Records the stages that playouts reach."""

    stages: list[int]

    def stage(self, state: State) -> int:
        self.stages.append(super().stage(state))
        return self.stages[-1]


def test_a_playout_ends_with_the_round() -> None:
    game = salle.game("engarde/standard", hits=5)
    spy = Spy(2)
    spy.stages = []
    game.instinct = lambda: spy
    decisions(game, Flat(game, Rng(1), 20, 0.0), 4)
    assert set(spy.stages) == {0, 1}
    assert spy.stages.count(1) >= 40


def test_playouts_are_spread_evenly() -> None:
    assert [tries(number, 7, 3) for number in range(3)] == [3, 2, 2]
    assert [tries(number, 6, 3) for number in range(3)] == [2, 2, 2]
