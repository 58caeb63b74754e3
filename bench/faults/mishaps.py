"""Failures of a server: it is killed, its disk is full, or its database restarts."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from sqlite3 import connect
from types import TracebackType
from typing import ClassVar, Final, Self

import psycopg

from bench.server_process import Host
from salle.server.store.bouts import Row
from salle.wire.log_entries import read_entry
from tests.server.cluster import Cluster, cluster

LOG: Final = "select seq, entry, at from log where bout = {} order by seq"
DISK: Final = 32 << 20  # bytes
BLOCK: Final = 1 << 16
DATABASE: Final = "salle"  # the name of the server's database in the PostgreSQL cluster


class Mishap(ABC):
    """One kind of failure with its server."""

    title: ClassVar[str]
    times: ClassVar[int]  # the default number of failures
    readable: ClassVar[bool] = True  # whether logs can be read during the failure
    workers: ClassVar[int] = 1

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.host: Host
        self._stack: ExitStack

    def __enter__(self) -> Self:
        with ExitStack() as stack:
            self.host = Host(self.prepared(stack), self.folder, self.workers)
            stack.callback(self.host.stop)
            self.host.start()
            self._stack = stack.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    @abstractmethod
    def prepared(self, stack: ExitStack) -> str:
        """The database, which the exit stack removes."""

    @abstractmethod
    def strike(self) -> None:
        """Cause the failure."""

    @abstractmethod
    def mend(self) -> None:
        """End the failure."""

    @abstractmethod
    def logs(self, bouts: Sequence[str]) -> dict[str, list[Row]]:
        """The log entries of these bouts in the database."""


class Kill(Mishap):
    """The server is killed and restarted."""

    title = "the server is killed"
    times = 50

    def prepared(self, stack: ExitStack) -> str:
        self.path = self.folder / "salle.db"
        return f"sqlite:///{self.path}"

    def strike(self) -> None:
        self.host.kill()

    def mend(self) -> None:
        self.host.start()

    def logs(self, bouts: Sequence[str]) -> dict[str, list[Row]]:
        """Read a copy of the file, because the server must recover the file itself."""
        copies = self.folder / "copy"
        copies.mkdir(exist_ok=True)
        for ending in ("", "-wal"):
            source, target = Path(f"{self.path}{ending}"), copies / f"salle.db{ending}"
            target.unlink(missing_ok=True)
            with suppress(FileNotFoundError):
                shutil.copyfile(source, target)
        return sqlite_logs(copies / "salle.db", bouts)


class Disk(Mishap):
    """The disk is full, then has room again. It is a small disk in memory."""

    title = "the disk is full"
    times = 20

    def prepared(self, stack: ExitStack) -> str:
        self.disk = stack.enter_context(mounted(self.folder / "disk"))
        return f"sqlite:///{self.disk / 'salle.db'}"

    def strike(self) -> None:
        with (self.disk / "full").open("wb", buffering=0) as file:
            for size in (BLOCK, 1):
                with suppress(NoRoom):
                    while True:
                        write(file.fileno(), bytes(size))

    def mend(self) -> None:
        (self.disk / "full").unlink()

    def logs(self, bouts: Sequence[str]) -> dict[str, list[Row]]:
        return sqlite_logs(self.disk / "salle.db", bouts)


class Postgres(Mishap):
    """PostgreSQL crashes and restarts. Two workers share it."""

    title = "PostgreSQL restarts"
    times = 20
    readable = False
    workers = 2

    def prepared(self, stack: ExitStack) -> str:
        self.cluster: Cluster = stack.enter_context(cluster())
        return self.cluster.create(DATABASE)

    def strike(self) -> None:
        self.cluster.stop()

    def mend(self) -> None:
        self.cluster.start()

    def logs(self, bouts: Sequence[str]) -> dict[str, list[Row]]:
        with psycopg.connect(self.cluster.url(DATABASE)) as database:
            return {bout: rows(database.execute(LOG.format("%s").encode(), (bout,))) for bout in bouts}


MISHAPS: Final[dict[str, type[Mishap]]] = {"kill": Kill, "disk": Disk, "postgres": Postgres}


def sqlite_logs(path: Path, bouts: Sequence[str]) -> dict[str, list[Row]]:
    """The log entries of these bouts in an SQLite file."""
    with closing(connect(path)) as database:
        return {bout: rows(database.execute(LOG.format("?"), (bout,))) for bout in bouts}


def rows(found: Iterator[tuple[int, str, float]]) -> list[Row]:
    """Log entries from database rows."""
    return [Row(seq, read_entry(entry), at) for seq, entry, at in found]


class NoRoom(Exception):
    """The disk is full."""


def write(file: int, data: bytes) -> None:
    """Write the bytes. Raises NoRoom on a full disk."""
    try:
        os.write(file, data)
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        raise NoRoom from None


@contextmanager
def mounted(place: Path) -> Iterator[Path]:
    """Mount a small disk in memory, which needs root."""
    place.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={DISK}", "salle-faults", str(place)], check=True)
    try:
        yield place
    finally:
        subprocess.run(["umount", str(place)], check=True)
