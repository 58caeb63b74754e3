"""The parts of one worker, and how they start and stop."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from secrets import token_hex
from typing import Final

from salle.server.bots.pool import BotPool
from salle.server.event_loop import LoopProbe, name_task
from salle.server.live.audience import Audience
from salle.server.live.commands.context import Context
from salle.server.live.deciding import Decisions
from salle.server.live.heartbeat import beating
from salle.server.live.hints import HintService
from salle.server.live.live_table import LiveTable
from salle.server.live.loading import LiveTables
from salle.server.live.opening import Opening
from salle.server.live.presence import Presence
from salle.server.live.scheduler import Scheduler
from salle.server.live.watcher import Watcher
from salle.server.logging import note
from salle.server.metrics import Metrics
from salle.server.people.identity import People
from salle.server.rate_limits import RateLimiter
from salle.server.server_time import ServerTime
from salle.server.settings import Settings
from salle.server.store.bouts import Store
from salle.server.store.database import StoreTrouble, opened
from salle.server.store.measured import Measured
from salle.server.study.background_worker import BackgroundWorker

# With Python's default thresholds, garbage collections block a worker with 1,000 tables for up to 0.7 s every 7 s. The
# worker creates almost no cycles, so it collects once an hour (`Retention`), or after five million more objects.
GC_THRESHOLDS: Final = (5_000_000, 10, 10)
# While the study thread computes, the event loop waits so long whenever it needs Python's lock. With Python's default
# of 5 ms, other clients wait 38 times as long as usual during many replays.
SWITCH_INTERVAL: Final = 0.0005


class Service:
    """All parts of one worker."""

    def __init__(
        self,
        database: str,
        bots: BotPool | None = None,
        times: ServerTime | None = None,
        settings: Settings | None = None,
    ) -> None:
        self._url: Final = database
        self.bots: Final = bots or BotPool()
        self.times: Final = times or ServerTime()
        self.settings: Final = settings or Settings()
        self.worker: Final = token_hex(8)
        self.nearby: str = ""  # the URL of this server for others in the network, if there is one
        self.metrics: Final = Metrics()
        self.probe: Final = LoopProbe(self.metrics)
        self.study: Final = BackgroundWorker()
        self._soon: Final[set[asyncio.Task[None]]] = set()  # keeps running tasks from being collected
        self.limiter: Final = RateLimiter(
            self.settings.limits, self.times.elapsed, lambda kind: self.metrics.limited.labels(kind).inc()
        )

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Start all parts, and stop them at the end."""
        name_task("start")
        opening = await opened(self._url, self.times.now)
        self.database = Measured(opening, self.metrics, self.probe, self._stall)
        self.store = Store(self.database)
        try:
            presence = Presence(self.database, self.worker)
            async with self.probe.running(), beating(self.store, self.times, presence):
                self.people = People(self.store, await self.store.setting("cookie-key"))
                await self.people.store.look_at_names()
                self.live_tables = LiveTables(self.store, self.times, presence)
                self.decisions = Decisions(self.live_tables, self.bots, self.metrics)
                self.opening = Opening(self.decisions)
                self.audience = Audience(self.decisions)
                self.hints = HintService(self.bots, self.limiter, self.times)
                self._watch()
                scheduler = Scheduler(self.decisions, self.audience, self.opening, self.settings.keep)
                self.retention = scheduler.retention
                await scheduler.start()
                gc.set_threshold(*GC_THRESHOLDS)
                sys.setswitchinterval(SWITCH_INTERVAL)
                note("worker started", worker=self.worker)
                try:
                    yield
                finally:
                    await scheduler.stop()
                    await self.bots.close()
        finally:
            await self.database.close()
            note("worker stopped", worker=self.worker)

    def context(self, live: LiveTable, watcher: Watcher) -> Context:
        """The context for the commands of a watcher."""
        return Context(self.decisions, self.audience, self.hints, self.limiter, live, watcher)

    def _watch(self) -> None:
        """Register the gauges of the metrics."""
        self.bots.thought = self.metrics.thinking.observe
        self.metrics.watch("sockets", "Open sockets", lambda: self.limiter.sockets)
        self.metrics.watch("tables", "Tables in memory", lambda: len(self.live_tables.live))
        self.metrics.watch("bot_queue", "Questions that wait for a bot process", lambda: self.bots.waiting)

    def _stall(self, seconds: float) -> None:
        """Pause the clocks after a slow write, and store that as a downtime."""
        downtime = self.times.stall(seconds)
        if downtime is not None:
            note("database was slow", seconds=round(seconds, 1))
            self._soon.add(task := asyncio.create_task(self._keep_stall(*downtime), name="stall"))
            task.add_done_callback(self._soon.discard)

    async def _keep_stall(self, began: float, ended: float) -> None:
        with suppress(StoreTrouble):
            await self.store.stall(began, ended)
