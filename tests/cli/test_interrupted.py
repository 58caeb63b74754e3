"""Long work that is interrupted goes on where it stopped, and comes to the same."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from salle.cli import laws, perft, sim
from salle.core.errors import Forfeit
from salle.core.laws import Checker
from salle.lab import simulate
from salle.players.outside import own_luck


def after(calls: int, work: Callable[..., Any]) -> Callable[..., Any]:
    """The same work, interrupted by Ctrl-C once it was done so often."""
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
        patched.setattr(perft, "counted", after(7, perft.counted))
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
    assert [work["bouts"] for work in kept(data)] == [6]  # the first to learn how long it takes, and five parts
    sim.command("engarde/standard", bouts=40, as_json=True)
    assert json.loads(capsys.readouterr().out) == whole
    assert kept(data) == []


def test_a_bot_that_was_changed_begins_anew(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
                sim.command("engarde/basic", bots="first_bots:First,random", bouts=9, opt=["hits=1"])
    assert [work["bouts"] for work in kept(data)] == [2, 2]


LATE = """
class Late:
    def __init__(self, seed):
        self.fails = seed % 2

    def choose(self, seen):
        return None if self.fails else seen.legal[0]
"""


def test_a_forfeit_on_another_core_is_told(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(data)
    monkeypatch.setattr(simulate, "CHUNK_SECONDS", 0.0)
    monkeypatch.setattr(simulate, "WORTH_A_POOL", -1.0)
    (data / "late_bots.py").write_text(LATE, encoding="utf-8")
    seed = next(str(seed) for seed in range(99) if own_luck(f"{seed}/0/0") % 2 == 0 and own_luck(f"{seed}/1/0") % 2)
    with pytest.raises(Forfeit, match="late_bots:Late on seat 1 forfeits"):
        sim.command("engarde/basic", bots="late_bots:Late,random", bouts=4, seed=seed, opt=["hits=1"], jobs=2)


def test_laws(data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(Checker, "bout", after(3, Checker.bout))
        with pytest.raises(KeyboardInterrupt):
            laws.command("engarde/basic", bouts=5)
    (work,) = kept(data)
    assert work["bouts"] == 3
    laws.command("engarde/basic", bouts=5)
    assert "engarde/basic keeps the laws over 5 bouts" in capsys.readouterr().out
    assert kept(data) == []
