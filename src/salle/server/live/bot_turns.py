"""Asks bots for their decisions, and sends them at a fixed pace."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from salle.processes import NoAnswer
from salle.server.bots.pool import BotPool
from salle.server.event_loop import end_task
from salle.server.live.live_table import LiveTable, Thought
from salle.server.logging import note_fault
from salle.server.rate_limits import TooMany
from salle.server.store.database import StoreTrouble
from salle.server.table import actions
from salle.server.table.table import Table

if TYPE_CHECKING:
    from salle.server.live.deciding import Decisions

BOT_GRACE: Final = 15.0  # seconds for a bot's answer, before any worker asks the bot again


class BotTurns:
    """The bots of one worker that have a decision to make."""

    def __init__(self, decisions: Decisions, bots: BotPool) -> None:
        self._decisions: Final = decisions
        self._bots: Final = bots

    def wake(self, live: LiveTable) -> None:
        """Ask the bots that have to act, and cancel questions that no longer apply."""
        table = live.table
        wanted = {Thought(seat, table.ply, table.fresh) for seat in table.due() if table.places[seat].bot}
        for thought in live.thinking.keys() - wanted:
            if live.thinking[thought] is not asyncio.current_task():  # this task has just played that decision
                live.thinking.pop(thought).cancel()
        for thought in sorted(wanted - live.thinking.keys()):
            live.thinking[thought] = asyncio.create_task(self._answer(live, thought), name="bot")

    async def _answer(self, live: LiveTable, thought: Thought) -> None:
        """Play one action of a bot, at a time that does not depend on its cards. A bot without an answer is out."""
        times, decide, seat = self._decisions.tables.times, self._decisions.decide, thought.seat
        began = times.now()

        def fits(now: Table) -> bool:
            return (now.ply, now.fresh) == thought[1:] and seat in now.due()

        try:
            token = await self._bots.choose(live.table, seat)
            await times.sleep_until(self._bots.answered_at(began, times.now()))
            await decide(live, lambda now: actions.act(now, seat, now.ply, token) if fits(now) else ())
        except NoAnswer:
            with suppress(StoreTrouble):
                await decide(live, lambda now: actions.retire(now, seat, "left") if fits(now) else ())
        except (StoreTrouble, TooMany):
            pass  # the scheduler will ask again at the deadline of the bout
        except Exception as error:
            note_fault(error)
        finally:
            if live.thinking.get(thought) is asyncio.current_task():
                del live.thinking[thought]

    async def stop(self) -> None:
        for live in self._decisions.tables.live.values():
            for task in [*live.thinking.values()]:
                await end_task(task)
