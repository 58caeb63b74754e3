"""Bouts that are over: who may look at them again, and their record, by which every card can be verified."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import Request
from litestar.datastructures import State as AppState

from salle.core.record import BOT, Record
from salle.core.seal import Seal
from salle.core.sealed import Sealed
from salle.server.table.table import NotNow, Table
from salle.server.web.auth import me


async def finished(request: Request[Any, Any, AppState], table: str) -> Table:
    """A table whose bout is over, for whoever fenced there, and for all if it was public; NotNow if it is not."""
    live = await request.app.state.service.hall.table(table)
    now: Table = live.table
    if not now.opens_for(()) and not now.opens_for(now.seats_of((await me(request)).id)):
        raise NotNow("server-error-not-your-bout")
    if now.stage != "over":
        raise NotNow("server-error-not-over")
    return now


def names(table: Table) -> list[str]:
    """Who sat where; somebody who is no more has no name."""
    return [place.name for place in table.places]


def record_of(table: Table, people: Sequence[str]) -> Record:
    """The record in which people have these names, by seat, with how it was dealt."""
    names = [BOT + place.bot if place.bot else name for place, name in zip(table.places, people, strict=True)]
    sealed = Sealed(Seal(table.secret, table.entropy), list(table.counters.values()), revealed=True)
    return Record.of(table.bout, tuple(names), sealed, agreed=table.ended == "agreed")
