"""The command line as a user meets it: a process of its own, a data folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Ran = subprocess.CompletedProcess[str]
Salle = Callable[..., Ran]

LONG = 600  # seconds: a command that waits for nobody is ended


@pytest.fixture
def salle(tmp_path: Path) -> Salle:
    """Run `salle` with these words; `typed` is what the user types, `env` what he has set."""

    def run(*words: str, typed: str = "", env: dict[str, str] | None = None) -> Ran:
        settings = (
            os.environ | {"SALLE_DATA": str(tmp_path / "data"), "SALLE_LANG": "en", "COLUMNS": "120"} | (env or {})
        )
        command = [sys.executable, "-W", "error", "-m", "salle", *words]
        return subprocess.run(
            command,
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env=settings,
            check=False,
            timeout=LONG,
        )

    return run


def told(ran: Ran, status: int = 2) -> str:
    """The one sentence a mistake gets: exit status, no traceback, nothing on the standard output."""
    assert ran.returncode == status, ran.stderr
    assert "Traceback" not in ran.stderr
    assert ran.stdout == ""
    return ran.stderr
