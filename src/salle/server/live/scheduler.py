"""Does what no client asks for: ends bouts on time, follows other workers, and removes idle tables from memory."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from random import SystemRandom
from typing import Final

from salle.server.event_loop import end_task
from salle.server.live.audience import Audience
from salle.server.live.bot_turns import BOT_GRACE
from salle.server.live.bout_summary import summarize
from salle.server.live.deciding import Decisions
from salle.server.live.live_table import LiveTable
from salle.server.live.loading import NoTable
from salle.server.live.opening import Opening
from salle.server.live.presence import HERE
from salle.server.live.retention import GONE, Retention
from salle.server.logging import digest, note_fault
from salle.server.settings import RetentionSettings
from salle.server.store.database import StoreTrouble
from salle.server.store.people import PERSON
from salle.server.table import actions

LOOK: Final = 0.25  # seconds between two checks for due bouts, on average
LUCK: Final = SystemRandom()
TIDY: Final = 10.0  # seconds between two searches for idle tables
LATER: Final = 600.0  # seconds until a bout that is frozen or could not be read is tried again


class Scheduler:
    """Looks after the live tables of one worker."""

    def __init__(
        self, decisions: Decisions, audience: Audience, opening: Opening, keep: RetentionSettings | None = None
    ) -> None:
        self.decisions: Final = decisions
        self.audience: Final = audience
        self.tables: Final = decisions.tables
        self.retention: Final = Retention(opening, keep or RetentionSettings())
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._tidied: float = 0.0

    async def start(self) -> None:
        """Start, with the bouts that were due while no worker was running."""
        self.tables.store.database.listen(self._heard)
        for bout in await self.tables.store.waiting(BOT_GRACE):
            self._soon(self._attend(bout))
        self._soon(self._look_after())

    async def stop(self) -> None:
        """Stop all tasks. The logs contain everything that matters."""
        for live in self.tables.live.values():
            for watcher in live.watchers:
                watcher.cut()
        await self.decisions.bot_turns.stop()
        for task in list(self._tasks):
            await end_task(task)

    def _soon(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name="scheduler")
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            note_fault(error)

    def _heard(self, notice: str) -> None:
        """Handle a notice of another worker: about a bout or a person, or an empty one for any bout."""
        if notice.startswith(PERSON):
            self._soon(self._dismiss(notice.removeprefix(PERSON)))
            return
        if notice.startswith(GONE):
            self.tables.forget(notice.removeprefix(GONE))
            return
        bout = notice.removeprefix(HERE)
        tables = self.tables.live
        for live in [tables[bout]] if bout in tables else [] if bout else [*tables.values()]:
            self._soon(self._follow(live, who=not bout or notice.startswith(HERE)))

    async def _follow(self, live: LiveTable, who: bool = False) -> None:
        """Read what is new at a table, and who is connected to it."""
        with suppress(StoreTrouble, NoTable):
            await self.tables.follow(live)
            self.decisions.bot_turns.wake(live)
            if who:
                await self.audience.look_around(live)

    async def _dismiss(self, person: str) -> None:
        with suppress(StoreTrouble):
            await self.audience.dismiss(person)

    async def _look_after(self) -> None:
        while True:
            # random, because otherwise one worker might always be first
            await self.tables.times.sleep(LUCK.uniform(0.5, 1.5) * LOOK)
            with suppress(StoreTrouble):
                for bout in await self.tables.store.due():
                    await self._attend(bout)
                for live in [live for live in self.tables.live.values() if live.stale]:
                    with suppress(NoTable):
                        await self.tables.follow(live)
            self._tidy()
            if self.retention.is_due():
                self._soon(self.retention.try_once())

    def _tidy(self) -> None:
        """Remove idle tables, not too often: with a thousand tables, that takes as long as several decisions."""
        now = self.tables.times.now()
        if now - self._tidied >= TIDY:
            self._tidied = now
            self.tables.put_away()

    async def _attend(self, bout: str) -> None:
        """Handle a bout that is due: a player is out of time, or a bot is asked again. If it cannot be read, wait."""
        tables, decisions = self.tables, self.decisions
        with suppress(StoreTrouble, NoTable):
            try:
                live = await tables.table(bout)
                await decisions.decide(live, lambda table: actions.flags(table, tables.lived()))
                async with live.lock:
                    decisions.bot_turns.wake(live)
                due = LATER if live.table.frozen else summarize(live.table, tables.lived()).due
                await tables.store.postpone(bout, due)
            except (StoreTrouble, NoTable):
                raise
            except Exception as error:
                note_fault(error, bout=digest(bout))
                await tables.store.postpone(bout, LATER)
