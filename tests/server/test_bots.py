"""Bots at the tables: their response times reveal nothing, they survive being killed, and they disturb no player."""

from __future__ import annotations

import asyncio
import os
import signal
from itertools import pairwise
from pathlib import Path

import pytest

from salle.core.registry import make_game
from salle.server.bots.pool import PACE, BotPool
from salle.server.live.audience import Audience
from salle.server.live.deciding import Decisions
from salle.server.live.loading import LiveTables
from salle.server.live.opening import Opening
from salle.server.live.scheduler import Scheduler
from salle.server.server_time import ServerTime
from salle.server.store.bouts import Store
from salle.server.store.database import opened
from salle.wire.log_entries import Place, Played, Terms
from tests.server.serving import Server, served, serving


class Virtual(ServerTime):
    """A clock that jumps ahead as soon as a task waits for it."""

    def __init__(self) -> None:
        super().__init__()
        self.at = 1000.0

    def now(self) -> float:
        return self.at

    async def sleep(self, seconds: float) -> None:
        self.at += seconds
        await asyncio.sleep(0)


@pytest.mark.parametrize(
    ("game", "bots"), [("engarde/standard", ("tactic", "random")), ("audatia/duel", ("random", "novice"))]
)
def test_a_bot_answers_after_the_same_time_whatever_it_holds(game: str, bots: tuple[str, str], tmp_path: Path) -> None:
    async def main() -> list[float]:
        made = make_game(game, {"hits": 1} if "engarde" in game else {})
        store, times, thinking = Store(await opened(f"sqlite:///{tmp_path / 'salle.db'}")), Virtual(), BotPool(1)
        live_tables = LiveTables(store, times)
        decisions = Decisions(live_tables, thinking)
        opening = Opening(decisions)
        scheduler = Scheduler(decisions, Audience(decisions), opening)
        terms = Terms(f"{made.id}/{made.ruleset}", dict(made.options), made.digest)
        table = await opening.open(terms, [Place(bot=bot) for bot in bots], "")
        while live_tables.live[table].table.stage != "over":
            await asyncio.sleep(0.01)
        rows = await store.log(table)
        await scheduler.stop()
        await thinking.close()
        await store.database.close()
        return [row.at for row in rows if isinstance(row.entry, Played)]

    ats = asyncio.run(asyncio.wait_for(main(), 60))
    assert len(ats) > 5
    assert {round(later - earlier, 6) for earlier, later in pairwise(ats)} == {PACE}


def test_thinking_longer_than_the_pace_shows_as_whole_steps_only() -> None:
    bots = BotPool(1, pace=0.5)
    assert [bots.answered_at(10.0, now) for now in (10.0, 10.1, 10.5, 10.6, 11.4)] == [10.5, 10.5, 10.5, 11.0, 11.5]


@served
async def test_a_bot_that_is_killed_is_asked_again(server: Server) -> None:
    (ada,) = await server.people("Ada")
    table = await ada.opens("engarde/standard", "me", "novice", options={"hits": 1})
    bots, killed = server.service.bots, 0
    async with ada.at(table) as chair:
        acted = -1
        while not chair.view["ended"]:
            if chair.view["offers"] and chair.view["ply"] != acted:
                acted = chair.view["ply"]
                await chair.acts()
                for pid in bots.pids:
                    os.kill(pid, signal.SIGKILL)
                    killed += 1
            await chair.hears()
    assert killed > 0
    assert chair.view["head"]["seats"][1]["left"] is None


def test_a_slow_bot_delays_no_other_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(f"sqlite:///{tmp_path / 'salle.db'}", bots=BotPool(1, pace=0.0)) as server:
            ada, bo = await server.people("Ada", "Bo")
            slow = await ada.opens("readyfence/advanced", "me", "maestro")
            quick = await bo.opens("engarde/standard", "me", "me", options={"hits": 1})
            async with ada.at(slow) as waiting, bo.at(quick) as fencing:
                if waiting.view["offers"]:
                    await waiting.acts()
                await asyncio.wait_for(fencing.fences(), 30)

    asyncio.run(main())


@served
async def test_a_bot_is_not_named_for_the_seat_of_a_person(server: Server) -> None:
    (ada,) = await server.people("Ada")
    for seats in ([{"who": "me"}, {"who": "open", "bot": "tactic"}], [{"who": "me", "bot": "tactic"}, {"who": "open"}]):
        wrong = await ada.fails("POST", "/api/tables", game="engarde/standard", seats=seats)
        assert wrong == (409, "server-error-bot-elsewhere")
