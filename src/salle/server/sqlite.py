"""The embedded database: one thread writes, and whatever waits for it goes into one transaction (group commit)."""

from __future__ import annotations

import asyncio
import fcntl
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any, Final

from salle.server.database import Database, Heard, Rows, Statement, StoreTrouble, Taken, migrate

AT_ONCE: Final = 500  # writes that share a transaction
NOW: Final = "((julianday('now') - 2440587.5) * 86400.0)"


class Write:
    """Statements that wait to be written, and who waits for that."""

    def __init__(self, statements: Sequence[Statement], waiting: asyncio.Future[list[Rows]]) -> None:
        self.statements: Final = statements
        self.waiting: Final = waiting
        self.found: list[Rows] = []
        self.trouble: Exception | None = None

    def settle(self) -> None:
        """Tell whoever waits how it went, if he still does."""
        if self.waiting.done():
            return
        if self.trouble is None:
            self.waiting.set_result(self.found)
        else:
            self.waiting.set_exception(self.trouble)


class SqliteDatabase(Database):
    """A file; one worker has it, a second refuses to start."""

    def __init__(self, path: str) -> None:
        self.path: Final = Path(path)
        self._lock: Final = locked(self.path)
        try:
            migrate(f"sqlite:///{self.path.absolute()}")
            self._writer: Final = connected(self.path)
            self._reader: Final = connected(self.path)
        except sqlite3.Error as error:
            self._lock.close()
            raise StoreTrouble("server-error-database-open", where=path, problem=str(error)) from None
        self._jobs: Final[SimpleQueue[Write | None]] = SimpleQueue()
        self._reading: Final = ThreadPoolExecutor(1, "salle-read")
        self._loop: Final = asyncio.get_running_loop()
        self._thread: Final = Thread(target=self._write_all, name="salle-write", daemon=True)
        self._thread.start()

    async def write(self, statements: Sequence[Statement], notice: str = "") -> list[Rows]:
        waiting: asyncio.Future[list[Rows]] = self._loop.create_future()
        self._jobs.put(Write(statements, waiting))
        return await waiting

    async def read(self, text: str, **values: Any) -> Rows:
        return await self._loop.run_in_executor(self._reading, self._read, text, values)

    def _read(self, text: str, values: dict[str, Any]) -> Rows:
        try:
            return self._reader.execute(text.replace("{now}", NOW), values).fetchall()
        except sqlite3.Error as error:
            raise trouble(error) from None

    def listen(self, heard: Heard) -> None:
        """There are no other workers."""

    async def close(self) -> None:
        self._jobs.put(None)
        await self._loop.run_in_executor(None, self._thread.join)
        self._reading.shutdown()
        self._writer.close()
        self._reader.close()
        self._lock.close()

    # -- in the thread that writes

    def _write_all(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch, ended = [first], False
            with suppress(Empty):
                while len(batch) < AT_ONCE and not ended:
                    following = self._jobs.get_nowait()
                    if following is None:
                        ended = True
                    else:
                        batch.append(following)
            self._write_batch(batch)
            with suppress(RuntimeError):  # the loop is gone: so are those who wait
                self._loop.call_soon_threadsafe(settle, batch)
            if ended:
                return

    def _write_batch(self, batch: Sequence[Write]) -> None:
        """One transaction; what is refused by a key is undone alone, and what the disk refuses undoes all."""
        try:
            self._writer.execute("begin immediate")
            for job in batch:
                self._write_one(job)
            self._writer.execute("commit")
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                self._writer.execute("rollback")
            for job in batch:
                job.trouble = job.trouble or trouble(error)

    def _write_one(self, job: Write) -> None:
        self._writer.execute("savepoint job")
        try:
            for text, values in job.statements:
                job.found.append(self._writer.execute(text.replace("{now}", NOW), values).fetchall())
        except sqlite3.IntegrityError as error:
            self._writer.execute("rollback to job")
            job.trouble = Taken(str(error))
        self._writer.execute("release job")


def settle(batch: Sequence[Write]) -> None:
    """Tell everybody."""
    for job in batch:
        job.settle()


def connected(path: Path) -> sqlite3.Connection:
    """A connection that writes durably and begins transactions only when told."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for pragma in ("journal_mode=wal", "synchronous=full", "foreign_keys=on", "busy_timeout=5000"):
        connection.execute(f"pragma {pragma}")
    return connection


def locked(path: Path) -> IO[bytes]:
    """A lock beside the file, held as long as it is open."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.with_name(f"{path.name}.lock").open("wb")
    except OSError as error:
        raise StoreTrouble(
            "server-error-database-open", where=str(path), problem=error.strerror or str(error)
        ) from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise StoreTrouble("server-error-database-taken", where=str(path)) from None
    return lock


def trouble(error: sqlite3.Error) -> StoreTrouble:
    """What went wrong, for whoever asked."""
    return StoreTrouble("server-error-store", problem=str(error))
