"""The store, on SQLite and on PostgreSQL: acknowledged writes are stored, and of two writers one is first."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from salle.server.event_loop import LoopProbe
from salle.server.metrics import Metrics
from salle.server.store.bouts import BoutSummary, Store
from salle.server.store.database import Database, Statement, StoreTrouble, Taken, opened
from salle.server.store.measured import Measured
from salle.wire.bout_list import About
from salle.wire.log_entries import (
    Bank,
    Chose,
    Entry,
    Opened,
    Place,
    Played,
    Sat,
    Terms,
    Withdrew,
    entry_text,
    read_entry,
)
from tests.server.cluster import Cluster

TERMS = Terms("engarde/standard", {"hits": 5}, "0123456789abcdef", public=True, clock=Bank(60, 2))
OPENED = Opened(TERMS, (Place("ada", "Ada"), Place()), "5ea1" * 16, "ada", entropy=("aa", ""))
STANDING = BoutSummary("open", About(("Ada", ""), (False, False)), ("ada", ""), None)


def stored(database: str, test: Callable[[Store], Awaitable[None]]) -> None:
    """Run a test with a separate store."""

    async def main() -> None:
        store = Store(await opened(database))
        try:
            await test(store)
        finally:
            await store.database.close()

    asyncio.run(main())


@pytest.mark.parametrize(
    "entry",
    [
        OPENED,
        Sat(1, "bo", "Bo", "ff"),
        Played(None, ("@left", "+1"), (0, 1)),
        Chose(1, "FEN"),
        Withdrew(1),
        Played(0, (">3", "+2"), (7,)),
    ],
)
def test_entries_are_read_back_as_they_were_written(entry: Entry) -> None:
    assert read_entry(entry_text(entry)) == entry


def test_a_log_is_read_back_in_its_order(database: str) -> None:
    async def test(store: Store) -> None:
        await store.open("table-1", OPENED, "00" * 32, [OPENED, Played(None, ("+1",), (0,))], STANDING, 1000.0)
        await store.append("table-1", 2, [Sat(1, "bo", "Bo")], STANDING, 1001.5)
        rows = await store.log("table-1")
        assert [row.seq for row in rows] == [0, 1, 2]
        assert [row.entry for row in rows] == [OPENED, Played(None, ("+1",), (0,)), Sat(1, "bo", "Bo")]
        assert [row.at for row in rows] == [1000.0, 1000.0, 1001.5]
        assert [row.seq for row in await store.log("table-1", 2)] == [2]
        assert await store.log("nowhere") == []
        assert await store.secret("table-1") == "00" * 32

    stored(database, test)


def test_of_two_writers_of_a_number_the_second_changes_nothing(database: str) -> None:
    async def test(store: Store) -> None:
        await store.open("table-1", OPENED, "", [OPENED], STANDING, 0.0)
        over = BoutSummary("over", STANDING.about, None, None)
        tries = [store.append("table-1", 1, [Played(seat, (">1",))], over, 0.0) for seat in range(5)]
        done = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(one) for one in done if one is not None] == [Taken] * 4
        assert len(await store.log("table-1")) == 2
        with pytest.raises(Taken):
            await store.append("table-1", 0, [Played(0, (">1",))], STANDING, 0.0)
        assert [listed.stage for listed in await store.lobby("over")] == ["over"]

    stored(database, test)


def test_a_bout_has_one_rematch(database: str) -> None:
    async def test(store: Store) -> None:
        await store.open("table-1", OPENED, "", [OPENED], STANDING, 0.0)
        again = Opened(TERMS, OPENED.places, "", "ada", "table-1", ("", ""))
        await store.open("table-2", again, "", [again], STANDING, 0.0)
        with pytest.raises(Taken):
            await store.open("table-3", again, "", [again], STANDING, 0.0)
        assert await store.log("table-3") == []
        assert await store.rematch("table-1") == "table-2"
        assert await store.rematch("table-2") == ""

    stored(database, test)


def test_lists_show_public_bouts_and_your_own(database: str) -> None:
    async def test(store: Store) -> None:
        await store.open("table-1", OPENED, "", [OPENED], STANDING, 0.0)
        hidden = Opened(Terms("arena/standard", {}, ""), (Place("bo", "Bo"),), "", "bo")
        await store.open(
            "table-2", hidden, "", [hidden], BoutSummary("open", About(("Bo",), (False,)), ("bo",), None), 0.0
        )
        assert [listed.id for listed in await store.lobby("open")] == ["table-1"]
        assert [listed.id for listed in await store.bouts_of("ada")] == ["table-1"]
        assert [listed.id for listed in await store.bouts_of("bo")] == ["table-2"]
        assert await store.bouts_of("eve") == []

    stored(database, test)


def test_a_choice_in_secret_seems_to_change_nothing(database: str) -> None:
    async def test(store: Store) -> None:
        await store.open("table-1", OPENED, "", [OPENED], STANDING, 0.0)
        await store.database.write([Statement("update bouts set changed_at = changed_at - 60", {})])
        before = await store.lobby("open")
        await store.append("table-1", 1, [Chose(1, "FEN")], STANDING, 0.0)
        assert await store.lobby("open") == before
        await store.append("table-1", 2, [Withdrew(1)], STANDING, 0.0)
        assert await store.lobby("open") == before
        await store.append("table-1", 3, [Played(None, ("FEN",))], STANDING, 0.0)
        assert (await store.lobby("open"))[0].changed_at > before[0].changed_at + 30

    stored(database, test)


def test_due_bouts_are_found_and_can_be_postponed(database: str) -> None:
    async def test(store: Store) -> None:
        late = BoutSummary("fencing", STANDING.about, None, -1.0)
        await store.open("table-1", OPENED, "", [OPENED], late, 0.0)
        await store.open("table-2", OPENED, "", [OPENED], BoutSummary("fencing", STANDING.about, None, 100.0), 0.0)
        assert await store.due() == ["table-1"]
        assert sorted(await store.waiting(200.0)) == ["table-1", "table-2"]
        await store.postpone("table-1", 50.0)
        assert await store.due() == []
        await store.postpone("table-1", None)  # too late: it is due later now
        assert sorted(await store.waiting(200.0)) == ["table-1", "table-2"]
        await store.append("table-1", 1, [Sat(1, "bo", "Bo")], late, 0.0)
        await store.postpone("table-1", None)
        assert await store.waiting(200.0) == ["table-2"]

    stored(database, test)


def test_while_no_worker_lives_clocks_stand_still(database: str) -> None:
    async def test(store: Store) -> None:
        await store.wake("first")
        assert await store.downtimes() == []
        await store.open("table-1", OPENED, "", [OPENED], BoutSummary("fencing", STANDING.about, None, 5.0), 0.0)
        await store.database.write([
            Statement("update workers set at = at - 3600", {}),
            Statement("update deadlines set at = at - 3600", {}),
        ])  # fmt: skip
        await store.wake("second")
        ((began, ended),) = await store.downtimes()
        assert 3599 < ended - began < 3700
        assert await store.due() == []
        assert await store.waiting(10.0) == ["table-1"]
        await store.wake("third")  # on PostgreSQL the second one is still alive
        assert sum(ended - began for began, ended in await store.downtimes()) < 3700

    stored(database, test)


async def passes(store: Store, seconds: float) -> None:
    """Let so much time pass without a heartbeat."""
    for column in ("workers set at = at", "downtimes set began = began - :seconds, ended = ended"):
        await store.database.write([Statement(f"update {column} - :seconds", {"seconds": seconds})])


async def asleep(store: Store) -> float:
    """The total seconds of downtime."""
    return sum(ended - began for began, ended in await store.downtimes())


def test_when_all_workers_have_ended_clocks_stand_still_at_once(database: str) -> None:
    async def test(store: Store) -> None:
        for worker in ("first", "second"):
            await store.wake(worker)
        before = await asleep(store)
        for worker in ("first", "second"):
            await store.rest(worker)
        await passes(store, 600)
        await store.wake("third")
        assert 600 <= await asleep(store) - before < 660

    stored(database, test)


def test_workers_that_wake_at_once_count_a_downtime_once(database: str) -> None:
    async def test(store: Store) -> None:
        await store.wake("first")
        await store.rest("first")
        await store.open("table-1", OPENED, "", [OPENED], BoutSummary("fencing", STANDING.about, None, 5.0), 0.0)
        await passes(store, 600)
        await asyncio.gather(*[store.wake(f"later {number}") for number in range(8)])
        assert 600 <= await asleep(store) < 660
        assert await store.waiting(700.0) == ["table-1"]

    stored(database, test)


def test_a_worker_that_was_killed_may_live_unless_it_was_the_only_one(database: str) -> None:
    async def test(store: Store) -> None:
        await store.wake("first")
        await passes(store, 3)
        await store.wake("second")
        if database.startswith("sqlite"):
            assert 3 <= await asleep(store) < 60
        else:
            assert await asleep(store) == 0

    stored(database, test)


def test_a_secret_of_the_service_stays_the_same(database: str) -> None:
    async def test(store: Store) -> None:
        first = await store.setting("cookie-key")
        assert len(first) == 64
        assert await store.setting("cookie-key") == first
        assert await store.setting("other") != first

    stored(database, test)


def test_the_time_is_the_databases_and_as_much_more_as_the_workers_agree_on(database: str) -> None:
    async def test(store: Store) -> None:
        first, offset = await store.time()
        assert (offset, abs(first - time.time()) < 10) == (0.0, True)
        await store.move_time(offset, 3600.0)
        await store.move_time(offset, 7200.0)  # another worker was first
        later, offset = await store.time()
        assert (offset, 3590 < later - first < 3610) == (3600.0, True)

    stored(database, test)


def test_other_workers_hear_of_what_is_written(postgres: Cluster) -> None:
    url = postgres.create("heard")

    async def test(store: Store) -> None:
        other = Store(await opened(url))
        heard: asyncio.Queue[str] = asyncio.Queue()
        other.database.listen(heard.put_nowait)
        assert await asyncio.wait_for(heard.get(), 10) == ""  # it listens
        await store.open("table-1", OPENED, "", [OPENED], STANDING, 0.0)
        assert await asyncio.wait_for(heard.get(), 10) == "table-1"
        await other.database.close()

    stored(url, test)


def test_many_writes_share_a_transaction_and_each_is_judged_alone(tmp_path: Path) -> None:
    async def write(database: Database, name: str) -> bool:
        try:
            await database.write([Statement("insert into settings (name, value) values (:name, '')", {"name": name})])
        except Taken:
            return False
        return True

    async def main() -> None:
        database = await opened(f"sqlite:///{tmp_path / 'salle.db'}")
        names = [f"name {number % 70}" for number in range(140)]
        done = await asyncio.gather(*(write(database, name) for name in names))
        assert done == [True] * 70 + [False] * 70
        assert await database.read("select count(*) from settings") == [(70,)]
        await database.close()

    asyncio.run(main())


def test_a_full_disk_is_told_and_nothing_is_half_written(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        metrics = Metrics()
        database = Measured(await opened(f"sqlite:///{tmp_path / 'salle.db'}"), metrics, LoopProbe(metrics))
        store = Store(database)

        def last() -> StoreTrouble | None:
            return database.trouble

        pages = (await store.database.read("pragma page_count"))[0][0]
        await store.database.write([Statement(f"pragma max_page_count = {pages + 8}", {})])
        written = 0
        with pytest.raises(StoreTrouble, match="could not be saved"):
            for written in range(1000):
                await store.open(f"table-{written}", OPENED, "00" * 32, [OPENED] * 3, STANDING, 0.0)
        assert written > 0
        assert isinstance(last(), StoreTrouble)
        assert len(await store.log(f"table-{written - 1}")) == 3
        assert await store.log(f"table-{written}") == []
        await store.database.write([Statement("pragma max_page_count = 100000", {})])
        await store.open("table-again", OPENED, "", [OPENED], STANDING, 0.0)
        assert last() is None
        await store.database.close()

    caplog.set_level("INFO", "salle.server")
    asyncio.run(main())
    assert [(one.levelname, one.message) for one in caplog.records] == [
        ("ERROR", "database cannot be written"),
        ("INFO", "database can be written again"),
    ]
