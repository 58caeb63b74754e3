"""Runs workers: the web server around a service, from the listening socket until it is stopped."""

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

GRACE: Final = 5  # seconds for running requests, once the worker has to stop
SLOW_START: Final = 30  # seconds for a worker to start


class Worker(uvicorn.Server):
    """A uvicorn server that stops on a signal and then returns to its caller."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on the usual signals. Unlike uvicorn, don't raise them again afterwards."""
        if current_thread() is not main_thread():  # only the main thread gets signals
            yield
            return
        before = {which: signal.signal(which, self.handle_exit) for which in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for which, handler in before.items():
                signal.signal(which, handler)


class WorkerSettings(NamedTuple):
    """The settings that every worker gets."""

    database: str
    config: str = ""  # a TOML file
    proxy: str = ""
    log: Literal["json", "plain"] = "json"
    nearby: str = ""  # the URL for others in the network

    def service(self) -> Service:
        """Set up the log, and return the service. Raises BadSettings if the settings file is invalid."""
        logging.set_up(self.log)
        settings = read_settings(Path(self.config)) if self.config else Settings()
        service = Service(self.database, settings=settings.behind([*filter(None, self.proxy.split(","))]))
        service.nearby = self.nearby
        return service


def application(worker_settings: WorkerSettings) -> Middleware:
    """The application of one of several workers, created in its process."""
    Thread(target=end_with_parent, daemon=True).start()
    try:
        return create_app(worker_settings.service(), runs=False)
    except SalleError as error:
        print(error, file=sys.stderr)
        sys.exit(STARTUP_FAILURE)


def end_with_parent() -> None:
    """Stop in order when the parent process is gone, because nothing else would stop this one."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def config(app: Middleware | Callable[[], Middleware], settings: Settings, **more: Any) -> uvicorn.Config:
    """The configuration of the web server."""
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
    return Worker(config(create_app(service), service.settings, lifespan="off"))


def serve(service: Service, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until a signal. Calls `ready` once the service has started; raises SalleError if it cannot start."""
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
    """The same in several processes. A worker that dies is started again. If one cannot start, all stop."""
    asyncio.run(prepared(worker_settings.database))
    ready()
    settings = worker_settings.service().settings
    app = partial(application, worker_settings)
    many = config(app, settings, factory=True, workers=workers, timeout_worker_healthcheck=SLOW_START)
    # Workers inherit the blocked signal, so Ctrl-C stops them only through the supervisor.
    ensure_running()  # the resource tracker would unblock the signal when it starts
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    supervisor = Multiprocess(many, [listening])
    Thread(target=end_on_interrupt, args=(supervisor,), daemon=True).start()
    supervisor.run()
    if any(process.exitcode == STARTUP_FAILURE for process in supervisor.processes):
        sys.exit(STARTUP_FAILURE)


def end_on_interrupt(supervisor: Multiprocess) -> None:
    """Wait for Ctrl-C, then stop all workers in order."""
    signal.sigwait({signal.SIGINT})
    supervisor.should_exit.set()


async def prepared(database: str) -> None:
    """Update the database before any worker starts. Raises StoreTrouble if that fails."""
    await (await opened(database)).close()
