"""Muting: you see no requests of a muted player, they cannot join your tables, and they are not told."""

from __future__ import annotations

from tests.server.serving import Server, Somebody, served


async def bout_of(one: Somebody, other: Somebody, game: str = "engarde/standard") -> str:
    table = await one.opens(game, "me", "open")
    await other.sits(table)
    return table


@served
async def test_a_request_of_a_muted_player_is_declined_unseen(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await bout_of(ada, bo, "arena/standard")
    await ada.asks("POST", f"/api/tables/{table}/seats/1/mute")
    async with ada.at(table) as left, bo.at(table) as right:
        number = left.view["number"]
        await right.says("offer-draw")
        assert await right.refused() == "server-error-declined"
        await left.says("ping")
        while (await left.hears())["type"] != "pong":
            pass
        assert (left.view["number"], left.view["asked"], left.news) == (number, {}, [])
        await left.says("offer-draw")
        await right.sees(lambda view: view["asked"] == {"draw": 0})
        await right.says("reply", what="draw", yes=True)
        await left.sees(lambda view: bool(view["ended"]))


@served
async def test_a_free_takeback_works_while_muted(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await bout_of(ada, bo)
    await ada.asks("POST", f"/api/tables/{table}/seats/1/mute")
    async with ada.at(table) as left, bo.at(table) as right:
        if left.view["offers"]:
            await left.moves(left, right)
        await right.says("take-back")
        assert await right.refused() == "error-nothing-to-take-back"
        await right.moves(left, right)
        await right.says("take-back")
        assert await right.refused() == "server-error-declined"
        assert left.view["asked"] == {}


@served
async def test_a_muted_player_finds_no_seat_and_the_other_does(server: Server) -> None:
    ada, bo, cy = await server.people("Ada", "Bo", "Cy")
    await ada.asks("POST", f"/api/tables/{await bout_of(ada, bo)}/seats/1/mute")
    table = await ada.opens("engarde/standard", "me", "open", public=True)
    full = await bo.fails("POST", f"/api/tables/{table}/seats", entropy="")
    await cy.sits(table)
    assert full == await bo.fails("POST", f"/api/tables/{table}/seats", entropy="") == (409, "server-error-full")
    theirs = await bo.opens("engarde/standard", "me", "open")
    await ada.sits(theirs)


@served
async def test_a_muted_player_has_no_rematch_unless_the_other_asks(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await bout_of(ada, bo)
    async with ada.at(table) as left:
        await left.says("resign")
        await left.sees(lambda view: bool(view["ended"]))
    await ada.asks("POST", f"/api/tables/{table}/seats/1/mute")
    assert await bo.fails("POST", f"/api/tables/{table}/rematch") == (409, "server-error-no-rematch")
    again = await ada.asks("POST", f"/api/tables/{table}/rematch")
    assert await bo.asks("POST", f"/api/tables/{table}/rematch") == again


@served
async def test_the_muted_are_listed_by_name_and_can_be_heard_again(server: Server) -> None:
    ada, bo, cy = await server.people("Ada", "Bo", "Cy")
    table, other = await bout_of(ada, bo), await bout_of(ada, cy)
    for _ in range(2):
        await ada.asks("POST", f"/api/tables/{table}/seats/1/mute")
    await ada.asks("POST", f"/api/tables/{other}/seats/1/mute")
    await bo.asks("PATCH", "/api/me", name="Bob")
    listed = await ada.asks("GET", "/api/me/muted")
    assert [one["name"] for one in listed] == ["Cy", "Bob"]
    ids = [(await one.asks("GET", "/api/me"))["id"] for one in (bo, cy)]
    assert not any(id in str(listed) for id in ids)
    assert await bo.fails("DELETE", f"/api/me/muted/{listed[1]['id']}") == (404, "server-error-not-muted")
    await ada.asks("DELETE", f"/api/me/muted/{listed[1]['id']}")
    await ada.asks("DELETE", f"/api/tables/{other}/seats/1/mute")
    assert await ada.asks("GET", "/api/me/muted") == []
    assert await ada.fails("DELETE", f"/api/tables/{other}/seats/1/mute") == (404, "server-error-not-muted")
    await bo.sits(await ada.opens("engarde/standard", "me", "open"))


@served
async def test_you_cannot_mute_yourself_a_bot_or_an_empty_seat(server: Server) -> None:
    ada, stranger = await server.people("Ada", "")
    table = await ada.opens("arena/standard", "me", "random", "open", options={"seats": 3})
    for seat, why in ((0, "mute-oneself"), (1, "nobody-there"), (2, "nobody-there"), (7, "nobody-there")):
        path = f"/api/tables/{table}/seats/{seat}/mute"
        assert await ada.fails("POST", path) == (409, f"server-error-{why}")
    assert await stranger.fails("POST", f"/api/tables/{table}/seats/0/mute") == (401, "server-error-stranger")
    assert (await ada.fails("POST", "/api/tables/nonesuch/seats/0/mute"))[0] == 404
