"""Broken connections: a client misses no change, gets none twice, and no command is run twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from sqlite3 import connect
from typing import Any
from unittest.mock import patch

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from salle import Client, Denied, Interrupted, Unreachable
from salle.client.table_seat import TableSeat
from salle.core.options import Value
from salle.server.live.live_table import LiveTable
from salle.server.store.database import StoreTrouble
from salle.wire import messages
from tests.server.broken_connection import Breaking, breaking
from tests.server.serving import PATIENCE, Server, gone, served, serving

# Every card is a 1.
TINY: dict[str, Value] = {"piste": 9, "values": 1, "copies": 15, "hand": 2, "hits": 1, "starter": "left"}
BEGUN = 4  # plies, all of them by the deck


@dataclass
class Meeting:
    """Two players: Left has a connection that may break, Right has not."""

    line: Breaking
    ada: Client
    left: TableSeat
    right: TableSeat

    def said(self) -> asyncio.Task[None]:
        """Left acts, in the background."""
        return asyncio.create_task(self.left.act(">1"))


@asynccontextmanager
async def meeting(server: Server, patience: float = PATIENCE) -> AsyncIterator[Meeting]:
    async with (
        breaking(server.address) as line,
        Client(line.address, patience=patience) as ada,
        Client(server.address) as bo,
    ):
        await ada.welcome("Ada")
        await bo.welcome("Bo")
        table = await ada.open("engarde/standard", ["me", "open"], options=TINY)
        await bo.sit(table)
        async with ada.table(table) as left, bo.table(table) as right:
            yield Meeting(line, ada, left, right)


async def until(chair: TableSeat, number: int) -> list[messages.Update]:
    """All changes until the table has that number."""
    told = []
    while chair.view.number < number:
        told.append(await chair.update())
    return told


def numbers(told: list[messages.Update]) -> list[int]:
    return [one.number for update in told for one in update.happened]


@served
async def test_what_happens_during_a_break_is_told_after_it(server: Server) -> None:
    async with meeting(server) as now:
        line, left, right = now.line, now.left, now.right
        number = left.view.number
        await left.act(">1")
        line.closed = True
        line.cut()
        await anext(right.turns())
        await right.act(">1")
        await right.take_back()
        await asyncio.sleep(0.3)
        line.closed = False
        told = await until(left, number + 3)
        assert numbers(told) == [number + 1, number + 2, number + 3]
        assert not any(update.fresh for update in told)
        assert left.view.asked == {"takeback": 1}


@served
async def test_a_line_that_breaks_all_the_time(server: Server) -> None:
    async with meeting(server) as now:
        line, left, right = now.line, now.left, now.right
        first = left.view.number

        async def saw() -> None:
            while True:
                await asyncio.sleep(0.4)
                line.cut()

        async def fence(chair: TableSeat) -> None:
            async for view in chair.turns():
                await asyncio.sleep(0.1)
                await chair.act(view.offers[0].token)

        async def watch() -> list[int]:
            async with Client(line.address) as eve, eve.table(left.view.head.id) as live_tables:
                start = live_tables.view.number
                told = [one.number async for update in live_tables for one in update.happened]
                assert told == list(range(start + 1, live_tables.view.number + 1))
                return told

        sawing, watching = asyncio.create_task(saw()), asyncio.create_task(watch())
        await asyncio.gather(fence(left), fence(right))
        assert len(await watching) >= 4
        sawing.cancel()
        assert line.joined > 4
        assert left.view.ended == right.view.ended
        assert left.view.number > first + 4


@served
async def test_a_decision_that_was_lost_is_sent_again(server: Server) -> None:
    async with meeting(server) as now:
        number, now.line.deaf = now.left.view.number, True
        acting = now.said()
        await now.line.swallows()
        now.line.cut()
        await acting
        assert numbers(await until(now.right, number + 1)) == [number + 1]
        assert now.right.view.ply == BEGUN + 2


@served
async def test_a_decision_that_came_through_is_not_sent_again(server: Server) -> None:
    async with meeting(server) as now:
        number, now.line.dumb = now.left.view.number, True
        acting = now.said()
        await until(now.right, number + 1)
        now.line.cut()
        await acting
        assert numbers(await until(now.left, number + 1)) == [number + 1]
        assert now.left.view.awaiting == [1]
        assert now.left._line.said == 1  # sent once, and not again after the break


@served
async def test_a_server_that_can_not_serve_now_is_asked_again(server: Server) -> None:
    async with meeting(server) as now:
        number, table, asked = now.left.view.number, server.service.live_tables.table, list[str]()

        async def away(id: str) -> LiveTable:
            asked.append(id)
            if len(asked) <= 3:
                raise StoreTrouble("server-error-store-read", problem="away")
            return await table(id)

        with patch.object(server.service.live_tables, "table", away):
            now.line.cut()
            await now.said()
        assert len(asked) > 3
        assert numbers(await until(now.left, number + 1)) == [number + 1]


@served
async def test_a_decision_is_not_sent_again_once_the_bout_has_moved_on(server: Server) -> None:
    async with meeting(server) as now:
        number, now.line.deaf = now.left.view.number, True
        acting = now.said()
        await now.line.swallows()
        await now.right.resign()
        now.line.cut()
        with pytest.raises(Interrupted, match="The connection broke"):
            await acting
        await until(now.left, number + 1)
        assert now.left.view.ended is not None
        assert now.left._line.said == 1


@served
async def test_a_decision_that_was_made_and_taken_back_is_not_sent_again(server: Server) -> None:
    async with meeting(server) as now:
        number, now.line.dumb = now.left.view.number, True
        acting = now.said()
        await until(now.right, number + 1)
        same = Client(server.address, cookie=now.ada.cookie)
        async with same, same.table(now.left.view.head.id) as beside:
            await beside.take_back()
            await until(now.right, number + 2)
            await now.right.reply("takeback", True)
        now.line.cut()
        with pytest.raises(Interrupted):
            await acting
        told = await until(now.left, number + 3)
        assert [update.fresh for update in told] == [True]  # changes that were taken back cannot be listed
        assert (now.left.view.ply, now.left.view.awaiting) == (BEGUN, [0])
        assert now.left._line.said == 1


@served
async def test_no_other_command_is_sent_again(server: Server) -> None:
    async with meeting(server) as now:
        now.line.deaf = True
        resigning = asyncio.create_task(now.left.resign())
        await now.line.swallows()
        now.line.cut()
        with pytest.raises(Interrupted):
            await resigning
        await now.left.act(">1")
        await anext(now.right.turns())
        assert now.right.view.ended is None


@served
async def test_a_client_gives_up_after_its_patience(server: Server) -> None:
    async with meeting(server, patience=0.5) as now:
        now.line.closed = True
        now.line.cut()
        for _ in range(2):
            with pytest.raises(Unreachable, match="Cannot reach"):
                while True:
                    await now.left.update()
        with pytest.raises(Unreachable):
            await now.left.act(">1")


@served
async def test_a_line_that_breaks_while_something_is_told_is_no_fault(server: Server) -> None:
    noted: list[BaseException] = []
    true_send, broken = WebSocketsSansIOProtocol.send, False

    async def send(self: WebSocketsSansIOProtocol, message: Any) -> None:
        if broken:
            raise ClientDisconnected
        await true_send(self, message)

    (ada,) = await server.people("Ada")
    table = await ada.opens("engarde/standard", "me", "me", options=TINY)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(WebSocketsSansIOProtocol, "send", send)
        patched.setattr("salle.server.web.websocket.note_fault", lambda error, *facts, **more: noted.append(error))
        async with ada.at(table) as chair:
            broken = True
            await chair.acts(">1")
            await asyncio.sleep(0.2)
        await gone(server, 0)
    assert noted == []


def test_a_server_that_was_away_one_that_is_behind_and_one_that_knows_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        paths = [tmp_path / name for name in ("here.db", "behind.db", "other.db")]
        here, behind, other = (f"sqlite:///{path}" for path in paths)
        async with breaking("") as line, Client(line.address) as ada:
            async with serving(here) as server:
                line.server = server.address
                await ada.welcome("Ada")
                table = await ada.open("engarde/standard", ["me", "me"], options=TINY)
                chair = ada.table(table)
                await chair.__aenter__()
                with closing(connect(paths[0])) as source, closing(connect(paths[1])) as copy:
                    source.backup(copy)
                await chair.act(">1")
            known = (await chair.update()).view.number
            async with serving(behind) as server:
                before, line.server = line.joined, server.address
                while line.joined < before + 2:  # it tries again and again
                    await asyncio.sleep(0.05)
                line.closed = True
            async with serving(here) as server:
                line.closed, line.server = False, server.address
                told = await chair.update()
                assert (told.happened, told.fresh, told.view.number) == ([], False, known)
                await anext(chair.turns())
                await chair.act(">1")
                assert numbers(await until(chair, known + 1)) == [known + 1]
            async with serving(other) as server:
                line.server = server.address
                with pytest.raises(Denied, match="does not exist"):
                    await chair.update()
            await chair.__aexit__(None, None, None)

    asyncio.run(asyncio.wait_for(test(), 6 * PATIENCE))
