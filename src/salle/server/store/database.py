"""The interface of a database: transactions, reads, and notices of what other workers wrote.

Statements are the same for SQLite and PostgreSQL: `:name` is a parameter, `{now}` the server's time."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from importlib.resources import as_file, files
from pathlib import Path
from time import time
from typing import Any, Final, Literal, NamedTuple, TypeAlias
from urllib.parse import urlsplit

from salle.core.errors import SalleError

MIGRATIONS: Final = "migrations"
MEMORY: Final = ":memory:"  # SQLite's name for a database without a file
Rows: TypeAlias = list[tuple[Any, ...]]
Heard: TypeAlias = Callable[[str], None]
NOW: Final = "server_now"  # the parameter that `{now}` stands for


class Statement(NamedTuple):
    text: str
    values: dict[str, Any]


class Taken(Exception):
    """A key already exists: another worker was first."""


class StoreTrouble(SalleError):
    """The database is unavailable or cannot write. Unless the message says otherwise, nothing has changed."""


class Database(ABC):
    """An open database. `shared`: other workers may use it, too. `clock`: the SQL expression for its time."""

    shared: bool = False
    clock: str = ""

    @abstractmethod
    async def write(self, statements: Sequence[Statement], notice: str = "") -> list[Rows]:
        """Run all statements in one durable transaction, and send the notice to other workers.

        Raises Taken if a key already exists."""

    @abstractmethod
    async def read(self, text: str, **values: Any) -> Rows:
        """The rows that a query finds."""

    async def change(self, text: str, notice: str = "", **values: Any) -> Rows:
        """Write a single statement."""
        (found,) = await self.write([Statement(text, values)], notice)
        return found

    async def first(self, text: str, **values: Any) -> tuple[Any, ...] | None:
        """The first row that a query finds, or None."""
        return next(iter(await self.read(text, **values)), None)

    async def time(self) -> float:
        """The time by the database's own clock, which may step."""
        ((time,),) = await self.read(f"select {self.clock}")
        return float(time)

    def listen(self, heard: Heard) -> None:  # noqa: B027  # nothing to do where there are no other workers
        """Call this function with every notice of another worker."""

    @abstractmethod
    async def close(self) -> None:
        """Finish running statements, and close."""


def migrate(uri: str) -> None:
    """Update the tables. Raises StoreTrouble if a newer Salle has changed them."""
    from yoyo import get_backend, read_migrations

    with as_file(files("salle.server.store") / MIGRATIONS) as folder:
        known, backend = read_migrations(str(folder)), get_backend(uri)
        try:
            with backend.lock():
                check_not_newer(backend.get_applied_migration_hashes())
                backend.apply_migrations(backend.to_apply(known))
        finally:
            backend.connection.close()


def check_not_newer(applied: Iterable[str]) -> None:
    """Refuse a database with migrations, named by their hashes, that this version does not have."""
    from yoyo import read_migrations

    with as_file(files("salle.server.store") / MIGRATIONS) as folder:
        if not {migration.hash for migration in read_migrations(str(folder))}.issuperset(applied):
            raise StoreTrouble("server-error-database-newer")


def located(url: str) -> tuple[Literal["sqlite", "postgresql"], str]:
    """The kind of a database, and its path or address, from `sqlite:///PATH` or `postgresql://...`."""
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite" and rest.startswith("/") and Path(rest[1:]).name not in ("", MEMORY):
        return "sqlite", rest[1:]
    if scheme in ("postgresql", "postgres"):
        if not addresses(f"postgresql://{rest}"):
            raise StoreTrouble("server-error-database-address")
        return "postgresql", f"postgresql://{rest}"
    raise StoreTrouble("server-error-database-url", url=url if scheme == "sqlite" else scheme)


def addresses(url: str) -> bool:
    """Whether host and port can be read from a URL. The error is dropped, because it may contain a password."""
    try:
        return urlsplit(url).port is None or bool(urlsplit(url).hostname)
    except ValueError:
        return False


async def opened(url: str, now: Callable[[], float] = time) -> Database:
    """Open the database at that URL, and update its tables. `now` returns the server's time."""
    kind, where = located(url)
    if kind == "sqlite":
        from salle.server.store.sqlite import SqliteDatabase

        return SqliteDatabase(where, now)
    from salle.server.store.postgres import postgres_database

    return await postgres_database(where, now)
