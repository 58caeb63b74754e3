"""A player claims that absent players have left the bout. Without a clock, nothing else would end it."""

from __future__ import annotations

from typing import Final

from salle.core.errors import OutOfTurn
from salle.server.live.commands.context import Context
from salle.server.live.live_table import LiveTable
from salle.server.live.loading import LiveTables
from salle.server.table import actions
from salle.server.table.table import NotNow
from salle.wire import messages

AWAY: Final = 300.0  # seconds of absence, after which a player can be claimed to have left


async def claim(context: Context, command: messages.Claim) -> None:
    """Take the seats out of the bout whose players have been away for long."""
    tables, live = context.decisions.tables, context.live
    if live.stale:
        await tables.follow(live)
    mine = live.table.seats_of(context.watcher.person)
    if not mine:
        raise OutOfTurn("server-error-watching")
    actions.check_fences(live.table, *mine)
    if live.table.clock is not None:
        raise NotNow("server-error-clock-decides")
    await context.audience.look_around(live)
    gone = await away_for_long(tables, live)
    if not gone:
        raise NotNow("server-error-not-away", minutes=round(AWAY / 60))
    for _ in gone:
        await context.decisions.decide(
            live, lambda now: next((actions.retire(now, seat, "left") for seat in gone if seat in live.away()), ())
        )


async def away_for_long(tables: LiveTables, live: LiveTable) -> list[int]:
    """The seats whose players have been away for long. There are none shortly after a start of the server."""
    seen = await tables.store.last_seen(live.table.id)
    latest = tables.times.now() - AWAY
    away = live.away() if tables.began <= latest else {}
    return [seat for seat, person in away.items() if seen.get(person, 0.0) <= latest]
