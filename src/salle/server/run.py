"""A worker: the web server around a service, from the socket it listens at until somebody ends it."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from pathlib import Path
from threading import Thread, current_thread, main_thread
from time import monotonic
from typing import Any, Final, Literal, NamedTuple

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from salle.core.errors import SalleError
from salle.server import logging
from salle.server.app import Service, create_app
from salle.server.settings import Settings, read_settings
from salle.server.store.database import located, opened
from salle.server.web.middleware import Middleware
from salle.server.web.websocket_protocol import Sockets

GRACE: Final = 5  # seconds for what was begun, once the worker is told to end
SLOW_START: Final = 60  # seconds for a worker to come up
AGAIN: Final = 2.0  # seconds between two tries to start one that could not


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


class Workers(Multiprocess):
    """One that dies is started again, as often as it takes.

    Unlike uvicorn, nobody waits for an answer of one that is gone, nor are all ended because one could not start: its
    database may be away for a while.
    """

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket]) -> None:
        super().__init__(config, sockets)
        self.waiting: float = 0.0  # until then none is started again

    def keep_subprocess_alive(self) -> None:
        """Look after all of them."""
        for number, gone in enumerate(self.processes):
            if self.should_exit.is_set() or gone.process.is_alive() or monotonic() < self.waiting:
                continue
            gone.kill()
            gone.join()
            logging.note("worker died", status=gone.exitcode or 0)
            if gone.exitcode == STARTUP_FAILURE:
                self.waiting = monotonic() + AGAIN
            self.processes[number] = Process(self.config, self.sockets)
            self.processes[number].start()


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

    def put_down(self) -> None:
        """Where workers in other processes find them."""
        for name, value in self._asdict().items():
            os.environ[f"SALLE_{name.upper()}"] = value


def factory() -> Middleware:
    """The application as the environment says, for servers that make one in each process: SALLE_DATABASE,
    SALLE_CONFIG, SALLE_PROXY and SALLE_LOG are what `salle serve` is told by its options, SALLE_NEARBY is the URL for
    others in the network."""
    Thread(target=end_with_parent, daemon=True).start()
    given: dict[str, Any] = {name: os.environ.get(f"SALLE_{name.upper()}") for name in WorkerSettings._fields}
    worker_settings = WorkerSettings(**{"database": "", **{name: value for name, value in given.items() if value}})
    try:
        located(worker_settings.database)
        service = worker_settings.service()
    except SalleError as error:
        sys.exit(str(error))
    return create_app(service, runs=False)


def end_with_parent() -> None:
    """End in order once the process is gone that has started this one, however it went: nobody would end it then."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def config(app: Middleware | str, settings: Settings, **more: Any) -> uvicorn.Config:
    """How the web server serves, as the worker_settings say."""
    return uvicorn.Config(
        app,
        ws=Sockets,
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
    """The same in several processes; one that dies is started again."""
    asyncio.run(prepared(worker_settings.database))
    ready()
    worker_settings.put_down()
    settings = worker_settings.service().settings
    app = f"{__name__}:{factory.__name__}"
    many = config(app, settings, factory=True, workers=workers, timeout_worker_healthcheck=SLOW_START)
    Workers(many, [listening]).run()


async def prepared(database: str) -> None:
    """Bring the database up to date before anybody serves from it; StoreTrouble if that can't be."""
    await (await opened(database)).close()
