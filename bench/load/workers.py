"""The cost of a decision on SQLite and PostgreSQL, with one worker and with two (`make workers`)."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final, NamedTuple

from rich.progress import Progress

from bench.load.report import mb, ms
from bench.load.run import Measured, Wanted, measured
from bench.server_process import Host, processor_time
from bench.verdicts import within
from salle.core.data_files import write_file
from salle.lab.markdown_tables import table_heads
from tests.server.cluster import Cluster, cluster

PAGE: Final = Path("docs/workers.md")
BOUTS: Final = 300
HEAD: Final = f"""\
# What more workers cost

*For hosts.* `make workers` measures this and writes the page.

{BOUTS} bouts of all four games run at the same time, and at each table a player decides every 2
seconds. Server, database and clients share one machine with two cores, and PostgreSQL runs without fsync, so compare
the rows with each other. With two workers, most bouts have their players at different workers: both read the log and
compute views.
"""


class Setup(NamedTuple):
    """A database and a number of workers."""

    database: str
    workers: int


SETUPS: Final = (Setup("SQLite", 1), Setup("PostgreSQL", 1), Setup("PostgreSQL", 2))


def main() -> int:
    found, starts = [], []
    with Progress() as progress:
        for setup in SETUPS:
            wanted = Wanted(BOUTS, 2.0, 10.0, 30.0, "workers", workers=setup.workers)
            with TemporaryDirectory(prefix="salle-workers-") as folder, database(setup, Path(folder)) as (url, made):
                starts.append(start_time(url, setup.workers, Path(folder)))
                time = partial(database_time, made)
                found.append(measured(wanted, url, Path(folder), progress, time))
    write_file(PAGE, "\n".join([HEAD, *rows(found, starts)]) + "\n")
    wrong = [what for one in found for what in one.wrong]
    print("\n".join([f"{PAGE} is made.", *wrong]))
    return 1 if wrong else 0


@contextmanager
def database(setup: Setup, folder: Path) -> Iterator[tuple[str, Cluster | None]]:
    """An empty database."""
    if setup.database == "SQLite":
        yield f"sqlite:///{folder}/salle.db", None
        return
    with cluster() as made:
        yield made.create("salle"), made


def database_time(made: Cluster | None) -> float:
    """The processor time of the database processes, 0 without any."""
    return processor_time(made.pid()) if made is not None else 0.0


def start_time(url: str, workers: int, folder: Path) -> float:
    """Seconds from the command until the server answers, with an existing database."""
    host = Host(url, folder, workers)
    for _ in range(2):
        began = monotonic()
        host.start()
        seconds = monotonic() - began
        host.stop()
    return seconds


def rows(found: list[Measured], starts: list[float]) -> Iterator[str]:
    """The table of the page."""
    yield from table_heads(
        "database", "workers", "decisions a second", "processor time for each, server", "database", "p50", "p99",
        "memory", "starts in", "lost",
    )  # fmt: skip
    for setup, one, start in zip(SETUPS, found, starts, strict=True):
        saw = one.saw
        decisions = len(saw.both) + len(saw.alone)
        cells = (
            setup.database, str(setup.workers), f"{decisions / one.wanted.measured:,.0f}",
            ms(one.processor / decisions), ms(one.database / decisions) if one.database else "in the server",
            ms(within(saw.both, 0.5)), ms(within(saw.both, 0.99)), mb(one.peak), f"{start:.1f} s", str(len(one.wrong)),
        )  # fmt: skip
        yield f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    sys.exit(main())
