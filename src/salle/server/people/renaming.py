"""Changes the name of a person in the logs and lists of all their bouts at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.json import decode, encode
from msgspec.structs import replace

from salle.server.store.bouts import encoded
from salle.server.store.database import Database, Statement
from salle.server.store.people import PERSON
from salle.wire.bout_list import About
from salle.wire.log_entries import Opened, Sat, read_entry

ENTRIES_WITH_NAME: Final = "bout in (select bout from visits where person = :person) and entry like :has"
RUNNING: Final = " and bout in (select id from bouts where stage <> 'over')"


async def sign(database: Database, person: str, name: str, also: Sequence[Statement] = (), over: bool = False) -> None:
    """Write that name into the person's unfinished bouts, or into all, and notify the other workers.

    The statements in `also` are part of the same transaction."""
    while not await _signed(database, person, name, also, "" if over else RUNNING):
        pass  # another writer changed one of these lists at the same time


async def _signed(database: Database, person: str, name: str, also: Sequence[Statement], where: str) -> bool:
    """Write the name in one transaction. Returns False if another writer came in between."""
    shown = await listings(database, person, name, where)
    others = await names(database, person, where) - {name}
    if not shown and not others and not also:
        return True
    found = await database.write([
        *[Statement("update bouts set about = :after where id = :bout and about = :before returning id", listing)
          for listing in shown],
        *[Statement(f"update log set entry = replace(entry, :before, :after) where {ENTRIES_WITH_NAME}{where}",
                    {**name_parameters(person), "before": signature(person, other), "after": signature(person, name)})
          for other in others],
        *also,
    ], PERSON + person)  # fmt: skip
    return all(found[: len(shown)])


async def listings(database: Database, person: str, name: str, where: str) -> list[dict[str, str]]:
    """The list entries of the person's bouts that change, before and after."""
    rows = await database.read(
        f"select bout, seat, about from seats join bouts on bouts.id = bout where person = :person{where}",
        person=person)  # fmt: skip
    found: dict[str, dict[str, str]] = {}
    for bout, seat, before in rows:
        listing = found.setdefault(bout, {"bout": bout, "before": before, "after": before})
        about = decode(listing["after"], type=About)
        seats = (*about.seats[:seat], name, *about.seats[seat + 1 :])
        listing["after"] = encoded(replace(about, seats=seats))
    return [listing for listing in found.values() if listing["before"] != listing["after"]]


async def names(database: Database, person: str, where: str = "") -> set[str]:
    """All names of the person in the logs."""
    rows = await database.read(f"select entry from log where {ENTRIES_WITH_NAME}{where}", **name_parameters(person))
    found: set[str] = set()
    for (text,) in rows:
        entry = read_entry(text)
        signatures = entry.places if isinstance(entry, Opened) else [entry] if isinstance(entry, Sat) else []
        found |= {one.name for one in signatures if one.person == person and one.name}
    return found


def name_parameters(person: str) -> dict[str, str]:
    """The SQL parameters that find the log entries with the person's name."""
    return {"person": person, "has": f'%"person":"{person}"%'}


def signature(person: str, name: str) -> str:
    """The text of a name in an entry. It follows the person's id, so it matches no other person's name."""
    return f'"person":"{person}","name":{encode(name).decode()}'
