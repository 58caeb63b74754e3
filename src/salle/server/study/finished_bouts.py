"""Finished bouts: read again from their logs, and their records, by which every card can be verified."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from salle.core.notation.records import BOT, Record
from salle.core.notation.sealed_tags import Sealed
from salle.core.notation.seals import Seal
from salle.server.store.bouts import Row
from salle.server.table.table import Table


def table_from_log(bout: str, secret: str, rows: Sequence[Row], lived: Callable[[float], float]) -> Table:
    """The table as its log says; `lived` gives the time of clocks."""
    table = Table(bout, bytes.fromhex(secret))
    for row in rows:
        table.apply(row.entry, lived(row.at))
    return table


def names(table: Table) -> list[str]:
    """The players' names by seat; a deleted player has none."""
    return [place.name for place in table.places]


def record_of(table: Table, people: Sequence[str]) -> Record:
    """The record in which people have these names, by seat, with how it was dealt."""
    names = [BOT + place.bot if place.bot else name for place, name in zip(table.places, people, strict=True)]
    sealed = Sealed(Seal(table.secret, table.entropy), list(table.counters.values()), revealed=True)
    return Record.of(table.bout, tuple(names), sealed, agreed=table.ended == "agreed")
