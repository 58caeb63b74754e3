"""What happens by itself: bots are asked, flags fall, other workers are followed, idle tables are put away."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from random import SystemRandom
from typing import Final

from salle.processes import NoAnswer
from salle.server.bots.pool import BotPool
from salle.server.live.audience import LiveTable, Thought
from salle.server.live.deciding import BOT_GRACE, LiveTables, NoTable
from salle.server.live.garbage_collection import sweep
from salle.server.live.presence import HERE
from salle.server.live.retention import GONE, Retention
from salle.server.logging import digest, note_fault
from salle.server.rate_limits import TooMany
from salle.server.settings import RetentionSettings
from salle.server.store.database import StoreTrouble
from salle.server.store.people import PERSON
from salle.server.table.table import Table

LOOK: Final = 0.25  # seconds between two looks for what is due, on average
LUCK: Final = SystemRandom()
TIDY: Final = 10.0  # seconds between two looks at all tables for those that nobody looks at
LATER: Final = 600.0  # seconds until a bout that can't be read is looked at again


class Scheduler:
    """Looks after the live tables of one worker."""

    def __init__(self, live_tables: LiveTables, bots: BotPool, keep: RetentionSettings | None = None) -> None:
        self.live_tables: Final = live_tables
        self.bots: Final = bots
        self.retention: Final = Retention(live_tables, keep or RetentionSettings())
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._tidied: float = 0.0
        live_tables.changed = self.wake_bots

    async def start(self) -> None:
        """Begin, with what waited while nobody was up."""
        self.live_tables.store.listen(self._heard)
        for bout in await self.live_tables.store.waiting(BOT_GRACE):
            self._soon(self._attend(bout))
        self._soon(self._look_after())

    async def stop(self) -> None:
        """Let go of everything; the log knows all that matters."""
        for live in self.live_tables.live.values():
            for watcher in live.watchers:
                watcher.cut()
        for task in list(self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    def _soon(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            note_fault(error)

    def wake_bots(self, live: LiveTable) -> None:
        """Ask the bots whose decision is missing, and let go of what is no longer thought about for anybody."""
        table = live.table
        wanted = {Thought(seat, table.ply, table.fresh) for seat in table.due() if table.places[seat].bot}
        for thought in live.thinking.keys() - wanted:
            if live.thinking[thought] is not asyncio.current_task():  # which has just made it come true
                live.thinking.pop(thought).cancel()
        for thought in sorted(wanted - live.thinking.keys()):
            live.thinking[thought] = self._soon(self._let_bot(live, thought))

    async def _let_bot(self, live: LiveTable, thought: Thought) -> None:
        """One decision of a bot, told at a time that does not hang on what it holds; one that can't be had retires."""
        times, began, seat = self.live_tables.times, self.live_tables.times.now(), thought.seat

        def fits(now: Table) -> bool:
            return (now.ply, now.fresh) == thought[1:] and seat in now.due()

        try:
            token = await self.bots.choose(live.table, seat)
            await times.sleep_until(self.bots.answered_at(began, times.now()))
            await self.live_tables.do(live, lambda now: now.act(seat, now.ply, token) if fits(now) else ())
        except NoAnswer:
            with suppress(StoreTrouble):
                await self.live_tables.do(live, lambda now: now.retire(seat, "left") if fits(now) else ())
        except (StoreTrouble, TooMany):
            pass  # the deadline of the bout will ask again
        finally:
            if live.thinking.get(thought) is asyncio.current_task():
                del live.thinking[thought]

    def _heard(self, notice: str) -> None:
        """Another worker has written to that bout, or about that person; no name: any bout may have changed."""
        if notice.startswith(PERSON):
            self._soon(self._dismiss(notice.removeprefix(PERSON)))
            return
        if notice.startswith(GONE):
            self.live_tables.forget(notice.removeprefix(GONE))
            return
        bout = notice.removeprefix(HERE)
        self.live_tables.reading.heard(bout)
        tables = self.live_tables.live
        for live in [tables[bout]] if bout in tables else [] if bout else [*tables.values()]:
            self._soon(self._follow(live, who=not bout or notice.startswith(HERE)))

    async def _follow(self, live: LiveTable, who: bool = False) -> None:
        """Read what is new about a table, and who looks at it."""
        with suppress(StoreTrouble, NoTable):
            await self.live_tables.follow(live)
            if who:
                await self.live_tables.look_around(live)

    async def _dismiss(self, person: str) -> None:
        with suppress(StoreTrouble):
            await self.live_tables.dismiss(person)

    async def _look_after(self) -> None:
        while True:
            # or one worker might always look before another
            await self.live_tables.times.sleep(LUCK.uniform(0.5, 1.5) * LOOK)
            with suppress(StoreTrouble):
                for bout in await self.live_tables.store.due():
                    await self._attend(bout)
                for live in [live for live in self.live_tables.live.values() if live.stale]:
                    with suppress(NoTable):
                        await self.live_tables.follow(live)
            self._tidy()
            sweep(self.live_tables.idle())
            if self.retention.is_due():
                self._soon(self.retention.try_once())

    def _tidy(self) -> None:
        """Put away what nobody looks at; with a thousand tables that takes as long as several decisions."""
        now = self.live_tables.times.now()
        if now - self._tidied >= TIDY:
            self._tidied = now
            self.live_tables.put_away()

    async def _attend(self, bout: str) -> None:
        """Look at a bout that is due: a flag falls, or a bot is asked once more. One that can't be read waits."""
        live_tables = self.live_tables
        with suppress(StoreTrouble, NoTable):
            try:
                live = await live_tables.table(bout)
                await live_tables.do(live, lambda table: table.flags(live_tables.lived()))
                async with live.lock:
                    self.wake_bots(live)
                await live_tables.store.postpone(bout, live_tables.standing(live.table, live_tables.times.now()).due)
            except (StoreTrouble, NoTable):
                raise
            except Exception as error:
                note_fault(error, bout=digest(bout))
                await live_tables.store.postpone(bout, LATER)
