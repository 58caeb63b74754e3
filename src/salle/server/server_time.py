"""The server's time: one clock for all workers, which never steps."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection
from time import monotonic
from typing import Final

STEP: Final = 1.0  # a difference of so many seconds between the database's clock and ours counts as a step
MINUTE: Final = 60.0
MOST_EXCUSED: Final = 10.0  # seconds in a minute for which clocks may pause while the disk is slow


class ServerTime:
    """Seconds since 1970: the database's clock when the server started, and the time since then. They never go back."""

    def __init__(self) -> None:
        self._ahead: float | None = None  # of the monotonic clock
        self._latest: float = 0.0
        self.downtimes: Collection[tuple[float, float]] = ()
        self._stalls: Final[set[tuple[float, float]]] = set()
        self._excused: Final[deque[tuple[float, float]]] = deque()  # of the last minute

    def agree(self, time: float) -> float:
        """Follow this time of all workers, unless it has stepped. Returns the step, or 0."""
        step = 0.0 if self._ahead is None else time - self._ahead - monotonic()
        if abs(step) >= STEP:
            return step
        self._ahead = time - monotonic()
        return 0.0

    def now(self) -> float:
        self._latest = max(self._latest, monotonic() + (self._ahead or 0.0))
        return self._latest

    def elapsed(self) -> float:
        """Seconds of a monotonic clock."""
        return monotonic()

    def heard(self, downtimes: Collection[tuple[float, float]]) -> None:
        """Use these downtimes from the database, together with the stalls of this worker."""
        apart: list[tuple[float, float]] = []
        for began, ended in sorted({*downtimes, *self._stalls}):
            if apart and began <= apart[-1][1]:  # two workers have noticed the same stall
                apart[-1] = (apart[-1][0], max(ended, apart[-1][1]))
            else:
                apart.append((began, ended))
        self.downtimes = apart

    def stall(self, seconds: float) -> tuple[float, float] | None:
        """Pause the clocks of bouts for a wait of so many seconds for the disk, but at most MOST_EXCUSED in a minute.

        Returns the downtime that this makes, or None."""
        ended = self.now()
        while self._excused and self._excused[0][1] < ended - MINUTE:
            self._excused.popleft()
        left = MOST_EXCUSED - sum(until - since for since, until in self._excused)
        began = max(ended - min(seconds, left), self._excused[-1][1] if self._excused else 0.0)
        if began >= ended:
            return None
        self._excused.append((began, ended))
        self._stalls.add((began, ended))
        self.heard(self.downtimes)
        return began, ended

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def sleep_until(self, at: float) -> None:
        await self.sleep(max(0.0, at - self.now()))

    def lived(self, at: float) -> float:
        """The time by which clocks run. It stops while no server is running."""
        return at - sum(min(at, ended) - began for began, ended in self.downtimes if began < at)
