"""Measures how late the event loop is, and logs the name of the task that blocked it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from threading import Event, Thread
from time import monotonic
from typing import Final

from salle.server.logging import note
from salle.server.metrics import Metrics

TICK: Final = 0.05  # seconds between two measurements
PATIENCE: Final = 1.0  # seconds for a cancelled task to end, before it is cancelled again
HELD: Final = 0.25  # seconds; longer blocks are logged


class LoopProbe:
    """A task that should wake every TICK. `held` is the sum of the seconds by which it was late.

    While it is late, a thread looks up the running task. A task's name is a command or a path, never its content.
    """

    def __init__(self, metrics: Metrics) -> None:
        self.held: float = 0.0
        self._metrics: Final = metrics
        self._woke: float = monotonic()
        self._holder: str = ""

    def lost(self) -> float:
        """`held`, and the seconds by which the next wake is already late."""
        return self.held + max(0.0, monotonic() - self._woke - TICK)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        ended = Event()
        watcher = Thread(target=self._watch, args=(asyncio.get_running_loop(), ended), name="salle-probe", daemon=True)
        watcher.start()
        task = asyncio.create_task(self._tick(), name="probe")
        try:
            yield
        finally:
            await end_task(task)
            ended.set()

    async def _tick(self) -> None:
        while True:
            self._woke = began = monotonic()
            await asyncio.sleep(TICK)
            late = max(0.0, monotonic() - began - TICK)
            self.held += late
            self._metrics.lateness.observe(late)
            if late > HELD:
                note("event loop was blocked", seconds=round(late, 2), by=self._holder or "unknown")
            self._holder = ""

    def _watch(self, loop: asyncio.AbstractEventLoop, ended: Event) -> None:
        """In a thread: while the loop is blocked, remember the task that blocks it."""
        while not ended.wait(TICK):
            if monotonic() - self._woke > 2 * TICK:
                task = asyncio.current_task(loop)
                if task is not None:
                    self._holder = task.get_name()


async def end_task(task: asyncio.Task[None]) -> None:
    """Cancel a task until it has ended. The first cancellation can be lost: a database may turn it into an error that
    the task handles."""
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=PATIENCE)
    if not task.cancelled():
        task.exception()  # mark it as retrieved; the creator of the task has logged it


def name_task(name: str) -> None:
    """Name the running task for the log. `name` must not contain text from a client."""
    task = asyncio.current_task()
    if task is not None:
        task.set_name(name)
