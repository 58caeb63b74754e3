"""Sends watchers what has happened and how the table looks, each from the sight of a seat."""

from __future__ import annotations

from collections.abc import Iterable

from salle.core.game import NOBODY
from salle.server.live.live_table import LiveTable
from salle.server.live.watcher import Watcher
from salle.server.table import views
from salle.wire import messages


def send_changes(live: LiveTable, at: float, watchers: Iterable[Watcher] | None = None) -> None:
    """Send all watchers, or only these, what changed since the last time, if anything did."""
    if live.table.number != live.told or watchers is not None:
        send_views(live, live.watchers if watchers is None else watchers, live.told, at, waking=True)
        live.told = live.table.number


def send_views(
    live: LiveTable, watchers: Iterable[Watcher], known: int | None, at: float, waking: bool = False
) -> None:
    """Send these watchers what has happened since the change `known`.

    Watchers with the same view get the same bytes. With `waking`, a person with several seats sees the table from the
    seat to act."""
    table = live.table
    head = views.head(table, live.here(), live.ratings.ratings, live.next)
    made: dict[tuple[int, tuple[int, ...]], bytes] = {}
    for watcher in list(watchers):
        if waking:
            watcher.eyes = watcher.looking(table)
        yours = tuple(table.seats_of(watcher.person))
        key = (int(watcher.eyes), yours)
        if key not in made:
            happened, fresh = views.since(table, known, watcher.eyes)
            counts = [said for seat in yours or (int(NOBODY),) for said in live.ratings.counts.get(seat, ())]
            view = views.view(table, head, watcher.eyes, yours, at, counts)
            made[key] = messages.encode_message(messages.Update(happened, fresh, view))
        watcher.tell(made[key])
