"""Runs the command of a client."""

from __future__ import annotations

from salle.server.live.commands.act import act
from salle.server.live.commands.claim import claim
from salle.server.live.commands.context import Context
from salle.server.live.commands.hint import hint
from salle.server.live.commands.look import look
from salle.server.live.commands.offer_draw import offer_draw
from salle.server.live.commands.ping import ping
from salle.server.live.commands.reply import reply
from salle.server.live.commands.resign import resign
from salle.server.live.commands.take_back import take_back
from salle.wire import messages


async def obey(context: Context, command: messages.Command) -> None:
    """Run the command, or raise the reason why it is refused."""
    match command:
        case messages.Act():
            await act(context, command)
        case messages.TakeBack():
            await take_back(context, command)
        case messages.OfferDraw():
            await offer_draw(context, command)
        case messages.Reply():
            await reply(context, command)
        case messages.Resign():
            await resign(context, command)
        case messages.Claim():
            await claim(context, command)
        case messages.Look():
            await look(context, command)
        case messages.AskHint():
            await hint(context, command)
        case messages.Ping():
            await ping(context, command)
