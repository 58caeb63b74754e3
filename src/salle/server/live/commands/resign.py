"""A player resigns."""

from __future__ import annotations

from salle.server.live.commands.context import Context
from salle.server.table import actions
from salle.wire import messages


async def resign(context: Context, command: messages.Resign) -> None:
    await context.decide(command, lambda table, seat, at: actions.retire(table, seat, "resigned"))
