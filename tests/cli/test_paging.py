"""Long pages open in a pager, but only in an interactive terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from select import select
from time import monotonic

import pytest

from tests.cli.conftest import Salle

PATIENCE = 60.0


def on_a_screen(tmp_path: Path, words: list[str], typed: str = "", **env: str) -> str:
    """The output in a terminal of 80 columns and 24 lines."""
    settings = os.environ | {"SALLE_DATA": str(tmp_path), "SALLE_LANG": "en", "TERM": "xterm"} | env
    settings |= {"COLUMNS": "80", "LINES": "24"}
    screen, keyboard = os.openpty()
    command = [sys.executable, "-m", "salle", *words]
    with subprocess.Popen(command, stdin=keyboard, stdout=keyboard, stderr=keyboard, env=settings) as running:
        os.close(keyboard)
        os.write(screen, typed.encode())
        shown, end = b"", monotonic() + PATIENCE
        while select([screen], [], [], max(0.0, end - monotonic()))[0]:
            try:
                shown += os.read(screen, 4096)
            except OSError:
                break
        running.kill()
    os.close(screen)
    return shown.decode(errors="replace")


@pytest.fixture
def pager(tmp_path: Path) -> str:
    """A pager that marks the page and prints it."""
    file = tmp_path / "pager"
    file.write_text("#!/bin/sh\necho PAGER BEGINS\ncat\necho PAGER ENDS\n", encoding="utf-8")
    file.chmod(0o755)
    return str(file)


def test_a_long_page_opens_in_the_readers_pager(tmp_path: Path, pager: str) -> None:
    shown = on_a_screen(tmp_path, ["rules", "engarde"], PAGER=pager)
    assert shown.startswith("PAGER BEGINS")
    assert "EG-1" in shown
    assert "\x1b[1m" not in shown.partition("PAGER ENDS")[0]  # no colours, because this pager may not understand them


def test_a_short_page_needs_no_pager(tmp_path: Path, pager: str) -> None:
    assert "PAGER" not in on_a_screen(tmp_path, ["card", "readyfence", "lunge"], PAGER=pager)


def test_rules_within_a_bout_open_in_the_pager(tmp_path: Path, pager: str) -> None:
    shown = on_a_screen(tmp_path, ["play", "--vs", "random"], typed="rules\nquit\n", PAGER=pager)
    assert "PAGER BEGINS" in shown and "The bout is saved" in shown.partition("PAGER ENDS")[2]


def test_without_a_terminal_there_is_no_pager(salle: Salle, pager: str) -> None:
    assert "PAGER" not in salle("rules", "engarde", env={"PAGER": pager}).stdout
