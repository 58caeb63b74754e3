"""A thread for what the loop can't wait for, one thing after the other: an executor takes longer than a commit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Final, TypeAlias

Done: TypeAlias = asyncio.Future[None]


class WorkerThread:
    """Does what it is told, in that order, until it is closed."""

    def __init__(self, loop: asyncio.AbstractEventLoop, name: str) -> None:
        self._loop: Final = loop
        self._todo: Final[SimpleQueue[tuple[Callable[[], None], Done] | None]] = SimpleQueue()
        self._thread: Final = Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    def do(self, work: Callable[[], None]) -> Done:
        """It is done when this is; what it raises is raised there."""
        done: Done = self._loop.create_future()
        self._todo.put((work, done))
        return done

    def _work(self) -> None:
        while (told := self._todo.get()) is not None:
            work, done = told
            error: Exception | None = None
            try:
                work()
            except Exception as raised:
                error = raised
            self._loop.call_soon_threadsafe(settle, done, error)
            del told, work, done, error

    def close(self) -> None:
        """Finish what was told, and no more."""
        self._todo.put(None)
        self._thread.join()


def settle(done: Done, error: Exception | None) -> None:
    """Tell whoever waits how it went, if he still does."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
