"""The SQLite database. One thread writes, and waiting writes share the next transaction (group commit).

A commit returns once it is on disk (`synchronous=full`). Only then does the caller continue.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import time
from typing import IO, Any, Final, NamedTuple
from urllib.parse import quote

from portalocker import Lock, LockException

from salle.server.store.database import NOW, Database, Rows, Statement, StoreTrouble, Taken, migrate

PRIVATE: Final = 0o600
MAGIC: Final = b"SQLite format 3\0"  # the first bytes of a database
NOT_ONE: Final = "file is not a database"  # SQLite's own words
OURS: Final = "bouts"  # a table that every Salle database has
AT_ONCE: Final = 500  # writes that share a transaction
# SQLite moves its log into the database after so many pages. A longer log would need a lot of disk space.
CHECKPOINT: Final = "wal_autocheckpoint=500"
PRAGMAS: Final = ("journal_mode=wal", "synchronous=full", "foreign_keys=on", "busy_timeout=5000", CHECKPOINT)
MAKE_ROOM: Final = "pragma wal_checkpoint(truncate)"
WAL: Final = "-wal"  # the suffix of its log's file name
# Violated keys, and values that SQLite cannot store.
REFUSED: Final = (sqlite3.IntegrityError, OverflowError, UnicodeError, ValueError)
# On Linux, this lock does not conflict with SQLite's own. Elsewhere, a lock on the database would lock SQLite out.
LOCKS_DATABASE: Final = sys.platform == "linux"
LOCK: Final = ".lock"  # the suffix of the file that is locked instead


class Write(NamedTuple):
    """Statements that wait for the writer, and the future for their result."""

    statements: Sequence[Statement]
    found: Future[list[Rows]]


class SqliteDatabase(Database):
    """A SQLite file. Only one process can use it."""

    clock = "(julianday('now') - 2440587.5) * 86400.0"

    def __init__(self, path: str, now: Callable[[], float] = time) -> None:
        self.path: Final = Path(path).resolve()  # SQLite puts other files beside it
        self._now: Final = now
        self._lock: Final = locked(self.path)
        try:
            with closing(sqlite3.connect(self.path)) as connection:
                check_ours(connection, self.path, new=True)
            migrate(f"sqlite:///{quote(str(self.path.absolute()))}")
            self._writer: Final = connected(self.path)
            self._reader: Final = connected(self.path)
            keep_private(self.path)
        except (sqlite3.Error, OSError) as error:
            self._lock.release()
            raise unopened(self.path, error) from None
        except StoreTrouble:
            self._lock.release()
            raise
        self._reading: Final = ThreadPoolExecutor(1, "salle-read")
        self._waiting: Final[SimpleQueue[Write | None]] = SimpleQueue()
        self._writing: Final = Thread(target=self._write_all, name="salle-write", daemon=True)
        self._writing.start()

    async def write(self, statements: Sequence[Statement], notice: str = "") -> list[Rows]:
        found: Future[list[Rows]] = Future()
        found.set_running_or_notify_cancel()  # from now on, it cannot be cancelled
        self._waiting.put(Write(statements, found))
        return await asyncio.wrap_future(found)

    async def read(self, text: str, **values: Any) -> Rows:
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, text, values)

    def _read(self, text: str, values: dict[str, Any]) -> Rows:
        try:
            return self._execute(self._reader, text, values)
        except sqlite3.Error as error:
            raise StoreTrouble("server-error-store-read", problem=str(error)) from None

    async def close(self) -> None:
        self._waiting.put(None)
        await asyncio.to_thread(self._writing.join)
        self._reading.shutdown()
        for connection in (self._reader, self._writer):
            connection.close()
        self._lock.release()

    # -- in the writer's thread

    def _write_all(self) -> None:
        """Write transactions, each with all waiting writes, until the database closes."""
        while (first := self._waiting.get()) is not None:
            batch = [first]
            while len(batch) < AT_ONCE and not self._waiting.empty():
                write = self._waiting.get()
                if write is None:
                    self._waiting.put(None)
                    break
                batch.append(write)
            for write, outcome in zip(batch, self._write_batch(batch), strict=True):
                if isinstance(outcome, Exception):
                    write.found.set_exception(outcome)
                else:
                    write.found.set_result(outcome)

    def _write_batch(self, batch: Sequence[Write]) -> list[list[Rows] | Exception]:
        """Write one transaction. A violated key undoes only its own write; a failed commit undoes all."""
        try:
            return self._commit(batch)
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                self._writer.execute("rollback")
            with suppress(sqlite3.Error):
                self._writer.execute(MAKE_ROOM).fetchall()
            return [unwritten(error) for _ in batch]

    def _commit(self, batch: Sequence[Write]) -> list[list[Rows] | Exception]:
        self._writer.execute("begin immediate")
        outcomes = [self._run(write) for write in batch]
        self._writer.execute("commit")
        return outcomes

    def _run(self, write: Write) -> list[Rows] | Exception:
        self._writer.execute("savepoint write")
        outcome: list[Rows] | Exception
        try:
            outcome = [self._execute(self._writer, text, values) for text, values in write.statements]
        except REFUSED as error:
            outcome = Taken(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
            self._writer.execute("rollback to write")
        self._writer.execute("release write")
        return outcome

    def _execute(self, connection: sqlite3.Connection, text: str, values: dict[str, Any]) -> Rows:
        return connection.execute(spelt(text), {**values, NOW: self._now()}).fetchall()


def unwritten(error: sqlite3.Error) -> StoreTrouble:
    """The error for a failed transaction. After a disk error, the data may have been written anyway."""
    unsure = getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_IOERR
    return StoreTrouble("server-error-store-unsure" if unsure else "server-error-store", problem=str(error))


@cache
def spelt(text: str) -> str:
    """The statement with SQLite's placeholders."""
    return text.replace("{now}", f":{NOW}")


def connected(path: Path) -> sqlite3.Connection:
    """A connection without automatic transactions."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for pragma in PRAGMAS:
        connection.execute(f"pragma {pragma}")
    return connection


def locked(path: Path) -> Lock[IO[bytes]]:
    """Lock a database for this process, also against links to the same file. Creates the file if necessary."""
    try:
        check_folder(path)
        make_private(path)
        with path.open("rb") as file:
            begins = file.read(len(MAGIC))
        if begins not in (b"", MAGIC):
            raise StoreTrouble("server-error-database-open", where=str(path), problem=NOT_ONE)
        place = path if LOCKS_DATABASE else path.with_name(path.name + LOCK)
        lock = Lock(make_private(place), "rb", fail_when_locked=True)
        lock.acquire()
    except OSError as error:
        raise unopened(path, error) from None
    except LockException:
        raise StoreTrouble("server-error-database-taken", where=str(path)) from None
    return lock


def check_folder(path: Path) -> None:
    """Refuse a path in a folder that does not exist, or to a folder."""
    if not path.parent.exists():
        raise StoreTrouble("server-error-database-folder", folder=str(path.parent))
    if path.exists() and not path.is_file():
        raise StoreTrouble("server-error-database-open", where=str(path), problem=NOT_ONE)


def make_private(path: Path) -> Path:
    """Create an empty file that only its owner can read, unless it exists."""
    if not path.exists():
        path.touch(PRIVATE)
    return path


def check_ours(connection: sqlite3.Connection, path: Path | str, new: bool = False) -> None:
    """Refuse the database of another program. A `new` database may have no tables, except those of the migrations."""
    names = connection.execute("select name from sqlite_master where type = 'table'").fetchall()
    tables = {name for (name,) in names if "yoyo" not in name}
    if OURS not in tables and not (new and not tables):
        raise StoreTrouble("server-error-database-other", where=str(path))


def keep_private(path: Path) -> None:
    """Let only the owner read the database and the files beside it, because it contains the key that signs cookies."""
    for beside in ("", WAL, "-shm"):
        with suppress(FileNotFoundError):
            path.with_name(path.name + beside).chmod(PRIVATE)


def unopened(path: Path, error: Exception) -> StoreTrouble:
    """The error for a file that cannot be opened."""
    problem = error.strerror if isinstance(error, OSError) else None
    return StoreTrouble("server-error-database-open", where=str(path), problem=problem or str(error))
