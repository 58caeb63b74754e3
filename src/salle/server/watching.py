"""Who looks at a table: a watcher is a socket with somebody's eyes, and is told what these may see."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from salle.core.game import NOBODY, Seat
from salle.server import views, wire
from salle.server.store_people import UNPROVEN, Proof
from salle.server.table import Table

POLICY, TRY_AGAIN = 1008, 1013  # why a socket closes: nobody serves it any more, or the client should come back
BEHIND: Final = 64  # messages that may wait for a slow client


class Watcher:
    """A socket at a table: who looks, and with whose eyes."""

    def __init__(self, person: str, proof: Proof = UNPROVEN) -> None:
        self.person: Final = person
        self.proof: Final = proof
        self.eyes: Seat = NOBODY
        self.waiting: Final[asyncio.Queue[bytes | None]] = asyncio.Queue(BEHIND)
        self.lost: bool = False
        self.code: int = TRY_AGAIN  # with which the socket closes

    def tell(self, message: bytes) -> None:
        """Send it as soon as the client can take it; a client that is too slow is cut off and may come back."""
        if self.lost:
            return
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.cut()

    def cut(self, code: int = TRY_AGAIN) -> None:
        """Send nothing more: the socket closes, for the reason of the first who cuts it."""
        if not self.lost:
            self.lost, self.code = True, code
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)

    def open_eyes(self, table: Table) -> None:
        """With several seats on one screen, those of whoever decides; else his own, or a spectator's."""
        mine = table.seats_of(self.person)
        deciding = [seat for seat in table.due() if seat in mine]
        if deciding and int(self.eyes) not in deciding:
            self.eyes = Seat(deciding[0])
        elif int(self.eyes) not in mine:
            self.eyes = Seat(mine[0]) if mine else NOBODY


class Thought(NamedTuple):
    """What a bot thinks about: its seat, on that ply, and the past that it stands on."""

    seat: int
    ply: int
    fresh: int  # of the table: once something was taken back, it is another ply


class Live:
    """A table that is looked at."""

    def __init__(self, table: Table) -> None:
        self.table: Table = table
        self.lock: Final = asyncio.Lock()
        self.watchers: Final[set[Watcher]] = set()
        self.thinking: Final[dict[Thought, asyncio.Task[None]]] = {}
        self.stale: bool = False  # the log may say more than the table knows
        self.told: int = table.number  # how many changes its watchers know of
        self.ratings: Mapping[int, wire.Rating] = {}  # by seat, where the bout is rated
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

    def broadcast(self, at: float) -> None:
        """Tell everybody what has changed, if anything has."""
        if self.table.number == self.told:
            return
        for watcher in self.watchers:
            watcher.open_eyes(self.table)
        self.tell(self.watchers, self.told, at)
        self.told = self.table.number

    def tell(self, watchers: Iterable[Watcher], known: int | None, at: float) -> None:
        """What has happened since, to each of them; who see the same are sent the same bytes."""
        table = self.table
        head = views.head(table, self.here(), self.ratings, self.next)
        made: dict[tuple[int, tuple[int, ...]], bytes] = {}
        for watcher in watchers:
            yours = tuple(table.seats_of(watcher.person))
            key = (int(watcher.eyes), yours)
            if key not in made:
                happened, fresh = views.since(table, known, watcher.eyes)
                view = views.view(table, head, watcher.eyes, yours, at)
                made[key] = wire.written(wire.Update(happened, fresh, view))
            watcher.tell(made[key])
