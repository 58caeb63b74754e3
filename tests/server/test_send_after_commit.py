"""Nothing is sent before it is written, and what is sent keeps its order."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from secrets import token_hex
from typing import Any

from salle.server.live.watcher import BEHIND, Watcher
from salle.server.store.database import StoreTrouble
from tests.server.serving import Server, served, served_with


def test_a_failed_write_is_not_sent(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        ada, bo = await server.people("Ada", "Bo")
        table = await ada.opens("engarde/standard", "me", "open")
        await bo.sits(table)
        database = server.service.store.database
        write: Callable[..., Any] = database.write
        made: list[str] = []

        async def full(statements: Any, notice: str = "") -> Any:
            if notice != table:
                return await write(statements, notice)
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


def test_queued_messages_are_sent_before_the_socket_closes() -> None:
    watcher = Watcher("ada")
    for _ in range(BEHIND):
        watcher.tell(b"1")
    watcher.cut()
    assert [watcher.waiting.get_nowait() for _ in range(BEHIND)] == [*[b"1"] * (BEHIND - 1), None]


@served
async def test_a_client_that_reads_late_misses_nothing(server: Server) -> None:
    (ada,) = await server.people("Ada")
    table = await ada.opens("audatia/duel", "me", "me")
    (live,) = server.service.live_tables.live.values()
    async with ada.at(table) as chair:
        (watcher,) = live.watchers
        pongs, waited = 0, False
        while not waited and pongs < 5000:  # until the connection is full
            watcher.tell(json.dumps({"type": "pong", "re": pongs, "long": token_hex(20_000)}).encode())
            pongs += 1
            waited = not watcher.waiting.empty()
        assert waited
        for _ in range(BEHIND // 2):
            watcher.tell(json.dumps({"type": "pong", "re": pongs}).encode())
            pongs += 1
        assert [(await chair.hears())["re"] for _ in range(pongs)] == list(range(pongs))
        await chair.is_served()
