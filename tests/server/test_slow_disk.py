"""A disk that stalls: nobody loses on time because of it, and whoever runs the server is told."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any

from salle.server.server_time import ServerTime
from salle.server.web.metrics import LATE
from tests.server.serving import Server, served

STALL = 1.5  # seconds


class Timed(ServerTime):
    """A clock that a test sets."""

    at = 1000.0

    def now(self) -> float:
        return self.at


def test_by_clocks_no_time_passes_while_nothing_can_be_written() -> None:
    times = Timed()
    assert times.stall(10) == (990, 1000)
    assert times.stall(4) is None  # another that waited for the same
    times.at = 1003.0
    assert times.stall(8) == (1000, 1003)
    assert [times.lived(at) for at in (980, 995, 1003, 1010)] == [980, 990, 990, 997]


def test_two_workers_that_met_with_the_same_excuse_it_once() -> None:
    times = Timed()
    times.stall(10)
    times.heard([(985, 995), (100, 200)])
    assert times.lived(1000) == 1000 - 15 - 100
    times.heard([(990, 1000)])  # as the database knows it by now
    assert times.lived(1000) == 990


@served
async def test_who_is_told_late_has_all_of_his_time(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await ada.opens("engarde/standard", "me", "open", clock={"type": "bank", "seconds": 60, "increment": 0})
    await bo.sits(table)
    database: Any = server.service.store.database
    syncing = database.database._syncing
    do = syncing.do

    def stalled() -> asyncio.Future[None]:
        syncing.do = do
        later: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        asyncio.get_running_loop().call_later(STALL, later.set_result, None)
        return later

    async with ada.at(table) as left, bo.at(table) as right:
        for _ in range(2):  # a first decision has more time
            for one in sorted((left, right), key=lambda one: not one.view["offers"]):
                await one.moves(left, right)
        first, second = (left, right) if left.view["offers"] else (right, left)
        seat, before = second.view["seat"], second.view["clock"]
        syncing.do = stalled
        await first.moves(second)
        await second.moves(first)
        assert before[seat] - first.view["clock"][seat] < STALL / 2
        live = server.service.live_tables.live[table]
        assert live.table.stage == "fencing"
    (stall,) = await server.service.store.downtimes()
    assert STALL < stall[1] - stall[0] < 2 * STALL


@served
async def test_a_write_that_is_not_done_is_trouble(server: Server) -> None:
    (ada,) = await server.people("Ada")
    database: Any = server.service.store.database
    assert database.trouble is None
    database._waiting["write"] = perf_counter() - LATE - 1
    health = await ada.http.get("/health")
    assert (health.status_code, health.json()["why"]["id"]) == (503, "server-error-store-late")
    del database._waiting["write"]
    assert (await ada.http.get("/health")).status_code == 200
