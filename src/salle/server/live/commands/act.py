"""A player acts."""

from __future__ import annotations

from salle.server.live.commands.context import Context
from salle.server.table import actions
from salle.wire import messages


async def act(context: Context, command: messages.Act) -> None:
    await context.decide(command, lambda table, seat, at: actions.act(table, seat, command.ply, command.token))
