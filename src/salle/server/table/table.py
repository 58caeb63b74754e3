"""The state of a table. It changes only by entries of its log; `actions` decides which entries may follow."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from typing import Final, NamedTuple

from msgspec.structs import replace

from salle.core.bout import Bout
from salle.core.errors import SalleError
from salle.core.game import Game, Seat
from salle.core.notation.records import result
from salle.core.texts import Message
from salle.server.store.bouts import Row
from salle.server.table.clock import Clock
from salle.server.table.game_cache import shared
from salle.server.table.requests import SeatRequests
from salle.server.table.simultaneous import Moment, moments
from salle.wire.bout_list import Stage
from salle.wire.log_entries import (
    Asked,
    Chose,
    Ending,
    Entry,
    Leaving,
    Opened,
    Place,
    Played,
    Retired,
    Rose,
    Sat,
    Secret,
    Terms,
    TookBack,
    Wish,
    Withdrew,
)


class NotNow(SalleError):
    """This is not possible at this table now."""


class Change(NamedTuple):
    """The public part of an entry: its kind and seat, its plies, and its events."""

    kind: str
    seat: int | None
    first: int  # ply
    end: int
    before: Sequence[int]  # the number of events heard until then, by seat, and by spectators last
    after: Sequence[int]
    what: Asked | None  # the subject of a request


class Table:
    """A table, from the entry that opened it on."""

    def __init__(self, id: str, secret: bytes = b"") -> None:
        self.id: Final = id
        self.secret: Final = secret  # the secret of its deals, which no client gets before the bout is over
        self.seq: int = 0
        self.changes: list[Change] = []
        self.fresh: int = 0  # changes up to this number can no longer be listed, because of a takeback
        self.stage: Stage = "open"
        self.places: list[Place] = []
        self.entropy: list[str] = []
        self.counter: int = 0
        self.counters: dict[int, int] = {}  # of the draws, by ply
        self.chosen: dict[int, str] = {}  # secret choices that wait for those of others
        self.requests: SeatRequests = SeatRequests()
        self.ended: Ending | None = None
        self.retired: dict[int, Leaving] = {}
        self.frozen: Message | None = None  # why the bout cannot continue
        self.clock: Clock | None = None
        self._bout: Bout | None = None
        self._moments: dict[int, Moment] | None = None  # cached until the next entry
        self.decided: tuple[Entry, Bout] | None = None  # the latest entry decided here, and the bout it leads to

    # -- its state

    @property
    def bout(self) -> Bout:
        assert self._bout is not None
        return self._bout

    @property
    def number(self) -> int:
        """The number of public changes."""
        return len(self.changes)

    @property
    def ply(self) -> int:
        return len(self.bout.actions)

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if person and place.person == person]

    def moments(self) -> dict[int, Moment]:
        """The decisions of the seats to act; several if they choose simultaneously."""
        if self._moments is None:
            self._moments = moments(self.bout) if self.stage == "fencing" and self.frozen is None else {}
        return self._moments

    def stands(self, seat: int) -> bool:
        """Whether the seat has neither left the bout nor been defeated."""
        return self.bout.state.stands(Seat(seat))

    @property
    def result(self) -> str:
        """The result as in a record: `*` for an abandoned bout, empty until it is over."""
        return result(self.game, self.bout.outcome, self.ended == "agreed") if self.stage == "over" else ""

    @property
    def deserted(self) -> bool:
        """Whether all people have left before the bout. A rematch is never deserted: its players may still come."""
        return self.stage == "open" and not self.opened.after and not any(place.person for place in self.places)

    def opens_for(self, seats: Sequence[int]) -> bool:
        """Whether a person with these seats may see all deals and cards, once the bout is over."""
        return self.terms.public or bool(seats)

    def due(self) -> list[int]:
        return [seat for seat in self.moments() if seat not in self.chosen]

    # -- its changes

    def after(self, entries: Sequence[Entry], at: float) -> Table:
        """A copy of the table after these entries. This one stays as it is."""
        twin = copy(self)
        twin.changes, twin.places, twin.entropy = [*self.changes], [*self.places], [*self.entropy]
        twin.counters, twin.chosen, twin.retired = {**self.counters}, {**self.chosen}, {**self.retired}
        twin.requests = self.requests.copy()
        twin.clock = self.clock.copy() if self.clock is not None else None
        if not entries or self._bout_after(entries[0]) is None:
            twin._bout = self.bout.fork()
        for entry in entries:
            twin.apply(entry, at)
        return twin

    def read(self, rows: Iterable[Row], lived: Callable[[float], float]) -> None:
        """Apply rows of the log. `lived` gives the time by which clocks run."""
        for row in rows:
            self.apply(row.entry, lived(row.at))

    def apply(self, entry: Entry, at: float) -> None:
        """Apply an entry of the log. `at` is a time by which clocks run."""
        ply = self.ply if self._bout is not None else 0
        heard = self._heard()
        seat = self._happen(entry)
        self._moments = self.decided = None
        self.seq += 1
        if not isinstance(entry, Secret):
            kind, what = str(entry.__struct_config__.tag), entry.what if isinstance(entry, Wish) else None
            self.changes.append(Change(kind, seat, min(ply, self.ply), self.ply, heard, self._heard(), what))
        if isinstance(entry, TookBack):
            self.fresh = self.number - 1
        self._time(entry, at, ply)

    def _time(self, entry: Entry, at: float, ply: int) -> None:
        """Run the clocks of the seats to act. Requests change nothing about the clocks."""
        if self.clock is None or isinstance(entry, Wish):
            return
        if isinstance(entry, Chose):
            self.clock.choose(entry.seat, at)
        elif isinstance(entry, Withdrew):
            self.clock.withdraw(entry.seat)
        elif isinstance(entry, TookBack):
            self.clock.go_back(at, self.moments(), entry.ply)
        else:
            if isinstance(entry, Retired):
                self.clock.leave(entry.seat, at)
            if not self.chosen:  # otherwise all clocks run on, so that they do not reveal who has chosen
                self.clock.turn(at, self.moments(), ply)

    def _happen(self, entry: Entry) -> int | None:
        """Change the state. Returns the seat that caused it."""
        if isinstance(entry, Opened):
            self._open(entry)
            return None
        if isinstance(entry, Sat):
            self.places[entry.seat] = Place(entry.person, entry.name)
            self.entropy[entry.seat] = entry.entropy
            self._begin()
        elif isinstance(entry, Rose):
            self.places[entry.seat] = Place()
            self.entropy[entry.seat] = ""
        elif isinstance(entry, Played):
            self._play(entry)
        elif isinstance(entry, Chose):
            self.chosen[entry.seat] = entry.token
        elif isinstance(entry, Withdrew):
            del self.chosen[entry.seat]
        elif isinstance(entry, TookBack):
            self._go_back(entry)
        elif isinstance(entry, Wish):
            self.requests.apply(entry)
        elif isinstance(entry, Retired):
            self.retired[entry.seat] = entry.why
            self.bout.retire(Seat(entry.seat))
            self._moved()
        else:
            self.ended = entry.why
            self.stage = "over"
            self.requests.clear()
            return None
        return entry.seat

    def _open(self, entry: Opened) -> None:
        self.opened: Opened = entry
        self.places = list(entry.places)
        self.entropy = list(entry.entropy)
        try:
            self.game: Game = shared(entry.terms.game, entry.terms.options)
        except SalleError as error:
            self.frozen = error.message
            self.game = shared(entry.terms.game.partition("/")[0], {})
        if self.frozen is None and self.game.digest != entry.terms.digest:
            self.frozen = Message("server-frozen", {"game": entry.terms.game})
        self._bout = Bout(self.game)
        self._begin()

    @property
    def terms(self) -> Terms:
        return self.opened.terms

    def _begin(self) -> None:
        """Begin the bout if every seat is taken."""
        if self.stage == "open" and all(place.person or place.bot for place in self.places):
            self.stage = "fencing"
            if self.terms.clock is not None:
                self.clock = Clock(self.terms.clock, len(self.places))

    def _play(self, entry: Played) -> None:
        if self.frozen is not None:
            return
        counters, decided = iter(entry.counters), self._bout_after(entry)
        for ply, token in enumerate(entry.tokens, self.ply):
            action = self.game.notation.action(token)
            if self.game.is_chance(action):
                self.counters[ply] = next(counters)
                self.counter = self.counters[ply] + 1
            if decided is None:
                self.bout.play(action)
        self._bout = decided or self._bout
        waiting = {} if entry.seat is None else dict(self.chosen)
        self._moved()
        self.chosen.update(waiting)

    def _bout_after(self, entry: Entry) -> Bout | None:
        """The bout after an entry that this table has decided. So the rules run only once for each action."""
        return self.decided[1] if self.decided is not None and self.decided[0] is entry else None

    def _moved(self) -> None:
        self.chosen.clear()
        self.requests.clear()
        if self.bout.over:
            self.stage = "over"

    def _go_back(self, entry: TookBack) -> None:
        ply = entry.ply
        self._bout = self._bout_after(entry) or self.bout.until(ply)
        self.counters = {number: counter for number, counter in self.counters.items() if number < ply}
        self._moved()

    def _heard(self) -> list[int]:
        """The number of events that each seat has heard, and spectators last."""
        return [] if self._bout is None else self._bout.heard_counts()

    def rename(self, person: str, name: str) -> bool:
        """Change a player's name, as the log did. Returns whether anything has changed."""
        seats = [seat for seat in self.seats_of(person) if self.places[seat].name != name]
        for seat in seats:
            self.places[seat] = replace(self.places[seat], name=name)
        return bool(seats)
