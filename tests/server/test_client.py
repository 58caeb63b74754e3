"""The Python client: whole bouts, and errors with the server's reason."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from salle import Client, Denied, Record, SalleError, SyncClient, Unreachable, texts
from salle.client.client import table_id
from salle.client.errors import failure
from salle.client.table_seat import TableSeat
from salle.core.notation.verification import verify
from salle.wire.log_entries import Bank, Days
from tests.server.broken_connection import breaking
from tests.server.serving import Server, served

ONE_HIT = {"hits": 1}


async def fences(chair: TableSeat, rng: Random) -> list[int]:
    """Play random moves to the end, and return the winner."""
    async for view in chair.turns():
        await chair.act(rng.choice(view.offers).token)
    assert chair.view.ended is not None
    return chair.view.ended.winners


@pytest.mark.parametrize("game", ["engarde/advanced", "readyfence/basic", "audatia/duel", "arena/standard"])
def test_two_programs_fence(game: str, tmp_path: Path) -> None:
    @served
    async def test(server: Server) -> None:
        async with Client(server.address) as ada, Client(server.address) as bo:
            assert (await ada.welcome("Ada")).name == "Ada"
            await bo.welcome("Bo")
            table = await ada.open(game, ["me", "open"], clock=Bank(600, 5))
            await bo.sit(f"{server.address}/tables/{table}")
            async with ada.table(table) as left, bo.table(table) as right:
                won = await asyncio.gather(fences(left, Random(1)), fences(right, Random(2)))
            assert won[0] == won[1]
            record = Record.parse(await bo.record(table), "bout")
            assert verify(record).failure is None
            assert all(len(added) == 32 for added in left.view.head.entropy)
            again = [await one.rematch(table) for one in (ada, bo)]
            assert again[0] == again[1] != table
            async with bo.table(again[0]) as right:
                assert all(len(added) == 32 for added in right.view.head.entropy)

    test(tmp_path)


@served
async def test_all_that_is_told_comes_once_and_in_order(server: Server) -> None:
    async with Client(server.address) as ada, Client(server.address) as eve:
        await ada.welcome("Ada")
        table = await ada.open("engarde/standard", ["me", "novice"], options=ONE_HIT)
        async with eve.table(table) as live_tables, ada.table(table) as chair:
            assert (live_tables.view.seat, live_tables.view.yours) == (-2, [])
            first = live_tables.view.number

            async def watch() -> list[int]:
                return [one.number async for update in live_tables for one in update.happened]

            watching = asyncio.create_task(watch())
            await fences(chair, Random(1))
            told = await watching
        assert told == list(range(first + 1, live_tables.view.number + 1))
        assert len(told) > 4


@served
async def test_asking_and_answering(server: Server) -> None:
    async with Client(server.address) as ada, Client(server.address) as bo:
        await ada.welcome("Ada")
        await bo.welcome("Bo")
        table = await ada.open("engarde/standard", ["me", "open"], options={"starter": "left"})
        await bo.sit(table, seat=1)
        async with ada.table(table) as left, bo.table(table) as right:
            turn = await anext(left.turns())
            await left.act(turn.offers[0].token)
            await left.take_back()
            while not right.view.asked:
                await right.update()
            await right.reply("takeback", True)
            assert (await anext(left.turns())).ply == turn.ply
            with pytest.raises(Denied) as denied:
                await left.offer_draw()
            assert denied.value.message.id == "server-error-no-draws"
            await left.resign()
            async for _ in right:
                pass
            assert right.view.ended is not None
            assert right.view.ended.winners == [1]


@served
async def test_two_seats_on_one_screen(server: Server) -> None:
    async with Client(server.address) as ada:
        await ada.welcome("Ada")
        table = await ada.open("engarde/standard", ["me", "me"], options=ONE_HIT, clock=Days(3))
        async with ada.table(table) as chair:
            await fences(chair, Random(1))
            for seat in (0, 1):
                await chair.look(seat)
                assert (await chair.update()).view.seat == seat


@served
async def test_a_kept_cookie_signs_in_again(server: Server) -> None:
    async with Client(server.address) as ada:
        first = await ada.welcome("Ada")
        await ada.open("engarde", ["me", "open"], public=True)
        assert (await ada.rename("Ada L")).name == "Ada L"
    async with Client(server.address, cookie=ada.cookie) as again:
        me = await again.me()
        assert (me.id, me.name) == (first.id, "Ada L")
        assert [one.id for one in await again.bouts()] == [one.id for one in (await again.lobby()).open]
        assert [one.game for one in await again.games()][:1] == ["arena/standard"]
        await again.rise((await again.bouts())[0].id)


@served
async def test_a_program_that_waits_for_everything_it_does(server: Server) -> None:
    def fence() -> None:
        with SyncClient(server.address) as client:
            client.welcome("Ada")
            table = client.open("engarde/basic", ["me", "random"], options=ONE_HIT)
            assert client.cookie
            with client.table(table) as seat:
                for view in seat.turns():
                    seat.act(view.offers[0].token)
                assert seat.view.ended is not None
            with client.table(client.rematch(table)) as seat:
                with pytest.raises(Denied, match="Please wait"):
                    seat.claim()
                seat.resign()
                assert [update.view.ended for update in seat][-1]
            with pytest.raises(Denied, match="does not exist"), client.table("nowhere-at-all"):
                pass

    await asyncio.to_thread(fence)


# -- problems


@served
async def test_a_problem_is_told_in_the_words_of_the_server(server: Server) -> None:
    async with Client(server.address) as ada:
        with pytest.raises(Denied) as stranger:
            await ada.open("engarde", ["me", "open"])
        assert (stranger.value.status, str(stranger.value)) == (401, "You are not signed in.")
        assert texts("zh-Hant").say(stranger.value.message) == "你尚未登入。"
        await ada.welcome("Ada")
        with pytest.raises(Denied, match="Unknown bot grandmaster") as unknown:
            await ada.open("engarde", ["me", "grandmaster"])
        assert unknown.value.status == 404
        table = await ada.open("engarde", ["me", "me"])
        async with ada.table(table) as chair:
            with pytest.raises(Denied, match=chair.view.refused[0].token) as illegal:
                await chair.act(chair.view.refused[0].token)
            assert illegal.value.message.id == "error-illegal"
            with pytest.raises(Denied, match="malformed"):
                await chair.act("x" * 50)
            await chair.act(chair.view.offers[0].token)
            with pytest.raises(Denied, match="has moved on"):
                await chair.act(chair.view.offers[0].token)  # it refers to the view that the client has


@served
async def test_a_refused_decision_is_asked_for_again_and_one_that_was_made_is_not(server: Server) -> None:
    async with Client(server.address) as ada, Client(server.address) as bo:
        await ada.welcome("Ada")
        await bo.welcome("Bo")
        table = await ada.open("engarde", ["me", "open"], options={"starter": "left"})
        await bo.sit(table)
        async with ada.table(table) as left:
            turns = left.turns()
            first = await anext(turns)
            with pytest.raises(Denied):
                await left.act("+1")
            assert await anext(turns) == first
            async with bo.table(table):  # an update because Bo watches is not a turn
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(anext(turns), 0.5)


def test_a_message_of_a_newer_server_is_shown_in_its_own_words() -> None:
    fault = b'{"why":{"id":"server-error-tomorrow","args":{}},"said":"Come back tomorrow."}'
    denied = failure("http://here", 409, fault)
    assert isinstance(denied, Denied)
    assert str(denied) == "Come back tomorrow."
    assert str(failure("http://here", 502, b"<html>")) == "Cannot reach http://here: 502 Bad Gateway"


@pytest.mark.parametrize("address", ["salle.example", "ftp://salle.example", "http://", ""])
def test_an_address_that_is_none(address: str) -> None:
    with pytest.raises(Unreachable, match="is not a server address"):
        Client(address)


@pytest.mark.parametrize("table", ["AbcdefghiJk_", "https://salle.example/tables/AbcdefghiJk_", "/x/AbcdefghiJk_/"])
def test_a_table_is_named_by_its_id_or_by_a_link(table: str) -> None:
    assert table_id(table) == "AbcdefghiJk_"


@pytest.mark.parametrize("table", ["", "short", "https://salle.example", "AbcdefghiJk_?x", "../../me/AbcdefghiJ k_"])
def test_a_table_that_is_none(table: str) -> None:
    with pytest.raises(SalleError, match="neither the id of a table nor a link"):
        table_id(table)


def test_no_server_answers() -> None:
    async def ask() -> None:
        async with Client("http://127.0.0.1:9") as client:
            with pytest.raises(Unreachable, match="Cannot reach"):
                await client.games()
            with pytest.raises(Unreachable, match="Cannot reach"):
                async with client.table("AbcdefghiJk_"):
                    pass

    asyncio.run(ask())


@served
async def test_a_token_is_shown_at_every_door(server: Server) -> None:
    (ada,) = await server.people("Ada")
    token = (await ada.asks("POST", "/api/me/tokens", name="program"))["token"]
    table = await ada.opens("engarde/standard", "me", "open")
    async with breaking(server.address) as line, Client(line.address, token=token) as program:
        await program.games()
        async with program.table(table):
            pass
        assert line.sent.lower().count(f"authorization: bearer {token}".lower().encode()) == 2


@served
async def test_a_token_may_end_with_a_line_break_and_an_invalid_one_is_not_repeated(server: Server) -> None:
    (ada,) = await server.people("Ada")
    token = (await ada.asks("POST", "/api/me/tokens", name="program"))["token"]
    async with Client(server.address, token=f"{token}\n") as program:
        assert (await program.me()).name == "Ada"
    for wrong in (f"{token}\n{token}", f"{token}\u00f6"):
        with pytest.raises(Denied) as refused:
            Client(server.address, token=wrong)
        assert str(refused.value) == "This token is invalid or was revoked."
        with pytest.raises(Denied, match="You are not signed in"):
            Client(server.address, cookie=wrong)


@served
async def test_a_program_whose_token_is_revoked_at_a_table_is_told_that(server: Server) -> None:
    (ada,) = await server.people("Ada")
    made = await ada.asks("POST", "/api/me/tokens", name="program")
    table = await ada.opens("engarde/standard", "me", "random")
    async with Client(server.address, token=made["token"]) as program, program.table(table) as chair:
        await ada.asks("DELETE", f"/api/me/tokens/{made['id']}")
        with pytest.raises(Denied, match="is invalid or was revoked"):
            async for _ in chair:
                pass
