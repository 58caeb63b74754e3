"""Tracks which people are connected to which table, across workers.

A worker knows its own sockets, and reads those of other live workers from the database. A single worker need not write
them down: when it ends, all connections end.
"""

from __future__ import annotations

from typing import Final

from salle.server.store.bouts import DEAD
from salle.server.store.database import Database, Statement, StoreTrouble, Taken

HERE: Final = "here:"  # a notice, with the id of a bout: a person connected or left there; without an id: anywhere
CAME: Final = (
    "insert into presence (bout, person, worker) select bouts.id, :person, workers.id from bouts, workers"
    " where bouts.id = :bout and workers.id = :worker on conflict do nothing"
)
WENT: Final = "delete from presence where bout = :bout and person = :person and worker = :worker"
LEFT: Final = "delete from presence where worker = :worker"
SEEN: Final = "update seats set seen_at = {now} where bout = :bout and person = :person"


class Presence:
    """The people at the tables, as this worker knows them."""

    def __init__(self, database: Database, worker: str) -> None:
        self.database: Final = database
        self.worker: Final = worker
        self._here: Final[set[tuple[str, str]]] = set()  # bout and person, through this worker
        self._unsure: bool = False  # a write has failed, so the database may have lost a connection

    async def came(self, bout: str, person: str) -> None:
        """Record that a person is connected to that table."""
        self._here.add((bout, person))
        if self.database.shared:
            await self._write([self._about(CAME, bout, person)], bout)

    async def went(self, bout: str, person: str) -> None:
        """Record that a person has left that table."""
        self._here.discard((bout, person))
        seen = [self._about(SEEN, bout, person)]
        await self._write([*seen, self._about(WENT, bout, person)] if self.database.shared else seen, bout)

    def _about(self, text: str, bout: str, person: str) -> Statement:
        return Statement(text, {"bout": bout, "person": person, "worker": self.worker})

    async def _write(self, statements: list[Statement], bout: str) -> None:
        try:
            await self.database.write(statements, HERE + bout)
        except (StoreTrouble, Taken):
            self._unsure = True

    async def elsewhere(self, bout: str) -> frozenset[str]:
        """The people who are connected to that table through another worker."""
        if not self.database.shared:
            return frozenset()
        rows = await self.database.read(
            "select person from presence join workers on workers.id = worker"
            " where bout = :bout and worker <> :worker and {now} - workers.at <= :dead",
            bout=bout, worker=self.worker, dead=DEAD)  # fmt: skip
        return frozenset(person for (person,) in rows)

    # -- at every heartbeat

    async def assure(self, known: bool) -> None:
        """Store this worker's connections again if the database may have lost some: a write has failed, or the other
        workers have removed this one as dead."""
        if self.database.shared and (self._unsure or not known):
            self._unsure = False
            here = [self._about(CAME, bout, person) for bout, person in self._here]
            await self._write([Statement(LEFT, {"worker": self.worker}), *here], "")
