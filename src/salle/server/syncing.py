"""Waiting for the disk in a process apart.

A thread would have to ask for Python's lock before it can begin to wait and once more after that, and a busy server
gives it away late: the views that are made meanwhile would delay what they are to be made beside.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from select import POLLIN, poll
from subprocess import PIPE, Popen
from typing import Final

from salle.server import syncer

TRIES: Final = 3  # processes that may die over one question


class Syncing:
    """A file that is made durable, again and again."""

    def __init__(self, path: Path) -> None:
        self._path: Final = path
        self._loop: Final = asyncio.get_running_loop()
        self._process: Process | None = None
        self._asked: asyncio.Future[None] | None = None
        self._tries: int = 0

    def do(self) -> asyncio.Future[None]:
        """Done when all that was written until now is durable; OSError if that can't be, or if nobody can tell."""
        assert self._asked is None or self._asked.done()
        self._asked, self._tries = self._loop.create_future(), 0
        self._ask()
        return self._asked

    def answers(self) -> bool:
        """Whether it is done, though nobody was told yet."""
        return self._process is not None and self._process.answers()

    def close(self) -> None:
        """No more."""
        if self._process is not None:
            self._loop.remove_reader(self._process.answer)
            self._process.end()
            self._process = None

    def _ask(self) -> None:
        """Ask the process; one that has died is replaced."""
        self._tries += 1
        try:
            if self._process is None:
                self._process = Process(self._path)
                self._loop.add_reader(self._process.answer, self._hear)
            os.write(self._process.ask, b"?")
        except OSError as error:
            self._fail(error)

    def _hear(self) -> None:
        assert self._process is not None
        said = os.read(self._process.answer, 1)
        if said == b"\0" and self._asked is not None and not self._asked.done():
            self._asked.set_result(None)
        elif said != b"\0":
            self._fail(OSError(said[0], os.strerror(said[0])) if said else BrokenPipeError("nobody answers"))

    def _fail(self, error: OSError) -> None:
        """What could not be done is told; if nobody could tell, it is asked again."""
        gone = isinstance(error, BrokenPipeError)
        if gone:
            self.close()
        if self._asked is None or self._asked.done():
            return
        if gone and self._tries < TRIES:
            self._ask()
        else:
            self._asked.set_exception(error)


class Process:
    """Who waits for the disk; it dies with this process, but not of a Ctrl-C, which is for the server."""

    def __init__(self, path: Path) -> None:
        words = [sys.executable, "-I", "-S", syncer.__file__, str(path)]
        self._running: Final = Popen(words, bufsize=0, stdin=PIPE, stdout=PIPE, start_new_session=True)
        assert self._running.stdin is not None
        assert self._running.stdout is not None
        self.ask: Final = self._running.stdin.fileno()
        self.answer: Final = self._running.stdout.fileno()
        self._look: Final = poll()  # where `select` takes but the first 1,024 open files
        self._look.register(self.answer, POLLIN)

    @property
    def number(self) -> int:
        """By which the system knows it."""
        return self._running.pid

    def answers(self) -> bool:
        """Whether it has said anything, or has died."""
        return bool(self._look.poll(0))

    def end(self) -> None:
        """Let it end, and wait for that."""
        self._running.communicate()
