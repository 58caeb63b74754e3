"""Retention on both databases: abandoned bouts are closed, and old data is deleted."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from salle.core.registry import make_game
from salle.server.bots.pool import BotPool
from salle.server.live.audience import Audience
from salle.server.live.deciding import Decisions
from salle.server.live.loading import LiveTables, NoTable
from salle.server.live.opening import Opening
from salle.server.live.retention import EVERY, GONE, Retention
from salle.server.live.scheduler import LATER, Scheduler
from salle.server.live.watcher import Watcher
from salle.server.server_time import ServerTime
from salle.server.settings import RetentionSettings
from salle.server.store.bouts import Store
from salle.server.store.database import Database, Statement, StoreTrouble, opened
from salle.server.store.people import PeopleStore
from salle.server.table import actions
from salle.wire.log_entries import Bank, Ended, Place, Terms

DAY = 86400.0
ADA, BO, BOT = Place("ada", "Ada"), Place("bo", "Bo"), Place(bot="random")


class Clock(ServerTime):
    """The database's time, plus the seconds that a test adds."""

    more = 0.0

    def now(self) -> float:
        return super().now() + self.more


class House:
    """Tables with their retention."""

    def __init__(self, store: Store, keep: RetentionSettings) -> None:
        self.store = store
        self.clock = Clock()
        self.live_tables = LiveTables(store, self.clock)
        self.decisions = Decisions(self.live_tables, BotPool())
        self.audience = Audience(self.decisions)
        self.opening = Opening(self.decisions)
        self.retention = Retention(self.opening, keep)

    async def opens(self, *places: Place, clock: Bank | None = None) -> str:
        game = make_game("engarde/standard", {})
        terms = Terms("engarde/standard", dict(game.options), game.digest, public=True, clock=clock)
        return await self.opening.open(terms, places, "ada")

    async def ages(self, bout: str, days: float) -> None:
        """Let a bout be idle for so long."""
        await self.does("update bouts set changed_at = changed_at - :age where id = :bout", bout=bout, age=days * DAY)

    async def does(self, text: str, **values: Any) -> None:
        await self.store.database.write([Statement(text, values)])

    async def stages(self) -> dict[str, str]:
        return dict(await self.store.database.read("select id, stage from bouts"))


def kept(database: str, test: Callable[[House], Awaitable[None]], keep: RetentionSettings | None = None) -> None:
    async def main() -> None:
        store = Store(await opened(database))
        try:
            settings = House(store, keep or RetentionSettings())
            settings.clock.agree((await store.time())[0])
            await test(settings)
        finally:
            await store.database.close()

    asyncio.run(asyncio.wait_for(main(), 60))


def test_an_abandoned_bout_is_closed_after_thirty_days(database: str) -> None:
    async def test(settings: House) -> None:
        old, young = await settings.opens(ADA, BO), await settings.opens(ADA, BO)
        awaited, fresh = await settings.opens(ADA, Place()), await settings.opens(ADA, Place())
        await settings.ages(old, 30.1)
        await settings.ages(young, 29.9)
        await settings.ages(awaited, 30.1)
        watcher = Watcher("ada")
        await settings.audience.join(settings.live_tables.live[old], watcher, None)
        await settings.retention.once()
        assert await settings.stages() == {old: "over", young: "fencing", fresh: "open"}
        assert (await settings.store.log(old))[-1].entry == Ended("abandoned")
        assert b'"server-ended-abandoned"' in last_told(watcher)
        with pytest.raises(NoTable):
            await settings.live_tables.table(awaited)

    kept(database, test)


def last_told(watcher: Watcher) -> bytes:
    told = b""
    while not watcher.waiting.empty():
        told = watcher.waiting.get_nowait() or b""
    return told


def test_a_frozen_bout_is_closed_too_and_an_unreadable_one_is_skipped(database: str) -> None:
    async def test(settings: House) -> None:
        frozen, broken, plain = [await settings.opens(ADA, BO) for _ in range(3)]
        for bout in (frozen, broken, plain):
            await settings.ages(bout, 31)
            settings.live_tables.forget(bout)
        await settings.does("update log set entry = replace(entry, :old, 'x') where bout = :bout and seq = 0",
                         bout=frozen, old=make_game("engarde/standard", {}).digest)  # fmt: skip
        await settings.does("update log set entry = '{}' where bout = :bout and seq = 1", bout=broken)
        await settings.retention.once()
        assert await settings.stages() == {frozen: "over", broken: "fencing", plain: "over"}

    kept(database, test)


def test_a_frozen_bout_keeps_a_deadline_for_the_version_that_can_continue_it(database: str) -> None:
    async def test(settings: House) -> None:
        bout = await settings.opens(ADA, BO, clock=Bank(60))
        settings.live_tables.forget(bout)
        await settings.does("update log set entry = replace(entry, :old, 'x') where seq = 0",
                         old=make_game("engarde/standard", {}).digest)  # fmt: skip
        await settings.does("update deadlines set at = {now} - 1")
        scheduler = Scheduler(settings.decisions, settings.audience, settings.opening)
        await scheduler.start()
        while await settings.store.due():
            await asyncio.sleep(0.01)
        await scheduler.stop()
        assert await settings.store.waiting(0.0) == []
        assert await settings.store.waiting(LATER) == [bout]

    kept(database, test)


def test_a_bout_that_goes_on_at_the_last_moment_is_not_closed(database: str) -> None:
    async def test(settings: House) -> None:
        bout = await settings.opens(ADA, BO)
        await settings.ages(bout, 31)
        table = settings.live_tables.live[bout].table
        length = table.seq
        seat = table.due()[0]
        await settings.decisions.decide(
            settings.live_tables.live[bout], lambda now: actions.retire(now, seat, "resigned")
        )
        await settings.retention._close(bout, length)
        assert settings.live_tables.live[bout].table.ended is None

    kept(database, test)


def test_finished_bouts_are_kept_for_ever_unless_a_setting_limits_it(database: str) -> None:
    async def test(settings: House) -> None:
        bout = await settings.opens(ADA, BO)
        await settings.decisions.decide(settings.live_tables.live[bout], lambda now: [Ended("abandoned")])
        await settings.ages(bout, 3000)
        await settings.retention.once()
        assert await settings.stages() == {bout: "over"}
        recent = await settings.opens(ADA, BO)
        await settings.decisions.decide(settings.live_tables.live[recent], lambda now: [Ended("abandoned")])
        await Retention(settings.opening, RetentionSettings(finished=90)).once()
        assert await settings.stages() == {recent: "over"}
        for table in ("log", "secrets", "seats", "deadlines"):
            rows = await settings.store.database.read(f"select count(*) from {table} where bout = :bout", bout=bout)
            assert rows == [(0,)]

    kept(database, test)


def test_watchers_of_a_deleted_table_are_disconnected(database: str) -> None:
    async def test(settings: House) -> None:
        bout = await settings.opens(ADA, Place())
        live, watcher = settings.live_tables.live[bout], Watcher("ada")
        await settings.audience.join(live, watcher, None)
        await settings.ages(bout, 31)
        await settings.retention.once()
        assert watcher.lost
        with pytest.raises(NoTable):
            await settings.decisions.decide(live, lambda table: actions.sit(table, "bo", "Bo", None, ""))

    kept(database, test)


def test_other_workers_hear_of_it(database: str) -> None:
    async def test(settings: House) -> None:
        notices: list[str] = []
        true_write = settings.store.database.write

        async def write(statements: Any, notice: str = "") -> Any:
            notices.append(notice)
            return await true_write(statements, notice)

        bout = await settings.opens(ADA, Place())
        await settings.ages(bout, 31)
        settings.store.database.write = write  # type: ignore[method-assign]
        await settings.retention.once()
        assert GONE + bout in notices

    kept(database, test)


def test_guests_without_bouts_are_forgotten_after_a_year(database: str) -> None:
    async def test(settings: House) -> None:
        for person in ("ada", "bo", "cleo", "dan", "eve"):
            await PeopleStore(settings.store.database).add(person, person.title())
        await settings.opens(ADA, Place())
        await settings.does("update people set made_at = made_at - :age where id <> 'eve'", age=366 * DAY)
        await settings.does("update people set password = 'hash' where id = 'bo'")
        await settings.retention.saw("cleo")
        await settings.retention.once()
        rows = await settings.store.database.read("select id from people order by id")
        assert [person for (person,) in rows] == ["ada", "bo", "cleo", "eve"]  # bout, name, seen today, new

    kept(database, test)


def test_a_person_is_recorded_as_seen_once_a_day(database: str) -> None:
    async def test(settings: House) -> None:
        await PeopleStore(settings.store.database).add("ada", "Ada")
        await settings.retention.saw("ada")
        await settings.does("update people set seen_at = 1")
        await settings.retention.saw("ada")
        assert await settings.store.database.read("select seen_at from people") == [(1,)]
        settings.clock.more = DAY
        await settings.retention.saw("ada")
        assert (await settings.store.database.read("select seen_at from people"))[0][0] > 1

    kept(database, test)


def test_it_is_done_at_the_start_and_every_hour(database: str) -> None:
    async def test(settings: House) -> None:
        assert settings.retention.is_due()
        assert not settings.retention.is_due()
        settings.clock.more = EVERY - 60
        assert not settings.retention.is_due()
        settings.clock.more = EVERY + 1
        assert settings.retention.is_due()

    kept(database, test)


def test_without_a_database_it_waits_for_the_next_time(tmp_path: Any) -> None:
    class Gone(Database):
        async def read(self, *asked: Any, **values: Any) -> Any:
            raise StoreTrouble("server-error-store", problem="gone")

        write = read
        close = read
        time = read

        def listen(self, heard: Any) -> None:
            pass

    tables = LiveTables(Store(Gone()), ServerTime())
    retention = Retention(Opening(Decisions(tables, BotPool())), RetentionSettings())
    asyncio.run(retention.try_once())
    asyncio.run(retention.saw("ada"))
