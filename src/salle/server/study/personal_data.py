"""All that is kept about somebody, for himself: nothing that is hidden from him stands in it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from salle.server.live.loading import LiveTables
from salle.server.people.identity import People
from salle.server.people.rating_store import RatingChange
from salle.server.store.people import Kept, Person
from salle.server.study.finished_bouts import names, record_of
from salle.wire import messages
from salle.wire.bout_list import Listed

ALL: Final = 1_000_000  # bouts


class Export(Struct, frozen=True):
    """Everything about one person."""

    me: messages.Me
    made_at: float
    ratings: list[messages.Standing]
    rated: list[RatingChange]
    tokens: list[Kept]
    muted: list[Kept]
    bouts: list[Listed]
    records: dict[str, str]  # of the bouts that are over


async def exported(person: Person, people: People, live_tables: LiveTables) -> Export:
    """Everything that is kept about him; of bouts that are not over, no more than that they are."""
    bouts = await live_tables.store.bouts_of(person.id, ALL)
    tables = [await live_tables.replayed(bout.id) for bout in bouts if bout.stage == "over"]
    return Export(
        messages.Me(person.id, person.name, person.claimed),
        await people.store.made_at(person.id),
        await live_tables.ratings.of(person.id),
        await live_tables.ratings.history(person.id),
        await people.store.tokens(person.id),
        await people.store.muted(person.id),
        bouts,
        {table.id: record_of(table, names(table)).text() for table in tables if table.stage == "over"},
    )
