"""PostgreSQL, for any number of workers: a pool of connections, and one connection that listens for notices."""

from __future__ import annotations

import asyncio
import logging
import re
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from time import time
from typing import Any, Final

import psycopg
from psycopg import AsyncConnection
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from salle.server.store.database import NOW, Database, Heard, Rows, Statement, StoreTrouble, Taken, migrate

logging.getLogger("psycopg").addHandler(logging.NullHandler())  # its messages go to our log, if there is one
CHANNEL: Final = "salle"
PARAMETER: Final = re.compile(r"(?<!:):([a-z_]+)")
MOST: Final = 16  # connections
PATIENCE: Final = 5.0  # seconds to wait for a connection
AGAIN: Final = 0.5  # seconds until the listener reconnects
POSTGRES: Final = "postgresql://"


@cache
def spelt(text: str) -> bytes:
    """The statement with psycopg's placeholders."""
    return PARAMETER.sub(r"%(\1)s", text.replace("%", "%%").replace("{now}", f":{NOW}")).encode()


async def postgres_database(url: str, now: Callable[[], float] = time, migrating: bool = True) -> PostgresDatabase:
    """Connect. Raises StoreTrouble with the reason if that fails."""
    if sys.platform == "win32":  # psycopg does not support the only event loop there that can start bot processes
        raise StoreTrouble("server-error-database-windows")
    plain = POSTGRES + url.partition("://")[2]
    try:
        if migrating:
            await asyncio.to_thread(migrate, plain.replace(POSTGRES, "postgresql+psycopg://", 1))
        pool = AsyncConnectionPool(plain, min_size=1, max_size=MOST, timeout=PATIENCE, open=False)
        await pool.open(wait=True, timeout=PATIENCE)
    except (psycopg.Error, PoolTimeout) as error:
        raise StoreTrouble("server-error-database-open", where="postgresql", problem=first_line(error)) from None
    return PostgresDatabase(plain, pool, now)


class PostgresDatabase(Database):
    """A PostgreSQL database."""

    shared = True
    clock = "extract(epoch from clock_timestamp())::double precision"

    def __init__(self, url: str, pool: AsyncConnectionPool[AsyncConnection[Any]], now: Callable[[], float]) -> None:
        self.url: Final = url
        self._now: Final = now
        self._pool: Final = pool
        self._listening: asyncio.Task[None] | None = None

    async def write(self, statements: Sequence[Statement], notice: str = "") -> list[Rows]:
        return await self._do(statements, notice, "server-error-store")

    async def _do(self, statements: Sequence[Statement], notice: str, failing: str) -> list[Rows]:
        try:
            try:
                return await self._run(statements, notice)
            except psycopg.errors.DeadlockDetected:  # PostgreSQL undid this transaction, so that another could end
                return await self._run(statements, notice)
        except psycopg.errors.IntegrityError as error:
            raise Taken(first_line(error)) from None
        except (psycopg.Error, PoolTimeout) as error:
            raise StoreTrouble(failing, problem=first_line(error)) from None

    async def _run(self, statements: Sequence[Statement], notice: str) -> list[Rows]:
        """Run the statements in one transaction."""
        found: list[Rows] = []
        async with self._pool.connection() as connection, connection.cursor() as cursor:
            for text, values in statements:
                await cursor.execute(spelt(text), {**values, NOW: self._now()})
                found.append(await cursor.fetchall() if cursor.description else [])
            if notice:
                await cursor.execute("select pg_notify(%s, %s)", (CHANNEL, notice))
        return found

    async def read(self, text: str, **values: Any) -> Rows:
        (rows,) = await self._do([Statement(text, values)], "", "server-error-store-read")
        return rows

    def listen(self, heard: Heard) -> None:
        self._listening = asyncio.create_task(self._hear(heard))

    async def _hear(self, heard: Heard) -> None:
        """Listen, and reconnect if the connection breaks. An empty notice means that some may have been missed."""
        while True:
            with suppress(psycopg.Error, OSError):
                async with await AsyncConnection.connect(self.url, autocommit=True) as connection:
                    await connection.execute(f"listen {CHANNEL}")
                    heard("")
                    async for notice in connection.notifies():
                        heard(notice.payload)
            await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        await self._pool.close()


def first_line(error: Exception) -> str:
    """The first line of an error, which has no address or password."""
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
