"""A player answers a request."""

from __future__ import annotations

from salle.server.live.commands.context import Context
from salle.server.table.agreements import answer
from salle.wire import messages


async def reply(context: Context, command: messages.Reply) -> None:
    await context.decide(command, lambda table, seat, at: answer(table, seat, command.what, command.yes, at))
