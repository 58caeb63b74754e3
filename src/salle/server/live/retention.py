"""Closes abandoned bouts and deletes old data.

Any worker does this. It does no harm if two do it at once."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any, Final

from salle.server.live.loading import NoTable
from salle.server.live.opening import Opening
from salle.server.logging import digest, note, note_fault
from salle.server.settings import RetentionSettings
from salle.server.store.database import StoreTrouble
from salle.server.table.table import Table
from salle.wire.bout_list import Stage
from salle.wire.log_entries import Ended, Entry

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
        self._next: float = 0.0
        self._day: int = 0
        self._seen: set[str] = set()  # people whose visit on `_day` is already stored

    def is_due(self) -> bool:
        """Whether `once` is due. A caller that gets True must call it."""
        now = self.tables.times.now()
        if now < self._next:
            return False
        self._next = now + EVERY
        return True

    async def try_once(self) -> None:
        """Call `once`. If the database fails, what is left is done next time."""
        with suppress(StoreTrouble):
            await self.once()

    async def once(self) -> None:
        gc.collect()  # see `GC_THRESHOLDS`
        done = {
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
            closed += await self._close(bout, length)
        return closed

    async def _close(self, bout: str, length: int) -> bool:
        """Close a bout, unless its log has become longer. A bout that cannot be read does not stop the others."""

        def abandoned(table: Table) -> list[Entry]:
            return [Ended("abandoned")] if table.seq == length and table.stage == "fencing" else []

        try:
            live = await self.tables.table(bout)
            await self.decisions.decide(live, abandoned)
            return live.table.ended == "abandoned"
        except StoreTrouble:
            raise
        except Exception as error:
            if not isinstance(error, NoTable):
                note_fault(error, bout=digest(bout))
            return False

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

    async def _bouts(self, text: str, **values: Any) -> AsyncIterator[tuple[Any, ...]]:
        """The rows of a query about bouts, read in parts. The first column is the id of the bout."""
        after = ""
        while rows := await self.tables.store.database.read(
            f"{text} and bouts.id > :after order by bouts.id limit :most", after=after, most=AT_ONCE, **values
        ):
            for row in rows:
                yield row
            after = rows[-1][0]

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
