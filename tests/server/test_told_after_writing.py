"""What is done while the disk is busy is told only once it was written; and what is told comes in its order."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest

from salle.server.live.audience import BEHIND, Watcher
from salle.server.store.database import Statement, StoreTrouble, Taken
from salle.server.store.disk_sync import DiskSync
from salle.server.store.sqlite import SqliteDatabase
from tests.server.serving import Server, served, served_with

LONG = 0.2  # seconds that a slow disk takes


def setting(name: str) -> list[Statement]:
    return [Statement("insert into settings (name, value) values (:name, '')", {"name": name})]


class SlowDisk(DiskSync):
    """It takes long until something is durable."""

    def do(self) -> asyncio.Future[None]:
        durable: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        asyncio.get_running_loop().call_later(LONG, durable.set_result, None)
        return durable


@pytest.fixture
def slow_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("salle.server.store.sqlite.DiskSync", SlowDisk)


@pytest.mark.usefixtures("slow_disk")
def test_what_can_be_done_while_the_disk_is_busy_is_done_then(tmp_path: Path) -> None:
    async def main() -> None:
        database = SqliteDatabase(str(tmp_path / "salle.db"))
        began, done = time.monotonic(), list[float]()
        await database.write(setting("a"), meanwhile=lambda: done.append(time.monotonic() - began))
        assert len(done) == 1
        assert done[0] < LONG <= time.monotonic() - began
        with pytest.raises(Taken):
            await database.write(setting("a"), meanwhile=lambda: done.append(0.0))
        assert len(done) == 1  # nothing will come of it
        await database.close()

    asyncio.run(main())


@pytest.mark.usefixtures("slow_disk")
def test_what_goes_wrong_meanwhile_undoes_nothing(tmp_path: Path) -> None:
    def wrong() -> None:
        raise ValueError("wrong")

    async def main() -> None:
        database = SqliteDatabase(str(tmp_path / "salle.db"))
        with pytest.raises(ValueError, match="wrong"):
            await database.write(setting("a"), meanwhile=wrong)
        await database.write(setting("b"))
        assert await database.read("select name from settings order by name") == [("a",), ("b",)]
        await database.close()

    asyncio.run(main())


def test_nobody_is_told_of_what_could_not_be_written(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        ada, bo = await server.people("Ada", "Bo")
        table = await ada.opens("engarde/standard", "me", "open")
        await bo.sits(table)
        database = server.service.store.database
        write: Callable[..., Any] = database.write
        made: list[str] = []

        async def full(statements: Any, notice: str = "", long: bool = False, meanwhile: Any = None) -> Any:
            if meanwhile is None:
                return await write(statements, notice, long)
            meanwhile()  # as it would be while the disk is busy
            made.append(notice)
            raise StoreTrouble("server-error-store", problem="full")

        async with ada.at(table) as left, bo.at(table) as right:
            await left.hears()
            await right.sees(lambda view: bool(view["head"]["seats"][0]["here"]))
            await left.sees(lambda view: bool(view["head"]["seats"][1]["here"]))
            first, second = (left, right) if left.view["offers"] else (right, left)
            told = len(second.news)
            database.write = full  # type: ignore[method-assign]
            await first.acts()
            assert await first.refused() == "server-error-store"
            assert made == [table]
            del database.write
            await first.is_served()
            await second.is_served()
            assert len(second.news) == told
            await first.moves(second)

    served_with()(test)(tmp_path)


def test_a_client_that_takes_nothing_for_long_is_cut_off_and_told_no_more() -> None:
    watcher = Watcher("ada")
    for _ in range(BEHIND + 1):
        watcher.tell(b"1")
    assert watcher.lost
    assert watcher.waiting.get_nowait() is None
    watcher.tell(b"2")
    assert watcher.waiting.empty()


def test_what_waits_is_sent_before_the_socket_closes() -> None:
    watcher = Watcher("ada")
    for _ in range(BEHIND):
        watcher.tell(b"1")
    watcher.cut()
    assert [watcher.waiting.get_nowait() for _ in range(BEHIND)] == [*[b"1"] * (BEHIND - 1), None]


@served
async def test_who_does_not_read_for_a_while_has_missed_nothing(server: Server) -> None:
    (ada,) = await server.people("Ada")
    table = await ada.opens("audatia/duel", "me", "me")
    (live,) = server.service.live_tables.live.values()
    async with ada.at(table) as chair:
        (watcher,) = live.watchers
        pongs, waited = 0, False
        while not waited and pongs < 5000:  # until the line is full
            watcher.tell(json.dumps({"type": "pong", "re": pongs, "long": token_hex(20_000)}).encode())
            pongs += 1
            waited = not watcher.waiting.empty()
        assert waited
        for _ in range(BEHIND // 2):
            watcher.tell(json.dumps({"type": "pong", "re": pongs}).encode())
            pongs += 1
        assert [(await chair.hears())["re"] for _ in range(pongs)] == list(range(pongs))
        await chair.is_served()
