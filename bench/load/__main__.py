"""A server under load, `make load`: how long it takes until both clients know of a decision, and how much memory.

One worker on SQLite serves bouts on loopback, a quarter of them each game; their clients are a process apart. It is
measured by what a decision costs at the very least at the same time on the same machine: the median of an echo over a
socket, and of one durable commit, in a process that does nothing else. Then the log of every bout is held against what
its clients were told.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from sqlite3 import connect
from subprocess import PIPE, Popen
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Final

from msgspec.json import decode, encode
from rich.progress import Progress

from bench.ledger import Ledger, Said
from bench.load import event_loop
from bench.load.crowd import Asked, Saw, Told
from bench.load.echo import Least, echoing, measure
from bench.load.report import Measured, page
from bench.server_process import Host
from salle.core.data_files import write_file
from salle.server.store.bouts import Row
from salle.wire.log_entries import read_entry

GAMES: Final = ("engarde/standard", "readyfence/advanced", "audatia/duel", "arena/standard")
SPARE: Final = 100  # of so many bouts one more is fenced, so that there are enough while some begin
FRAME: Final = 4096  # bytes of an echo, about what an update has
TIMES: Final = 300  # echoes and commits, before and after
LOG: Final = "select seq, entry, at from log where bout = ? order by seq"


@dataclass(frozen=True)
class Wanted:
    """What is to be measured, as the command line says."""

    bouts: int
    every: float
    warm: float
    measured: float
    seed: str
    compressed: bool

    def command(self) -> str:
        """How it is measured again."""
        words = [f"--{name} {value}" for name, value in vars(self).items() if name != "compressed"]
        return " ".join(["python -m bench.load", *words, *(["--compressed"] if self.compressed else [])])


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--bouts", type=int, default=1000, help="that go on at the same time")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two decisions at a table")
    parser.add_argument("--warm", type=float, default=30.0, help="seconds before anything is measured")
    parser.add_argument("--measured", type=float, default=120.0, help="seconds")
    parser.add_argument("--seed", default="load")
    parser.add_argument("--compressed", action="store_true", help="clients ask for compressed messages, as browsers do")
    parser.add_argument("--page", type=Path, default=Path("docs/load.md"))
    given = vars(parser.parse_args(arguments))
    file: Path = given.pop("page")
    wanted = Wanted(**given)
    with TemporaryDirectory(prefix="salle-load-") as folder, Progress() as progress:
        found = measured(wanted, Path(folder), progress)
    text, holds = page(wanted.command(), found)
    write_file(file, text)
    print(f"{file} is made: {'all of it holds' if holds else 'NOT ALL OF IT HOLDS'}")
    return 0 if holds else 1


def measured(wanted: Wanted, folder: Path, progress: Progress) -> Measured:
    """All of it."""
    busy = os.getloadavg()[0]
    idle, beside, host = Least(), Least(), Host(f"sqlite:///{folder / 'salle.db'}", folder)
    echo(idle, folder, progress, "an echo and a commit, before")
    host.start()
    try:
        with echoing(folder / "echo.db") as port:
            seconds, saw = crowded(wanted, host, folder, progress, partial(echo_beside, port, wanted.measured, beside))
        peak, faults = host.peak(), host.faults()
    finally:
        status = host.stop()
    echo(idle, folder, progress, "an echo and a commit, after")
    wrong = [*saw.wrong, *faults, *([f"the server ended with {status}"] if status else [])]
    wrong += compared(saw, folder / "salle.db", progress)
    return Measured(wanted.bouts, wanted.every, wanted.measured, saw, idle, beside, seconds, peak, wrong, busy, FRAME)


def echo(least: Least, folder: Path, progress: Progress, title: str) -> None:
    """What a decision costs at the least on an idle machine."""
    task = progress.add_task(title, total=2 * TIMES)
    with echoing(folder / "echo.db") as port:
        event_loop.run(measure(port, FRAME, TIMES, least, lambda: progress.advance(task)))


def echo_beside(port: int, seconds: float, least: Least) -> None:
    """What it costs at the least beside the load, now and then for so long."""
    event_loop.run(measure(port, FRAME, TIMES, least, lambda: None, seconds / TIMES / 2))


def crowded(
    wanted: Wanted, host: Host, folder: Path, progress: Progress, beside: Callable[[], None]
) -> tuple[float, Saw]:
    """The crowd comes, fences and goes; returns how long the server had a processor while it was measured, and while
    something else was measured beside it."""
    report = folder / "crowd.json"
    asked = Asked(
        host.address, list(GAMES), wanted.bouts + wanted.bouts // SPARE, wanted.every, wanted.warm, wanted.measured,
        wanted.seed, str(report), wanted.compressed,
    )  # fmt: skip
    titles = {"begun": "bouts begin", "warm": "they are fenced", "measured": "they are fenced, and it is measured"}
    tasks = {stage: progress.add_task(title, total=None) for stage, title in titles.items()}
    before = after = 0.0
    other = Thread(target=beside)
    with Popen([sys.executable, "-m", "bench.load.crowd", encode(asked).decode()], stdout=PIPE) as crowd:
        assert crowd.stdout is not None
        try:
            for line in crowd.stdout:
                told = decode(line, type=Told)
                progress.update(tasks[told.stage], completed=told.done, total=told.of)
                if told.stage == "measured":
                    if not before:
                        other.start()
                    before, after = before or host.seconds(), host.seconds()
            if crowd.wait():
                sys.exit("\n".join(["The clients have failed: what they say is above.", *host.faults()]))
        finally:
            crowd.kill()
    other.join()
    return after - before, decode(report.read_bytes(), type=Saw)


def compared(saw: Saw, path: Path, progress: Progress) -> list[str]:
    """What the logs say otherwise than the clients were told."""
    ledger, wrong = Ledger(), list[str]()
    task = progress.add_task("logs are compared", total=len(saw.actions))
    with closing(connect(path)) as database:
        for bout, actions in saw.actions.items():
            for action in actions:
                said = Said(action.ply, action.seat, action.token)
                ledger.send(bout, said)
                if action.acknowledged:
                    ledger.acknowledge(bout, said)
            rows = [Row(seq, read_entry(entry), at) for seq, entry, at in database.execute(LOG, (bout,))]
            wrong += ledger.against(bout, rows).wrong
            progress.advance(task)
    return wrong


if __name__ == "__main__":
    sys.exit(main())
