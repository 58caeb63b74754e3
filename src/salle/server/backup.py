"""Copies of the database, and the finished bouts in it, read while a server may be running."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from pathlib import Path
from time import time
from typing import Any, Final, NamedTuple

from salle.core.errors import SalleError
from salle.server.live.loading import LiveTables
from salle.server.server_time import ServerTime
from salle.server.store.bouts import Store
from salle.server.store.database import Database, Rows, Statement, StoreTrouble, check_not_newer, located
from salle.server.store.sqlite import check_ours
from salle.server.table.table import Table

AT_ONCE: Final = 200  # bouts read by one query
DUMP: Final = "pg_dump"


class BadCopy(SalleError):
    """The database could not be copied."""


# -- a copy


def copy(url: str, target: Path) -> None:
    """Write a consistent copy of the whole database to that file, or raise BadCopy."""
    kind, where = located(url)
    if kind == "sqlite":
        copy_sqlite(where, target)
    else:
        dump_postgres(where, target)


def copy_sqlite(path: str, target: Path) -> None:
    """Copy the database as it is at one moment, while the server may go on writing."""
    try:
        with closing(readable(path)) as source, closing(sqlite3.connect(target)) as copied:
            check_ours(source, path)
            source.backup(copied)
            (verdict,) = copied.execute("pragma quick_check").fetchone()
    except sqlite3.Error as error:
        verdict = str(error)
    if verdict != "ok":
        raise BadCopy("server-error-copy", where=path, problem=verdict)


def dump_postgres(url: str, target: Path) -> None:
    """Run pg_dump. The password is not an argument, because every user of the machine can read those."""
    from psycopg.conninfo import conninfo_to_dict, make_conninfo

    program = shutil.which(DUMP)
    if program is None:
        raise BadCopy("server-error-no-dump")
    facts = conninfo_to_dict(url)
    password = facts.pop("password", None)
    words = [program, "--format=custom", "--no-owner", f"--file={target}", f"--dbname={make_conninfo('', **facts)}"]
    secrets = {"PGPASSWORD": str(password)} if password is not None else {}
    ran = subprocess.run(words, env=os.environ | secrets, capture_output=True, text=True, check=False)
    if ran.returncode:
        problem = (ran.stderr.strip().splitlines() or [str(ran.returncode)])[0]
        raise BadCopy("server-error-copy", where="postgresql", problem=problem)


# -- the bouts


def readable(path: str) -> sqlite3.Connection:
    """A read-only connection to the file."""
    return sqlite3.connect(f"{Path(path).absolute().as_uri()}?mode=ro", uri=True, check_same_thread=False)


class SqliteReader(Database):
    """A SQLite file that a server may have open."""

    def __init__(self, path: str) -> None:
        self._path: Final = path
        try:
            self._file: Final = readable(path)
            check_ours(self._file, path)
        except sqlite3.Error as error:
            raise self._trouble(error) from None

    def _trouble(self, error: sqlite3.Error) -> StoreTrouble:
        return StoreTrouble("server-error-database-open", where=self._path, problem=str(error))

    async def read(self, text: str, **values: Any) -> Rows:
        try:
            return self._file.execute(text, values).fetchall()
        except sqlite3.Error as error:
            raise self._trouble(error) from None

    async def write(self, statements: Sequence[Statement], notice: str = "") -> list[Rows]:
        raise StoreTrouble("server-error-database-open", where=self._path, problem="read only")

    async def close(self) -> None:
        self._file.close()


async def reading(url: str) -> Database:
    """The database at that URL, for reading. It may be in use. Raises StoreTrouble if it is from a newer Salle."""
    kind, where = located(url)
    if kind == "sqlite":
        database: Database = SqliteReader(where)
    else:
        from salle.server.store.postgres import postgres_database

        database = await postgres_database(where, time, migrating=False)
    try:
        check_not_newer(applied for (applied,) in await database.read("select migration_hash from _yoyo_migration"))
    except StoreTrouble:
        await database.close()
        raise
    return database


class FinishedBout(NamedTuple):
    """A finished bout. Its table is None if it was played under different rules, so that it cannot be replayed."""

    table: Table | None
    began: float
    ended: float


class FinishedBouts:
    """The finished bouts, of all games or of one GAME or GAME/RULESET."""

    def __init__(self, store: Store, game: str = "") -> None:
        self._store: Final = store
        self._tables: Final = LiveTables(store, ServerTime())
        self._where: Final = "stage = 'over'" + (" and (game = :game or game like :rulesets)" if game else "")
        self._values: Final = {"game": game, "rulesets": f"{game}/%"} if game else {}

    async def count(self) -> int:
        rows = await self._store.database.read(f"select count(*) from bouts where {self._where}", **self._values)
        return int(rows[0][0])

    async def bouts(self) -> AsyncIterator[FinishedBout]:
        """Read the bouts one after the other."""
        after = ""
        while rows := await self._store.database.read(
            f"select id, made_at, changed_at from bouts where {self._where} and id > :after order by id limit :most",
            after=after, most=AT_ONCE, **self._values,
        ):  # fmt: skip
            for bout, made_at, changed_at in rows:
                try:
                    table = await self._tables.replayed(bout)
                except StoreTrouble:
                    raise
                except SalleError:
                    yield FinishedBout(None, made_at, changed_at)
                else:
                    yield FinishedBout(table if table.frozen is None else None, made_at, changed_at)
            after = rows[-1][0]
