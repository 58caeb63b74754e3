"""The context of a command: its table and watcher, and the services of this worker."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from salle.core.errors import OutOfTurn
from salle.server.live.audience import Audience
from salle.server.live.deciding import Decisions
from salle.server.live.hints import HintService
from salle.server.live.live_table import LiveTable
from salle.server.live.watcher import Watcher
from salle.server.rate_limits import RateLimiter
from salle.server.table.table import NotNow, Table
from salle.wire import messages
from salle.wire.log_entries import Entry, Offered


class Context(NamedTuple):
    decisions: Decisions
    audience: Audience
    hints: HintService
    limiter: RateLimiter
    live: LiveTable
    watcher: Watcher

    async def decide(self, command: messages.Action, decision: Callable[[Table, int, float], Sequence[Entry]]) -> None:
        """Decide with `decision` for the seat that the command is for, at the current time of the clocks."""
        person, lived = self.watcher.person, self.decisions.tables.lived
        await self.decisions.decide(self.live, lambda table: decision(table, seat_for(table, person, command), lived()))

    async def ask(self, command: messages.Action, decision: Callable[[Table, int, float], Sequence[Entry]]) -> None:
        """The same for a decision that may ask other players. A request of a muted player is declined unseen."""
        muted = await self.decisions.tables.people.shunned(self.live.table.id, self.watcher.person)

        def unless_muted(table: Table, seat: int, at: float) -> Sequence[Entry]:
            entries = decision(table, seat, at)
            if muted and any(isinstance(entry, Offered) for entry in entries):
                raise NotNow("server-error-declined")
            return entries

        await self.decide(command, unless_muted)


def seat_for(table: Table, person: str, command: messages.Action | messages.AskHint) -> int:
    """The seat that a command is for: the one that it names, or the person's seat to act, or one still in the bout."""
    mine = table.seats_of(person)
    if not mine:
        raise OutOfTurn("server-error-watching")
    if command.seat is not None:
        if command.seat not in mine:
            raise OutOfTurn("server-error-not-your-seat", seat=command.seat + 1)
        return command.seat
    deciding = [seat for seat in table.due() if seat in mine]
    return [*deciding, *(seat for seat in mine if table.stands(seat)), *mine][0]
