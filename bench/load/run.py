"""Runs a server and a crowd of clients, and compares the logs with what the clients were told."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from sqlite3 import connect
from subprocess import PIPE, Popen
from typing import Final

import psycopg
from msgspec.json import decode, encode
from rich.progress import Progress

from bench.client_log_check import Ledger, Said
from bench.load.crowd import Asked, Saw, Told
from bench.server_process import Host
from salle.server.store.bouts import Row
from salle.server.store.database import located
from salle.wire.log_entries import read_entry

GAMES: Final = ("engarde/standard", "readyfence/advanced", "audatia/duel", "arena/standard")
SPARE: Final = 100  # one extra bout for this many, so that enough are live while new ones start
LOG: Final = "select seq, entry, at from log where bout = {} order by seq"


@dataclass(frozen=True)
class Wanted:
    """The load to measure."""

    bouts: int
    every: float
    warm: float
    measured: float
    seed: str
    compressed: bool = False
    workers: int = 1

    def command(self) -> str:
        """The command that measures it again."""
        named = ("bouts", "every", "warm", "measured", "seed")
        words = [f"--{name} {getattr(self, name)}" for name in named]
        return " ".join(["python -m bench.load", *words, *(["--compressed"] if self.compressed else [])])


@dataclass(frozen=True)
class Measured:
    """The measurements. Times are in seconds."""

    wanted: Wanted
    saw: Saw
    processor: float  # time of the server's processes
    database: float  # time of the database's processes, where it has some
    peak: int  # bytes
    wrong: Sequence[str]
    busy: float  # the load of the machine before


def measured(
    wanted: Wanted, url: str, folder: Path, progress: Progress, database_time: Callable[[], float] = lambda: 0.0
) -> Measured:
    """Start a server on that database, and let a crowd play. `database_time` is the processor time of the database."""
    busy, host = os.getloadavg()[0], Host(url, folder, wanted.workers)
    host.start()
    try:
        processor, database, saw = crowded(wanted, host, folder, progress, database_time)
        peak, faults = host.peak(), host.faults()
    finally:
        status = host.stop()
    wrong = [*saw.wrong, *faults, *([f"the server ended with {status}"] if status else [])]
    wrong += compared(saw, url, progress)
    return Measured(wanted, saw, processor, database, peak, wrong, busy)


def crowded(
    wanted: Wanted, host: Host, folder: Path, progress: Progress, database_time: Callable[[], float]
) -> tuple[float, float, Saw]:
    """The crowd comes, plays and goes. Returns the processor time of the server and of the database meanwhile."""
    report = folder / "crowd.json"
    asked = Asked(
        host.address, list(GAMES), wanted.bouts + wanted.bouts // SPARE, wanted.every, wanted.warm, wanted.measured,
        wanted.seed, str(report), wanted.compressed,
    )  # fmt: skip
    titles = {"begun": "bouts begin", "warm": "they warm up", "measured": "they are measured"}
    tasks = {stage: progress.add_task(title, total=None) for stage, title in titles.items()}
    times: list[tuple[float, float]] = []
    with Popen([sys.executable, "-m", "bench.load.crowd", encode(asked).decode()], stdout=PIPE) as crowd:
        assert crowd.stdout is not None
        try:
            for line in crowd.stdout:
                told = decode(line, type=Told)
                progress.update(tasks[told.stage], completed=told.done, total=told.of)
                if told.stage == "measured":
                    times = [*times[:1], (host.seconds(), database_time())]
            if crowd.wait():
                sys.exit("\n".join(["The clients have failed; the reason is above.", *host.faults()]))
        finally:
            crowd.kill()
    (server_before, database_before), (server_after, database_after) = times[0], times[-1]
    saw = decode(report.read_bytes(), type=Saw)
    return server_after - server_before, database_after - database_before, saw


def compared(saw: Saw, url: str, progress: Progress) -> list[str]:
    """Where the logs differ from what the clients were told."""
    ledger, wrong = Ledger(), list[str]()
    task = progress.add_task("logs are compared", total=len(saw.actions))
    kind, where = located(url)
    with closing(connect(where) if kind == "sqlite" else psycopg.connect(where)) as database:
        for bout, actions in saw.actions.items():
            for action in actions:
                said = Said(action.ply, action.seat, action.token)
                ledger.send(bout, said)
                if action.acknowledged:
                    ledger.acknowledge(bout, said)
            log = database.execute(LOG.format("?" if kind == "sqlite" else "%s"), (bout,))
            rows = [Row(seq, read_entry(entry), at) for seq, entry, at in log]
            wrong += ledger.against(bout, rows).wrong
            progress.advance(task)
    return wrong
