"""New names at the tables of a person who was renamed."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import patch

from tests.server.serving import Server, Somebody, View, served
from tests.server.test_account_deletion import MARK, PASSWORD, ended_bout


def names(view: View) -> list[str]:
    return [seat["name"] for seat in view["head"]["seats"]]


async def listed(person: Somebody, table: str) -> list[str]:
    """The players of a table, as the lobby lists them."""
    lobby = await person.asks("GET", "/api/tables")
    (found,) = [one for some in lobby.values() for one in some if one["id"] == table]
    return list(found["about"]["seats"])


async def two_tables(host: Somebody, guest: Somebody) -> tuple[str, str]:
    """An open table and one with a running bout."""
    waiting, running = [await host.opens("engarde/standard", "me", "open", public=True) for _ in range(2)]
    await guest.sits(running)
    return waiting, running


@served
async def test_a_new_name_is_shown_where_a_bout_is_not_over(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    over = await ended_bout(ada, bo)
    waiting, running = await two_tables(ada, bo)
    async with bo.at(running) as chair:
        await chair.sees(lambda view: names(view) == ["Ada", "Bo"])
        await ada.asks("PATCH", "/api/me", name=MARK)
        await chair.sees(lambda view: names(view) == [MARK, "Bo"])
        await chair.sees(lambda view: view["head"]["stage"] == "fencing")
    assert await listed(bo, waiting) == [MARK, ""]
    assert await listed(bo, running) == [MARK, "Bo"]
    async with bo.at(over) as chair:
        await chair.sees(lambda view: names(view) == ["Ada", "Bo"])


@served
async def test_the_bout_goes_on_under_the_new_name(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await ada.opens("engarde/standard", "me", "open", options={"hits": 1})
    await bo.sits(table)
    async with ada.at(table) as left, bo.at(table) as right:
        await right.sees(lambda view: view["head"]["stage"] == "fencing")
        await left.sees(lambda view: view["head"]["stage"] == "fencing")
        first, second = (left, right) if left.view["offers"] else (right, left)
        await first.moves(second)
        await ada.asks("PATCH", "/api/me", name="Ada Lovelace")
        await right.sees(lambda view: names(view)[0] == "Ada Lovelace")
        await second.moves(first)
        await left.says("resign")
        await right.sees(lambda view: bool(view["ended"]))
    assert '"Ada Lovelace"' in (await bo.http.get(f"/api/tables/{table}/record")).text


@served
async def test_a_guest_whose_name_is_claimed_has_another_at_all_tables(server: Server) -> None:
    ada, other, bo = await server.people("Ada", "Ada", "Bo")
    waiting, running = await two_tables(other, bo)
    async with bo.at(running) as chair:
        await chair.sees(lambda view: names(view) == ["Ada", "Bo"])
        await ada.asks("POST", "/api/me/claim", password=PASSWORD)
        new = (await other.asks("GET", "/api/me"))["name"]
        assert new.startswith("Guest ")
        await chair.sees(lambda view: names(view) == [new, "Bo"])
    assert await listed(bo, waiting) == [new, ""]
    assert await listed(bo, running) == [new, "Bo"]


@served
async def test_a_rematch_shows_current_names(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    over = await ended_bout(ada, bo)
    await ada.asks("PATCH", "/api/me", name="Zoe")
    table = (await ada.asks("POST", f"/api/tables/{over}/rematch"))["id"]
    async with ada.at(table) as chair:
        await chair.sees(lambda view: "Zoe" in names(view) and "Ada" not in names(view))


@served
async def test_a_move_that_is_being_written_keeps_the_new_name(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await ada.opens("engarde/standard", "me", "open")
    await bo.sits(table)
    store, append, held = server.service.store, server.service.store.append, asyncio.Event()

    async def late(*arguments: Any) -> None:
        held.set()
        await asyncio.sleep(0.2)
        await append(*arguments)

    async with ada.at(table) as left, bo.at(table) as right:
        await left.sees(lambda view: view["head"]["stage"] == "fencing")
        await right.sees(lambda view: view["head"]["stage"] == "fencing")
        with patch.object(store, "append", late):
            await (left if left.view["offers"] else right).acts()
            await held.wait()
            await ada.asks("PATCH", "/api/me", name="Ada Lovelace")
        assert server.service.live_tables.live[table].table.places[0].name == "Ada Lovelace"
