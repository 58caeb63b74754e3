"""The records of finished bouts, with which every card can be verified."""

from __future__ import annotations

from collections.abc import Sequence

from salle.core.notation.records import BOT, Record
from salle.core.notation.sealed_tags import Sealed
from salle.core.notation.seals import Seal
from salle.server.table.table import Table


def record_of(table: Table, people: Sequence[str] | None = None) -> Record:
    """The record of a bout, with its deals. `people` replaces the names, by seat. A deleted player has none."""
    given = [place.name for place in table.places] if people is None else people
    names = [BOT + place.bot if place.bot else name for place, name in zip(table.places, given, strict=True)]
    sealed = Sealed(Seal(table.secret, table.entropy), list(table.counters.values()), revealed=True)
    return Record.of(table.bout, tuple(names), sealed, agreed=table.ended == "agreed")
