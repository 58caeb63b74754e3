"""What is done aside: in order, to its end, and what it raises is raised to whoever waits. The log is moved so."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from shutil import copyfile

import pytest

from salle.server.store import sqlite
from salle.server.store.database import Statement
from salle.server.store.sqlite import SqliteDatabase
from salle.server.store.worker_thread import WorkerThread

PATIENCE = 2000  # writes


def test_work_is_done_in_its_order_and_finished() -> None:
    done: list[int] = []

    async def main() -> None:
        aside = WorkerThread(asyncio.get_running_loop(), "test")
        work: list[Callable[[], None]] = [lambda number=number: done.append(number) for number in range(100)]  # type: ignore[misc]
        waiting = [aside.do(one) for one in work]
        await waiting[9]
        assert done[:10] == list(range(10))
        aside.close()

    asyncio.run(main())
    assert done == list(range(100))


def test_what_goes_wrong_is_raised_to_whoever_waits_and_the_rest_goes_on() -> None:
    def wrong() -> None:
        raise ValueError("wrong")

    async def main() -> None:
        aside = WorkerThread(asyncio.get_running_loop(), "test")
        first, second = aside.do(wrong), aside.do(lambda: None)
        with pytest.raises(ValueError, match="wrong"):
            await first
        await second
        given_up = aside.do(wrong)
        given_up.cancel()
        await aside.do(lambda: None)
        aside.close()

    asyncio.run(main())


def test_what_was_written_is_moved_into_the_database_and_the_file_beside_begins_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "MOVED", 5)
    path, beside = tmp_path / "salle.db", tmp_path / "salle.db-wal"

    def moved() -> int:
        """Rows that would be left if the file beside were lost; -1 if the copy was made in the middle of a move."""
        copyfile(path, tmp_path / "copy.db")
        with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
            try:
                found: int = copy.execute("select count(*) from settings").fetchone()[0]
            except sqlite3.DatabaseError:
                return -1
            return found

    async def main() -> None:
        database = SqliteDatabase(str(path))
        first, sizes = moved(), [beside.stat().st_size]
        for number in range(PATIENCE):
            row = {"name": f"n{number}", "value": "x" * 5000}
            await database.write([Statement("insert into settings (name, value) values (:name, :value)", row)])
            sizes.append(beside.stat().st_size)
            if moved() > first and sizes[-1] == sizes[-2]:
                break
        else:
            pytest.fail("nothing is moved, or the file beside grows and grows")
        await database.close()

    asyncio.run(main())
