"""Deletes accounts: running bouts are resigned, and only an id without an owner stays in the logs."""

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


async def delete_account(person: Person, people: People, decisions: Decisions, audience: Audience) -> None:
    """Revoke the person's cookies and tokens, resign their bouts, and delete their data."""
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
    """The unfinished bouts of a person, and the number of their seats in each."""
    rows = await database.read(
        "select bout, count(*) from seats join bouts on bouts.id = bout where person = :person and stage <> 'over'"
        " group by bout", person=person)  # fmt: skip
    return dict(rows)


def leaving(table: Table, person: str) -> Sequence[Entry]:
    """The entries that take a person out of a bout: they leave their seat before it, or resign one of their seats.

    A frozen bout stays as it is, because it cannot go on anyway."""
    seats = table.seats_of(person)
    if table.stage == "open" and seats:
        return actions.rise(table, person)
    if table.stage != "fencing" or table.frozen is not None:
        return ()
    standing = [seat for seat in seats if table.bout.state.stands(Seat(seat))]
    return actions.retire(table, standing[0], "resigned") if standing else ()


async def forget(database: Database, person: str) -> None:
    """Delete all data about a person, and their name in all logs and lists."""
    gone = [
        Statement("delete from visits where person = :person", {"person": person}),
        Statement("delete from people where id = :person", {"person": person}),
    ]
    await sign(database, person, "", gone, over=True)
