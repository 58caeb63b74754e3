"""Several workers on one PostgreSQL: any of them serves any bout, and the database is the referee between them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count

import pytest

from salle.server.bots import Bots
from tests.server.cluster import Cluster
from tests.server.serving import Server, Somebody, serving

numbers = count()


@pytest.fixture
def shared(postgres: Cluster) -> str:
    """A database for two workers."""
    return postgres.create(f"workers{next(numbers)}")


def two_workers(database: str, test: Callable[[Server, Server], Awaitable[None]]) -> None:
    async def main() -> None:
        async with (
            serving(database, bots=Bots(1, pace=0.0)) as first,
            serving(database, bots=Bots(1, pace=0.0)) as second,
        ):
            await asyncio.wait_for(test(first, second), 60)

    asyncio.run(main())


def elsewhere(person: Somebody, server: Server) -> Somebody:
    """The same person at another worker."""
    person.http.base_url = server.address
    return Somebody(person.http, server.address)


def test_two_people_at_two_workers_fence_a_bout(shared: str) -> None:
    async def test(first: Server, second: Server) -> None:
        (ada,), (bo,) = await first.people("Ada"), await second.people("Bo")
        table = await ada.opens("engarde/standard", "me", "open", options={"hits": 1})
        await bo.sits(table)
        async with ada.at(table) as left, bo.at(table) as right:
            ends = await asyncio.gather(left.fences(), right.fences())
            assert ends[0]["ended"] == ends[1]["ended"]
            assert ends[0]["number"] == ends[1]["number"]

    two_workers(shared, test)


def test_choices_made_at_once_at_two_workers(shared: str) -> None:
    async def test(first: Server, second: Server) -> None:
        (ada,), (bo,) = await first.people("Ada"), await second.people("Bo")
        table = await ada.opens("audatia/duel", "me", "open")
        await bo.sits(table)
        async with ada.at(table) as left, bo.at(table) as right:
            await left.sees(lambda view: view["head"]["stage"] == "fencing")
            while len(left.view["awaiting"]) == 1:
                await (left if left.view["offers"] else right).moves(left, right)
            ply = left.view["ply"]
            await asyncio.gather(left.acts(), right.acts())
            for one in (left, right):
                await one.sees(lambda view: bool(view["ply"] >= ply + 2))

    two_workers(shared, test)


def test_of_two_who_act_for_one_seat_at_two_workers_one_is_heard(shared: str) -> None:
    async def test(first: Server, second: Server) -> None:
        (ada,) = await first.people("Ada")
        table = await ada.opens("engarde/standard", "me", "me")
        twin = elsewhere(ada, second)
        async with ada.at(table) as here, twin.at(table) as there:
            for _ in range(10):
                ply = here.view["ply"]
                await there.sees(lambda view, ply=ply: bool(view["ply"] == ply))  # type: ignore[misc]
                await asyncio.gather(here.acts(), there.acts())
                for one in (here, there):
                    await one.sees(lambda view, ply=ply: bool(view["ply"] > ply))  # type: ignore[misc]
                assert here.view["ply"] == there.view["ply"]

    two_workers(shared, test)


def test_the_bots_of_a_worker_that_is_gone_are_asked_by_another(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("salle.server.hall.BOT_GRACE", 0.5)

    async def test(first: Server, second: Server) -> None:
        (ada,) = await first.people("Ada")

        async def never(*asked: object) -> str:
            await asyncio.Event().wait()
            return ""

        monkeypatch.setattr(first.service.bots, "choose", never)
        table = await ada.opens("engarde/standard", "me", "random", options={"hits": 1})
        async with ada.at(table) as chair:
            if chair.view["offers"]:
                await chair.acts()
            await chair.sees(lambda view: bool(view["offers"]) and view["ply"] > 0)
            await chair.acts()
            ply = chair.view["ply"]
            await chair.sees(lambda view: bool(view["ended"]) or (bool(view["offers"]) and view["ply"] > ply))

    two_workers(shared, test)


def test_a_database_that_restarts_loses_nothing(shared: str, postgres: Cluster) -> None:
    async def main() -> None:
        async with serving(shared) as server:
            ada, bo = await server.people("Ada", "Bo")
            table = await ada.opens("engarde/standard", "me", "open")
            await bo.sits(table)
            async with ada.at(table) as left, bo.at(table) as right:
                for _ in range(4):
                    await (left if left.view["offers"] else right).moves(left, right)
                before = left.view["ply"]
                await asyncio.to_thread(postgres.stop)
                mine = left if left.view["offers"] else right
                await mine.acts()
                assert await mine.refused() == "server-error-store"
                await asyncio.to_thread(postgres.start)
                for _ in range(50):
                    if mine.view["ply"] > before:
                        break
                    await mine.acts()
                    await mine.hears()
                    await asyncio.sleep(0.1)
                assert mine.view["ply"] > before
                other = right if mine is left else left
                await other.sees(lambda view: bool(view["ply"] > before))

    asyncio.run(asyncio.wait_for(main(), 60))
