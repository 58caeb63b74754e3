"""Who looks at a table: a watcher is a socket with somebody's eyes, and is told what these may see."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final, NamedTuple

from salle.core.game import NOBODY, Seat
from salle.core.texts import Message
from salle.server.people.rating_store import RatingsShown
from salle.server.store.people import UNPROVEN, Proof
from salle.server.table import views
from salle.server.table.table import Table
from salle.wire import messages
from salle.wire.messages import POLICY, TRY_AGAIN

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
            while not self.waiting.empty():
                self.waiting.get_nowait()
            self.cut()

    def cut(self, code: int = TRY_AGAIN) -> None:
        """Close the socket after what waits is sent. The first call decides the code."""
        if not self.lost:
            self.lost, self.code = True, code
            if self.waiting.full():
                self.waiting.get_nowait()
            self.waiting.put_nowait(None)

    def dismiss(self) -> None:
        """What was shown here does not hold any more: a person may come back as somebody else, a program is told."""
        if self.proof.token:
            self.tell(messages.encoded(messages.Problem(Message("server-error-token"))))
        self.cut(POLICY if self.proof.token else TRY_AGAIN)

    def looking(self, table: Table) -> Seat:
        """With whose eyes: with several seats on one screen, those of whoever decides; else his own, or a
        spectator's."""
        mine = table.seats_of(self.person)
        deciding = [seat for seat in table.due() if seat in mine]
        if deciding and int(self.eyes) not in deciding:
            return Seat(deciding[0])
        if int(self.eyes) not in mine:
            return Seat(mine[0]) if mine else NOBODY
        return self.eyes


class News(NamedTuple):
    """What somebody is to be told, and with whose eyes it was seen."""

    watcher: Watcher
    eyes: Seat
    message: bytes

    def tell(self) -> None:
        """Now."""
        self.watcher.eyes = self.eyes
        self.watcher.tell(self.message)


class Thought(NamedTuple):
    """What a bot thinks about: its seat, on that ply, and the past that it stands on."""

    seat: int
    ply: int
    fresh: int  # of the table: once something was taken back, it is another ply


class LiveTable:
    """A table that is looked at."""

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

    def broadcast(self, at: float) -> None:
        """Tell everybody what has changed, if anything has."""
        if self.table.number != self.told:
            self.announce(self.news(self.watchers, self.told, at, waking=True))

    def tell(self, watchers: Iterable[Watcher], known: int | None, at: float, waking: bool = False) -> None:
        """What has happened since, to each of them."""
        for news in self.news(watchers, known, at, waking):
            news.tell()

    def announce(self, all: Iterable[News]) -> None:
        """Let all of it be told, and with it everybody know of all changes."""
        for news in all:
            news.tell()
        self.told = self.table.number

    def news(self, watchers: Iterable[Watcher], known: int | None, at: float, waking: bool) -> list[News]:
        """What has happened since, for each of them; who see the same are sent the same bytes. If that is `waking`, of
        several seats on one screen the eyes open of whoever decides."""
        table = self.table
        head = views.head(table, self.here(), self.ratings.ratings, self.next)
        made: dict[tuple[int, tuple[int, ...]], bytes] = {}
        found = []
        for watcher in watchers:
            eyes = watcher.looking(table) if waking else watcher.eyes
            yours = tuple(table.seats_of(watcher.person))
            key = (int(eyes), yours)
            if key not in made:
                happened, fresh = views.since(table, known, eyes)
                counts = [said for seat in yours for said in self.ratings.counts.get(seat, ())]
                view = views.view(table, head, eyes, yours, at, counts)
                made[key] = messages.encoded(messages.Update(happened, fresh, view))
            found.append(News(watcher, eyes, made[key]))
        return found
