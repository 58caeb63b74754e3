"""A player takes back their latest action, or asks the others to allow it."""

from __future__ import annotations

from salle.server.live.commands.context import Context
from salle.server.table import agreements
from salle.wire import messages


async def take_back(context: Context, command: messages.TakeBack) -> None:
    """Take back the seat's latest action. That replays the bout, so it has a rate limit."""
    context.limiter.admit("take_backs", context.watcher.person)
    await context.ask(command, agreements.take_back)
