"""The summary of a bout that is stored beside its log."""

from __future__ import annotations

from collections.abc import Sequence

from salle.server.live.bot_turns import BOT_GRACE
from salle.server.live.loading import seats_changed
from salle.server.store.bouts import BoutSummary
from salle.server.table.table import Table
from salle.wire.bout_list import About
from salle.wire.log_entries import Bank, Days, Entry


def summarize(table: Table, lived: float, entries: Sequence[Entry] = ()) -> BoutSummary:
    """The summary after these entries, at a time on the clock of bouts."""
    seats = tuple(place.name or place.bot for place in table.places)
    bots = tuple(place.bot != "" for place in table.places)
    due = tuple(sorted(table.moments())) if table.stage == "fencing" else ()
    about = About(seats, bots, table.result, table.terms.rated, clock_text(table.terms.clock), due)
    people = tuple(place.person for place in table.places) if seats_changed(entries) else None
    waits = [BOT_GRACE] if any(table.places[seat].bot for seat in table.due()) else []
    falls = table.clock.falls() if table.clock is not None and table.stage == "fencing" else None
    waits += [max(0.0, falls - lived)] if falls is not None else []
    return BoutSummary(table.stage, about, people, min(waits, default=None), any(bots) or table.clock is not None)


def clock_text(clock: Bank | Days | None) -> str:
    """A clock as lists show it: 300+5 for a bank of seconds, 3d for days."""
    if clock is None:
        return ""
    return f"{clock.days}d" if isinstance(clock, Days) else f"{clock.seconds}+{clock.increment}"
