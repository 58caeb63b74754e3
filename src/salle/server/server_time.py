"""The time by the database, and how much of it the server was up; a test has a clock of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from time import monotonic
from typing import Final


class ServerTime:
    """Seconds since 1970, never going back."""

    def __init__(self) -> None:
        self._ahead: float = 0.0  # of the monotonic clock
        self._latest: float = 0.0
        self.downtimes: Collection[tuple[float, float]] = ()
        self._stalls: Final[set[tuple[float, float]]] = set()
        self._excused: float = 0.0  # until when

    def set(self, now: float) -> None:
        """The database says so."""
        self._ahead = now - monotonic()

    def now(self) -> float:
        """The time."""
        self._latest = max(self._latest, monotonic() + self._ahead)
        return self._latest

    def heard(self, downtimes: Collection[tuple[float, float]]) -> None:
        """The database knows of these times when no server was up."""
        apart: list[tuple[float, float]] = []
        for began, ended in sorted({*downtimes, *self._stalls}):
            if apart and began <= apart[-1][1]:  # two workers have met with the same
                apart[-1] = (apart[-1][0], max(ended, apart[-1][1]))
            else:
                apart.append((began, ended))
        self.downtimes = apart

    def stall(self, seconds: float) -> tuple[float, float] | None:
        """Nothing could be written for so long until now: by clocks no time has passed, as far as it was not excused
        before. Returns the downtime that this was."""
        ended = self.now()
        began = max(ended - seconds, self._excused)
        if began >= ended:
            return None
        self._excused = ended
        self._stalls.add((began, ended))
        self.heard(self.downtimes)
        return began, ended

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)

    async def sleep_until(self, at: float) -> None:
        """Wait until then."""
        await self.sleep(max(0.0, at - self.now()))

    def lived(self, at: float) -> float:
        """A time by which clocks run: it stands still while no server is up."""
        return at - sum(min(at, ended) - began for began, ended in self.downtimes if began < at)
