"""The tables in memory: those that somebody looks at or a bot fences at.

Whatever is to happen at a table is decided under its lock, written to the log, and only then told to anybody.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from secrets import token_bytes, token_urlsafe
from typing import Final

from salle.core.errors import OutOfTurn, SalleError
from salle.core.game import Seat
from salle.core.notation.seals import SECRET_BYTES, commitment
from salle.core.texts import Message
from salle.server.live.audience import LiveTable, News, Watcher
from salle.server.live.loading import LoadingTables
from salle.server.live.presence import Presence
from salle.server.live.seal_promises import SealPromises
from salle.server.people.rating_store import Ratings
from salle.server.server_time import ServerTime
from salle.server.store.bouts import BoutSummary, Store
from salle.server.store.database import StoreTrouble, Taken
from salle.server.store.people import PeopleStore, Person
from salle.server.table.table import NotNow, Table
from salle.wire import messages
from salle.wire.bout_list import About
from salle.wire.log_entries import Bank, Days, Entry, Opened, Place, Rose, Sat, Secret, Terms
from salle.wire.messages import POLICY

AWAY: Final = 300.0  # seconds after which somebody who is not here has left the bout
IDLE: Final = 60.0  # seconds after which a table that nobody looks at is put away
BOT_GRACE: Final = 15.0  # seconds a bot's worker has before another one asks the bot again
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")


class NoTable(SalleError):
    """There is no such table."""


class LiveTables:
    """All tables of one worker; `changed` is called with each that is loaded or has changed, `happened` with what
    was written and told here, and how long that took."""

    def __init__(self, store: Store, times: ServerTime, presence: Presence | None = None) -> None:
        self.store: Final = store
        self.presence: Final = presence or Presence(store.database, "")
        self.people: Final = PeopleStore(store.database)
        self.ratings: Final = Ratings(store.database)
        self.promises: Final = SealPromises(store.database)
        self.times: Final = times
        self.began: Final = times.now()
        self._latest: float = self.began  # when somebody did something
        self.changed: Callable[[LiveTable], None] = lambda live: None
        self.happened: Callable[[Table, Sequence[Entry], float], None] = lambda table, entries, seconds: None
        self.live: Final[dict[str, LiveTable]] = {}
        self.reading: Final = LoadingTables()

    def lived(self) -> float:
        """Now, by the time of clocks."""
        return self.times.lived(self.times.now())

    def idle(self) -> float:
        """For how long nobody has done anything."""
        return self.times.now() - self._latest

    # -- tables

    async def open(
        self, terms: Terms, places: Sequence[Place], by: str, entropy: Collection[str] = (), after: str = "",
        promise: str = "",
    ) -> str:  # fmt: skip
        """A new table, and the bout at once if nobody is awaited; returns its id. Taken if `after` has a rematch, or if
        the promise was kept meanwhile."""
        table, now = Table(token_urlsafe(9), await self._secret(by, promise)), self.times.now()
        added = tuple(entropy) or ("",) * len(places)
        opened = Opened(terms, tuple(places), commitment(table.secret), by, after, added)
        table.apply(opened, self.times.lived(now))
        entries: list[Entry] = [opened]
        if table.stage == "fencing":
            entries += table.dealt(added)
        for entry in entries[1:]:
            table.apply(entry, self.times.lived(now))
        standing = self.standing(table, now, entries)
        async with self.reading.of(table.id) as reading:
            kept = self.promises.keep(promise)
            await self.store.open(table.id, opened, table.secret.hex(), entries, standing, now, kept)
            live = self.live[table.id] = LiveTable(table)
            live.stale, live.touched = reading.missed, now
        await self._rate(live)
        self.changed(live)
        self.happened(table, entries, self.times.now() - now)
        return table.id

    async def _secret(self, person: str, promise: str) -> bytes:
        """The secret of a new table: as it was promised to that person, or a new one."""
        secret = await self.promises.secret(person, promise) if promise else token_bytes(SECRET_BYTES)
        if secret is None:
            raise NotNow("server-error-no-promise")
        return secret

    async def rematch(self, person: Person, bout: str, entropy: str, promise: str = "") -> str:
        """The table where the same people meet again, every one on the next seat; there is one for each bout. Whoever
        asks first opens it, the others sit down there when they ask too; each adds to the luck of its deals."""
        live = await self.table(bout)
        before = live.table
        if not before.seats_of(person.id):
            raise NotNow("server-error-not-your-bout")
        if before.stage != "over":
            raise NotNow("server-error-not-over")
        places = [*before.places[-1:], *before.places[:-1]]
        next = await self.store.rematch(bout)
        if next:
            mine = [seat for seat, place in enumerate(places) if place.person == person.id]
            await self.do(await self.table(next), lambda at: at.meet(person.id, person.name, mine, entropy))
            return next
        if any(place.person and not place.name for place in places) or await self.people.shunned(bout, person.id):
            raise NotNow("server-error-no-rematch")
        me = Place(person.id, person.name)
        kept = [place if place.bot else me if place.person == person.id else Place() for place in places]
        added = [entropy if place.person == person.id else "" for place in kept]
        try:
            live.next = await self.open(before.terms, kept, person.id, added, bout, promise)
        except Taken:
            return await self.rematch(person, bout, entropy, promise)
        await self.store.nudge(bout)
        live.tell(live.watchers, before.number, self.lived())
        return live.next

    async def table(self, bout: str) -> LiveTable:
        """The table of that id, read from its log if need be; NoTable if there is none."""
        live = self.live.get(bout) or await self._read(bout)
        if live.stale:
            await self.follow(live)
        return live

    async def _read(self, bout: str) -> LiveTable:
        """The table as its log says; if another worker writes meanwhile, it is stale."""
        async with self.reading.of(bout) as reading:
            if bout in self.live:
                return self.live[bout]
            live = LiveTable(await self.replayed(bout))
            live.next = await self.store.rematch(bout)
            live.elsewhere = await self.presence.elsewhere(bout)
            await self._rate(live)
            live.stale, live.touched = reading.missed, self.times.now()
            self.live[bout] = live
        self.changed(live)
        return live

    async def replayed(self, bout: str) -> Table:
        """The table as its log says, for nobody to look at; NoTable if there is none."""
        rows = await self.store.log(bout) if ID.fullmatch(bout) else []
        if not rows:
            raise NoTable("server-error-no-table", table=bout)
        table = Table(bout, bytes.fromhex(await self.store.secret(bout)))
        for row in rows:
            table.apply(row.entry, self.times.lived(row.at))
        return table

    async def do(self, live: LiveTable, decide: Callable[[Table], Sequence[Entry]]) -> None:
        """Let something happen; what `decide` raises is for whoever asked, and then nothing has."""
        asked = self.times.now()
        async with live.lock:
            live.touched = self._latest = asked
            while True:
                if live.stale:
                    await self._refresh(live)
                entries = decide(live.table)
                if not entries:
                    return
                news: list[News] = []
                if await self._written(live, entries, news):
                    break
            if live.table.deserted:
                self.forget(live.table.id)
            else:
                await self._rate(live, entries)
                live.announce(news or self._news(live, entries))
                self.changed(live)
            self.happened(live.table, entries, self.times.now() - asked)

    def _news(self, live: LiveTable, entries: Sequence[Entry]) -> list[News]:
        """What everybody is told of it; of a choice that waits for others, only who made it."""
        table = live.table
        hidden = {table.places[entry.seat].person for entry in entries if isinstance(entry, Secret)}
        told = [watcher for watcher in live.watchers if watcher.person in hidden] if hidden else live.watchers
        return live.news(told, live.told, self.lived(), waking=True)

    async def _written(self, live: LiveTable, entries: Sequence[Entry], news: list[News]) -> bool:
        """Apply and write, and while the disk is busy see what there will be to tell, unless that hangs on what is
        looked up later; if another worker was first, or nothing could be written, the table is read anew."""
        table, now = live.table, self.times.now()
        seq = table.seq

        def meanwhile() -> None:
            if not table.deserted and not rates(table, entries):
                news.extend(self._news(live, entries))

        try:
            for entry in entries:
                table.apply(entry, self.times.lived(now))
            also = [self.store.deletion(table.id)] if table.deserted else await self.ratings.earned(table)
            standing = self.standing(table, now, entries)
            await self.store.append(table.id, seq, entries, standing, now, also, meanwhile)
        except BaseException as error:
            live.table, live.stale = Table(table.id, table.secret), True
            if isinstance(error, Taken):
                return False
            raise
        return True

    async def follow(self, live: LiveTable) -> None:
        """Read what another worker has written, or what has become of what could not be written."""
        async with live.lock:
            await self._refresh(live)

    async def _refresh(self, live: LiveTable) -> None:
        """Read what the log says more; a table that may be ahead of it was emptied, and is read from its beginning."""
        known = live.table.seq
        latest = await self.store.log(live.table.id, max(0, known - 1))  # and what is known, as long as there is a bout
        if not latest:
            self.forget(live.table.id)
            raise NoTable("server-error-no-table", table=live.table.id)
        rows = [row for row in latest if row.seq >= known]
        for row in rows:
            live.table.apply(row.entry, self.times.lived(row.at))
        live.stale = False
        await self._rate(live, [row.entry for row in rows])
        live.broadcast(self.lived())
        if live.table.stage == "over" and not live.next:
            live.next = await self.store.rematch(live.table.id)
            live.tell(live.watchers if live.next else (), live.table.number, self.lived())
        self.changed(live)

    async def _rate(self, live: LiveTable, entries: Sequence[Entry] | None = None) -> None:
        """Look up how strong those are who sit there, if that counts, and if one of the entries may have changed it."""
        table = live.table
        if rates(table, entries):
            with suppress(StoreTrouble):
                live.ratings = await self.ratings.shown(table)

    def standing(self, table: Table, now: float, entries: Sequence[Entry] = ()) -> BoutSummary:
        """What is kept of a table beside its log, after these entries."""
        seats = tuple(place.name or place.bot for place in table.places)
        bots = tuple(place.bot != "" for place in table.places)
        due = tuple(sorted(table.moments())) if table.stage == "fencing" else ()
        about = About(seats, bots, table.result, table.terms.rated, told_clock(table.terms.clock), due)
        people = tuple(place.person for place in table.places) if seated(entries) else None
        waits = [BOT_GRACE] if any(table.places[seat].bot for seat in table.due()) else []
        falls = table.clock.falls() if table.clock is not None and table.stage == "fencing" else None
        waits += [max(0.0, falls - self.times.lived(now))] if falls is not None else []
        return BoutSummary(table.stage, about, people, min(waits, default=None), any(bots) or table.clock is not None)

    # -- people who look

    async def join(self, live: LiveTable, watcher: Watcher, known: int | None) -> None:
        """Somebody begins to look; he is told what he has missed."""
        async with live.lock:
            if live.stale:
                await self._refresh(live)
            live.touched = self.times.now()
            here, comes = live.here(), not live.looks(watcher.person)
            live.watchers.add(watcher)
            if watcher.person and comes:
                await self.presence.came(live.table.id, watcher.person)
            live.tell([watcher], known, self.lived(), waking=True)
            if live.here() != here:
                live.tell(live.watchers - {watcher}, live.table.number, self.lived())

    async def leave(self, live: LiveTable, watcher: Watcher) -> None:
        """Somebody looks no more."""
        async with live.lock:
            here = live.here()
            if watcher not in live.watchers:
                return
            live.watchers.discard(watcher)
            live.touched = self.times.now()
            if watcher.person and not live.looks(watcher.person):
                await self.presence.went(live.table.id, watcher.person)
            if live.here() != here:
                live.tell(live.watchers, live.table.number, self.lived())

    async def look_around(self, live: LiveTable) -> None:
        """Somebody has come or gone through another worker."""
        async with live.lock:
            here, live.elsewhere = live.here(), await self.presence.elsewhere(live.table.id)
            if live.here() != here:
                live.tell(live.watchers, live.table.number, self.lived())

    async def look(self, live: LiveTable, watcher: Watcher, seat: int, known: int | None) -> None:
        """The eyes of another of his seats; he is told what these have seen since."""
        async with live.lock:
            if live.stale:
                await self._refresh(live)
            if seat not in live.table.seats_of(watcher.person):
                raise NotNow("server-error-not-your-seat", seat=seat + 1)
            watcher.eyes = Seat(seat)
            live.tell([watcher], known, self.lived())

    async def claim(self, live: LiveTable, person: str) -> None:
        """Whoever has been away for long has left the bout: without a clock nothing else would end it."""
        if live.stale:
            await self.follow(live)
        mine = live.table.seats_of(person)
        if not mine:
            raise OutOfTurn("server-error-watching")
        live.table.check_fences(*mine)
        if live.table.clock is not None:
            raise NotNow("server-error-clock-decides")
        await self.look_around(live)
        gone = await self._gone(live)
        if not gone:
            raise NotNow("server-error-not-away", minutes=round(AWAY / 60))
        for _ in gone:
            await self.do(
                live, lambda now: next((now.retire(seat, "left") for seat in gone if seat in live.away()), ())
            )

    async def _gone(self, live: LiveTable) -> list[int]:
        """The seats whose people have been away for long; nobody can have been here before we were."""
        seen = await self.store.last_seen(live.table.id)
        latest = self.times.now() - AWAY
        away = live.away() if self.began <= latest else {}
        return [seat for seat, person in away.items() if seen.get(person, 0.0) <= latest]

    async def dismiss(self, person: str) -> None:
        """What somebody may do has changed, or he is no more: his sockets close unless he is still known by what he has
        shown there, and his tables are read anew."""
        for live in list(self.live.values()):
            for watcher in list(live.watchers):
                if watcher.person == person and not await self.people.holds(person, watcher.proof):
                    watcher.dismiss()
            if live.table.seats_of(person):
                async with live.lock:
                    live.table, live.stale = await self.replayed(live.table.id), False
                    await self._rate(live)
                    live.tell(live.watchers, live.told, self.lived())
                    live.told = live.table.number
                    self.changed(live)

    def put_away(self) -> None:
        """Forget the tables that nobody looks at; their logs know everything."""
        idle = self.times.now() - IDLE
        for bout, live in list(self.live.items()):
            if not live.watchers and not live.thinking and live.touched < idle and not live.lock.locked():
                del self.live[bout]

    def forget(self, bout: str) -> None:
        """The bout is there no more, and whoever still looks is told so."""
        live = self.live.pop(bout, None)
        for watcher in live.watchers if live is not None else ():
            watcher.tell(messages.encode_message(messages.Problem(Message("server-error-no-table", {"table": bout}))))
            watcher.cut(POLICY)


def told_clock(clock: Bank | Days | None) -> str:
    """A clock as lists show it: 300+5 for a bank of seconds, 3d for days."""
    if clock is None:
        return ""
    return f"{clock.days}d" if isinstance(clock, Days) else f"{clock.seconds}+{clock.increment}"


def rates(table: Table, entries: Sequence[Entry] | None) -> bool:
    """Whether how strong somebody is, as it is shown there, may be another after these; None: nobody knows it yet."""
    return table.terms.rated and (entries is None or table.stage == "over" or seated(entries))


def seated(entries: Sequence[Entry]) -> bool:
    """Whether somebody else may sit somewhere after these."""
    return any(isinstance(entry, (Opened, Sat, Rose)) for entry in entries)
