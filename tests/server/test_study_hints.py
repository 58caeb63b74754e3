"""Hints over the socket: only for the player to act, from what their seat has seen, sent only to them, and limited."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from typing import Any

import pytest

from salle.core.game import Seat
from salle.core.options import Value
from salle.core.registry import make_game
from salle.core.rng import Rng
from salle.core.texts import LOCALES, Message, texts
from salle.server.bots.pool import PACE, BotPool
from salle.server.live.hints import HintService, asked
from salle.server.live.live_table import LiveTable
from salle.server.live.watcher import Watcher
from salle.server.rate_limits import Limits, Rate, RateLimiter
from salle.server.settings import Settings
from salle.wire.bot_protocol import HintShown
from tests.server.serverless_table import Sitting
from tests.server.serving import Chair, Server, served, served_with
from tests.server.test_bots import Virtual
from tests.server.test_secrecy import GAMES, Side, in_step

SHORT: dict[str, Value] = {"hits": 1, "starter": "left"}


async def hinted(chair: Chair, **facts: Any) -> dict[str, Any]:
    """The answer to a request for hints."""
    await chair.says("hint", re=5, **facts)
    while (told := await chair.hears())["type"] == "update":
        pass
    return told


@served
async def test_the_player_to_act_gets_the_best_offers_with_chances_and_reasons(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await ada.opens("engarde/standard", "me", "open", options=SHORT)
    await bo.sits(table)
    async with ada.at(table) as left, bo.at(table) as right:
        told = await hinted(left)
        assert (told["type"], told["ply"], told["seat"], told["re"]) == ("hints", left.view["ply"], 0, 5)
        assert 1 <= len(told["hints"]) <= 3
        assert {hint["token"] for hint in told["hints"]} <= {offer["token"] for offer in left.view["offers"]}
        chances = [hint["chance"] for hint in told["hints"]]
        assert chances == sorted(chances, reverse=True)
        for locale in LOCALES:
            for hint in told["hints"]:
                for message in (hint["promise"], *hint["reasons"]):
                    assert texts(locale).say(Message(**message)).strip()
        assert (await hinted(left))["hints"] == told["hints"]  # the same question gets the same answer
        await right.says("ping", re=6)
        while (heard := await right.hears()) != {"type": "pong", "re": 6}:
            assert heard["type"] == "update"
            assert heard["happened"] == []  # a watcher came, and nothing else happened


@served
async def test_other_players_get_no_hints(server: Server) -> None:
    ada, bo, eve = await server.people("Ada", "Bo", "")
    table = await ada.opens("engarde/standard", "me", "open", options=SHORT)
    async with ada.at(table) as left:
        assert (await hinted(left))["why"]["id"] == "server-error-not-your-turn"
        await bo.sits(table)
        async with bo.at(table) as right, eve.at(table) as live_tables:
            assert (await hinted(right))["why"]["id"] == "server-error-not-your-turn"
            assert (await hinted(right, seat=0))["why"]["id"] == "server-error-not-your-seat"
            assert (await hinted(live_tables))["why"]["id"] == "server-error-watching"
            await left.says("resign")
            await left.sees(lambda view: bool(view["ended"]))
            assert (await hinted(left))["why"]["id"] == "server-error-not-your-turn"


@served
async def test_a_rated_bout_has_no_hints(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    for one in (ada, bo):
        await one.asks("POST", "/api/me/claim", password="correct horse battery")
    table = await ada.opens("engarde/standard", "me", "open", rated=True, clock={"type": "bank", "seconds": 600})
    await bo.sits(table)
    async with ada.at(table) as left, bo.at(table) as right:
        deciding = left if left.view["offers"] else right
        assert (await hinted(deciding))["why"]["id"] == "server-error-hints-rated"


@served
async def test_on_one_screen_each_seat_has_hints_of_its_own(server: Server) -> None:
    (ada,) = await server.people("Ada")
    table = await ada.opens("audatia/duel", "me", "me")
    async with ada.at(table) as chair:
        told = await hinted(chair)
        assert told["seat"] == chair.view["seat"]
        assert told["hints"]


@served
async def test_a_hint_that_comes_too_late_is_not_told(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await ada.opens("engarde/standard", "me", "open", options=SHORT)
    await bo.sits(table)
    async with ada.at(table) as left:
        await left.says("hint", re=5)
        await left.acts()
        told = [await left.hears() for _ in range(2)]
        while not any(one.get("re") == 5 for one in told):
            told.append(await left.hears())
        assert told[-1]["why"]["id"] == "server-error-hint-late"


@served_with(settings=Settings(limits=Limits(hints=Rate(2, 1))))
async def test_nobody_gets_too_many(server: Server) -> None:
    (ada,) = await server.people("Ada")
    table = await ada.opens("engarde/standard", "me", "tactic", options=SHORT)
    async with ada.at(table) as chair:
        assert [(await hinted(chair))["type"] for _ in range(3)] == ["hints", "hints", "problem"]
        assert chair.problems[0]["why"]["id"] == "server-error-too-many"


class Timed(BotPool):
    """Bots that think for so long by the test's clock."""

    def __init__(self, times: Virtual, seconds: float) -> None:
        super().__init__(1)
        self.times = times
        self.seconds = seconds

    async def advise(self, person: str, table: str, line: bytes) -> list[HintShown]:
        self.times.at += self.seconds
        return []


@pytest.mark.parametrize(("seconds", "steps"), [(0.0, 1), (0.3, 1), (1.0, 2)])
def test_a_hint_waits_for_the_pace_of_the_bots(seconds: float, steps: int) -> None:
    async def main() -> None:
        times, watcher = Virtual(), Watcher("ada")
        live = LiveTable(Sitting("engarde/standard").table)
        (seat,) = live.table.due()
        service, began = HintService(Timed(times, seconds), RateLimiter(Limits(), times.now), times), times.now()
        service.advise(live, watcher, seat, 5)
        told = json.loads(await watcher.waiting.get() or "")
        assert (told["type"], round(times.now() - began, 6)) == ("hints", steps * PACE)

    asyncio.run(main())


@served
async def test_a_disconnected_asker_does_not_disturb_the_bots(server: Server) -> None:
    (ada,) = await server.people("Ada")
    table = await ada.opens("engarde/standard", "me", "tactic", options=SHORT)
    async with ada.at(table) as chair:
        await hinted(chair)
        (pid,) = server.service.bots.pids
        await chair.says("hint")
    async with ada.at(table) as chair:
        await hinted(chair)
        assert server.service.bots.pids == [pid]


@served
async def test_a_process_that_dies_is_asked_again(server: Server) -> None:
    (ada,) = await server.people("Ada")
    table = await ada.opens("engarde/standard", "me", "tactic", options=SHORT)
    async with ada.at(table) as chair:
        await hinted(chair)
        (pid,) = server.service.bots.pids
        os.kill(pid, signal.SIGKILL)
        assert (await hinted(chair))["type"] == "hints"


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_worlds_that_a_seat_can_not_tell_apart_are_thought_of_alike(name: str, options: dict[str, Value]) -> None:
    asyncio.run(compare(name, options))


async def compare(name: str, options: dict[str, Value]) -> None:
    game, differed = make_game(name, options), 0
    for seat in map(Seat, range(game.seats)):
        rng, here, there = Rng("hints", f"{seat}"), Side(game, seat), Side(game, seat)
        for _ in in_step(here, there, seat, rng):
            if int(seat) in here.live.table.due():
                assert asked(here.live.table, int(seat)) == asked(there.live.table, int(seat))
                differed += here.bout.actions != there.bout.actions
    assert differed > 5
