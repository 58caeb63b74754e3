"""The server's time: a stepping database clock freezes no bout and costs no player the bout."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from salle.server.live.heartbeat import agree, begin
from salle.server.server_time import ServerTime
from salle.server.store.bouts import Store
from salle.server.store.database import opened
from tests.server.serving import Server, served

HOUR = 3600.0


class Stepped(Store):
    """A store whose database has a clock that a test steps."""

    step = 0.0

    async def time(self) -> tuple[float, float]:
        time, offset = await super().time()
        return time + self.step, offset


@pytest.mark.parametrize("step", [-HOUR, HOUR])
def test_a_step_of_the_clock_is_absorbed_for_all_workers_and_after_a_restart(step: float, tmp_path: Path) -> None:
    async def main() -> None:
        times, other = ServerTime(), ServerTime()
        store = Stepped(await opened(f"sqlite:///{tmp_path / 'salle.db'}", times.now))
        await begin(store, times)
        await begin(store, other)
        before = times.now()
        store.step = step
        for worker in (times, other, times):
            await agree(store, worker)
        assert abs(times.now() - before) < 10
        assert abs(other.now() - times.now()) < 1
        late = ServerTime()
        await begin(store, late)
        assert abs(late.now() - times.now()) < 1
        await store.database.close()

    asyncio.run(main())


def test_a_clock_that_stepped_back_while_no_worker_ran_does_not_go_behind_the_last_sign_of_life(tmp_path: Path) -> None:
    async def main() -> None:
        times = ServerTime()
        store = Stepped(await opened(f"sqlite:///{tmp_path / 'salle.db'}", times.now))
        await begin(store, times)
        await store.wake("worker")
        await store.rest("worker")
        before, store.step = times.now(), -HOUR
        again = ServerTime()
        await begin(store, again)
        assert before - 1 < again.now() < before + 10
        await store.database.close()

    asyncio.run(main())


def test_a_small_difference_is_followed_and_time_never_goes_back() -> None:
    times = ServerTime()
    times.agree(1000.0)
    first = times.now()
    assert times.agree(999.5) == 0.0
    assert times.now() == first
    assert times.agree(5000.0) > 3900


@pytest.mark.parametrize("step", [-HOUR, HOUR])
def test_clocks_go_on_when_the_clock_of_the_database_steps(step: float, tmp_path: Path) -> None:
    @served
    async def test(server: Server) -> None:
        ada, bo = await server.people("Ada", "Bo")
        clock = {"type": "bank", "seconds": 60, "increment": 0}
        table = await ada.opens("engarde/standard", "me", "open", clock=clock)
        await bo.sits(table)
        database: Any = server.service.store.database
        true_time = database.time

        async def stepped() -> float:
            return float(await true_time()) + step

        async with ada.at(table) as left, bo.at(table) as right:
            for _ in range(2):
                for one in sorted((left, right), key=lambda one: not one.view["offers"]):
                    await one.moves(left, right)
            before = list(left.view["clock"])
            database.time = stepped
            await agree(server.service.store, server.service.times)
            await asyncio.sleep(0.3)
            first, second = (left, right) if left.view["offers"] else (right, left)
            seat = first.view["seat"]
            await first.moves(second)
            assert 0.2 < before[seat] - first.view["clock"][seat] < 30
            assert server.service.live_tables.live[table].table.stage == "fencing"
            assert await server.service.store.due() == []

    test(tmp_path)
