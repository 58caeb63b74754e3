"""Leaving for good: running bouts are resigned, and what is left of somebody in the logs is an id that is nobody's."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final

from msgspec.json import decode, encode
from msgspec.structs import replace

from salle.core.game import Seat
from salle.server.database import Database, Statement
from salle.server.entries import Entry, Opened, Sat, read
from salle.server.hall import Hall, NoTable
from salle.server.people import People
from salle.server.store import About, encoded
from salle.server.store_people import PERSON, Person
from salle.server.table import Table

HIS_LOGS: Final = "bout in (select bout from visits where person = :person) and entry like :has"


async def farewell(person: Person, people: People, hall: Hall) -> None:
    """Nobody acts for him any more, his bouts are left to the others, and he is forgotten."""
    await people.store.lapse(person.id, tokens=True)
    await hall.dismiss(person.id)
    for bout, seats in (await unfinished(hall.store.database, person.id)).items():
        with suppress(NoTable):
            live = await hall.table(bout)
            for _ in range(seats):
                await hall.do(live, lambda table: leaving(table, person.id))
    await forget(hall.store.database, person.id)
    await hall.dismiss(person.id)


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
        return table.rise(person)
    if table.stage != "fencing" or table.frozen is not None:
        return ()
    standing = [seat for seat in seats if table.bout.state.stands(Seat(seat))]
    return table.retire(standing[0], "resigned") if standing else ()


async def forget(database: Database, person: str) -> None:
    """No name, password, rating, token or list of his is kept from now on, and no log and no list of bouts has it."""
    while not await _forgotten(database, person):
        pass  # somebody wrote to one of these lists at the same time


async def _forgotten(database: Database, person: str) -> bool:
    """All of it in one transaction; whether nobody came in between."""
    shown = [*await listings(database, person)]
    found = await database.write([
        *[Statement("update bouts set about = :after where id = :bout and about = :before returning id", listing)
          for listing in shown],
        *[Statement(f"update log set entry = replace(entry, :named, :nameless) where {HIS_LOGS}",
                    {**his(person), "named": signed(person, name), "nameless": signed(person, "")})
          for name in await names(database, person)],
        Statement("delete from visits where person = :person", {"person": person}),
        Statement("delete from people where id = :person", {"person": person}),
    ], PERSON + person, long=True)  # fmt: skip
    return all(found[: len(shown)])


async def listings(database: Database, person: str) -> Iterable[dict[str, str]]:
    """What lists show of his bouts, before and after he is forgotten."""
    rows = await database.read(
        "select bout, seat, about from seats join bouts on bouts.id = bout where person = :person",
        person=person)  # fmt: skip
    found: dict[str, dict[str, str]] = {}
    for bout, seat, before in rows:
        listing = found.setdefault(bout, {"bout": bout, "before": before, "after": before})
        about = decode(listing["after"], type=About)
        seats = (*about.seats[:seat], "", *about.seats[seat + 1 :])
        listing["after"] = encoded(replace(about, seats=seats))
    return found.values()


async def names(database: Database, person: str) -> set[str]:
    """All names under which he stands in a log."""
    rows = await database.read(f"select entry from log where {HIS_LOGS}", **his(person))
    found: set[str] = set()
    for (text,) in rows:
        entry = read(text)
        signatures = entry.places if isinstance(entry, Opened) else [entry] if isinstance(entry, Sat) else []
        found |= {one.name for one in signatures if one.person == person and one.name}
    return found


def his(person: str) -> dict[str, str]:
    """The parameters that find the entries with his name."""
    return {"person": person, "has": f'%"person":"{person}"%'}


def signed(person: str, name: str) -> str:
    """How an entry names somebody: his name stands after his id, and so nobody else's is meant."""
    return f'"person":"{person}","name":{encode(name).decode()}'
