"""What players ask of each other."""

from __future__ import annotations

from collections.abc import Sequence

from salle.server.table.table import NotNow
from salle.wire.log_entries import Entry, Offered


def unless_muted(muted: bool, entries: Sequence[Entry]) -> Sequence[Entry]:
    """These entries; a request of a muted player is declined without being shown."""
    if muted and any(isinstance(entry, Offered) for entry in entries):
        raise NotNow("server-error-declined")
    return entries
