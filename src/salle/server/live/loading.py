"""Tables that are being read from their logs: who wants the same one waits, and what is heard meanwhile is not lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final


class LoadingTable:
    """One table: `missed` says that another worker wrote to it since somebody began to read."""

    def __init__(self) -> None:
        self.turn: Final = asyncio.Lock()
        self.readers: int = 0
        self.missed: bool = False


class LoadingTables:
    """All that are being read."""

    def __init__(self) -> None:
        self._by_bout: Final[dict[str, LoadingTable]] = {}

    @asynccontextmanager
    async def of(self, bout: str) -> AsyncIterator[LoadingTable]:
        """Read that table, one after the other."""
        reading = self._by_bout.setdefault(bout, LoadingTable())
        reading.readers += 1
        try:
            async with reading.turn:
                reading.missed = False
                yield reading
        finally:
            reading.readers -= 1
            if not reading.readers:
                del self._by_bout[bout]

    def heard(self, bout: str) -> None:
        """Another worker has written to that bout; no name: to any."""
        for reading in [self._by_bout.get(bout)] if bout else self._by_bout.values():
            if reading is not None:
                reading.missed = True
