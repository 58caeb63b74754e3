"""Accounts on SQLite and on PostgreSQL, and with several workers, which notify each other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import pytest

from salle.server.live.account_deletion import forget
from salle.server.store.database import Statement, Taken
from salle.server.store.people import PeopleStore, Person
from tests.server.cluster import Cluster
from tests.server.serving import Server, Somebody, serving
from tests.server.test_account_deletion import ended_bout, named
from tests.server.test_ratings import counted_bout, loses

PASSWORD = "en garde, prêt, allez"
Two: TypeAlias = Callable[[Callable[[Server, Server], Awaitable[None]]], None]


def on(database: str, test: Callable[[Server], Awaitable[None]]) -> None:
    async def main() -> None:
        async with serving(database) as server:
            await asyncio.wait_for(test(server), 60)

    asyncio.run(main())


@pytest.fixture
def two(postgres: Cluster, request: pytest.FixtureRequest) -> Two:
    """Two workers on one PostgreSQL."""
    database = postgres.create(request.node.name)

    def run(test: Callable[[Server, Server], Awaitable[None]]) -> None:
        async def main() -> None:
            async with serving(database) as first, serving(database) as second:
                await asyncio.wait_for(test(first, second), 60)

        asyncio.run(main())

    return run


async def elsewhere(somebody: Somebody, server: Server) -> Somebody:
    """The same person at another worker, with the same cookie."""
    (found,) = await server.people("")
    for name, value in somebody.http.cookies.items():
        found.http.cookies.set(name, value)
    return found


def test_a_life(database: str) -> None:
    async def test(server: Server) -> None:
        ada, bo, phone = await server.people('Ada "the %" Countess', "Bo", "")
        over = await counted_bout(server, ada, bo)
        await loses(bo, over)
        await ada.asks("PATCH", "/api/me", name="Ada")
        await ada.asks("POST", "/api/me/claim", password=PASSWORD)
        assert await bo.fails("POST", "/api/me", name="ADA") == (409, "server-error-name-claimed")
        assert await bo.fails("PATCH", "/api/me", name="ADA") == (409, "server-error-name-claimed")
        await phone.asks("POST", "/api/sign-in", name="ada", password=PASSWORD)
        await phone.asks("POST", "/api/me/password", old=PASSWORD, new=PASSWORD + "!")
        assert await ada.fails("GET", "/api/me") == (401, "server-error-stranger")
        made = await phone.asks("POST", "/api/me/tokens", name="bot")
        program = await server.program(made["token"])
        for _ in range(2):
            await phone.asks("POST", f"/api/tables/{over}/seats/1/mute")
        table = await program.opens("engarde/standard", "me", "open")
        assert await bo.fails("POST", f"/api/tables/{table}/seats", entropy="") == (409, "server-error-full")
        (muted,) = await phone.asks("GET", "/api/me/muted")
        await phone.asks("DELETE", f"/api/me/muted/{muted['id']}")
        await bo.sits(table)
        (best,) = await bo.asks("GET", "/api/ratings?game=engarde")
        assert (best["name"], best["bouts"]) == ("Ada", 1)
        export = await phone.asks("GET", "/api/me/export")
        assert ([step["bout"] for step in export["rated"]], list(export["records"])) == ([over], [over])
        await phone.asks("DELETE", f"/api/me/tokens/{made['id']}")
        await phone.asks("DELETE", "/api/me", password=PASSWORD + "!")
        assert not await named(server, "Ada")
        assert [bout["stage"] for bout in await bo.asks("GET", "/api/me/bouts")] == ["over", "over"]
        assert await bo.asks("GET", "/api/ratings?game=engarde") == []
        assert [one["bouts"] for one in await bo.asks("GET", "/api/me/ratings")] == [1]

    on(database, test)


def test_the_second_claim_of_a_name_is_refused(database: str) -> None:
    async def test(server: Server) -> None:
        people = PeopleStore(server.service.store.database)
        for id in ("one", "two"):
            await people.add(id, "Ada")
        claims = [people.claim(Person(id, "Ada", False), f"hash {id}", {}, "Guest 0000") for id in ("one", "two")]
        done = await asyncio.gather(*claims, return_exceptions=True)
        assert sorted(str(isinstance(one, Taken) or one is False) for one in done) == ["False", "True"]
        names = {one.name for id in ("one", "two") if (one := await people.person(id)) is not None and one.claimed}
        assert names == {"Ada"}

    on(database, test)


def test_a_write_that_postgresql_undoes_in_a_deadlock_is_done_again(postgres: Cluster) -> None:
    def aged(id: str) -> Statement:
        return Statement("update people set made_at = made_at + 1 where id = :id returning id", {"id": id})

    async def test(server: Server) -> None:
        store = server.service.store.database
        for id in ("one", "two"):
            await PeopleStore(store).add(id, id)
        pause = Statement("select pg_sleep(0.5)", {})
        both = (store.write([aged(first), pause, aged(second)]) for first, second in (("one", "two"), ("two", "one")))
        assert [len(rows) for rows in await asyncio.gather(*both)] == [3, 3]

    on(postgres.create("deadlock"), test)


def test_two_opponents_delete_their_accounts_at_once(database: str) -> None:
    async def test(server: Server) -> None:
        ada, bo = await server.people("Ada", "Bo")
        await ended_bout(ada, bo)
        ids = [(await one.asks("GET", "/api/me"))["id"] for one in (ada, bo)]
        await asyncio.gather(*(forget(server.service.store.database, id) for id in ids))
        assert not await named(server, "Ada")
        assert not await named(server, "Bo")

    on(database, test)


def test_deleting_or_signing_out_at_one_worker_counts_at_the_other(two: Two) -> None:
    async def test(first: Server, second: Server) -> None:
        (ada,), (bo,) = await first.people("Ada"), await second.people("Bo")
        table = await ada.opens("engarde/standard", "me", "open")
        await bo.sits(table)
        there = await elsewhere(bo, first)
        async with there.at(table) as chair:
            await bo.asks("POST", "/api/me/claim", password=PASSWORD)
            await bo.asks("POST", "/api/sign-out/everywhere")
            await chair.is_cut_off()
        assert await there.fails("GET", "/api/me") == (401, "server-error-stranger")
        there.http.cookies.clear()
        await there.asks("POST", "/api/sign-in", name="Bo", password=PASSWORD)
        async with there.at(table) as chair:
            other = await elsewhere(ada, second)
            await other.asks("DELETE", "/api/me")
            await chair.sees(lambda view: view["head"]["seats"][0]["name"] == "")
            assert chair.view["ended"]["winners"] == [1]
        assert not await named(second, "Ada")

    two(test)


def test_a_bout_that_ends_at_two_workers_at_once_counts_once(two: Two) -> None:
    async def test(first: Server, second: Server) -> None:
        (ada,), (bo,) = await first.people("Ada"), await second.people("Bo")
        for number in range(1, 4):
            table = await counted_bout(first, ada, bo)
            async with ada.at(table) as left, bo.at(table) as right:
                await left.sees(lambda view: view["head"]["stage"] == "fencing")
                await asyncio.gather(left.says("resign"), right.says("resign"))
                for one in (left, right):
                    await one.sees(lambda view: bool(view["ended"]))
                seats = [one.view["head"]["seats"] for one in (left, right)]
                assert [seat["rating"] for seat in seats[0]] == [seat["rating"] for seat in seats[1]]
            for somebody in (ada, bo):
                assert [one["bouts"] for one in await somebody.asks("GET", "/api/me/ratings")] == [number]

    two(test)
