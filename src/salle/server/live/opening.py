"""Opens tables, and the tables of rematches."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from secrets import token_bytes, token_urlsafe
from typing import Final

from salle.core.notation.seals import SECRET_BYTES, commitment
from salle.server.live.bout_summary import summarize
from salle.server.live.deciding import Decisions
from salle.server.live.live_table import LiveTable
from salle.server.live.seal_promises import SealPromises
from salle.server.live.sending import send_views
from salle.server.store.database import Taken
from salle.server.store.people import Person
from salle.server.table import actions
from salle.server.table.table import NotNow, Table
from salle.wire.log_entries import Entry, Opened, Place, Terms


class Opening:
    """Opens the tables of one worker."""

    def __init__(self, decisions: Decisions) -> None:
        self.decisions: Final = decisions
        self.tables: Final = decisions.tables
        self.promises: Final = SealPromises(self.tables.store.database)

    async def open(
        self, terms: Terms, places: Sequence[Place], by: str, entropy: Collection[str] = (), after: str = "",
        promise: str = "",
    ) -> str:  # fmt: skip
        """Open a table, and begin the bout if no seat is open. Returns its id.

        Raises Taken if `after` already has a rematch, or if the promise was used already."""
        tables, now = self.tables, self.tables.times.now()
        secret = await self.promises.secret(by, promise) if promise else token_bytes(SECRET_BYTES)
        if secret is None:
            raise NotNow("server-error-no-promise")
        table = Table(token_urlsafe(9), secret)
        added = tuple(entropy) or ("",) * len(places)
        opened = Opened(terms, tuple(places), commitment(table.secret), by, after, added)
        table.apply(opened, tables.times.lived(now))
        dealt: Sequence[Entry] = actions.first_deal(table, added) if table.stage == "fencing" else ()
        table = table.after(dealt, tables.times.lived(now))
        entries = [opened, *dealt]
        live = LiveTable(table)
        async with tables.reading(table.id):
            summary, kept = summarize(table, tables.times.lived(now), entries), self.promises.keep(promise)
            await tables.store.open(table.id, opened, table.secret.hex(), entries, summary, now, kept)
            tables.add(live)
        await tables.look_up_ratings(live)
        self.decisions.note("opened", table)
        self.decisions.count(table, entries, tables.times.now() - now)
        self.decisions.bot_turns.wake(live)
        return table.id

    async def rematch(self, person: Person, bout: str, entropy: str, promise: str = "") -> str:
        """The id of the rematch's table, where each player moves on to the next seat.

        The first player who asks opens it. The others take their seats there when they ask. Each can add entropy."""
        tables = self.tables
        live = await tables.table(bout)
        before = live.table
        if not before.seats_of(person.id):
            raise NotNow("server-error-not-your-bout")
        if before.stage != "over":
            raise NotNow("server-error-not-over")
        places = [*before.places[-1:], *before.places[:-1]]
        next = await tables.store.rematch(bout)
        if next:
            mine = [seat for seat, place in enumerate(places) if place.person == person.id]
            there = await tables.table(next)
            await self.decisions.decide(there, lambda at: actions.meet(at, person.id, person.name, mine, entropy))
            return next
        if any(place.person and not place.name for place in places) or await tables.people.shunned(bout, person.id):
            raise NotNow("server-error-no-rematch")
        me = Place(person.id, person.name)
        kept = [place if place.bot else me if place.person == person.id else Place() for place in places]
        added = [entropy if place.person == person.id else "" for place in kept]
        try:
            live.next = await self.open(before.terms, kept, person.id, added, bout, promise)
        except Taken:
            return await self.rematch(person, bout, entropy, promise)
        await tables.store.database.write([], bout)  # notifies all workers
        send_views(live, live.watchers, before.number, tables.lived())
        return live.next
