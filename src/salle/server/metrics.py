"""Metrics for Prometheus. None of them is about a single person or table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST.partition("; charset")[0]  # the web server adds the charset
FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds
SLOW: Final = (0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)


class Metrics:
    """The metrics of one worker, in a separate registry."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.requests: Final = self._counter("requests", "Requests over HTTP", "method", "path", "status")
        self.request: Final = self._histogram("request", "Answering a request over HTTP", FAST, "path")
        self.command: Final = self._histogram("command", "From a command until all watchers are sent the change", FAST)
        self.write: Final = self._histogram("store_write", "Writing to the database, durably", FAST)
        self.lateness: Final = self._histogram("event_loop_lateness", "How late the event loop is", FAST)
        self.thinking: Final = self._histogram("bot_thinking", "A bot's decision, without waiting for its turn", SLOW)
        self.actions: Final = self._counter("actions", "Decisions made at tables", "game")
        self.bouts: Final = self._counter("bouts", "Bouts that were opened, and that ended", "game", "what")
        self.errors: Final = self._counter("errors", "Refused requests and messages, by kind", "kind")
        self.limited: Final = self._counter("limited", "Requests over a limit, by limit", "limit")

    def _histogram(self, name: str, help: str, buckets: Sequence[float], *labels: str) -> Histogram:
        return Histogram(f"salle_{name}_seconds", help, labels, registry=self.registry, buckets=buckets)

    def _counter(self, name: str, help: str, *labels: str) -> Counter:
        return Counter(f"salle_{name}", help, labels, registry=self.registry)

    def watch(self, name: str, help: str, value: Callable[[], float]) -> None:
        """Register a gauge whose value is computed for each request."""
        Gauge(f"salle_{name}", help, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        return generate_latest(self.registry)
