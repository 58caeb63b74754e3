"""`salle solve`: a small variant in seconds, resumed after an interruption, and clear errors."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import salle
from salle.cli.commands import solve
from salle.core.errors import MissingPackage, SalleError

SMALL = ["values=3", "copies=3", "hand=2", "piste=7"]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SALLE_DATA", str(tmp_path))
    return tmp_path


@pytest.fixture
def numba() -> None:
    pytest.importorskip("numba")


def small_game() -> salle.Game:
    return salle.game("engarde/standard", values=3, copies=3, hand=2, piste=7)


def tables(data: Path) -> list[Path]:
    return list((data / "solved").glob("*.table"))


@pytest.mark.usefixtures("numba")
def test_a_small_variant_is_solved_and_played(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SalleError, match="Unknown bot solved"):
        salle.player("solved", small_game(), 1)
    assert solve.command("engarde/standard", opt=SMALL, iterations=20) == 0
    printed = capsys.readouterr().out
    assert "200 public positions, 723 with a hand" in printed
    assert "GB of memory" in printed
    assert "A perfect opponent wins 0.00" in printed
    assert salle.play(small_game(), ["solved", "tactic"], seed=1).over


@pytest.mark.usefixtures("numba")
def test_an_interrupted_solution_goes_on(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from salle.lab.solve.solver import Solver

    solve.command("engarde/standard", opt=SMALL, iterations=6, table=data / "whole.table")
    whole = (data / "whole.table").read_bytes()
    for folder in (data / "work").iterdir():
        (folder / "iterations.npz").unlink()
    monkeypatch.setattr(solve, "SAVE_EVERY", 0.0)
    with monkeypatch.context() as patched:
        patched.setattr(Solver, "iterate", until(4, Solver.iterate))
        with pytest.raises(KeyboardInterrupt):
            solve.command("engarde/standard", opt=SMALL, iterations=6)
    assert "Interrupted after 4 of 6" in capsys.readouterr().err
    assert not tables(data)
    solve.command("engarde/standard", opt=SMALL, iterations=6)
    assert [path.read_bytes() for path in tables(data)] == [whole]


def until(calls: int, work: Callable[..., Any]) -> Callable[..., Any]:
    """The same method, interrupted by Ctrl-C after this many calls."""
    done = 0

    def interrupted(*arguments: Any) -> Any:
        nonlocal done
        done += 1
        if done > calls:
            raise KeyboardInterrupt
        return work(*arguments)

    return interrupted


def test_other_games_cannot_be_solved() -> None:
    with pytest.raises(SalleError, match="readyfence/basic cannot be solved"):
        solve.command("readyfence/basic")


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("numba", *(name for name in sys.modules if name.startswith("salle.lab.solve."))):
        monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.delitem(sys.modules, "numba")
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(MissingPackage, match=r'pip install "salle\[solve\]"'):
        solve.command("engarde/standard", opt=SMALL)
