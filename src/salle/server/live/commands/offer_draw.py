"""A player offers the others a draw."""

from __future__ import annotations

from salle.server.live.commands.context import Context
from salle.server.live.commands.requests import unless_muted
from salle.server.table import agreements
from salle.wire import messages


async def offer_draw(context: Context, command: messages.OfferDraw) -> None:
    """Offer a draw, or agree if the others offer one."""
    muted = await context.muted()
    await context.decide(command, lambda table, seat, at: unless_muted(muted, agreements.offer_draw(table, seat)))
