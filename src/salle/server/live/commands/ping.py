"""A client asks whether the server is there."""

from __future__ import annotations

from salle.server.live.commands.context import Context
from salle.wire import messages


async def ping(context: Context, command: messages.Ping) -> None:
    context.watcher.tell(messages.encode_message(messages.Pong(command.re)))
