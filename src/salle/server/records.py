"""The record of a bout that is over, with how it was dealt: whoever has it can verify every card."""

from __future__ import annotations

from collections.abc import Sequence

from salle.core.record import Record
from salle.core.seal import Seal
from salle.core.sealed import Sealed
from salle.server.table import Table


def record_of(table: Table, names: Sequence[str]) -> Record:
    """The record under these names, by seat."""
    sealed = Sealed(Seal(table.secret, table.entropy), list(table.counters.values()), revealed=True)
    return Record.of(table.bout, tuple(names), sealed)
