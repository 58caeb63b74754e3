"""Build output: each step is named when it starts, and long steps print a line every few seconds."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Event, Thread
from time import monotonic
from typing import Any, Final, NoReturn

EVERY: Final = 5.0  # seconds between two lines of a long step


def say(text: str) -> None:
    """Print a line where pip and uv show it."""
    print(f"salle: {text}", file=sys.stderr, flush=True)


def fail(reason: str) -> NoReturn:
    """End the build with one sentence and a non-zero status."""
    sys.exit(f"salle: {reason}")


def is_set(name: str) -> bool:
    """Whether an environment variable asks for something."""
    return os.environ.get(name, "") not in ("", "0")


@contextmanager
def step(name: str) -> Iterator[None]:
    """Name a step, and print how long it has taken every few seconds until it ends."""
    done, start = Event(), monotonic()

    def report() -> None:
        while not done.wait(EVERY):
            say(f"{name} ... {monotonic() - start:.0f} s")

    say(f"{name} ...")
    reporter = Thread(target=report, daemon=True)
    reporter.start()
    try:
        yield
    finally:
        done.set()
        reporter.join()


def run(name: str, words: Sequence[str], advice: str, **more: Any) -> None:
    """Run a program as a step; if it fails, print its output and the advice, and end."""
    with step(name):
        try:
            done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False, **more)
        except OSError as error:
            fail(f"{name} failed: {error}. {advice}")
    if done.returncode != 0:
        sys.stderr.buffer.write(done.stdout)
        fail(f"{name} failed with status {done.returncode}; the reason is above. {advice}")


if __name__ == "__main__":  # progress.py NAME ADVICE PROGRAM ARGUMENT...
    run(sys.argv[1], sys.argv[3:], sys.argv[2])
