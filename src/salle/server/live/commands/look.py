"""A player with several seats looks from another one."""

from __future__ import annotations

from salle.server.live.commands.context import Context
from salle.wire import messages


async def look(context: Context, command: messages.Look) -> None:
    """Show the table from that seat."""
    await context.audience.look(context.live, context.watcher, command.seat, command.since)
