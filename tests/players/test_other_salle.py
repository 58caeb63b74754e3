"""Bots of another Salle play by the protocol of external bots, if their rules are the same."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import salle
from salle.core.errors import BadBot
from salle.players import other_salle
from salle.players.external_bot import close_rooms
from salle.players.other_salle import check_other_salle, is_other_salle, other_salle_parts, python_of

INSTALLED = subprocess.run([sys.executable, "-I", "-c", "import salle"], capture_output=True, check=False)
installed = pytest.mark.skipif(INSTALLED.returncode != 0, reason="this Python runs Salle from its sources only")
posix = pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are shell scripts")


@pytest.fixture(autouse=True)
def end_processes() -> Iterator[None]:
    yield
    close_rooms()


def stand_in(folder: Path, script: str) -> str:
    """A program in the place of Python."""
    path = folder / "python"
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def test_the_name_has_the_bot_and_its_python() -> None:
    assert is_other_salle("maestro@20 in /old/bin/python")
    assert not is_other_salle("maestro@20")
    assert other_salle_parts("maestro@20 in /old/bin/python") == ("maestro@20", "/old/bin/python")
    assert other_salle_parts("maestro") == ("maestro", "")


def test_an_environment_is_named_by_its_folder(tmp_path: Path) -> None:
    assert python_of(tmp_path / "python") == tmp_path / "python"
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "python").touch()
    assert python_of(tmp_path) == tmp_path / "bin" / "python"


@installed
def test_the_same_salle_plays_the_same_bout() -> None:
    game = salle.game("engarde/standard", hits=1)
    there = [f"provost@20 in {sys.executable}", "tactic"]
    assert salle.play(game, there, seed=3) == salle.play(game, ["provost@20", "tactic"], seed=3)


@installed
def test_it_describes_itself() -> None:
    game = salle.game("engarde/standard")
    assert check_other_salle(f"maestro in {sys.executable}", game).digest == game.digest


def test_a_missing_python_is_reported() -> None:
    with pytest.raises(BadBot, match="There is no Python at /nowhere"):
        check_other_salle("maestro in /nowhere", salle.game("engarde"))


@posix
def test_a_python_without_salle_is_reported(tmp_path: Path) -> None:
    python = stand_in(tmp_path, "echo 'No module named salle' >&2; exit 1")
    with pytest.raises(BadBot, match="cannot run a bot of Salle: No module named salle"):
        check_other_salle(f"maestro in {python}", salle.game("engarde"))


@posix
def test_what_is_no_python_is_reported(tmp_path: Path) -> None:
    with pytest.raises(BadBot, match="cannot run a bot of Salle"):
        check_other_salle(f"maestro in {stand_in(tmp_path, 'echo hello')}", salle.game("engarde"))


@posix
def test_other_rules_are_refused(tmp_path: Path) -> None:
    told = '{"version": "0.1.0", "compiled": true, "digest": "0000", "code": "0000"}'
    python = stand_in(tmp_path, f"echo '{told}'")
    with pytest.raises(BadBot, match=r"Salle 0\.1\.0 at .* has other rules, options or cards for engarde/standard"):
        check_other_salle(f"maestro in {python}", salle.game("engarde"))


def test_it_runs_as_it_was_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALLE_PURE", "1")
    assert "SALLE_PURE" not in other_salle.clean_environment()
