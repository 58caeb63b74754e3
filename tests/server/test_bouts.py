"""Bouts over the socket: with a friend by link, with a bot, and alone; all commands, and all refusals."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest.mock import patch

import pytest

from salle.core.game import Seat
from salle.core.notation.records import Record
from salle.core.notation.verification import verify
from salle.server.live.commands.context import Context
from salle.server.live.commands.obey import obey
from salle.server.table.agreements import take_back
from salle.server.table.views import MOST_MISSED, since
from salle.server.web import websocket
from salle.wire import messages
from salle.wire.log_entries import Bank, Ended, Played
from salle.wire.messages import POLICY
from tests.server.serverless_table import Sitting
from tests.server.serving import Server, served

ONE_HIT = {"hits": 1}


@served
async def test_two_people_fence_a_bout_by_link(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await ada.opens("engarde/standard", "me", "open", options=ONE_HIT)
    async with ada.at(table) as left:
        assert left.view["head"]["stage"] == "open"
        assert (left.view["offers"], left.view["awaiting"]) == ([], [])
        await bo.sits(table)
        async with bo.at(table) as right:
            await left.sees(lambda view: view["head"]["stage"] == "fencing")
            assert [seat["name"] for seat in right.view["head"]["seats"]] == ["Ada", "Bo"]
            assert (left.view["yours"], right.view["yours"]) == ([0], [1])
            while not left.view["ended"]:
                who = left if left.view["offers"] else right
                await who.moves(left, right)
    assert left.view["ended"] == right.view["ended"]
    assert left.view["head"]["secret"]


@served
async def test_a_bot_answers(server: Server) -> None:
    (ada,) = await server.people("Ada")
    table = await ada.opens("engarde/basic", "me", "novice", options=ONE_HIT)
    async with ada.at(table) as chair:
        ended = (await chair.fences())["ended"]
    assert ended["winners"] in ([0], [1], [])


@served
async def test_two_seats_on_one_screen_take_turns(server: Server) -> None:
    (ada,) = await server.people("Ada")
    table = await ada.opens("engarde/standard", "me", "me", options=ONE_HIT)
    async with ada.at(table) as chair:
        eyes = set()
        while not chair.view["ended"]:
            assert chair.view["awaiting"] == [chair.view["seat"]]
            eyes.add(chair.view["seat"])
            await chair.moves()
        await chair.says("look", seat=0)
        await chair.hears()
        assert (eyes, chair.view["seat"]) == ({0, 1}, 0)


def test_only_the_latest_changes_are_listed() -> None:
    sitting = Sitting("engarde/standard", hits=99)
    while sitting.table.number <= MOST_MISSED:
        sitting.goes_on()
    number = sitting.table.number
    happened, fresh = since(sitting.table, number - MOST_MISSED, Seat(0))
    assert ([one.number for one in happened], fresh) == ([*range(number - MOST_MISSED + 1, number + 1)], False)
    assert since(sitting.table, number - MOST_MISSED - 1, Seat(0)) == ([], True)


@served
async def test_messages_that_have_arrived_together_let_other_clients_take_turns(server: Server) -> None:
    (ada,) = await server.people("Ada")
    table = await ada.opens("engarde/standard", "me", "me")
    turns, heard = 0, []

    async def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def counted(context: Context, command: messages.Command) -> None:
        heard.append(turns)
        await obey(context, command)

    async with ada.at(table) as chair:
        counting = asyncio.create_task(count())
        for _ in range(20):
            chair.socket.protocol.send_text(b'{"type": "look", "seat": 0, "since": 0}')
        chair.socket.transport.write(b"".join(chair.socket.protocol.data_to_send()))
        with patch.object(websocket, "obey", counted):
            for _ in range(20):
                await chair.hears()
        counting.cancel()
    assert len(set(heard)) == 20


@served
async def test_looking_from_another_seat_shows_what_that_seat_saw(server: Server) -> None:
    (ada,) = await server.people("Ada")
    table = await ada.opens("engarde/standard", "me", "me", options={"starter": "left"})
    async with ada.at(table) as chair:
        await chair.moves()
        deals = []
        for seat in (0, 1):
            await chair.says("look", seat=seat, since=0)
            told = await chair.hears()
            assert (told["fresh"], told["view"]["seat"]) == (False, seat)
            deals.append(next(one["tokens"] for one in told["happened"] if one["kind"] == "played"))
        assert deals[0] != deals[1]
        assert [tokens.count("+?") for tokens in deals] == [5, 5]


@served
async def test_lists_tell_whose_bout_it_is_whose_turn_and_the_clock(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    clock = {"type": "bank", "seconds": 300, "increment": 5}
    options = {"starter": "left"}
    table = await ada.opens("engarde/standard", "me", "open", options=options, clock=clock, public=True)
    await bo.sits(table)
    (listed,) = await bo.asks("GET", "/api/me/bouts")
    assert (listed["yours"], listed["about"]["due"], listed["about"]["clock"]) == ([1], [0], "300+5")
    (watched,) = (await bo.asks("GET", "/api/tables"))["fencing"]
    assert watched["yours"] == []


@served
async def test_late_wrong_or_foreign_actions_are_refused_and_change_nothing(server: Server) -> None:
    ada, bo, eve = await server.people("Ada", "Bo", "")
    table = await ada.opens("engarde/standard", "me", "open")
    await bo.sits(table)
    async with ada.at(table) as left, bo.at(table) as right, eve.at(table) as live_tables:
        mine, other = (left, right) if left.view["offers"] else (right, left)
        number = mine.view["number"]
        for who, facts, why in (
            (mine, {"ply": 3}, "server-error-old-ply"),
            (mine, {"token": "x99999"}, "error-malformed"),
            (mine, {"token": "+1"}, "error-seat-acts"),
            (mine, {"token": mine.view["refused"][0]["token"]}, "error-illegal"),
            (mine, {"seat": other.view["seat"]}, "server-error-not-your-seat"),
            (mine, {"token": "!1"}, "server-error-retire-otherwise"),
            (other, {"token": ">1"}, "server-error-not-your-turn"),
            (live_tables, {"token": ">1"}, "server-error-watching"),
        ):
            await who.says("act", **{"ply": mine.view["ply"], "token": mine.view["offers"][0]["token"], **facts})
            assert await who.refused() == why
        await mine.socket.send("{")
        assert await mine.refused() == "server-error-malformed"
        await mine.says("act", ply=-1, token=">1")
        assert await mine.refused() == "server-error-malformed"
        await mine.acts()
        await mine.sees(lambda view: view["number"] == number + 1)
        await mine.says("act", ply=mine.view["ply"], token=">1")
        assert await mine.refused() == "server-error-not-your-turn"


@served
async def test_a_reconnecting_player_gets_exactly_the_missed_changes(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await ada.opens("engarde/standard", "me", "open")
    await bo.sits(table)
    async with ada.at(table) as left, bo.at(table) as right:
        for _ in range(6):
            await (left if left.view["offers"] else right).moves(left, right)
        told = {happened["number"]: happened for happened in left.news}
        number = left.view["number"]
    async with ada.at(table, since=number - 4) as again:
        missed = {happened["number"]: happened for happened in again.news}
        assert list(missed) == list(range(number - 3, number + 1))
        assert missed == {key: told[key] for key in missed}
    async with ada.at(table, since=number) as current:
        assert current.news == []
    async with ada.at(table, since=number + 5) as confused:
        assert (confused.news, confused.view["number"]) == ([], number)


@served
async def test_simultaneous_choices_do_not_reveal_who_was_first(server: Server) -> None:
    ada, bo, eve = await server.people("Ada", "Bo", "")
    table = await ada.opens("audatia/duel", "me", "open")
    await bo.sits(table)
    async with ada.at(table) as left, bo.at(table) as right, eve.at(table) as live_tables:
        while len(left.view["awaiting"]) == 1:
            who = left if left.view["offers"] else right
            await who.moves(left, right, live_tables)
        assert left.view["awaiting"] == right.view["awaiting"] == [0, 1]
        number = left.view["number"]
        await right.acts()  # the second seat by the rules chooses first
        await right.sees(lambda view: view["chosen"] is not None)
        for one in (left, live_tables):
            await one.says("ping")
            assert (await one.hears())["type"] == "pong"
            assert one.view["number"] == number
        async with bo.at(table) as again:
            assert again.view["chosen"]
            assert (again.view["offers"], again.view["awaiting"]) == ([], [0, 1])
            await again.acts(again.view["chosen"])
            assert await again.refused() == "server-error-not-your-turn"
            await again.says("take-back")
            await again.sees(lambda view: view["chosen"] is None and bool(view["offers"]))
        for one in (left, live_tables):
            await one.says("ping")
            assert (await one.hears())["type"] == "pong"
            assert one.view["number"] == number
        await right.sees(lambda view: bool(view["offers"]))
        await right.acts()
        await right.sees(lambda view: view["chosen"] is not None)
        await left.acts()
        for one in (left, right, live_tables):
            await one.sees(lambda view: view["number"] == number + 1)
            assert one.news[-1]["seat"] is None
            assert len(one.news[-1]["tokens"]) == 2


def test_a_card_cycled_instead_of_a_choice_made_at_once_is_played_at_once() -> None:
    sitting = Sitting("audatia", challenger="boucicault", respondent="boucicault", clock=Bank(300, 5))
    for token in (".", ".", "vP", "vC", ".", ".", "."):
        sitting.acts(sitting.table.due()[0], token)
    table = sitting.table
    assert table.due() == [0, 1]
    sitting.acts(1, "DOD")
    assert table.clock is not None
    sitting.passes(60)
    clocks = table.clock.remaining(sitting.at), table.clock.remaining(sitting.at, (1,))
    (played,) = sitting.acts(0, "~EY")
    assert isinstance(played, Played) and (played.seat, played.tokens[0], len(played.tokens)) == (0, "~EY", 2)
    assert (table.due(), table.chosen) == ([0], {1: "DOD"})  # the view does not reveal that the respondent has chosen
    assert (table.clock.remaining(sitting.at), table.clock.remaining(sitting.at, (1,))) == clocks
    sitting.does(take_back(table, 1, sitting.at))
    sitting.acts(1, "~EY")
    (played,) = sitting.acts(0, "FEN")
    assert isinstance(played, Played) and (played.seat, played.tokens[:2]) == (None, ("FEN", "~EY"))
    assert table.due() == [1]


@served
async def test_a_decision_is_taken_back_by_consent_and_a_bot_consents(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await ada.opens("engarde/standard", "me", "open")
    await bo.sits(table)
    async with ada.at(table) as left, bo.at(table) as right:
        mine, other = (left, right) if left.view["offers"] else (right, left)
        ply = mine.view["ply"]
        await mine.acts()
        await mine.sees(lambda view: view["ply"] > ply)
        await mine.says("take-back")
        await other.sees(lambda view: view["asked"] == {"takeback": mine.view["seat"]})
        await other.says("reply", what="takeback", yes=False)
        await mine.sees(lambda view: not view["asked"])
        await mine.says("take-back")
        assert await mine.refused() == "server-error-declined"
        await other.acts()
        await mine.sees(lambda view: bool(view["offers"]))
        later = mine.view["ply"]
        await other.says("take-back")
        await mine.sees(lambda view: bool(view["asked"]))
        await mine.says("reply", what="takeback", yes=True)
        await mine.sees(lambda view: view["ply"] < later)
        await other.sees(lambda view: bool(view["offers"]))
        assert other.view["seat"] in other.view["awaiting"]


@pytest.mark.parametrize("rated", [True, False])
def test_nothing_is_taken_back_where_that_was_agreed(rated: bool, tmp_path: Path) -> None:
    @served
    async def test(server: Server) -> None:
        (ada,) = await server.people("Ada")
        table = await ada.opens("engarde/standard", "me", "random", rated=rated, takeback=rated)
        async with ada.at(table) as chair:
            await chair.sees(lambda view: bool(view["offers"]))
            await chair.says("take-back")
            assert await chair.refused() == "server-error-no-takeback"

    test(tmp_path)


@served
async def test_earlier_clients_resign_by_another_name(server: Server) -> None:
    (ada,) = await server.people("Ada")
    async with ada.at(await ada.opens("engarde/standard", "me", "random")) as chair:
        await chair.says("retire")
        assert (await chair.sees(lambda view: bool(view["ended"])))["head"]["seats"][0]["left"] == "resigned"


@served
async def test_a_player_who_resigns_has_lost_and_a_rematch_swaps_the_seats(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await ada.opens("engarde/standard", "me", "open")
    await bo.sits(table)
    assert await ada.fails("POST", f"/api/tables/{table}/rematch") == (409, "server-error-not-over")
    async with ada.at(table) as left, bo.at(table) as right:
        await left.says("resign")
        await right.sees(lambda view: bool(view["ended"]))
        assert right.view["ended"]["winners"] == [1]
        assert right.view["head"]["seats"][0]["left"] == "resigned"
    again = [await one.asks("POST", f"/api/tables/{table}/rematch") for one in (ada, bo)]
    assert again[0] == again[1]
    async with ada.at(again[0]["id"]) as left:
        assert [seat["name"] for seat in left.view["head"]["seats"]] == ["Bo", "Ada"]
        assert left.view["head"]["after"] == table


@served
async def test_a_rematch_begins_when_both_want_it(server: Server) -> None:
    ada, bo, eve = await server.people("Ada", "Bo", "Eve")
    table = await ada.opens("engarde/standard", "me", "open", public=True)
    await bo.sits(table)
    async with ada.at(table) as left, bo.at(table) as right:
        await left.says("resign")
        await right.sees(lambda view: bool(view["ended"]))
        assert right.view["head"]["next"] == ""
        again = (await ada.asks("POST", f"/api/tables/{table}/rematch"))["id"]
        assert (await right.sees(lambda view: bool(view["head"]["next"])))["head"]["next"] == again
    async with ada.at(again) as left:
        assert (left.view["head"]["stage"], left.view["yours"]) == ("open", [1])
        assert (await eve.asks("GET", "/api/tables"))["open"] == []
        assert await eve.fails("POST", f"/api/tables/{again}/seats", entropy="") == (409, "server-error-not-your-bout")
        for one in (ada, bo, bo):  # asking again changes nothing
            assert (await one.asks("POST", f"/api/tables/{table}/rematch"))["id"] == again
        await left.sees(lambda view: view["head"]["stage"] == "fencing")
    async with eve.at(table) as live_tables:
        assert live_tables.view["head"]["next"] == again


@served
async def test_all_add_to_the_luck_of_a_rematch(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await ada.opens("engarde/standard", "me", "open")
    await bo.sits(table)
    for asks in ("rematch", "seats"):  # both are ways to take a seat there
        async with ada.at(table) as chair:
            await chair.says("resign")
            await chair.sees(lambda view: bool(view["ended"]))
        next = (await ada.asks("POST", f"/api/tables/{table}/rematch", entropy="ada0"))["id"]
        await bo.asks("POST", f"/api/tables/{table if asks == 'rematch' else next}/{asks}", entropy="b0")
        async with bo.at(next) as chair:
            seats = [seat["name"] for seat in chair.view["head"]["seats"]]
            added = dict(zip(seats, chair.view["head"]["entropy"], strict=True))
        assert added == {"Ada": "ada0", "Bo": "b0"}
        table = next


@served
async def test_of_four_one_may_resign_and_the_others_go_on(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await ada.opens("arena/standard", "me", "open", "random", "random", options={"seats": 4})
    await bo.sits(table)
    async with ada.at(table) as chair, bo.at(table) as other:
        await chair.says("resign")
        view = await other.sees(lambda view: view["head"]["seats"][0]["left"] == "resigned")
        assert view["ended"] is None
        ended = (await other.fences())["ended"]
    assert 0 not in ended["winners"]  # perhaps none: all died at once, or only bots were left


@served
async def test_bots_do_not_fence_on_among_themselves(server: Server) -> None:
    (ada,) = await server.people("Ada")
    table = await ada.opens("arena/standard", "me", "random", "me", "random", options={"seats": 4})
    async with ada.at(table) as chair:
        await chair.says("resign", seat=2)
        await chair.sees(lambda view: view["head"]["seats"][2]["left"] == "resigned")
        assert chair.view["ended"] is None
        await chair.says("resign", seat=0)
        ended = (await chair.sees(lambda view: bool(view["ended"])))["ended"]
    assert (ended["winners"], ended["how"]) == ([], "left")
    assert ended["why"]["id"] == "server-ended-left"


@served
async def test_a_watcher_gets_every_change_once(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await ada.opens("engarde/standard", "me", "open", options={"starter": "left"})
    async with ada.at(table) as left:
        await bo.sits(table)  # the cards are dealt: two changes at once
        async with bo.at(table) as right:
            await left.sees(lambda view: bool(view["offers"]))
            await left.moves(right)
            await left.says("take-back")
            await right.sees(lambda view: bool(view["asked"]))
            await right.says("reply", what="takeback", yes=True)
            await left.sees(lambda view: bool(view["offers"]))
        told = [(one["number"], one["kind"]) for one in left.news]
    assert told == [(2, "sat"), (3, "played"), (4, "played"), (5, "offered"), (6, "took-back")]
    async with ada.at(table, since=5) as before, ada.at(table, since=4) as long_before:
        assert [one["kind"] for one in before.news] == ["took-back"]
        assert long_before.news == []  # changes that were taken back cannot be listed


@pytest.mark.parametrize("public", [True, False])
def test_the_secret_of_a_bout_by_link_is_for_its_players(public: bool, tmp_path: Path) -> None:
    @served
    async def test(server: Server) -> None:
        ada, bo, eve = await server.people("Ada", "Bo", "")
        table = await ada.opens("engarde/standard", "me", "open", public=public)
        await bo.sits(table)
        async with ada.at(table) as left, bo.at(table) as right, eve.at(table) as live_tables:
            await left.says("resign")
            for one, told in ((left, True), (right, True), (live_tables, public)):
                await one.sees(lambda view: bool(view["ended"]))
                assert bool(one.view["head"]["secret"]) == told

    test(tmp_path)


@served
async def test_a_table_that_all_have_left_before_the_bout_is_gone(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await ada.opens("arena/standard", "me", "open", "open", options={"seats": 3}, public=True)
    await bo.sits(table)
    await ada.asks("DELETE", f"/api/tables/{table}/seats")
    assert [one["id"] for one in (await ada.asks("GET", "/api/tables"))["open"]] == [table]
    async with ada.at(table) as live_tables:
        await bo.asks("DELETE", f"/api/tables/{table}/seats")
        assert await live_tables.is_cut_off() == POLICY  # it need not reconnect
        assert live_tables.problems[-1]["why"]["id"] == "server-error-no-table"
    assert (await ada.asks("GET", "/api/tables"))["open"] == []
    assert await bo.fails("POST", f"/api/tables/{table}/seats", entropy="") == (404, "server-error-no-table")


@served
async def test_a_player_can_leave_a_rematch_and_come_back(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await ada.opens("engarde/standard", "me", "open")
    await bo.sits(table)
    async with ada.at(table) as left:
        await left.says("resign")
        await left.sees(lambda view: bool(view["ended"]))
    again = (await ada.asks("POST", f"/api/tables/{table}/rematch"))["id"]
    assert await ada.fails("POST", f"/api/tables/{again}/seats", entropy="") == (409, "server-error-sits")
    await ada.asks("DELETE", f"/api/tables/{again}/seats")
    for one in (bo, ada):
        assert (await one.asks("POST", f"/api/tables/{table}/rematch"))["id"] == again
    async with ada.at(again) as left:
        assert left.view["head"]["stage"] == "fencing"


@served
async def test_lists_and_records_tell_a_draw_that_was_agreed_on_from_a_bout_that_was_abandoned(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    drawn, abandoned = [await ada.opens("arena/standard", "me", "open") for _ in range(2)]
    for table in (drawn, abandoned):
        await bo.sits(table)
    async with ada.at(drawn) as left, bo.at(drawn) as right:
        await left.says("offer-draw")
        await right.sees(lambda view: view["answering"] == {"draw": [1]})
        await right.says("reply", what="draw", yes=True)
        await left.sees(lambda view: bool(view["ended"]))
    live_tables = server.service.live_tables
    await server.service.decisions.decide(await live_tables.table(abandoned), lambda now: [Ended("abandoned")])
    results = {bout["id"]: bout["about"]["result"] for bout in await ada.asks("GET", "/api/me/bouts")}
    assert results == {drawn: "0-0", abandoned: "*"}
    record = (await ada.http.get(f"/api/tables/{drawn}/record")).text
    assert '[Result "0-0"]\n[Reason "agreed"]' in record
    assert verify(Record.parse(record)).failure is None
    replay = await ada.asks("POST", "/api/replay", record=record)
    assert replay["ended"]["how"] == "agreed"


@served
async def test_asking_again_for_your_seat_says_that_you_have_it(server: Server) -> None:
    ada, bo, cy = await server.people("Ada", "Bo", "Cy")
    table = await ada.opens("engarde/standard", "me", "open")
    assert await ada.fails("POST", f"/api/tables/{table}/seats", entropy="") == (409, "server-error-sits")
    assert await bo.fails("POST", f"/api/tables/{table}/seats", entropy="", seat=5) == (409, "server-error-no-seat")
    await bo.sits(table)  # the bout has begun
    assert await bo.fails("POST", f"/api/tables/{table}/seats", entropy="") == (409, "server-error-sits")
    assert await cy.fails("POST", f"/api/tables/{table}/seats", entropy="") == (409, "server-error-full")
