"""The steward: what happens by itself. Bots are asked, flags fall, other workers are followed, idle tables put away."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from random import SystemRandom
from typing import Final

from salle.processes import NoAnswer
from salle.server.bots.pool import Bots
from salle.server.live.audience import Live, Thought
from salle.server.live.deciding import BOT_GRACE, Hall, NoTable
from salle.server.live.garbage_collection import sweep
from salle.server.live.presence import HERE
from salle.server.live.retention import GONE, Upkeep
from salle.server.logging import digest, note_fault
from salle.server.settings import Keeping
from salle.server.store.database import StoreTrouble
from salle.server.store.people import PERSON
from salle.server.table.table import Table

LOOK: Final = 0.25  # seconds between two looks for what is due, on average
LUCK: Final = SystemRandom()
TIDY: Final = 10.0  # seconds between two looks at all tables for those that nobody looks at
LATER: Final = 600.0  # seconds until a bout that can't be read is looked at again


class Steward:
    """Looks after the hall of one worker."""

    def __init__(self, hall: Hall, bots: Bots, keep: Keeping | None = None) -> None:
        self.hall: Final = hall
        self.bots: Final = bots
        self.upkeep: Final = Upkeep(hall, keep or Keeping())
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._tidied: float = 0.0
        hall.changed = self.wake_bots

    async def start(self) -> None:
        """Begin, with what waited while nobody was up."""
        self.hall.store.listen(self._heard)
        for bout in await self.hall.store.waiting(BOT_GRACE):
            self._soon(self._attend(bout))
        self._soon(self._look_after())

    async def stop(self) -> None:
        """Let go of everything; the log knows all that matters."""
        for live in self.hall.live.values():
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

    def wake_bots(self, live: Live) -> None:
        """Ask the bots whose decision is missing, and let go of what is no longer thought about for anybody."""
        table = live.table
        wanted = {Thought(seat, table.ply, table.fresh) for seat in table.due() if table.places[seat].bot}
        for thought in live.thinking.keys() - wanted:
            if live.thinking[thought] is not asyncio.current_task():  # which has just made it come true
                live.thinking.pop(thought).cancel()
        for thought in sorted(wanted - live.thinking.keys()):
            live.thinking[thought] = self._soon(self._let_bot(live, thought))

    async def _let_bot(self, live: Live, thought: Thought) -> None:
        """One decision of a bot, told at a time that does not hang on what it holds; one that can't be had retires."""
        times, began, seat = self.hall.times, self.hall.times.now(), thought.seat

        def fits(now: Table) -> bool:
            return (now.ply, now.fresh) == thought[1:] and seat in now.due()

        try:
            token = await self.bots.choose(live.table, seat)
            await times.sleep_until(self.bots.answered_at(began, times.now()))
            await self.hall.do(live, lambda now: now.act(seat, now.ply, token) if fits(now) else ())
        except NoAnswer:
            with suppress(StoreTrouble):
                await self.hall.do(live, lambda now: now.retire(seat, "left") if fits(now) else ())
        except StoreTrouble:
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
            self.hall.forget(notice.removeprefix(GONE))
            return
        bout = notice.removeprefix(HERE)
        self.hall.reading.heard(bout)
        for live in [self.hall.live[bout]] if bout in self.hall.live else [] if bout else [*self.hall.live.values()]:
            self._soon(self._follow(live, who=not bout or notice.startswith(HERE)))

    async def _follow(self, live: Live, who: bool = False) -> None:
        """Read what is new about a table, and who looks at it."""
        with suppress(StoreTrouble, NoTable):
            await self.hall.follow(live)
            if who:
                await self.hall.look_around(live)

    async def _dismiss(self, person: str) -> None:
        with suppress(StoreTrouble):
            await self.hall.dismiss(person)

    async def _look_after(self) -> None:
        while True:
            await self.hall.times.sleep(LUCK.uniform(0.5, 1.5) * LOOK)  # or one worker might always look before another
            with suppress(StoreTrouble):
                for bout in await self.hall.store.due():
                    await self._attend(bout)
                for live in [live for live in self.hall.live.values() if live.stale]:
                    with suppress(NoTable):
                        await self.hall.follow(live)
            self._tidy()
            sweep(self.hall.idle())
            if self.upkeep.is_due():
                self._soon(self.upkeep.try_once())

    def _tidy(self) -> None:
        """Put away what nobody looks at; with a thousand tables that takes as long as several decisions."""
        now = self.hall.times.now()
        if now - self._tidied >= TIDY:
            self._tidied = now
            self.hall.put_away()

    async def _attend(self, bout: str) -> None:
        """Look at a bout that is due: a flag falls, or a bot is asked once more. One that can't be read waits."""
        hall = self.hall
        with suppress(StoreTrouble, NoTable):
            try:
                live = await hall.table(bout)
                await hall.do(live, lambda table: table.flags(hall.lived()))
                async with live.lock:
                    self.wake_bots(live)
                await hall.store.postpone(bout, hall.standing(live.table, hall.times.now()).due)
            except (StoreTrouble, NoTable):
                raise
            except Exception as error:
                note_fault(error, bout=digest(bout))
                await hall.store.postpone(bout, LATER)
