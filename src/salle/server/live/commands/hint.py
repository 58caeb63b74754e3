"""A player asks for a hint."""

from __future__ import annotations

from salle.server.live.commands.context import Context, seat_for
from salle.wire import messages


async def hint(context: Context, command: messages.AskHint) -> None:
    """Start to compute hints. They are sent to this watcher alone."""
    seat = seat_for(context.live.table, context.watcher.person, command)
    context.hints.advise(context.live, context.watcher, seat, command.re)
