"""Claims in bouts without a clock: a player can claim that absent players have left."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from salle.core.errors import SalleError
from salle.core.registry import make_game
from salle.server.bots.pool import BotPool
from salle.server.live.audience import Audience
from salle.server.live.commands.claim import AWAY, claim
from salle.server.live.commands.context import Context
from salle.server.live.deciding import Decisions
from salle.server.live.hints import HintService
from salle.server.live.live_table import LiveTable
from salle.server.live.loading import LiveTables
from salle.server.live.opening import Opening
from salle.server.live.watcher import Watcher
from salle.server.rate_limits import Limits, RateLimiter
from salle.server.server_time import ServerTime
from salle.server.store.bouts import Store
from salle.server.store.database import Statement, opened
from salle.server.store.people import PeopleStore
from salle.server.table import actions
from salle.wire import messages
from salle.wire.log_entries import Place, Retired, Terms
from tests.server.serverless_table import PEOPLE
from tests.server.test_ratings import establish, makes_it_count

ADA, BO, CY, _ = PEOPLE


class Later(ServerTime):
    """The database's time, plus the seconds that a test adds."""

    more = 0.0

    def now(self) -> float:
        return super().now() + self.more


class House:
    """Tables where people connect and leave."""

    def __init__(self, store: Store, times: Later) -> None:
        self.times = times
        self.bots = BotPool()
        self.starts(store)
        self.watchers: dict[str, Watcher] = {}

    def starts(self, store: Store) -> None:
        self.live_tables = LiveTables(store, self.times)
        self.decisions = Decisions(self.live_tables, self.bots)
        self.audience = Audience(self.decisions)
        self.opening = Opening(self.decisions)

    async def claim(self, live: LiveTable, person: str) -> None:
        limiter = RateLimiter(Limits(), self.times.elapsed)
        hints = HintService(self.bots, limiter, self.times)
        context = Context(self.decisions, self.audience, hints, limiter, live, Watcher(person))
        await claim(context, messages.Claim())

    async def opens(self, game: str, *places: Place, rated: bool = False) -> LiveTable:
        made = make_game(game, {"seats": len(places)} if game.startswith("arena") else {})
        terms = Terms(f"{made.id}/{made.ruleset}", dict(made.options), made.digest, rated=rated)
        return self.live_tables.live[await self.opening.open(terms, places, "ada")]

    async def comes(self, live: LiveTable, *people: Place) -> None:
        for one in people:
            self.watchers[one.person] = Watcher(one.person)
            await self.audience.join(live, self.watchers[one.person], None)

    async def goes(self, live: LiveTable, one: Place) -> None:
        await self.audience.leave(live, self.watchers[one.person])

    async def refusal(self, live: LiveTable, one: Place) -> str:
        with pytest.raises(SalleError) as refused:
            await self.claim(live, one.person)
        return refused.value.message.id


def housed(test: Callable[[House], Awaitable[None]]) -> Callable[[Path], None]:
    """A decorator for a test with such tables."""

    def run(tmp_path: Path) -> None:
        async def main() -> None:
            store, times = Store(await opened(f"sqlite:///{tmp_path / 'salle.db'}")), Later()
            times.agree((await store.time())[0])
            try:
                await test(House(store, times))
            finally:
                await store.database.close()

        asyncio.run(asyncio.wait_for(main(), 60))

    return run


@housed
async def test_of_two_players_the_one_who_stays_wins_even_a_rated_bout(settings: House) -> None:
    for one in (ADA, BO):
        await PeopleStore(settings.live_tables.store.database).add(one.person, one.name)
    live = await settings.opens("engarde/standard", ADA, BO, rated=True)
    await establish(settings.live_tables.store.database)
    await makes_it_count(settings.decisions, live.table.id)
    await settings.comes(live, ADA, BO)
    settings.times.more = 2 * AWAY
    assert await settings.refusal(live, ADA) == "server-error-not-away"
    await settings.goes(live, BO)
    settings.times.more = AWAY - 60
    assert await settings.refusal(live, ADA) == "server-error-not-away"
    settings.times.more = 2 * AWAY
    await settings.claim(live, "ada")
    assert (await settings.live_tables.store.log(live.table.id))[-1].entry == Retired(1, "left")
    assert live.table.bout.outcome is not None
    assert list(live.table.bout.outcome.winners) == [0]
    (rating,) = await settings.live_tables.ratings.of("ada")
    assert rating.rating.elo > 1000


@housed
async def test_a_player_out_of_the_bout_is_not_away_and_cannot_claim(settings: House) -> None:
    live = await settings.opens("arena/standard", ADA, BO, CY)
    await settings.comes(live, ADA, BO, CY)
    await settings.decisions.decide(live, lambda table: actions.retire(table, 2, "resigned"))
    await settings.goes(live, CY)
    settings.times.more = 2 * AWAY
    assert await settings.refusal(live, ADA) == "server-error-not-away"
    await settings.goes(live, BO)
    assert await settings.refusal(live, CY) == "server-error-out"


@housed
async def test_the_players_who_are_here_play_on_without_the_others(settings: House) -> None:
    live = await settings.opens("arena/standard", ADA, BO, CY)
    await settings.comes(live, ADA, BO)
    settings.times.more = 2 * AWAY
    await settings.claim(live, "ada")
    assert (live.table.retired, live.table.stage) == ({2: "left"}, "fencing")
    await settings.goes(live, BO)
    settings.times.more = 4 * AWAY
    await settings.claim(live, "ada")
    assert (live.table.retired, live.table.stage) == ({2: "left", 1: "left"}, "over")


@housed
async def test_no_player_is_away_from_a_bout_that_has_just_begun(settings: House) -> None:
    settings.times.more = -2 * AWAY
    settings.starts(settings.live_tables.store)  # it has been running for long
    settings.times.more = 0.0
    live = await settings.opens("engarde/standard", ADA, Place())
    await settings.comes(live, ADA)
    age = Statement("update bouts set made_at = made_at - 3600", {})
    await settings.live_tables.store.database.write([age, Statement("update seats set seen_at = seen_at - 3600", {})])
    await settings.decisions.decide(live, lambda table: actions.sit(table, "bo", "Bo", None, ""))
    assert await settings.refusal(live, ADA) == "server-error-not-away"
