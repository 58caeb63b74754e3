"""What is counted and measured, for Prometheus: nothing that tells of anybody, or of any one table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from salle.server.logging import note_store
from salle.server.rate_limits import Kind
from salle.server.store.database import Database, Heard, Meanwhile, Rows, Statement, StoreTrouble
from salle.server.table.table import Table
from salle.wire.log_entries import Chose, Entry, Played

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST.partition("; charset")[0]  # which the web server adds
FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds
SLOW_WRITE: Final = 1.0  # seconds
LATE: Final = 10.0  # seconds after which a write that is not done is trouble
SLOW: Final = (0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)


class Metrics:
    """All of one worker, in a registry of their own."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.requests: Final = self._counter("requests", "Requests over HTTP", "method", "path", "status")
        self.request: Final = self._histogram("request", "Answering a request over HTTP", FAST, "path")
        self.command: Final = self._histogram("command", "From a command until all watchers are sent the change", FAST)
        self.write: Final = self._histogram("store_write", "Writing to the database, durably", FAST)
        self.writing: int = 0
        self.watch("store_queue", "Writes that wait for the database", lambda: self.writing)
        self.thinking: Final = self._histogram("bot_thinking", "A bot's decision, without waiting for its turn", SLOW)
        self.actions: Final = self._counter("actions", "Decisions made at tables", "game")
        self.bouts: Final = self._counter("bouts", "Bouts that were opened, and that ended", "game", "what")
        self.errors: Final = self._counter("errors", "What could not be done, by kind", "kind")
        self.limited: Final = self._counter("limited", "What was asked for too often, by limit", "limit")

    def _histogram(self, name: str, help: str, buckets: Sequence[float], *labels: str) -> Histogram:
        return Histogram(f"salle_{name}_seconds", help, labels, registry=self.registry, buckets=buckets)

    def _counter(self, name: str, help: str, *labels: str) -> Counter:
        return Counter(f"salle_{name}", help, labels, registry=self.registry)

    def watch(self, name: str, help: str, value: Callable[[], float]) -> None:
        """A number that is looked up when somebody asks."""
        Gauge(f"salle_{name}", help, registry=self.registry).set_function(value)

    def happened(self, table: Table, entries: Sequence[Entry], seconds: float | None) -> None:
        """Entries were written and told, so long after they were asked for."""
        if seconds is not None:
            self.command.observe(seconds)
        decisions = sum(is_decision(table, entry) for entry in entries)
        if decisions:
            self.actions.labels(table.terms.game).inc(decisions)

    def asked(self, method: str, path: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self.requests.labels(method, path, status).inc()
        self.request.labels(path).observe(seconds)

    def refused(self, limit: Kind) -> None:
        """Somebody asked too much."""
        self.limited.labels(limit).inc()

    def failed(self, kind: str) -> None:
        """Something could not be done."""
        self.errors.labels(kind).inc()

    def text(self) -> bytes:
        """As Prometheus reads it."""
        return generate_latest(self.registry)


def is_decision(table: Table, entry: Entry) -> bool:
    """Whether a seat decided something, and not only the deck."""
    if isinstance(entry, Played) and entry.tokens:
        return not table.game.is_chance(table.game.notation.action(entry.tokens[0]))
    return isinstance(entry, Chose)


class Measured(Database):
    """A database whose writes are measured; `slow` is called after one that has taken long, with the seconds."""

    def __init__(self, database: Database, metrics: Metrics, slow: Callable[[float], None]) -> None:
        self.database: Final = database
        self.metrics: Final = metrics
        self.shared = database.shared
        self._slow: Final = slow
        self._trouble: StoreTrouble | None = None  # what the last write ran into
        self._waiting: Final[dict[object, float]] = {}  # writes, and since when

    async def write(
        self, statements: Sequence[Statement], notice: str = "", long: bool = False, meanwhile: Meanwhile | None = None
    ) -> list[Rows]:
        began, write = perf_counter(), object()
        self._waiting[write] = began
        self.metrics.writing += 1
        try:
            found = await self.database.write(statements, notice, long, meanwhile)
        except StoreTrouble as error:
            self._went(error)
            raise
        else:
            self._went(None)
            return found
        finally:
            seconds = perf_counter() - began
            del self._waiting[write]
            self.metrics.writing -= 1
            self.metrics.write.observe(seconds)
            if seconds > SLOW_WRITE and not long:
                self._slow(seconds)

    @property
    def trouble(self) -> StoreTrouble | None:
        """Why nothing can be written now, as far as anybody knows."""
        late = perf_counter() - min(self._waiting.values(), default=perf_counter())
        return StoreTrouble("server-error-store-late", seconds=round(late)) if late > LATE else self._trouble

    def _went(self, trouble: StoreTrouble | None) -> None:
        """Whoever runs the service is told once when nothing can be written any more, and once when it can again."""
        if (trouble is None) != (self._trouble is None):
            note_store(trouble is None)
        self._trouble = trouble

    async def read(self, text: str, **values: Any) -> Rows:
        return await self.database.read(text, **values)

    def listen(self, heard: Heard) -> None:
        self.database.listen(heard)

    async def close(self) -> None:
        await self.database.close()
