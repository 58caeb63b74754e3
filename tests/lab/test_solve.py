"""The solver: its rows agree with the rules, and its policy is hard to exploit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import salle
from salle.core.game import CHANCE, NOBODY, Game
from salle.core.search.public_states import PublicStates

np = pytest.importorskip("numpy")
pytest.importorskip("numba")

from salle.lab.solve.best_response import exploitability  # noqa: E402
from salle.lab.solve.checkpoints import Checkpoints  # noqa: E402
from salle.lab.solve.rows import ENDED, KEPT, SETTLED, Rows, enumerate_rows  # noqa: E402
from salle.lab.solve.solver import Solver  # noqa: E402
from salle.lab.solve.tables import save_table  # noqa: E402
from salle.players.policy_table import PolicyTable  # noqa: E402
from salle.players.solved import Solved  # noqa: E402

REDUCED = (
    {"values": 3, "copies": 3, "hand": 2, "piste": 7},
    {"values": 3, "copies": 4, "hand": 3, "piste": 9},
    {"values": 4, "copies": 3, "hand": 2, "piste": 8},
)


def reduced(options: dict[str, Any], **more: Any) -> Game:
    return salle.game("engarde/standard", hits=1, rounds=1, **options, **more)


def public_states(game: Game) -> PublicStates:
    assert game.public_states is not None
    return game.public_states()


def solved(options: dict[str, Any], iterations: int) -> Solver:
    solver = Solver(enumerate_rows(public_states(reduced(options))), threads=2)
    for _ in range(iterations):
        solver.iterate()
    return solver


@pytest.mark.parametrize("options", [*REDUCED, {**REDUCED[0], "parry": "same"}])
def test_the_rows_agree_with_random_rounds(options: dict[str, Any]) -> None:
    game = reduced(options)
    states = public_states(game)
    rows = enumerate_rows(states)
    decisions = {(int(key), int(role)): at for at, (key, role) in enumerate(zip(rows.key, rows.role, strict=True))}
    rng = salle.Rng(1)
    for _ in range(200):
        state = game.new()
        after: tuple[int, int] | None = None  # the option that was played, and its actor
        while state.to_act != NOBODY:
            if state.to_act == CHANCE:
                state.apply(game.actions + state.drawn(rng))  # type: ignore[arg-type]
                continue
            seat = state.to_act
            key, role, hand = states.locate(state.sight(seat))
            at = decisions[key, role]
            if after is not None:
                assert rows.value[after[0]] in range(rows.arrival_first[at], rows.arrival_first[at + 1])
            options_by_action = {int(rows.action[one]): one for one in legal_options(rows, at, hand)}
            assert sorted(options_by_action) == state.legal_actions()
            action = state.legal_actions()[rng.below(len(state.legal_actions()))]
            after = options_by_action[int(action)], int(seat)
            state.apply(action)
        assert after is not None
        option, actor = after
        if rows.follows[option] == ENDED:
            assert rows.value[option] == state.utility(actor)  # type: ignore[arg-type]
        elif rows.follows[option] == SETTLED:
            hands = {int(packed): number for number, packed in enumerate(rows.hand_cards)}
            mine, theirs = (hands[packed_hand(state, seat)] for seat in (actor, 1 - actor))
            assert rows.settlements[rows.value[option], mine, theirs] == state.utility(actor)  # type: ignore[arg-type]
        else:  # the next player had no legal action
            assert state.utility(actor) == (-1 if rows.follows[option] == KEPT else 1)  # type: ignore[arg-type]


def packed_hand(state: Any, seat: int) -> int:
    return int(state.hand(seat))


def legal_options(rows: Rows, at: int, hand: int) -> list[int]:
    """The options that have an entry for this hand."""
    found = []
    for option in range(rows.option_first[at], rows.option_first[at + 1]):
        pool, size = rows.next_pool[option], rows.size[at] - rows.hand_size[rows.played[option]]
        left = rows.list_hands[rows.list_first[pool, size] : rows.list_first[pool, size + 1]]
        if hand in rows.hand_cards[rows.plus[left, rows.played[option]]]:
            found.append(option)
    return found


@pytest.mark.parametrize("options", REDUCED)
def test_a_perfect_opponent_wins_at_most_a_hundredth(options: dict[str, Any]) -> None:
    solver = solved(options, 40)
    assert 0 <= exploitability(solver.rows, solver.policy()) <= 0.01


def test_the_value_is_that_of_a_general_solver() -> None:
    """OpenSpiel's CFR+ finds +0.1169 for the player who begins."""
    solver = solved(REDUCED[0], 100)
    from salle.lab.solve.best_response import BestResponse

    policy = solver.policy()
    first, second = (BestResponse(solver.rows, policy, responder).value() for responder in (0, 1))
    assert -second <= 0.1169 <= first
    assert first + second < 0.001


def test_even_play_is_exploitable() -> None:
    solver = solved(REDUCED[0], 0)
    assert exploitability(solver.rows, solver.policy()) > 0.3


def test_saved_work_goes_on_where_it_stopped(tmp_path: Path) -> None:
    states = public_states(reduced(REDUCED[0]))
    kept = Checkpoints(tmp_path, states)
    whole = Solver(kept.rows(lambda found, done: None), threads=1)
    first = Solver(kept.rows(lambda found, done: None), threads=2)
    for _ in range(3):
        whole.iterate()
        first.iterate()
    kept.save(first)
    second = Solver(kept.rows(lambda found, done: None), threads=1)
    kept.resume(second)
    for _ in range(2):
        whole.iterate()
        second.iterate()
    assert second.iterations == 5
    assert np.array_equal(second.average, whole.average)


def test_damaged_saved_work_starts_again(tmp_path: Path) -> None:
    states = public_states(reduced(REDUCED[0]))
    kept = Checkpoints(tmp_path, states)
    solver = Solver(kept.rows(lambda found, done: None), threads=1)
    kept.save(solver)
    for name in ("rows", "iterations"):
        path = kept.folder / f"{name}.npz"
        path.write_bytes(path.read_bytes()[:1000])
    again = Solver(kept.rows(lambda found, done: None), threads=1)
    kept.resume(again)
    assert again.iterations == 0
    assert np.array_equal(again.rows.key, solver.rows.key)


def test_the_bot_plays_whole_rounds_by_the_table(tmp_path: Path) -> None:
    game = reduced(REDUCED[1])
    states = public_states(game)
    solver = solved(REDUCED[1], 20)
    path = tmp_path / "a.table"
    save_table(path, states.rules, solver, None)
    table = PolicyTable(path, states.rules)
    for seed in range(30):
        bots = [Solved(states, table, salle.Rng(seed, seat), salle.player("tactic", game, seed)) for seat in "ab"]
        assert salle.play(game, bots, seed=seed).over
        assert [bot.unknown for bot in bots] == [0, 0]


def test_a_small_table_has_the_usual_decisions(tmp_path: Path) -> None:
    solver = solved(REDUCED[1], 20)
    path = tmp_path / "a.table"
    written = save_table(path, "rules", solver, 3000)
    assert path.stat().st_size == written.size <= 3000
    assert written.share > 0.9
