"""The service: HTTP for tables and people, a socket for bouts. It knows no rule of any game."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from secrets import token_hex
from typing import Any, Final

import msgspec
from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components

from salle import __version__
from salle.core.errors import SalleError
from salle.server.bots.pool import BotPool
from salle.server.live.deciding import LiveTables
from salle.server.live.garbage_collection import collect_seldom
from salle.server.live.heartbeat import beating
from salle.server.live.hints import HintService
from salle.server.live.presence import Presence
from salle.server.live.scheduler import Scheduler
from salle.server.logging import digest, note
from salle.server.people.identity import People
from salle.server.rate_limits import RateLimiter
from salle.server.server_time import ServerTime
from salle.server.settings import Settings
from salle.server.store.bouts import Store
from salle.server.store.database import StoreTrouble, opened
from salle.server.study.background_worker import BackgroundWorker
from salle.server.table.table import Table
from salle.server.web.auth import SCHEMES
from salle.server.web.error_responses import ADDRESS, on_fault, on_http, on_malformed, on_salle_error
from salle.server.web.health import CHECKS
from salle.server.web.metrics import Measured, Metrics
from salle.server.web.middleware import Middleware
from salle.server.web.request_bodies import Described, StrictRequest, documented, nothing_else, nowhere
from salle.server.web.table_routes import HANDLERS
from salle.server.web.websocket import SOCKETS
from salle.wire.log_entries import Entry, Opened

SWITCH: Final = 0.00005  # seconds that a thread which has heard from the disk waits for one that computes
COMPRESSED: Final = 4096  # bytes from which on an answer is sent compressed
LIMIT: Final = "limit"  # what a handler says about itself: by which limit it is counted


class Service:
    """Everything that one worker has."""

    def __init__(
        self,
        database: str,
        bots: BotPool | None = None,
        times: ServerTime | None = None,
        settings: Settings | None = None,
    ) -> None:
        self.database: Final = database
        self.bots: Final = bots or BotPool()
        self.times: Final = times or ServerTime()
        self.settings: Final = settings or Settings()
        self.worker: Final = token_hex(8)
        self.nearby: str = ""  # where others in the network find this machine, if they do
        self.metrics: Final = Metrics()
        self.study: Final = BackgroundWorker()
        self._soon: Final[set[asyncio.Task[None]]] = set()  # what is to be kept of it
        self.limiter: Final = RateLimiter(self.settings.limits, self.times.now, self.metrics.refused)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """From the first look at the database until all is put away."""
        self.store = Store(Measured(await opened(self.database), self.metrics, self._stall))
        try:
            presence = Presence(self.store.database, self.worker)
            async with beating(self.store, self.times, presence):
                self.people = People(self.store, await self.store.setting("cookie-key"))
                await self.people.store.look_at_names()
                self.live_tables = LiveTables(self.store, self.times, presence)
                self.live_tables.happened = self.happened
                self.advisers = HintService(self.bots, self.limiter, self.times)
                self._watch()
                scheduler = Scheduler(self.live_tables, self.bots, self.settings.keep)
                self.retention = scheduler.retention
                await scheduler.start()
                collect_seldom()
                sys.setswitchinterval(SWITCH)
                note("worker started", worker=self.worker)
                try:
                    yield
                finally:
                    await scheduler.stop()
                    await self.bots.close()
        finally:
            await self.store.close()
            note("worker stopped", worker=self.worker)

    def _watch(self) -> None:
        """What is looked up when somebody asks for the metrics."""
        self.bots.thought = self.metrics.thinking.observe
        self.metrics.watch("sockets", "Sockets that are open", lambda: self.limiter.sockets)
        self.metrics.watch("tables", "Tables that are looked at or fenced at", lambda: len(self.live_tables.live))
        self.metrics.watch("bot_queue", "Decisions that wait for a bot's turn", lambda: self.bots.waiting)

    def _stall(self, seconds: float) -> None:
        """A write has taken long: nobody shall lose on time because of it."""
        downtime = self.times.stall(seconds)
        if downtime is not None:
            note("store was slow", seconds=round(seconds, 1))
            self._soon.add(task := asyncio.create_task(self._keep_stall(*downtime)))
            task.add_done_callback(self._soon.discard)

    async def _keep_stall(self, began: float, ended: float) -> None:
        with suppress(StoreTrouble):
            await self.store.stall(began, ended)

    def happened(self, table: Table, entries: Sequence[Entry], seconds: float) -> None:
        """Entries were written and told: count them, and note how bouts begin and end."""
        self.metrics.happened(table, entries, seconds)
        game = table.terms.game
        if isinstance(entries[0], Opened):
            self.metrics.bouts.labels(game, "opened").inc()
            note("bout opened", bout=digest(table.id), game=game)
        if table.stage == "over":
            self.metrics.bouts.labels(game, "ended").inc()
            note("bout ended", bout=digest(table.id), game=game)


def create_app(service: Service, runs: bool = True) -> Middleware:
    """The application around a service that runs; if it does not, the application begins and ends it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        try:
            async with service.running():
                yield
        except SalleError as error:  # of which the web server says no more than that there was one
            note("worker fails", why=str(error))
            raise

    app = Litestar(
        lifespan=[] if runs else [lifespan],
        route_handlers=[*documented([*HANDLERS, *CHECKS]), *SOCKETS],
        state=AppState({"service": service}),
        request_class=StrictRequest,
        guards=[admitted],
        exception_handlers={
            SalleError: on_salle_error,
            msgspec.DecodeError: on_malformed,
            RecursionError: on_malformed,
            HTTPException: on_http,
            Exception: on_fault,
        },
        openapi_config=OpenAPIConfig(
            "Salle",
            __version__,
            openapi_router=Router("/api", route_handlers=[nowhere], guards=[nothing_else], include_in_schema=False),
            render_plugins=[Described()],
            use_handler_docstrings=True,
            components=Components(security_schemes=SCHEMES),
        ),
        request_max_body_size=service.settings.limits.body,
        compression_config=CompressionConfig("gzip", minimum_size=COMPRESSED, gzip_compress_level=5),
        logging_config=None,
    )
    return Middleware(app, service.settings, service.limiter, service.metrics)


async def admitted(connection: ASGIConnection[Any, Any, Any, AppState], handler: BaseRouteHandler) -> None:
    """What is more than a request is counted for itself, by the limit its handler names. Were it not async, the
    framework would ask it in threads, several at a time."""
    if LIMIT in handler.opt:
        connection.app.state.service.limiter.admit(handler.opt[LIMIT], connection.scope["state"][ADDRESS])
