"""Measures how late the event loop is, and logs the name of what held it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from threading import Event, Thread
from time import monotonic
from typing import Final

from salle.server.logging import note
from salle.server.metrics import Metrics

TICK: Final = 0.05  # seconds between two looks
PATIENCE: Final = 1.0  # seconds for a task to end once it is cancelled
HELD: Final = 0.25  # seconds that are worth a line in the log


class LoopProbe:
    """A task that should wake every TICK. `held` is by how many seconds it was late, in all.

    While it is late, a thread looks which task runs. That task's name is a command or a path, never its content.
    """

    def __init__(self, metrics: Metrics) -> None:
        self.held: float = 0.0
        self._metrics: Final = metrics
        self._woke: float = monotonic()
        self._holder: str = ""

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
        """Run in a thread: while the loop is held, remember the task that holds it."""
        while not ended.wait(TICK):
            if monotonic() - self._woke > 2 * TICK:
                task = asyncio.current_task(loop)
                if task is not None:
                    self._holder = task.get_name()


async def end_task(task: asyncio.Task[None]) -> None:
    """Cancel a task until it has ended. A database may turn the first cancellation into an error that the task takes
    for trouble, and then it goes on."""
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=PATIENCE)
    if not task.cancelled():
        task.exception()  # it was noted where the task was made


def name_task(name: str) -> None:
    """Say what the running task does now, for the log. `name` holds nothing that a client wrote."""
    task = asyncio.current_task()
    if task is not None:
        task.set_name(name)
