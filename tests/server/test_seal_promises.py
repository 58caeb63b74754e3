"""Promised seals: the seal is known before the player who opens a table adds entropy, and each promise works once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from salle import BrokenPromise, Client
from salle.core.notation.seals import commitment
from salle.server.live.seal_promises import LASTS
from salle.server.store.database import Statement
from salle.wire import messages
from tests.server.serving import Server, Somebody, served, serving

GAME = "engarde/standard"
NO_PROMISE = (409, "server-error-no-promise")


async def promise(somebody: Somebody) -> tuple[str, str]:
    made = await somebody.asks("POST", "/api/promises")
    return made["id"], made["seal"]


async def seal_of(somebody: Somebody, table: str) -> str:
    async with somebody.at(table) as chair:
        return str(chair.view["head"]["seal"])


def asked(promise: str) -> dict[str, Any]:
    return {"game": GAME, "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}], "promise": promise}


@served
async def test_a_table_has_the_seal_that_was_promised(server: Server) -> None:
    (ada,) = await server.people("Ada")
    id, seal = await promise(ada)
    table = await ada.opens(GAME, "me", "random", promise=id, entropy="ada0")
    async with ada.at(table) as chair:
        assert (chair.view["head"]["seal"], chair.view["head"]["secret"]) == (seal, None)
        await chair.says("resign")
        head = (await chair.sees(lambda view: bool(view["ended"])))["head"]
    assert commitment(bytes.fromhex(head["secret"])) == seal
    again, sealed = await promise(ada)
    next = (await ada.asks("POST", f"/api/tables/{table}/rematch", promise=again))["id"]
    assert await seal_of(ada, next) == sealed


@served
async def test_a_promise_is_for_one_person_and_one_table(server: Server) -> None:
    ada, eve, stranger = await server.people("Ada", "Eve", "")
    assert (await stranger.fails("POST", "/api/promises"))[0] == 401
    id, _ = await promise(ada)
    assert await eve.fails("POST", "/api/tables", **asked(id)) == NO_PROMISE
    assert await ada.fails("POST", "/api/tables", **asked("nothing")) == NO_PROMISE
    answers = await asyncio.gather(*(ada.http.post("/api/tables", json=asked(id)) for _ in range(4)))
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]
    assert await ada.fails("POST", "/api/tables", **asked(id)) == NO_PROMISE
    assert len(await ada.asks("GET", "/api/me/bouts")) == 1


def test_a_promise_outlives_its_worker_and_is_forgotten_after_a_day(database: str) -> None:
    async def with_server(test: Callable[[Server], Awaitable[None]]) -> None:
        async with serving(database) as server:
            await test(server)

    async def main() -> None:
        cookies: dict[str, str] = {}
        made: list[tuple[str, str]] = []

        async def promised(server: Server) -> None:
            (ada,) = await server.people("Ada")
            cookies.update(ada.http.cookies)
            made.extend([await promise(ada), await promise(ada)])

        async def kept(server: Server) -> None:
            (ada,) = await server.people("")
            ada.http.cookies.update(cookies)
            assert await seal_of(ada, await ada.opens(GAME, "me", "open", promise=made[0][0])) == made[0][1]
            live_tables = server.service.live_tables
            old = Statement("update promises set made_at = made_at - :age", {"age": LASTS + 1})
            await live_tables.store.database.write([old])
            await server.service.opening.promises.forget_old()
            assert await live_tables.store.database.read("select count(*) from promises, kept") == [(0,)]
            assert await ada.fails("POST", "/api/tables", **asked(made[1][0])) == NO_PROMISE

        await with_server(promised)
        await with_server(kept)

    asyncio.run(main())


@served
async def test_a_program_asks_first_and_sees_whether_the_promise_was_kept(server: Server) -> None:
    async with Client(server.address) as ada:
        await ada.welcome("Ada")
        table = await ada.open(GAME, ["me", "random"])
        assert await server.service.store.database.read("select count(*) from kept") == [(1,)]
        async with ada.table(table) as seat:
            assert len(seat.view.head.entropy[0]) == 32

        async def other(person: str) -> messages.Promised:
            return messages.Promised((await made(person)).id, "0" * 64)

        promises = server.service.opening.promises
        made = promises.make
        promises.make = other  # type: ignore[method-assign]
        broken = await ada.open(GAME, ["me", "random"])
        with pytest.raises(BrokenPromise, match="is not the one that the server promised"):
            async with ada.table(broken):
                pass
