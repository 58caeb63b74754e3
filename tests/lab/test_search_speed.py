"""The benchmark of search: the same decisions for all bots, and consistent numbers."""

from __future__ import annotations

import json

import pytest

import salle
from salle.core.choices import Player
from salle.core.compiled import is_compiled
from salle.core.player import Seen
from salle.lab import search_speed
from salle.lab.search_speed import Pace, ask_bot, measure, measure_answers, print_rates, record_passages
from salle.lab.simulate import make_simulated_game

GAME = make_simulated_game("engarde/standard", {}, "")
COMPILED = {
    "compiled": 900.0,
    "maestro_mean": 0.5,
    "maestro_slowest": 0.9,
    "nodes": 70.0,
    "memory": 100.0,
    "grown": 8.0,
}
SLOWER = {**COMPILED, "compiled": 800.0, "maestro_mean": 0.6, "maestro_slowest": 0.8, "memory": 90.0, "grown": 9.0}


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the Maestro and flat think only briefly."""

    def hasty(name: str, game: salle.Game, seed: str) -> Player:
        return salle.player({"maestro": "maestro@20", "flat": "flat@20"}.get(name, name), game, seed)

    monkeypatch.setattr(search_speed, "player", hasty)
    monkeypatch.setattr(search_speed, "ROUNDS", 1)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["engarde/standard", "readyfence/advanced", "audatia/duel", "arena/standard"])
def test_passages_are_choices_in_a_row_of_one_seat_amid_a_bout(name: str) -> None:
    (passage,) = record_passages(make_simulated_game(name, {}, ""), 1)
    assert 1 <= len(passage) <= search_speed.ANSWERS
    assert len({seen.seat for seen in passage}) == 1
    assert all(len(seen.legal) > 1 for seen in passage)
    lengths = [len(seen.witnessed) for seen in passage]
    assert lengths[0] > 3 and lengths == sorted(set(lengths))


@pytest.mark.slow
def test_passages_are_the_same_again() -> None:
    def told(found: list[search_speed.Passage]) -> list[tuple[int, ...]]:
        return [seen.sight for passage in found for seen in passage]

    assert (
        told(record_passages(GAME, 2))
        == told(record_passages(GAME, 2))
        == told(record_passages(GAME, 3))[: 2 * search_speed.ANSWERS]
    )


class Deep(Player):
    """Reports its thinking."""

    nodes = 0
    thought = (0, 0.0)

    def choose(self, seen: Seen) -> salle.Action:
        self.nodes = 7 - self.nodes
        self.thought = (self.thought[0] + 10, self.thought[1] + 0.5)
        return seen.legal[0]


def test_answers_are_added_up(monkeypatch: pytest.MonkeyPatch) -> None:
    found = record_passages(GAME, 2)
    monkeypatch.setattr(search_speed, "player", lambda name, game, seed: Deep())
    answered = ask_bot("deep", GAME, found)
    assert len(answered.seconds) == 4
    assert (answered.count, answered.counting, answered.rate(), answered.nodes) == (40, 2.0, 20.0, 7)
    answered.seconds = [1.0, 3.0]
    assert answered.answer_times("deep") == {"deep_mean": 2.0, "deep_slowest": 3.0}


@pytest.mark.slow
@pytest.mark.usefixtures("small")
def test_what_answers_take_fits_together() -> None:
    found = measure_answers(GAME, record_passages(GAME, 2))
    assert set(found) | {"compiled", "interpreted", "ratio"} == set(vars(Pace()))
    assert 0 < found["novice_mean"] <= found["novice_slowest"]
    assert 0 < found["maestro_mean"] <= found["maestro_slowest"]
    assert 1 < found["nodes"] <= 200
    assert 0 <= found["grown"] < found["memory"]


@pytest.mark.slow
@pytest.mark.usefixtures("small")
def test_search_frees_what_it_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """If all trees were kept, memory would grow by about a hundred times the largest tree."""
    import gc
    import tracemalloc

    found = record_passages(GAME, 2)
    ask_bot("maestro", GAME, found)
    gc.collect()
    tracemalloc.start()
    try:
        ask_bot("maestro", GAME, found)
        once = tracemalloc.get_traced_memory()[1]
        for _ in range(4):
            ask_bot("maestro", GAME, found)
        left, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert left < once / 5
    assert most < 1.5 * once


@pytest.mark.slow
@pytest.mark.usefixtures("small")
def test_a_process_prints_what_it_is_made_for(capsys: pytest.CaptureFixture[str]) -> None:
    print_rates("engarde/basic")
    found = json.loads(capsys.readouterr().out)
    assert ("compiled" in found, "interpreted" in found) == (is_compiled(), not is_compiled())


@pytest.mark.parametrize("compiled", [True, False])
def test_all_contenders_take_turns_and_the_best_counts(monkeypatch: pytest.MonkeyPatch, compiled: bool) -> None:
    turns: list[tuple[str, str]] = []

    def measured(name: str, pure: str, module: str) -> dict[str, float]:
        assert module == "salle.lab.search_speed"
        turns.append((name, pure))
        return {"interpreted": 30.0} if pure else SLOWER if turns.count((name, pure)) > 1 else COMPILED

    monkeypatch.setattr(search_speed, "measure_in_new_process", measured)
    monkeypatch.setattr(search_speed, "is_compiled", lambda: compiled)
    paces = {"engarde/basic": Pace(), "arena/standard": Pace()}
    assert list(measure(paces)) == ["engarde/basic", "arena/standard"] * search_speed.REPEATS
    contenders = ["", "1"] if compiled else ["1"]
    assert turns == [(name, pure) for name in paces for pure in contenders] * search_speed.REPEATS
    if compiled:
        best = Pace(900.0, 30.0, 30.0, None, 0.5, 0.8, None, None, 70.0, 100.0, 9.0)
        assert paces["arena/standard"] == best
    else:
        assert paces["arena/standard"] == Pace(interpreted=30.0)
