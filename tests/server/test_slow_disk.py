"""A slow disk: no player loses on time because of it, and the log reports it."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from salle.server.server_time import MOST_EXCUSED, ServerTime
from salle.server.store.measured import LATE
from tests.server.serving import Server, served

STALL = 2.0  # seconds


class Timed(ServerTime):
    """A clock that a test sets."""

    at = 1000.0

    def now(self) -> float:
        return self.at


def test_by_clocks_no_time_passes_while_nothing_can_be_written() -> None:
    times = Timed()
    assert times.stall(4) == (996, 1000)
    assert times.stall(4) is None  # a second write that waited at the same time
    times.at = 1003.0
    assert times.stall(8) == (1000, 1003)
    assert [times.lived(at) for at in (980, 998, 1003, 1010)] == [980, 996, 996, 1003]


def test_clocks_pause_for_so_many_seconds_in_a_minute_and_no_longer() -> None:
    times = Timed()
    assert times.stall(2 * MOST_EXCUSED) == (1000 - MOST_EXCUSED, 1000)
    times.at = 1030.0
    assert times.stall(5) is None
    times.at = 1061.0
    assert times.stall(5) == (1056, 1061)


def test_two_workers_that_met_with_the_same_excuse_it_once() -> None:
    times = Timed()
    times.stall(10)
    times.heard([(985, 995), (100, 200)])
    assert times.lived(1000) == 1000 - 15 - 100
    times.heard([(990, 1000)])  # as the database has it now
    assert times.lived(1000) == 990


@served
async def test_a_player_who_gets_a_change_late_loses_no_time(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await ada.opens("engarde/standard", "me", "open", clock={"type": "bank", "seconds": 60, "increment": 0})
    await bo.sits(table)
    database: Any = server.service.store.database
    sqlite = database.database
    commit = sqlite._commit

    def stalled(batch: Any) -> Any:
        sqlite._commit = commit
        time.sleep(STALL)  # in the writer's thread
        return commit(batch)

    async with ada.at(table) as left, bo.at(table) as right:
        for _ in range(2):  # the first action has extra time
            for one in sorted((left, right), key=lambda one: not one.view["offers"]):
                await one.moves(left, right)
        first, second = (left, right) if left.view["offers"] else (right, left)
        seat, before = second.view["seat"], second.view["clock"]
        sqlite._commit = stalled
        began = time.monotonic()
        await first.moves(second)
        await second.moves(first)
        passed = time.monotonic() - began
        assert before[seat] - first.view["clock"][seat] < passed - 0.7 * STALL
        live = server.service.live_tables.live[table]
        assert live.table.stage == "fencing"
    stalls = [ended - began for began, ended in await server.service.store.downtimes()]
    assert any(stall > 0.7 * STALL for stall in stalls)


@served
async def test_a_write_that_is_not_done_is_trouble(server: Server) -> None:
    (ada,) = await server.people("Ada")
    database: Any = server.service.store.database
    assert database.trouble is None
    database._waiting["write"] = time.monotonic() - LATE - 1
    health = await ada.http.get("/health")
    assert (health.status_code, health.json()["why"]["id"]) == (503, "server-error-store-late")
    del database._waiting["write"]
    assert (await ada.http.get("/health")).status_code == 200


@served
async def test_a_busy_event_loop_pauses_no_clock(server: Server) -> None:
    (ada,) = await server.people("Ada")
    table = await ada.opens("engarde/standard", "me", "me")
    database: Any = server.service.store.database
    write = database.database.write

    async def busy(statements: Any, notice: str = "") -> Any:
        written = asyncio.create_task(write(statements, notice))
        await asyncio.sleep(0)
        time.sleep(STALL)  # in the event loop, like a command that computes for long
        return await written

    async with ada.at(table) as chair:
        await asyncio.sleep(0.2)  # the probe has started
        database.database.write = busy
        await chair.moves()
        database.database.write = write
    assert server.service.probe.held > STALL / 2
    assert server.service.times.downtimes == await server.service.store.downtimes()
    assert all(ended - began < STALL / 2 for began, ended in await server.service.store.downtimes())
