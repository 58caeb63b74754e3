"""The time by the database, and how much of it the server was up; a test has a clock of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import monotonic


class Times:
    """Seconds since 1970, never going back."""

    def __init__(self) -> None:
        self._ahead: float = 0.0  # of the monotonic clock
        self._latest: float = 0.0
        self.downtimes: Sequence[tuple[float, float]] = ()

    def set(self, now: float) -> None:
        """The database says so."""
        self._ahead = now - monotonic()

    def now(self) -> float:
        """The time."""
        self._latest = max(self._latest, monotonic() + self._ahead)
        return self._latest

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)

    async def sleep_until(self, at: float) -> None:
        """Wait until then."""
        await self.sleep(max(0.0, at - self.now()))

    def lived(self, at: float) -> float:
        """A time by which clocks run: it stands still while no server is up."""
        return at - sum(min(at, ended) - began for began, ended in self.downtimes if began < at)
