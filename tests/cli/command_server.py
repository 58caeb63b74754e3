"""Runs `salle` commands, each in a separate process, without loading the libraries again for each of them.

It reads requests from its standard input, a line of JSON each. For every request it forks a process that becomes
`python -m salle WORDS`, with the folder, environment and files that the request names. Then it prints the exit status.
All of Salle is loaded in that process. Only other people's libraries, which take two thirds of the time of a short
command, are there already.
"""

from __future__ import annotations

import json
import os
import runpy
import sys
from collections.abc import Sequence
from typing import Any

import cyclopts  # noqa: F401
import markdown_it  # noqa: F401
import msgspec  # noqa: F401
import platformdirs  # noqa: F401
import rich.console
import rich.markdown
import rich.progress
import rich.table  # noqa: F401


def main() -> None:
    """Serve requests until the input ends."""
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            become(**json.loads(line))
            return
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


def become(words: Sequence[str], env: dict[str, str], folder: str, files: Sequence[str]) -> None:
    """Run the command in this process; `files` are its standard input, output and errors."""
    redirect(*files)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(env)
    sys.path[0] = folder
    sys.argv = ["salle", *words]
    runpy.run_module("salle", run_name="__main__", alter_sys=True)


def redirect(typed: str, out: str, err: str) -> None:
    """Connect the standard streams to these files."""
    modes: list[tuple[str, int, dict[str, Any]]] = [
        (typed, os.O_RDONLY, {"mode": "r"}),
        (out, os.O_WRONLY, {"mode": "w"}),
        (err, os.O_WRONLY, {"mode": "w", "errors": "backslashreplace", "buffering": 1}),
    ]
    streams = []
    for number, (path, flags, how) in enumerate(modes):
        opened = os.open(path, flags)
        os.dup2(opened, number)
        os.close(opened)
        streams.append(open(number, encoding="utf-8", closefd=False, **how))  # noqa: SIM115
    sys.stdin, sys.stdout, sys.stderr = streams


if __name__ == "__main__":
    main()
