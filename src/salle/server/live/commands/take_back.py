"""A player takes back the latest decision, or asks the others to allow it."""

from __future__ import annotations

from salle.server.live.commands.context import Context
from salle.server.table import agreements
from salle.wire import messages


async def take_back(context: Context, command: messages.TakeBack) -> None:
    """Take back the seat's latest decision. The bout is played again up to there, so a player can't do it often."""
    context.limiter.admit("take_backs", context.watcher.person)
    await context.ask(command, agreements.take_back)
