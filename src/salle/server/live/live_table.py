"""A table in memory, with the sockets that look at it."""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

from salle.server.live.watcher import Watcher
from salle.server.people.rating_store import RatingsShown
from salle.server.table.table import Table


class Thought(NamedTuple):
    """What a bot thinks about: its seat, on that ply, and the past that it stands on."""

    seat: int
    ply: int
    fresh: int  # of the table: once something was taken back, it is another ply


class LiveTable:
    """A table in memory. To change it, hold its lock."""

    def __init__(self, table: Table) -> None:
        self.table: Table = table
        self.lock: Final = asyncio.Lock()
        self.watchers: Final[set[Watcher]] = set()
        self.thinking: Final[dict[Thought, asyncio.Task[None]]] = {}
        self.stale: bool = False  # the log may say more than the table knows
        self.told: int = table.number  # how many changes its watchers know of
        self.ratings: RatingsShown = RatingsShown()
        self.elsewhere: frozenset[str] = frozenset()  # who look through other workers
        self.next: str = ""  # the table of the rematch, if there is one
        self.touched: float = 0.0

    def here(self) -> set[int]:
        """The seats whose people look."""
        people = {watcher.person for watcher in self.watchers} | self.elsewhere
        return {seat for person in people for seat in self.table.seats_of(person)}

    def looks(self, person: str) -> bool:
        """Whether that person looks through this worker."""
        return any(watcher.person == person for watcher in self.watchers)

    def away(self) -> dict[int, str]:
        """The people who still fence here and do not look, by seat."""
        here, table = self.here(), self.table
        people = {seat: place.person for seat, place in enumerate(table.places) if place.person}
        return {seat: person for seat, person in people.items() if seat not in here and table.stands(seat)}
