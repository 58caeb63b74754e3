"""The tables in memory: those with a watcher or a bot to act, read from their logs."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final
from weakref import WeakValueDictionary

from salle.core.errors import SalleError
from salle.core.texts import Message
from salle.server.live.live_table import LiveTable
from salle.server.live.presence import Presence
from salle.server.live.sending import send_changes, send_views
from salle.server.people.rating_store import Ratings
from salle.server.server_time import ServerTime
from salle.server.store.bouts import Store
from salle.server.store.database import StoreTrouble
from salle.server.store.people import PeopleStore
from salle.server.table.table import Table
from salle.wire import messages
from salle.wire.log_entries import Entry, Opened, Rose, Sat
from salle.wire.messages import POLICY

IDLE: Final = 60.0  # seconds without a watcher, after which a table is removed from memory
REPLAYS: Final = ThreadPoolExecutor(1, "salle-replay")  # replays whole logs
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")


class NoTable(SalleError):
    """There is no such table."""


class LiveTables:
    """All tables that one worker has in memory."""

    def __init__(self, store: Store, times: ServerTime, presence: Presence | None = None) -> None:
        self.store: Final = store
        self.presence: Final = presence or Presence(store.database, "")
        self.people: Final = PeopleStore(store.database)
        self.ratings: Final = Ratings(store.database)
        self.times: Final = times
        self.began: Final = times.now()
        self.live: Final[dict[str, LiveTable]] = {}
        self._reading: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()

    def lived(self) -> float:
        """The time by which clocks run, now."""
        return self.times.lived(self.times.now())

    async def table(self, bout: str) -> LiveTable:
        """The table with that id, read from its log if it is not in memory. Raises NoTable if there is none."""
        live = self.live.get(bout) or await self._read(bout)
        if live.stale:
            await self.follow(live)
        return live

    async def _read(self, bout: str) -> LiveTable:
        async with self.reading(bout):
            if bout in self.live:
                return self.live[bout]
            live = LiveTable(await self.replayed(bout))
            live.next = await self.store.rematch(bout)
            live.elsewhere = await self.presence.elsewhere(bout)
            await self.look_up_ratings(live)
            self.add(live)
        return live

    def reading(self, bout: str) -> asyncio.Lock:
        """The lock to hold while you read or open that table."""
        return self._reading.setdefault(bout, asyncio.Lock())

    def add(self, live: LiveTable) -> None:
        """Keep a table in memory. It is stale at first if another worker may have written to it meanwhile."""
        live.stale, live.touched = self.store.database.shared, self.times.now()
        self.live[live.table.id] = live

    async def replayed(self, bout: str) -> Table:
        """A table replayed from its log and not kept in memory. Raises NoTable if there is none."""
        rows = await self.store.log(bout) if ID.fullmatch(bout) else []
        if not rows:
            raise NoTable("server-error-no-table", table=bout)
        table = Table(bout, bytes.fromhex(await self.store.secret(bout)))
        await asyncio.get_running_loop().run_in_executor(REPLAYS, table.read, rows, self.times.lived)
        return table

    async def follow(self, live: LiveTable) -> None:
        """Read the new entries of the log."""
        async with live.lock:
            await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> None:
        """The same, for a caller that has the table's lock."""
        known = live.table.seq
        latest = await self.store.log(live.table.id, max(0, known - 1))  # an empty answer: the bout was deleted
        if not latest:
            self.forget(live.table.id)
            raise NoTable("server-error-no-table", table=live.table.id)
        new = [row for row in latest if row.seq >= known]
        live.table.read(new, self.times.lived)
        live.stale = False
        await self.look_up_ratings(live, [row.entry for row in new])
        send_changes(live, self.lived())
        if live.table.stage == "over" and not live.next:
            live.next = await self.store.rematch(live.table.id)
            send_views(live, live.watchers if live.next else (), live.table.number, self.lived())

    async def look_up_ratings(self, live: LiveTable, entries: Sequence[Entry] | None = None) -> None:
        """Look up the ratings of the seats, if the bout is rated and the entries may have changed them."""
        if live.table.terms.rated and (entries is None or live.table.stage == "over" or seats_changed(entries)):
            with suppress(StoreTrouble):
                live.ratings = await self.ratings.shown(live.table)

    def put_away(self) -> None:
        """Remove idle tables from memory. Their logs contain everything."""
        idle = self.times.now() - IDLE
        for bout, live in list(self.live.items()):
            if not live.watchers and not live.thinking and live.touched < idle and not live.lock.locked():
                del self.live[bout]

    def forget(self, bout: str) -> None:
        """Remove a deleted bout from memory, and disconnect its watchers with a message."""
        live = self.live.pop(bout, None)
        for watcher in live.watchers if live is not None else ():
            watcher.tell(messages.encode_message(messages.Problem(Message("server-error-no-table", {"table": bout}))))
            watcher.cut(POLICY)


def seats_changed(entries: Sequence[Entry]) -> bool:
    """Whether these entries change who sits at the table."""
    return any(isinstance(entry, (Opened, Sat, Rose)) for entry in entries)
