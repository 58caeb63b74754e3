"""A table in memory, with the sockets that look at it."""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

from salle.server.live.watcher import Watcher
from salle.server.people.rating_store import RatingsShown
from salle.server.table.table import Table


class Thought(NamedTuple):
    """The decision that a bot makes: its seat, the ply, and the number of the latest takeback."""

    seat: int
    ply: int
    fresh: int  # as in `Table`: after a takeback, the same ply is another decision


class LiveTable:
    """A table in memory. To change it, hold its lock."""

    def __init__(self, table: Table) -> None:
        self.table: Table = table
        self.lock: Final = asyncio.Lock()
        self.watchers: Final[set[Watcher]] = set()
        self.thinking: Final[dict[Thought, asyncio.Task[None]]] = {}
        self.stale: bool = False  # the log may have entries that the table does not know
        self.told: int = table.number  # the number of the latest change that was sent
        self.ratings: RatingsShown = RatingsShown()
        self.elsewhere: frozenset[str] = frozenset()  # people who watch through other workers
        self.next: str = ""  # the id of the rematch's table, if there is one
        self.touched: float = 0.0

    def here(self) -> set[int]:
        """The seats whose players are connected."""
        people = {watcher.person for watcher in self.watchers} | self.elsewhere
        return {seat for person in people for seat in self.table.seats_of(person)}

    def looks(self, person: str) -> bool:
        """Whether that person is connected through this worker."""
        return any(watcher.person == person for watcher in self.watchers)

    def away(self) -> dict[int, str]:
        """The people who are still in the bout but not connected, by seat."""
        here, table = self.here(), self.table
        people = {seat: place.person for seat, place in enumerate(table.places) if place.person}
        return {seat: person for seat, person in people.items() if seat not in here and table.stands(seat)}
