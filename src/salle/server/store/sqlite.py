"""The embedded database: what is to be written while the disk is busy goes into the next transaction (group commit).

Statements are quick and run where they are asked for, and so does the commit, which leaves to the system what it has
written; what waits until the disk has it is a process of its own. Nobody is told of anything before that.

What was committed is in a file beside the database (its write-ahead log) and has to be moved into it now and then,
which takes many times as long as a commit. A thread does that while others write; what they have written meanwhile is
little and moved between two transactions, so that the file beside begins anew.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import cache, partial
from pathlib import Path
from typing import IO, Any, Final
from urllib.parse import quote

from portalocker import Lock, LockException

from salle.server.store.database import Database, Heard, Meanwhile, Rows, Statement, StoreTrouble, Taken, migrate
from salle.server.store.disk_sync import DiskSync
from salle.server.store.worker_thread import WorkerThread

PRIVATE: Final = 0o600
MAGIC: Final = b"SQLite format 3\0"  # with which a database begins
NOT_ONE: Final = "file is not a database"  # as SQLite says it
OURS: Final = "bouts"  # a table that every database of ours has
AT_ONCE: Final = 500  # writes that share a transaction
MOVED: Final = 500  # writes after which they are moved into the database; more would take much room beside it
MOVE: Final = "pragma wal_checkpoint(passive)"
WAL: Final = "-wal"  # the end of the name of the file beside it
# What a key refuses, and values that SQLite can't keep.
REFUSED: Final = (sqlite3.IntegrityError, OverflowError, UnicodeError, ValueError)
# Linux keeps this lock apart from those that SQLite takes. Elsewhere a lock on the database would lock SQLite out.
LOCKS_DATABASE: Final = sys.platform == "linux"
LOCK: Final = ".lock"  # the end of the name of the file that is locked instead
NOW: Final = "((julianday('now') - 2440587.5) * 86400.0)"


class Write:
    """Statements that wait to be written, and who waits for that."""

    def __init__(
        self,
        statements: Sequence[Statement],
        long: bool,
        meanwhile: Meanwhile | None,
        waiting: asyncio.Future[list[Rows]],
    ) -> None:
        self.statements: Final = statements
        self.long: Final = long
        self.meanwhile: Final = meanwhile
        self.waiting: Final = waiting
        self.found: list[Rows] = []
        self.trouble: Exception | None = None
        self.slip: Exception | None = None  # what went wrong meanwhile

    def pass_time(self) -> None:
        """While it is made durable, do what can be done meanwhile."""
        if self.meanwhile is not None and self.trouble is None:
            try:
                self.meanwhile()
            except Exception as error:
                self.slip = error

    def settle(self) -> None:
        """Tell whoever waits how it went, if he still does."""
        if self.waiting.done():
            return
        error = self.trouble or self.slip
        if error is None:
            self.waiting.set_result(self.found)
        else:
            self.waiting.set_exception(error)


class SqliteDatabase(Database):
    """A file; one worker has it, a second refuses to start."""

    def __init__(self, path: str) -> None:
        self.path: Final = Path(path).resolve()  # beside which SQLite puts other files
        self._lock: Final = locked(self.path)
        try:
            with closing(sqlite3.connect(self.path)) as connection:
                check_ours(connection, self.path, new=True)
            migrate(f"sqlite:///{quote(str(self.path.absolute()))}")
            self._writer: Final = connected(self.path)
            self._reader: Final = connected(self.path)
            self._mover: Final = connected(self.path)
            keep_private(self.path)
        except (sqlite3.Error, OSError) as error:
            self._lock.release()
            raise unopened(self.path, error) from None
        except StoreTrouble:
            self._lock.release()
            raise
        self._waiting: Final[list[Write]] = []
        self._writing: asyncio.Task[None] | None = None
        self._reading: Final = ThreadPoolExecutor(1, "salle-read")
        self._unmoved: int = 0  # writes
        self._moves: asyncio.Future[None] | None = None
        self._loop: Final = asyncio.get_running_loop()
        self._aside: Final = WorkerThread(self._loop, "salle-write")
        self._syncing: Final = DiskSync(self.path.with_name(self.path.name + WAL), self._aside)
        self._moving: Final = WorkerThread(self._loop, "salle-move")

    async def write(
        self, statements: Sequence[Statement], notice: str = "", long: bool = False, meanwhile: Meanwhile | None = None
    ) -> list[Rows]:
        job = Write(statements, long, meanwhile, self._loop.create_future())
        self._waiting.append(job)
        if self._writing is None:
            self._writing = self._loop.create_task(self._write_all())
        return await job.waiting

    async def read(self, text: str, **values: Any) -> Rows:
        return await self._loop.run_in_executor(self._reading, self._read, text, values)

    def _read(self, text: str, values: dict[str, Any]) -> Rows:
        try:
            return self._reader.execute(spelt(text), values).fetchall()
        except sqlite3.Error as error:
            raise StoreTrouble("server-error-store-read", problem=str(error)) from None

    def listen(self, heard: Heard) -> None:
        """There are no other workers."""

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        self._syncing.close()
        self._aside.close()
        self._moving.close()
        self._reading.shutdown()
        for connection in (self._mover, self._reader, self._writer):
            connection.close()
        self._lock.release()

    # -- one transaction after the other

    async def _write_all(self) -> None:
        """As long as somebody waits."""
        while self._waiting:
            batch, self._waiting[:] = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
            await self._write_batch(batch)
            for job in batch:
                job.settle()
            if self._is_moved(len(batch)):
                await self._aside.do(partial(move, self._writer))
        self._writing = None

    async def _write_batch(self, batch: Sequence[Write]) -> None:
        """One transaction; what is refused by a key is undone alone, and what can't be written undoes all. What was
        written and can't be made durable is not undone: nobody knows what has become of it."""
        try:
            if any(job.long for job in batch):
                await self._aside.do(partial(self._execute, batch))
            else:
                self._execute(batch)
            durable = self._syncing.do()
            await asyncio.sleep(0)  # first let those go on whose writes have just become durable
            for job in batch:
                if not self._syncing.answers():
                    job.pass_time()
            await durable
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                self._writer.execute("rollback")
            self._unmoved = MOVED  # which may make room
            for job in batch:
                job.trouble = job.trouble or StoreTrouble("server-error-store", problem=str(error))
        except OSError as error:
            for job in batch:
                job.trouble = job.trouble or StoreTrouble("server-error-store-unsure", problem=str(error))

    def _is_moved(self, writes: int) -> bool:
        """Whether all but the latest is moved; once there is enough, begin to."""
        if self._moves is not None and self._moves.done():
            self._moves = None
            return True
        self._unmoved += writes
        if self._unmoved >= MOVED and self._moves is None:
            self._unmoved, self._moves = 0, self._moving.do(partial(move, self._mover))
        return False

    def _execute(self, batch: Sequence[Write]) -> None:
        """All of them; if one can't be written, once more with care."""
        self._writer.execute("begin immediate")
        try:
            for job in batch:
                self._run(job)
        except REFUSED:
            self._writer.execute("rollback")
            self._writer.execute("begin immediate")
            for job in batch:
                self._run_with_care(job)
        self._writer.execute("commit")

    def _run(self, job: Write) -> None:
        job.found = [self._writer.execute(spelt(text), values).fetchall() for text, values in job.statements]

    def _run_with_care(self, job: Write) -> None:
        """What can't be written is undone alone."""
        self._writer.execute("savepoint job")
        try:
            self._run(job)
        except REFUSED as error:
            job.trouble = Taken(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
            self._writer.execute("rollback to job")
        self._writer.execute("release job")


@cache
def spelt(text: str) -> str:
    """The statement as SQLite reads it."""
    return text.replace("{now}", NOW)


def connected(path: Path) -> sqlite3.Connection:
    """A connection that begins transactions only when told. What it commits is durable once its file is synced, which
    is for `Syncing` to do; what it moves is synced before and after."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    pragmas = ("journal_mode=wal", "synchronous=normal", "wal_autocheckpoint=0", "foreign_keys=on", "busy_timeout=5000")
    for pragma in pragmas:
        connection.execute(f"pragma {pragma}")
    return connection


def move(connection: sqlite3.Connection) -> None:
    """Move into the database what can be moved; what can't, because the disk is full, stays where it is."""
    with suppress(sqlite3.Error):
        connection.execute(MOVE).fetchall()


def locked(path: Path) -> Lock[IO[bytes]]:
    """Lock a database for this process and make the file if there is none. A link to the same file is locked too."""
    try:
        check_folder(path)
        make_private(path)
        with path.open("rb") as file:
            begins = file.read(len(MAGIC))
        if begins not in (b"", MAGIC):
            raise StoreTrouble("server-error-database-open", where=str(path), problem=NOT_ONE)
        lock = Lock(make_private(lock_place(path)), "rb", fail_when_locked=True)
        lock.acquire()
    except OSError as error:
        raise unopened(path, error) from None
    except LockException:
        raise StoreTrouble("server-error-database-taken", where=str(path)) from None
    return lock


def lock_place(path: Path) -> Path:
    """The file to lock for a database."""
    return path if LOCKS_DATABASE else path.with_name(path.name + LOCK)


def check_folder(path: Path) -> None:
    """Refuse a path without a folder, and one that is a folder itself."""
    if not path.parent.exists():
        raise StoreTrouble("server-error-database-folder", folder=str(path.parent))
    if path.exists() and not path.is_file():
        raise StoreTrouble("server-error-database-open", where=str(path), problem=NOT_ONE)


def make_private(path: Path) -> Path:
    """Make an empty file that only its owner can read, unless there is a file already."""
    if not path.exists():
        path.touch(PRIVATE)
    return path


def check_ours(connection: sqlite3.Connection, path: Path | str, new: bool = False) -> None:
    """Refuse the database of another program; a `new` one has no tables yet, but for those that keep how far it is up
    to date."""
    names = connection.execute("select name from sqlite_master where type = 'table'").fetchall()
    tables = {name for (name,) in names if "yoyo" not in name}
    if OURS not in tables and not (new and not tables):
        raise StoreTrouble("server-error-database-other", where=str(path))


def keep_private(path: Path) -> None:
    """Let nobody else read the database, nor what lies beside it: the key that signs cookies is in there."""
    for beside in ("", WAL, "-shm"):
        with suppress(FileNotFoundError):
            path.with_name(path.name + beside).chmod(PRIVATE)


def unopened(path: Path, error: Exception) -> StoreTrouble:
    """Why the file can't be opened."""
    problem = error.strerror if isinstance(error, OSError) else None
    return StoreTrouble("server-error-database-open", where=str(path), problem=problem or str(error))
