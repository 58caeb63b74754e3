"""Leaving for good: running bouts are resigned, and what is left of somebody in the logs is an id that is nobody's."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from salle.core.game import Seat
from salle.server.live.audience import Audience
from salle.server.live.deciding import Decisions
from salle.server.live.loading import NoTable
from salle.server.people.identity import People
from salle.server.people.renaming import sign
from salle.server.store.database import Database, Statement
from salle.server.store.people import Person
from salle.server.table import actions
from salle.server.table.table import Table
from salle.wire.log_entries import Entry


async def farewell(person: Person, people: People, decisions: Decisions, audience: Audience) -> None:
    """Nobody acts for him any more, his bouts are left to the others, and he is forgotten."""
    await people.store.lapse(person.id, tokens=True)
    await audience.dismiss(person.id)
    for bout, seats in (await unfinished(decisions.tables.store.database, person.id)).items():
        with suppress(NoTable):
            live = await decisions.tables.table(bout)
            for _ in range(seats):
                await decisions.decide(live, lambda table: leaving(table, person.id))
    await forget(decisions.tables.store.database, person.id)
    await audience.dismiss(person.id)


async def unfinished(database: Database, person: str) -> dict[str, int]:
    """The bouts that await him, and how many seats he has there."""
    rows = await database.read(
        "select bout, count(*) from seats join bouts on bouts.id = bout where person = :person and stage <> 'over'"
        " group by bout", person=person)  # fmt: skip
    return dict(rows)


def leaving(table: Table, person: str) -> Sequence[Entry]:
    """He rises before a bout, and resigns one of his seats in it; with a frozen one nobody can go on anyway."""
    seats = table.seats_of(person)
    if table.stage == "open" and seats:
        return actions.rise(table, person)
    if table.stage != "fencing" or table.frozen is not None:
        return ()
    standing = [seat for seat in seats if table.bout.state.stands(Seat(seat))]
    return actions.retire(table, standing[0], "resigned") if standing else ()


async def forget(database: Database, person: str) -> None:
    """No name, password, rating, token or list of his is kept from now on, and no log and no list of bouts has it."""
    gone = [
        Statement("delete from visits where person = :person", {"person": person}),
        Statement("delete from people where id = :person", {"person": person}),
    ]
    await sign(database, person, "", gone, over=True)
