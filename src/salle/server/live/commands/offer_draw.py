"""A player offers the others a draw."""

from __future__ import annotations

from salle.server.live.commands.context import Context
from salle.server.table import agreements
from salle.wire import messages


async def offer_draw(context: Context, command: messages.OfferDraw) -> None:
    """Offer a draw, or agree if the others offer one. The log keeps every offer, so they have a rate limit."""
    context.limiter.admit("take_backs", context.watcher.person)
    await context.ask(command, lambda table, seat, at: agreements.offer_draw(table, seat))
