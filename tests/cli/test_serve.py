"""`salle serve`: a real one, from its first line to Ctrl-C, and what it says if it can't."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from salle import SyncClient
from tests.cli.conftest import Salle, told


def test_it_serves_until_it_is_interrupted_and_nobody_else_can_meanwhile(tmp_path: Path, salle: Salle) -> None:
    database = f"sqlite:///{tmp_path / 'salle.db'}"
    command = [sys.executable, "-W", "error", "-m", "salle", "serve", "--port", "0"]
    env, pipe = os.environ | {"SALLE_LANG": "en", "SALLE_DATABASE": database}, subprocess.PIPE
    with killed(subprocess.Popen(command, env=env, stdout=pipe, stderr=pipe, text=True)) as serving:
        assert serving.stdout is not None
        said = serving.stdout.readline()
        address = said.removeprefix("Salle is at ").partition(" ")[0]
        with SyncClient(address) as client:
            client.welcome("Ada")
            with client.table(client.open("engarde/basic", ["me", "me"], options={"hits": 1})) as seat:
                for view in seat.turns():
                    seat.act(view.offers[0].token)
        assert "Another server has" in told(salle("serve", "--port", "0", "--database", database))
        serving.send_signal(signal.SIGINT)
        said, log = serving.communicate(timeout=60)
        assert (said, serving.returncode) == ("", 0)
        assert {json.loads(line)["level"] for line in log.splitlines()} == {"info"}


@contextmanager
def killed(process: subprocess.Popen[str]) -> Iterator[subprocess.Popen[str]]:
    """The process, whatever happens not longer than this."""
    with process:
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--workers", "2"), "Several workers need PostgreSQL"),
        (("--workers", "0"), "--workers"),
        (
            ("--port", "0", "--database", "mysql://here"),
            "A database is named sqlite:///PATH or postgresql://..., not mysql.",
        ),
        (("--port", "0", "--database", "sqlite:////dev/null/salle.db"), "can't be opened"),
        (("--port", "0", "--database", "postgresql://127.0.0.1:9/salle"), "The database postgresql can't be opened"),
        (("--host", "192.0.2.1"), "Salle can't listen at 192.0.2.1:8642"),
    ],
)
def test_what_it_can_not_do(words: tuple[str, ...], problem: str, salle: Salle) -> None:
    assert problem in told(salle("serve", *words))
