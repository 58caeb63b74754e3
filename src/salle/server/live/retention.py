"""Closes abandoned bouts, deletes old data, and repairs missing deadlines.

Any worker does this. It does no harm if two do it at once."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator, Awaitable
from contextlib import suppress
from typing import Any, Final

from salle.server.live.loading import NoTable
from salle.server.live.opening import Opening
from salle.server.logging import digest, note, note_fault
from salle.server.settings import RetentionSettings
from salle.server.store.database import StoreTrouble
from salle.server.table.table import Table
from salle.wire.bout_list import Stage
from salle.wire.log_entries import Ended, Entry, Opened, read_entry

EVERY: Final = 3600.0  # seconds
DAY: Final = 24 * 60 * 60.0
AT_ONCE: Final = 200  # rows read by one query
GONE: Final = "gone:"  # a notice, with the id of a bout that was deleted


class Retention:
    """Applies the retention settings, once every EVERY seconds."""

    def __init__(self, opening: Opening, keep: RetentionSettings) -> None:
        self.decisions: Final = opening.decisions
        self.promises: Final = opening.promises
        self.tables: Final = opening.tables
        self.keep: Final = keep
        self._at_ease: dict[str, float] = {}  # bouts that need no deadline, and the time of their latest change
        self._next: float = 0.0
        self._day: int = 0
        self._seen: set[str] = set()  # people seen on that day

    def is_due(self) -> bool:
        """Whether it is time again. A caller that gets True has to do it."""
        now = self.tables.times.now()
        if now < self._next:
            return False
        self._next = now + EVERY
        return True

    async def try_once(self) -> None:
        """Do as much as the database allows."""
        with suppress(StoreTrouble):
            await self.once()

    async def once(self) -> None:
        gc.collect()  # see `GC_THRESHOLDS`
        done = {
            "found": await self.find_lost(),
            "closed": await self.close_abandoned(),
            "unopened": await self.delete("open", self.keep.abandoned),
            "deleted": await self.delete("over", self.keep.finished) if self.keep.finished else 0,
            "guests": await self.forget_guests(),
            "promises": await self.promises.forget_old(),
        }
        if any(done.values()):
            note("retention", **done)

    # -- bouts

    async def close_abandoned(self) -> int:
        """Close bouts that have been idle for too long. Returns how many."""
        closed = 0
        async for bout, length in self._bouts(
            "select id, (select count(*) from log where log.bout = bouts.id) from bouts"
            " where stage = 'fencing' and changed_at < {now} - :age",
            age=self.keep.abandoned * DAY,
        ):
            closed += await self._tried(bout, self._close(bout, length))
        return closed

    async def _close(self, bout: str, length: int) -> bool:
        """Close a bout, unless its log has become longer."""

        def abandoned(table: Table) -> list[Entry]:
            return [Ended("abandoned")] if table.seq == length and table.stage == "fencing" else []

        live = await self.tables.table(bout)
        await self.decisions.decide(live, abandoned)
        return live.table.ended == "abandoned"

    async def delete(self, stage: Stage, days: int) -> int:
        """Delete the bouts of that stage that have been idle for so many days. Returns how many."""
        old, age = "stage = :stage and changed_at < {now} - :age", days * DAY
        deleted = 0
        async for (bout,) in self._bouts(f"select id from bouts where {old}", stage=stage, age=age):
            gone = f"delete from bouts where id = :bout and {old} returning id"
            if await self.tables.store.database.change(gone, GONE + bout, bout=bout, stage=stage, age=age):
                self.tables.forget(bout)
                deleted += 1
        return deleted

    async def find_lost(self) -> int:
        """Give a deadline to bouts that need one and have none. Returns how many."""
        found, at_ease = 0, {}
        async for bout, changed_at, entry in self._bouts(
            "select bouts.id, changed_at, entry from bouts join log on log.bout = bouts.id and log.seq = 0"
            " where stage = 'fencing' and not exists (select 1 from deadlines where deadlines.bout = bouts.id)"
        ):
            if self._at_ease.get(bout) == changed_at or not await self._tried(
                bout, self._find(bout, read_entry(entry))
            ):
                at_ease[bout] = changed_at
            else:
                found += 1
        self._at_ease = at_ease
        return found

    async def _find(self, bout: str, opened: Entry) -> bool:
        """Give a bout a deadline if it needs one. Returns whether it did."""
        if not isinstance(opened, Opened) or not (opened.terms.clock or any(place.bot for place in opened.places)):
            return False
        due = self.decisions.summary(await self.tables.replayed(bout), self.tables.times.now()).due
        if due is not None:
            await self.tables.store.postpone(bout, due)
        return due is not None

    async def _bouts(self, text: str, **values: Any) -> AsyncIterator[tuple[Any, ...]]:
        """The rows of a query about bouts, read in parts. The first column is the id of the bout."""
        after = ""
        while rows := await self.tables.store.database.read(
            f"{text} and bouts.id > :after order by bouts.id limit :most", after=after, most=AT_ONCE, **values
        ):
            for row in rows:
                yield row
            after = rows[-1][0]

    async def _tried(self, bout: str, work: Awaitable[bool]) -> bool:
        """The result of the work. A bout that cannot be read does not stop the work on the others."""
        try:
            return await work
        except NoTable:
            return False
        except StoreTrouble:
            raise
        except Exception as error:
            note_fault(error, bout=digest(bout))
            return False

    # -- people

    async def saw(self, person: str) -> None:
        """Record once a day that a person was here."""
        today = int(self.tables.times.now() // DAY)
        if today != self._day:
            self._day, self._seen = today, set()
        if person not in self._seen:
            self._seen.add(person)
            with suppress(StoreTrouble):
                seen = "update people set seen_at = {now} where id = :person"
                await self.tables.store.database.change(seen, person=person)

    async def forget_guests(self) -> int:
        """Delete guests who have no bouts and were not here for long. Returns how many."""
        return len(await self.tables.store.database.change(
            "delete from people where password is null and coalesce(seen_at, made_at) < {now} - :age"
            " and not exists (select 1 from seats where seats.person = people.id) returning id",
            age=self.keep.guests * DAY))  # fmt: skip
