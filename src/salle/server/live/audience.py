"""Watchers join a table, look from another seat, and leave."""

from __future__ import annotations

from typing import Final

from salle.core.game import Seat
from salle.server.live.deciding import Decisions
from salle.server.live.live_table import LiveTable
from salle.server.live.loading import LiveTables
from salle.server.live.sending import send_views
from salle.server.live.watcher import Watcher
from salle.server.table.table import NotNow


class Audience:
    """The watchers of one worker's tables."""

    def __init__(self, decisions: Decisions) -> None:
        self._decisions: Final = decisions
        self._tables: Final[LiveTables] = decisions.tables

    async def join(self, live: LiveTable, watcher: Watcher, known: int | None) -> None:
        """Add a watcher, and send what happened since the change `known`."""
        tables = self._tables
        async with live.lock:
            if live.stale:
                await tables.catch_up(live)
            live.touched = tables.times.now()
            here, comes = live.here(), not live.looks(watcher.person)
            live.watchers.add(watcher)
            if watcher.person and comes:
                await tables.presence.came(live.table.id, watcher.person)
            send_views(live, [watcher], known, tables.lived(), waking=True)
            if live.here() != here:
                send_views(live, live.watchers - {watcher}, live.table.number, tables.lived())
        self._decisions.bot_turns.wake(live)

    async def leave(self, live: LiveTable, watcher: Watcher) -> None:
        tables = self._tables
        async with live.lock:
            here = live.here()
            if watcher not in live.watchers:
                return
            live.watchers.discard(watcher)
            live.touched = tables.times.now()
            if watcher.person and not live.looks(watcher.person):
                await tables.presence.went(live.table.id, watcher.person)
            if live.here() != here:
                send_views(live, live.watchers, live.table.number, tables.lived())

    async def look_around(self, live: LiveTable) -> None:
        """Look up the people who watch the table through other workers."""
        tables = self._tables
        async with live.lock:
            here, live.elsewhere = live.here(), await tables.presence.elsewhere(live.table.id)
            if live.here() != here:
                send_views(live, live.watchers, live.table.number, tables.lived())

    async def look(self, live: LiveTable, watcher: Watcher, seat: int, known: int | None) -> None:
        """Show a watcher the table from another of their seats, with what that seat saw since the change `known`."""
        tables = self._tables
        async with live.lock:
            if live.stale:
                await tables.catch_up(live)
            if seat not in live.table.seats_of(watcher.person):
                raise NotNow("server-error-not-your-seat", seat=seat + 1)
            watcher.eyes = Seat(seat)
            send_views(live, [watcher], known, tables.lived())

    async def dismiss(self, person: str) -> None:
        """The name or the rights of a person have changed: close the sockets whose cookie or token is invalid now, and
        show the name at their tables."""
        tables = self._tables
        known = await tables.people.person(person)
        for live in list(tables.live.values()):
            for watcher in list(live.watchers):
                if watcher.person == person and not await tables.people.holds(person, watcher.proof):
                    watcher.dismiss()
            if known is not None and live.table.stage == "over":
                continue  # a finished bout keeps the names of its players until they are deleted
            if live.table.seats_of(person):
                async with live.lock:  # a move that is being written would bring the old name back
                    if live.table.rename(person, known.name if known is not None else ""):
                        await tables.look_up_ratings(live)
                        send_views(live, live.watchers, live.table.number, tables.lived())
