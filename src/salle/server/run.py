"""A worker: the web server around a service, from the socket it listens at until somebody ends it."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing import parent_process
from multiprocessing.resource_tracker import ensure_running
from pathlib import Path
from threading import Thread, current_thread, main_thread
from typing import Any, Final, Literal, NamedTuple, cast

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from salle.core.errors import SalleError
from salle.server import logging
from salle.server.app import create_app
from salle.server.service import Service
from salle.server.settings import Settings, read_settings
from salle.server.store.database import opened
from salle.server.web.connection_limits import Connection, Connections, raise_file_limit
from salle.server.web.middleware import Middleware

GRACE: Final = 5  # seconds for what was begun, once the worker is told to end
SLOW_START: Final = 30  # seconds for a worker to come up


class Worker(uvicorn.Server):
    """Ends in order when it is told to, and goes on to do what comes after it."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Let the usual signals end it; unlike uvicorn, don't raise them again once it has ended."""
        if current_thread() is not main_thread():  # which alone hears of signals
            yield
            return
        before = {which: signal.signal(which, self.handle_exit) for which in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for which, handler in before.items():
                signal.signal(which, handler)


class WorkerSettings(NamedTuple):
    """All that a worker is told, wherever it runs."""

    database: str
    config: str = ""  # a TOML file
    proxy: str = ""
    log: Literal["json", "plain"] = "json"
    nearby: str = ""  # the URL for others in the network

    def service(self) -> Service:
        """The service they say, with its log set up; BadOption if there is something wrong with the file."""
        logging.set_up(self.log)
        settings = read_settings(Path(self.config)) if self.config else Settings()
        service = Service(self.database, settings=settings.behind([*filter(None, self.proxy.split(","))]))
        service.nearby = self.nearby
        return service


def application(worker_settings: WorkerSettings) -> Middleware:
    """The application of one of several workers, made in its process."""
    Thread(target=end_with_parent, daemon=True).start()
    try:
        return create_app(worker_settings.service(), runs=False)
    except SalleError as error:
        print(error, file=sys.stderr)
        sys.exit(STARTUP_FAILURE)


def end_with_parent() -> None:
    """End in order once the process is gone that has started this one, however it went: nobody would end it then."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def config(app: Middleware | Callable[[], Middleware], settings: Settings, **more: Any) -> uvicorn.Config:
    """How the web server serves, as the settings say."""
    connections = Connections(settings.limits, settings.proxies, raise_file_limit())
    return uvicorn.Config(
        app,
        http=cast("type[asyncio.Protocol]", partial(Connection, connections)),
        ws="websockets-sansio",
        ws_max_size=settings.limits.frame,
        ws_ping_interval=settings.limits.ping,
        ws_ping_timeout=settings.limits.pong,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        **more,
    )


def worker(service: Service) -> Worker:
    """The web server for a service."""
    return Worker(config(create_app(service), service.settings, lifespan="off"))


def serve(service: Service, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until a signal says otherwise; SalleError if the service can't begin, else it is `ready`."""
    server = worker(service)

    async def run() -> None:
        async with service.running():
            ready()
            await server.serve([listening])

    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(run())


def serve_together(
    worker_settings: WorkerSettings, listening: socket.socket, workers: int, ready: Callable[[], None]
) -> None:
    """The same in several processes. One that dies is started again; if one can't start, all end."""
    asyncio.run(prepared(worker_settings.database))
    ready()
    settings = worker_settings.service().settings
    app = partial(application, worker_settings)
    many = config(app, settings, factory=True, workers=workers, timeout_worker_healthcheck=SLOW_START)
    # Workers inherit this, so that Ctrl-C ends them through the supervisor and leaves none that it waits for.
    ensure_running()  # it would allow the signal again when it starts
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    supervisor = Multiprocess(many, [listening])
    Thread(target=end_on_interrupt, args=(supervisor,), daemon=True).start()
    supervisor.run()
    if any(process.exitcode == STARTUP_FAILURE for process in supervisor.processes):
        sys.exit(STARTUP_FAILURE)


def end_on_interrupt(supervisor: Multiprocess) -> None:
    """Wait for Ctrl-C, then let the supervisor end all workers in order."""
    signal.sigwait({signal.SIGINT})
    supervisor.should_exit.set()


async def prepared(database: str) -> None:
    """Bring the database up to date before anybody serves from it; StoreTrouble if that can't be."""
    await (await opened(database)).close()
