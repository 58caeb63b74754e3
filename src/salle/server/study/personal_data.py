"""The export of all data about a person. It contains nothing that the game hides from them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from typing import Final, Protocol

from msgspec import Struct

from salle.server.live.loading import LiveTables
from salle.server.people.identity import People
from salle.server.people.rating_store import RatingChange
from salle.server.store.bouts import Row
from salle.server.store.people import Kept, Person
from salle.server.study.finished_bouts import record_of
from salle.server.table.table import Table
from salle.wire import messages
from salle.wire.bout_list import Listed

ALL: Final = 1_000_000  # bouts
END: Final = b"}}"  # closes the records and the export


class Run(Protocol):
    """Runs a job in the background worker, for the person who asked."""

    async def __call__(self, work: Callable[[], bytes], goes_on: bool = False) -> bytes: ...


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


async def exported(person: Person, people: People, live_tables: LiveTables, run: Run) -> AsyncIterator[bytes]:
    """The JSON of an `Export`, in parts. `run` makes one record at a time, and none is kept in memory.

    Raises TooMany at once if `run` refuses the first part."""
    bouts = await live_tables.store.bouts_of(person.id, ALL)
    export = Export(
        messages.Me(person.id, person.name, person.claimed),
        await people.store.made_at(person.id),
        await live_tables.ratings.of(person.id),
        await live_tables.ratings.history(person.id),
        await people.store.tokens(person.id),
        await people.store.muted(person.id),
        bouts,
        {},
    )
    begin = await run(lambda: messages.encode_message(export).removesuffix(END))

    async def parts() -> AsyncIterator[bytes]:
        yield begin
        comma = b""
        for bout in bouts:
            if bout.stage == "over":
                secret, rows = await live_tables.store.secret(bout.id), await live_tables.store.log(bout.id)
                written = partial(member, bout.id, secret, rows, live_tables.times.lived)
                if found := await run(written, goes_on=True):
                    yield comma + found
                    comma = b","
        yield END

    return parts()


def member(bout: str, secret: str, rows: Sequence[Row], lived: Callable[[float], float]) -> bytes:
    """A bout's id and record, as a member of the JSON object. Empty if the bout was deleted or cannot be replayed."""
    table = Table(bout, bytes.fromhex(secret))
    table.read(rows, lived)
    if table.stage != "over":
        return b""
    return messages.encode_message({bout: record_of(table).text()})[1:-1]
