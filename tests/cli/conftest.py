"""Running the command line as a user does: in a separate process, with a separate data folder."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from select import select

import pytest

Ran = subprocess.CompletedProcess[str]
Salle = Callable[..., Ran]
Command = Callable[[list[str], str, dict[str, str], Path], Ran]

LONG = 600  # seconds; then a command is killed
WARM = Path(__file__).with_name("command_server.py")


@pytest.fixture(scope="session")
def warm() -> Iterator[Command]:
    """Run commands from a process that has loaded the libraries; see `command_server.py`."""
    command = [sys.executable, "-W", "error", str(WARM)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as waiting:
        requests, answers = waiting.stdin, waiting.stdout
        assert requests is not None
        assert answers is not None

        def run(words: list[str], typed: str, env: dict[str, str], folder: Path) -> Ran:
            files = [folder / name for name in ("typed", "out", "err")]
            for file, text in zip(files, (typed, "", ""), strict=True):
                file.write_text(text, encoding="utf-8")
            asked = {"words": words, "env": env, "folder": str(Path.cwd()), "files": list(map(str, files))}
            print(json.dumps(asked), file=requests, flush=True)
            if not select([answers], [], [], LONG)[0]:
                waiting.kill()
            out, err = (file.read_text(encoding="utf-8") for file in files[1:])
            return Ran(words, int(answers.readline() or -1), out, err)

        yield run
        requests.close()


def cold(words: list[str], typed: str, env: dict[str, str]) -> Ran:
    """Run a command in a new Python."""
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "salle", *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=env,
        check=False,
        timeout=LONG,
    )


@pytest.fixture
def salle(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, warm: Command) -> Salle:
    """Run `salle` with these words; `typed` is the input, `env` are extra environment variables."""

    def run(*words: str, typed: str = "", env: dict[str, str] | None = None) -> Ran:
        own = {"SALLE_DATA": str(tmp_path / "data"), "SALLE_LANG": "en", "COLUMNS": "120"} | (env or {})
        if any(name.startswith("PYTHON") for name in own):  # Python reads these variables when it starts
            return cold(list(words), typed, os.environ | own)
        return warm(list(words), typed, os.environ | own, tmp_path_factory.mktemp("streams"))

    return run


def told(ran: Ran, status: int = 2) -> str:
    """The error message of a failed command: it has no traceback and no standard output."""
    assert ran.returncode == status, ran.stderr
    assert "Traceback" not in ran.stderr
    assert ran.stdout == ""
    return ran.stderr
