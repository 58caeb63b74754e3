"""Interrupted work resumes where it stopped, and has the same result."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from salle.cli.commands import laws, perft, sim
from salle.core.check.laws import Checker
from salle.lab import simulate
from salle.players.external_bot import own_bot_seed


def after(calls: int, work: Callable[..., Any]) -> Callable[..., Any]:
    """The same work, interrupted by Ctrl-C after this many calls."""
    done = 0

    def interrupted(*arguments: Any) -> Any:
        nonlocal done
        done += 1
        if done > calls:
            raise KeyboardInterrupt
        return work(*arguments)

    return interrupted


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SALLE_DATA", str(tmp_path))
    return tmp_path


def kept(data: Path) -> list[dict[str, Any]]:
    return [json.loads(path.read_text(encoding="utf-8")) for path in (data / "work").glob("*.json")]


def test_perft(data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    perft.command("engarde/standard", 5, as_json=True)
    whole = json.loads(capsys.readouterr().out)
    with monkeypatch.context() as patched:
        patched.setattr(perft, "count_lines", after(7, perft.count_lines))
        with pytest.raises(KeyboardInterrupt):
            perft.command("engarde/standard", 5, as_json=True)
    assert "Interrupted after 7 of 250" in capsys.readouterr().err
    assert [len(work) for work in kept(data)] == [7]
    perft.command("engarde/standard", 5, as_json=True)
    assert json.loads(capsys.readouterr().out) == whole
    assert kept(data) == []


def test_simulation(data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(simulate, "CHUNK_SECONDS", 0.0)
    sim.command("engarde/standard", bouts=40, as_json=True)
    whole = json.loads(capsys.readouterr().out)
    with monkeypatch.context() as patched:
        patched.setattr(simulate, "run_part", after(6, simulate.run_part))
        with pytest.raises(KeyboardInterrupt):
            sim.command("engarde/standard", bouts=40, as_json=True)
    assert [work["bouts"] for work in kept(data)] == [6]  # one to measure the time, then five parts
    sim.command("engarde/standard", bouts=40, as_json=True)
    assert json.loads(capsys.readouterr().out) == whole
    assert kept(data) == []


def test_a_changed_bot_starts_again(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(data)
    monkeypatch.setattr(simulate, "CHUNK_SECONDS", 0.0)
    bot = data / "first_bots.py"
    for which in (0, -1):
        bot.write_text(
            f"class First:\n    def choose(self, seen):\n        return seen.legal[{which}]\n", encoding="utf-8"
        )
        with monkeypatch.context() as patched:
            patched.setattr(simulate, "run_part", after(2, simulate.run_part))
            with pytest.raises(KeyboardInterrupt):
                sim.command("engarde/basic", bots="first_bots:First,random", bouts=9, opt=["hits=1"], jobs=1)
    assert [work["bouts"] for work in kept(data)] == [2, 2]


LATE = """
class Late:
    def __init__(self, seed):
        self.fails = seed % 2

    def choose(self, seen):
        return None if self.fails else seen.legal[0]
"""


def fouls(seed: str) -> list[int]:
    """The bouts that Late will forfeit on the first seat."""
    return [number + 1 for number in range(8) if own_bot_seed(f"{seed}/{number}/0") % 2]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_forfeit_is_lost_and_reported_and_the_rest_is_played(
    jobs: int, data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(data)
    monkeypatch.setattr(simulate, "CHUNK_SECONDS", 0.0)
    monkeypatch.setattr(simulate, "WORTH_A_POOL", -1.0)
    (data / "late_bots.py").write_text(LATE, encoding="utf-8")
    seed = next(str(seed) for seed in range(99) if fouls(str(seed))[0] > 1 and len(fouls(str(seed))) == 4)
    sim.command(
        "engarde/basic", bots="late_bots:Late,random", bouts=8, seed=seed, opt=["hits=1"], jobs=jobs, as_json=True
    )
    out, err = capsys.readouterr()
    report = json.loads(out)
    assert report["bouts"] == 8
    assert [row["bout"] for row in report["forfeits"]] == fouls(seed)
    assert report["reasons"]["retired"]["count"] == 4 <= report["wins"]["right"]["count"]
    sentence = f"salle: late_bots:Late (Left) forfeits bout {fouls(seed)[0]} against random: it chose None"
    assert err.splitlines()[0].startswith(sentence)
    assert err.splitlines()[3:] == ["salle: late_bots:Late forfeits more bouts. The report has their number."]


def test_forfeits_are_remembered_when_it_goes_on(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(data)
    monkeypatch.setattr(simulate, "CHUNK_SECONDS", 0.0)
    (data / "late_bots.py").write_text(LATE.replace("seed % 2", "True"), encoding="utf-8")

    def fence() -> None:
        sim.command("engarde/basic", bots="late_bots:Late,random", bouts=4, opt=["hits=1"], jobs=1)

    with monkeypatch.context() as patched:
        patched.setattr(simulate, "run_part", after(2, simulate.run_part))
        with pytest.raises(KeyboardInterrupt):
            fence()
    assert capsys.readouterr().err.count("forfeits bout") == 2
    fence()
    out, err = capsys.readouterr()
    assert err.count("forfeits bout") == 2
    assert "late_bots:Late forfeited 4 bouts." in out


def test_laws(data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(Checker, "check_bout", after(3, Checker.check_bout))
        with pytest.raises(KeyboardInterrupt):
            laws.command("engarde/basic", bouts=5)
    (work,) = kept(data)
    assert work["bouts"] == 3
    laws.command("engarde/basic", bouts=5)
    assert "engarde/basic keeps the laws in 5 bouts" in capsys.readouterr().out
    assert kept(data) == []
