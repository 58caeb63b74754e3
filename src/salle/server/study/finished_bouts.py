"""The records of finished bouts, by which every card can be verified."""

from __future__ import annotations

from collections.abc import Sequence

from salle.core.notation.records import BOT, Record
from salle.core.notation.sealed_tags import Sealed
from salle.core.notation.seals import Seal
from salle.server.table.table import Table


def names(table: Table) -> list[str]:
    """The players' names by seat; a deleted player has none."""
    return [place.name for place in table.places]


def record_of(table: Table, people: Sequence[str]) -> Record:
    """The record in which people have these names, by seat, with how it was dealt."""
    names = [BOT + place.bot if place.bot else name for place, name in zip(table.places, people, strict=True)]
    sealed = Sealed(Seal(table.secret, table.entropy), list(table.counters.values()), revealed=True)
    return Record.of(table.bout, tuple(names), sealed, agreed=table.ended == "agreed")
