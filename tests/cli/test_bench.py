"""The benchmark: every rule set is measured in turn, and what could not be measured is left out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from salle.cli.commands import bench
from salle.core.compiled import is_compiled
from salle.core.registry import rulesets
from salle.lab import engine_speed, search_speed
from salle.lab.engine_speed import LIMIT, Speed, measure, print_rates, repeat_count
from tests.cli.conftest import Salle, told

FIELDS = {
    *("c", "compiled_batch", "compiled_stepwise", "interpreted", "copies", "decisions_per_round"),
    *("decisions_compiled", "decisions_interpreted"),
}
COMPILED = {"compiled_batch": 90.0, "compiled_stepwise": 50.0, "copies": 7.0, "decisions_compiled": 900.0}
INTERPRETED = {"interpreted": 2.0, "decisions_interpreted": 20.0}


@pytest.fixture
def turns(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Nothing is measured except the order of turns. The second measurement is a little faster."""
    had: list[tuple[str, str]] = []

    def measured(name: str, pure: str) -> dict[str, float]:
        had.append((name, pure))
        more = len([turn for turn in had if turn == (name, pure)]) == 2
        rates = INTERPRETED if pure else COMPILED
        return {kind: rate + more for kind, rate in rates.items()} | {"decisions_per_round": 10.0}

    def in_c(limit: Path) -> float:
        had.append((str(limit), "c"))
        return 100.0

    monkeypatch.setattr(engine_speed, "measure_in_new_process", measured)
    monkeypatch.setattr(engine_speed, "rate_c", in_c)
    return had


def test_all_contenders_take_turns(turns: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_speed, "is_compiled", lambda: True)
    speeds = {"engarde/basic": Speed(), LIMIT: Speed()}
    announced = list(measure(speeds, Path("limit")))
    assert announced == ["engarde/basic", LIMIT] * repeat_count(2)
    a_round = [("engarde/basic", ""), ("engarde/basic", "1"), ("limit", "c"), (LIMIT, ""), (LIMIT, "1")]
    assert turns == a_round * repeat_count(2)
    assert speeds["engarde/basic"].c is None
    assert speeds[LIMIT] == Speed(100.0, 91.0, 51.0, 3.0, 8.0, 10.0, 901.0, 21.0)


def test_without_a_compiler_the_interpreted_rules_are_measured(
    turns: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine_speed, "is_compiled", lambda: False)
    speeds = {LIMIT: Speed()}
    list(measure(speeds, None))
    assert set(turns) == {(LIMIT, "1")}
    assert speeds[LIMIT] == Speed(interpreted=3.0, decisions_per_round=10.0, decisions_interpreted=21.0)


def test_the_more_rule_sets_the_fewer_repeats() -> None:
    assert [repeat_count(number) for number in (1, 4, 6, 9, 50)] == [9, 9, 6, 4, 4]


def test_the_rates_of_a_process_fit_each_other(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(engine_speed, "SECONDS", 0.01)
    monkeypatch.setattr(engine_speed, "WARM_UP", 0.005)
    print_rates("engarde/basic")
    rates = json.loads(capsys.readouterr().out)
    kinds = ("compiled_batch", "decisions_compiled") if is_compiled() else ("interpreted", "decisions_interpreted")
    bouts, decisions = (rates[kind] for kind in kinds)
    assert decisions / bouts == pytest.approx(rates["decisions_per_round"])
    assert 5 < rates["decisions_per_round"] < 40


def test_every_rule_set_has_its_entry(turns: list[tuple[str, str]], capsys: pytest.CaptureFixture[str]) -> None:
    bench.command("engine", None, as_json=True)
    found = json.loads(capsys.readouterr().out)
    assert list(found) == rulesets()
    assert all(set(entry) == FIELDS for entry in found.values())
    assert [name for name, entry in found.items() if entry["c"] is not None] in ([LIMIT], [])


@pytest.mark.parametrize("compiled", [True, False])
def test_the_table_compares_with_c_and_with_the_game_in_c(
    turns: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], compiled: bool
) -> None:
    monkeypatch.setattr(engine_speed, "is_compiled", lambda: compiled)
    monkeypatch.setattr(bench, "build_limit", lambda source, target: None)
    bench.command("engine", ["engarde/basic", LIMIT, LIMIT])
    shown = " ".join(capsys.readouterr().out.split())
    assert shown.count("random bouts per second") == 2
    assert ("compiled_batch 91 0.910 × C" in shown) == compiled
    assert ("decisions_compiled 901 1.000 × engarde/standard" in shown) == compiled
    assert "decisions_interpreted 21 1.000 × engarde/standard" in shown
    assert "interpreted 3 0.030 × C" in shown


def test_c_is_not_missed_where_its_game_is_not_measured(
    turns: list[tuple[str, str]], capsys: pytest.CaptureFixture[str]
) -> None:
    bench.command("engine", ["engarde/basic"], limit=Path("nowhere.c"))
    told_ = capsys.readouterr()
    assert told_.err == "" and "×" not in told_.out
    bench.command("engine", [LIMIT], limit=Path("nowhere.c"))
    told_ = capsys.readouterr()
    assert "nowhere.c" in told_.err and "×" not in told_.out


def test_an_unknown_rule_set_is_reported_before_measuring(salle: Salle) -> None:
    assert "engarde has no rule set master" in told(salle("bench", "engine", "engarde/basic", "engarde/master"))
    assert "Unknown game chess" in told(salle("bench", "engine", "chess"))


def test_search_is_measured_with_the_same_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = {"compiled": 50_000.0, "maestro_mean": 0.0437, "nodes": 3038.0, "memory": 30.5 * 2**20, "grown": 0.0}

    def measured(name: str, pure: str, module: str) -> dict[str, float]:
        return {"interpreted": 2_000.0} if pure else found

    monkeypatch.setattr(search_speed, "measure_in_new_process", measured)
    monkeypatch.setattr(search_speed, "is_compiled", lambda: True)
    bench.command("search", ["engarde"], as_json=True)
    told_ = json.loads(capsys.readouterr().out)
    assert list(told_) == rulesets("engarde")
    assert told_[LIMIT]["ratio"] == 25
    assert told_[LIMIT]["novice_mean"] is None
    bench.command("search", [LIMIT])
    shown = " ".join(capsys.readouterr().out.split())
    rows = "compiled 50,000 interpreted 2,000 ratio 25.0 maestro_mean 43.7 ms nodes 3,038 memory 30.5 MiB grown 0.0 MiB"
    assert rows in shown


@pytest.mark.soak
def test_the_benchmark_runs(salle: Salle) -> None:
    found = json.loads(salle("bench", "engine", "engarde/basic", "--json").stdout)
    assert found["engarde/basic"]["decisions_interpreted"] > 1000
