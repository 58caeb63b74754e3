"""The data about a person, and its deletion."""

from __future__ import annotations

import re

from salle.core.notation.records import Record
from tests.server.serving import Server, Somebody, served
from tests.server.test_ratings import establish, makes_it_count

PASSWORD = "en garde, prêt, allez"
MARK = 'Zo"ë\\'  # a name that JSON writes with escapes


async def everything(server: Server) -> str:
    """The whole content of the database, as text."""
    database = server.service.store.database
    tables = ("people", "tokens", "muted", "ratings", "rated", "visits", "bouts", "seats", "log")
    return repr([await database.read(f"select * from {table}") for table in tables])


async def named(server: Server, name: str) -> bool:
    """Whether the name is anywhere as a whole word; a random id may contain its letters."""
    return re.search(rf"\b{re.escape(name)}\b", await everything(server)) is not None


async def ended_bout(one: Somebody, other: Somebody) -> str:
    table = await one.opens("engarde/standard", "me", "open")
    await other.sits(table)
    async with other.at(table) as chair:
        await chair.says("resign")
        await chair.sees(lambda view: bool(view["ended"]))
    return table


@served
async def test_an_export_has_all_of_mine_and_nothing_hidden(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    over = await ended_bout(ada, bo)
    running = await ada.opens("engarde/standard", "me", "open")
    await bo.sits(running)
    await ada.asks("POST", f"/api/tables/{over}/seats/1/mute")
    await ada.asks("POST", "/api/me/tokens", name="my bot")
    await ada.asks("POST", "/api/me/claim", password=PASSWORD)
    export = await ada.asks("GET", "/api/me/export")
    assert (export["me"]["name"], export["me"]["claimed"]) == ("Ada", True)
    assert {bout["id"]: bout["stage"] for bout in export["bouts"]} == {over: "over", running: "fencing"}
    assert [one["name"] for one in (*export["tokens"], *export["muted"])] == ["my bot", "Bo"]
    assert list(export["records"]) == [over]
    bout = Record.parse(export["records"][over]).replay()
    assert bout.over
    hidden = await server.service.store.secret(running)
    other = (await bo.asks("GET", "/api/me"))["id"]
    assert not any(secret in str(export) for secret in (hidden, other, "argon2"))
    assert (await bo.asks("GET", "/api/me/export"))["muted"] == []


@served
async def test_a_deleted_account_is_gone_everywhere(server: Server) -> None:
    zoe, bo, phone = await server.people(MARK, "Bo", "")
    over = await ended_bout(zoe, bo)
    await zoe.asks("PATCH", "/api/me", name="Zoe the Second")
    risen = await bo.opens("arena/standard", "me", "open", "open", options={"seats": 3})
    await zoe.sits(risen)
    await zoe.asks("DELETE", f"/api/tables/{risen}/seats")
    await zoe.asks("POST", "/api/me/claim", password=PASSWORD)
    program = await server.program((await zoe.asks("POST", "/api/me/tokens", name="Zoe's bot"))["token"])
    await phone.asks("POST", "/api/sign-in", name="Zoe the Second", password=PASSWORD)
    await bo.asks("POST", f"/api/tables/{over}/seats/0/mute")
    assert await named(server, "Zoe the Second")

    assert await zoe.fails("DELETE", "/api/me") == (403, "server-error-password-wrong")
    assert await zoe.fails("DELETE", "/api/me", password="wrong") == (403, "server-error-password-wrong")
    cookie = zoe.http.cookies["salle"]
    await zoe.asks("DELETE", "/api/me", password=PASSWORD)

    for name in ("Zo", "Zoe", "argon2"):
        assert not await named(server, name)
    zoe.http.cookies.set("salle", cookie)
    for one, why in ((zoe, "stranger"), (phone, "stranger"), (program, "token")):
        assert await one.fails("GET", "/api/me") == (401, f"server-error-{why}")
    gone = await phone.fails("POST", "/api/sign-in", name="Zoe the Second", password=PASSWORD)
    assert gone == (403, "server-error-sign-in")
    assert await bo.asks("GET", "/api/me/muted") == []
    listed = {bout["id"]: bout["about"]["seats"] for bout in await bo.asks("GET", "/api/me/bouts")}
    assert listed[over] == ["", "Bo"]
    assert '[Seat2 "Bo"]' in (await bo.http.get(f"/api/tables/{over}/record")).text
    assert await bo.fails("POST", f"/api/tables/{over}/rematch") == (409, "server-error-no-rematch")
    await phone.asks("POST", "/api/me", name="Zoe the Second")


@served
async def test_deleting_an_account_resigns_its_running_bouts(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await ada.opens("engarde/standard", "me", "open")
    await bo.sits(table)
    waiting = await ada.opens("engarde/standard", "me", "open", public=True)
    async with ada.at(table) as left, bo.at(table) as right:
        await (left if left.view["offers"] else right).moves(left, right)
        await ada.asks("DELETE", "/api/me")
        await left.is_cut_off()
        await right.sees(lambda view: view["head"]["seats"][0]["name"] == "")
        assert right.view["ended"]["winners"] == [1]
        assert right.view["head"]["seats"][0]["left"] == "resigned"
        numbers = [happened["number"] for happened in right.news]
        assert numbers == sorted(set(numbers))
    assert not await named(server, "Ada")
    assert await bo.fails("POST", f"/api/tables/{waiting}/seats", entropy="") == (404, "server-error-no-table")


@served
async def test_others_fence_on_when_one_of_several_leaves(server: Server) -> None:
    ada, bo, cy = await server.people("Ada", "Bo", "Cy")
    table = await ada.opens("arena/standard", "me", "open", "open", options={"seats": 3}, rated=True)
    for one in (bo, cy):
        await one.sits(table)
    await establish(server.service.store.database, "arena/standard")
    await makes_it_count(server.service.decisions, table)
    await ada.asks("DELETE", "/api/me")
    async with bo.at(table) as left, cy.at(table) as right:
        assert [seat["name"] for seat in left.view["head"]["seats"]] == ["", "Bo", "Cy"]
        assert left.view["ended"] is None
        await (left if left.view["offers"] else right).moves(left, right)
        await left.says("resign")
        await right.sees(lambda view: bool(view["ended"]))
    assert not await named(server, "Ada")
    for one in (bo, cy):
        assert [rating["bouts"] for rating in await one.asks("GET", "/api/me/ratings")] == [1]


@served
async def test_namesakes_keep_their_names(server: Server) -> None:
    one, other = await server.people("Ada", "Ada")
    over = await ended_bout(one, other)
    both = await one.opens("engarde/standard", "me", "me")
    await one.asks("DELETE", "/api/me")
    assert (await other.asks("GET", "/api/me"))["name"] == "Ada"
    (listed,) = await other.asks("GET", "/api/me/bouts")
    assert listed["about"]["seats"] == ["", "Ada"]
    async with other.at(over) as chair:
        assert [seat["name"] for seat in chair.view["head"]["seats"]] == ["", "Ada"]
    async with other.at(both) as chair:
        assert [seat["name"] for seat in chair.view["head"]["seats"]] == ["", ""]
        assert chair.view["ended"]
