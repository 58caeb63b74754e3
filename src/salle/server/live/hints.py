"""Hints for a player to act: the Maestro's best offers, computed only from what the player's seat has seen.

They are sent only to that player, at the fixed pace of the bots: otherwise the waiting time would reveal how long
another bot has thought.
"""

from __future__ import annotations

import asyncio
from typing import Final

from msgspec import Raw
from msgspec.json import encode

from salle.core.errors import OutOfTurn, SalleError
from salle.players.external_bot_protocol import question_line
from salle.processes import NoAnswer
from salle.server.bots.pool import BotPool
from salle.server.live.live_table import LiveTable
from salle.server.live.watcher import Watcher
from salle.server.rate_limits import RateLimiter
from salle.server.server_time import ServerTime
from salle.server.table.table import NotNow, Table
from salle.wire import messages
from salle.wire.bot_protocol import Advise


class HintService:
    """Gives hints at the tables of one worker."""

    def __init__(self, bots: BotPool, limiter: RateLimiter, times: ServerTime) -> None:
        self._bots: Final = bots
        self._limiter: Final = limiter
        self._times: Final = times
        self._thinking: Final[set[asyncio.Task[None]]] = set()

    def advise(self, live: LiveTable, watcher: Watcher, seat: int, re: int) -> None:
        """Start to compute hints for that seat. They are sent to this watcher alone."""
        line = asked(live.table, seat)
        self._limiter.admit("hints", watcher.person)
        task = asyncio.create_task(self._think(live, watcher, line, seat, re))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def _think(self, live: LiveTable, watcher: Watcher, line: bytes, seat: int, re: int) -> None:
        """Compute and send hints. This goes on if the watcher disconnects, because other bots share the process."""
        began, ply, fresh = self._times.now(), live.table.ply, live.table.fresh
        told: messages.Told
        try:
            told = messages.Hints(ply, seat, await self._bots.advise(watcher.person, live.table.id, line), re)
        except NoAnswer:
            told = messages.Problem(NotNow("server-error-no-hint").message, re)
        except SalleError as error:
            told = messages.Problem(error.message, re)
        await self._times.sleep_until(self._bots.answered_at(began, self._times.now()))
        if (live.table.ply, live.table.fresh) != (ply, fresh) or seat not in live.table.due():
            told = messages.Problem(NotNow("server-error-hint-late").message, re)
        watcher.tell(messages.encode_message(told))


def asked(table: Table, seat: int) -> bytes:
    """The question for that seat: what it has seen. Raises NotNow or OutOfTurn if the seat can have no hint."""
    if table.terms.rated:
        raise NotNow("server-error-hints-rated")
    if seat not in table.due():
        raise OutOfTurn("server-error-not-your-turn")
    who = f"{table.id}/{seat}"
    seen = table.moments()[seat].seen()
    return encode(Advise(who, table.terms.game, dict(table.game.options), Raw(question_line(0, 0, seen))))
