"""Long work that is interrupted goes on where it stopped, and comes to the same."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from salle.cli import laws, perft, sim
from salle.core.laws import Checker
from salle.lab import simulate


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
        patched.setattr(simulate, "_run", after(5, simulate._run))
        with pytest.raises(KeyboardInterrupt):
            sim.command("engarde/standard", bouts=40, as_json=True)
    assert [work["bouts"] for work in kept(data)] == [6]  # the first to learn how long it takes, and five parts
    sim.command("engarde/standard", bouts=40, as_json=True)
    assert json.loads(capsys.readouterr().out) == whole
    assert kept(data) == []


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
