"""A database that measures its writes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, Final

from salle.server.event_loop import LoopProbe
from salle.server.logging import note_store
from salle.server.metrics import Metrics
from salle.server.store.database import Database, Heard, Rows, Statement, StoreTrouble

SLOW: Final = 1.0  # seconds
LATE: Final = 10.0  # seconds; a write that waits longer makes the server unhealthy


class Measured(Database):
    """Wraps a database. After a slow write, it calls `slow` with the seconds, except those of a blocked event loop."""

    def __init__(
        self,
        database: Database,
        metrics: Metrics,
        probe: LoopProbe,
        slow: Callable[[float], None] = lambda seconds: None,
    ) -> None:
        self.database: Final = database
        self.shared = database.shared
        self.clock = database.clock
        self._metrics: Final = metrics
        self._probe: Final = probe
        self._slow: Final = slow
        self._trouble: StoreTrouble | None = None  # of the last write
        self._waiting: Final[dict[object, float]] = {}  # writes, and since when
        metrics.watch("store_queue", "Writes that wait for the database", lambda: len(self._waiting))

    async def write(self, statements: Sequence[Statement], notice: str = "") -> list[Rows]:
        began, lost, write = monotonic(), self._probe.lost(), object()
        self._waiting[write] = began
        try:
            found = await self.database.write(statements, notice)
        except StoreTrouble as error:
            self._note(error)
            raise
        else:
            self._note(None)
            return found
        finally:
            seconds = monotonic() - began
            del self._waiting[write]
            self._metrics.write.observe(seconds)
            # A blocked event loop looks like a slow disk, and a client could cause one.
            disk = seconds - (self._probe.lost() - lost)
            if disk > SLOW:
                self._slow(disk)

    @property
    def trouble(self) -> StoreTrouble | None:
        """Why writes fail now, as far as this worker knows."""
        late = monotonic() - min(self._waiting.values(), default=monotonic())
        return StoreTrouble("server-error-store-late", seconds=round(late)) if late > LATE else self._trouble

    def _note(self, trouble: StoreTrouble | None) -> None:
        """Log once when writes begin to fail, and once when they work again."""
        if (trouble is None) != (self._trouble is None):
            note_store(trouble is None)
        self._trouble = trouble

    async def read(self, text: str, **values: Any) -> Rows:
        return await self.database.read(text, **values)

    def listen(self, heard: Heard) -> None:
        self.database.listen(heard)

    async def close(self) -> None:
        await self.database.close()
