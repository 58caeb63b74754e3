"""Waiting for the disk in a process apart.

A thread would have to ask for Python's lock before it can begin to wait and once more after that, and a busy server
gives it away late: the views that are made meanwhile would delay what they are to be made beside. Only where the
process is gone, or stands still, a thread does its work. The same on Windows, where a loop can't watch a pipe.
"""

from __future__ import annotations

import asyncio
import os
import select
import sys
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen
from typing import Final

from salle.server.logging import note
from salle.server.store import disk_sync_process
from salle.server.store.worker_thread import WorkerThread

PATIENCE: Final = 2.0  # seconds after which a process that does not answer is ended
AGAIN: Final = 1.0  # seconds between two that are begun
WATCHES_PIPES: Final = hasattr(select, "poll")


class DiskSync:
    """A file that is made durable, again and again."""

    def __init__(self, path: Path, aside: WorkerThread) -> None:
        self._path: Final = path
        self._aside: Final = aside
        self._loop: Final = asyncio.get_running_loop()
        self._process: SyncProcess | None = None
        self._begun: float = -AGAIN
        self._asked: asyncio.Future[None] | None = None
        self._late: asyncio.TimerHandle | None = None

    def do(self) -> asyncio.Future[None]:
        """Done when all that was written until now is durable; OSError if it can't be."""
        assert self._asked is None or self._asked.done()
        self._asked = self._loop.create_future()
        self._late = self._loop.call_later(PATIENCE, self._give_up, "hung")
        try:
            if WATCHES_PIPES and self._process is None and self._loop.time() >= self._begun + AGAIN:
                self._begun = self._loop.time()
                self._process = SyncProcess(self._path)
                self._loop.add_reader(self._process.answer, self._hear)
            if self._process is not None:
                os.write(self._process.ask, b"?")
        except OSError:
            self._drop("gone")
        if self._process is None:
            self._help_oneself()
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

    def _hear(self) -> None:
        assert self._process is not None
        said = os.read(self._process.answer, 1)
        if said:
            self._settle(said[0])
        else:
            self._give_up("gone")

    def _give_up(self, why: str) -> None:
        """Whoever waits shall not wait for the process."""
        self._drop(why)
        if self._asked is not None and not self._asked.done():
            self._help_oneself()

    def _drop(self, why: str) -> None:
        """The process is of no use any more."""
        if self._process is not None:
            self.close()
            note("disk helper ended", why=why)

    def _help_oneself(self) -> None:
        """What the process would do, in a thread."""
        self._forget_the_time()
        answer: list[int] = []
        done = self._aside.do(lambda: answer.append(disk_sync_process.wrong(str(self._path))))
        done.add_done_callback(lambda _: self._settle(answer[0]))

    def _settle(self, wrong: int) -> None:
        self._forget_the_time()
        if self._asked is None or self._asked.done():
            return
        if wrong:
            self._asked.set_exception(OSError(wrong, os.strerror(wrong)))
        else:
            self._asked.set_result(None)

    def _forget_the_time(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class SyncProcess:
    """Who waits for the disk; it dies with this process, but not of a Ctrl-C, which is for the server."""

    def __init__(self, path: Path) -> None:
        words = [sys.executable, "-I", "-S", disk_sync_process.__file__, str(path)]
        self._running: Final = Popen(words, bufsize=0, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True)
        assert self._running.stdin is not None
        assert self._running.stdout is not None
        self.ask: Final = self._running.stdin.fileno()
        self.answer: Final = self._running.stdout.fileno()
        self._look: Final = select.poll()  # where `select` takes but the first 1,024 open files
        self._look.register(self.answer, select.POLLIN)

    @property
    def number(self) -> int:
        """By which the system knows it."""
        return self._running.pid

    def answers(self) -> bool:
        """Whether it has said anything, or has died."""
        return bool(self._look.poll(0))

    def end(self) -> None:
        """End it: it knows nothing that could be lost."""
        self._running.kill()
        self._running.communicate()
