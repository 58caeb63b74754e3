"""A table: what its log says, as it stands now. It decides what may follow, and changes only by an entry."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from typing import Final, NamedTuple

from msgspec.structs import replace

from salle.core.bout import Bout
from salle.core.errors import OutOfTurn, SalleError
from salle.core.game import CHANCE, LEGAL, Game, Seat
from salle.core.notation.records import result
from salle.core.notation.seals import Seal, SealedDealer
from salle.core.texts import Message
from salle.server.store.bouts import Row
from salle.server.table.clock import Clock
from salle.server.table.game_cache import shared
from salle.server.table.requests import SeatRequests
from salle.server.table.simultaneous import Moment, moments
from salle.wire.bout_list import Stage
from salle.wire.log_entries import (
    Agreed,
    Asked,
    Chose,
    Declined,
    Dropped,
    Ended,
    Ending,
    Entry,
    Leaving,
    Offered,
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
    """This can't be done at this table now."""


class Change(NamedTuple):
    """What everybody may know of an entry: its kind, whose doing it was, and its plies and events."""

    kind: str
    seat: int | None
    first: int  # ply
    end: int
    before: Sequence[int]  # events heard until then, by seat and at last by spectators
    after: Sequence[int]
    what: Asked | None  # was asked for, granted or refused


class Table:
    """One table from the entry that opened it on."""

    def __init__(self, id: str, secret: bytes = b"") -> None:
        self.id: Final = id
        self.secret: Final = secret  # of its deals: told to nobody before the bout is over
        self.seq: int = 0
        self.changes: list[Change] = []
        self.fresh: int = 0  # what changed up to this number can't be told any more, because it was taken back
        self.stage: Stage = "open"
        self.places: list[Place] = []
        self.entropy: list[str] = []
        self.counter: int = 0
        self.counters: dict[int, int] = {}  # of the draws, by ply
        self.chosen: dict[int, str] = {}  # choices that wait for those of others
        self.requests: SeatRequests = SeatRequests()
        self.ended: Ending | None = None
        self.retired: dict[int, Leaving] = {}
        self.frozen: Message | None = None  # why nobody can go on with it
        self.clock: Clock | None = None
        self._game: Game | None = None
        self._bout: Bout | None = None
        self._moments: dict[int, Moment] | None = None  # until something happens
        self._seal: Seal | None = None
        self._decided: tuple[Entry, Bout] | None = None  # the latest entry decided here, and the bout it leads to

    # -- what it is

    @property
    def game(self) -> Game:
        assert self._game is not None
        return self._game

    @property
    def bout(self) -> Bout:
        assert self._bout is not None
        return self._bout

    @property
    def number(self) -> int:
        """How many changes everybody knows of."""
        return len(self.changes)

    @property
    def ply(self) -> int:
        return len(self.bout.actions)

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if person and place.person == person]

    def moments(self) -> dict[int, Moment]:
        """Who decides now, each with what he has seen; several if they choose at once."""
        if self._moments is None:
            self._moments = moments(self.bout) if self.stage == "fencing" and self.frozen is None else {}
        return self._moments

    def stands(self, seat: int) -> bool:
        """Whether the seat has neither left the bout nor been defeated."""
        return self.bout.state.stands(Seat(seat))

    @property
    def result(self) -> str:
        """As a record says it: `*` if it was abandoned; empty until it is over."""
        return result(self.game, self.bout.outcome, self.ended == "agreed") if self.stage == "over" else ""

    @property
    def deserted(self) -> bool:
        """Whether all have left it before the bout; those who meet again may still come."""
        return self.stage == "open" and not self.opened.after and not any(place.person for place in self.places)

    def opens_for(self, seats: Sequence[int]) -> bool:
        """Whether whoever has these seats may know, once it is over, how it was dealt and who held what."""
        return self.terms.public or bool(seats)

    def due(self) -> list[int]:
        return [seat for seat in self.moments() if seat not in self.chosen]

    # -- what happened

    def after(self, entries: Sequence[Entry], at: float) -> Table:
        """The table that these entries lead to. This one stays as it is."""
        twin = copy(self)
        twin.changes, twin.places, twin.entropy = [*self.changes], [*self.places], [*self.entropy]
        twin.counters, twin.chosen, twin.retired = {**self.counters}, {**self.chosen}, {**self.retired}
        twin.requests = self.requests.copy()
        twin.clock = self.clock.copy() if self.clock is not None else None
        if any(isinstance(entry, (Played, Retired)) for entry in entries):
            twin._bout = self.bout.fork()
        for entry in entries:
            twin.apply(entry, at)
        return twin

    def read(self, rows: Iterable[Row], lived: Callable[[float], float]) -> None:
        """What its log says next; `lived` gives the time by which clocks run."""
        for row in rows:
            self.apply(row.entry, lived(row.at))

    def apply(self, entry: Entry, at: float) -> None:
        """What the log says next; `at` is a time by which clocks run."""
        ply = self.ply if self._bout is not None else 0
        heard = self._heard()
        seat = self._happen(entry, at)
        self._moments = self._decided = None
        self.seq += 1
        if not isinstance(entry, Secret):
            kind, what = str(entry.__struct_config__.tag), entry.what if isinstance(entry, Wish) else None
            self.changes.append(Change(kind, seat, min(ply, self.ply), self.ply, heard, self._heard(), what))
        if isinstance(entry, TookBack):
            self.fresh = self.number - 1
        self._time(entry, at, ply)

    def _time(self, entry: Entry, at: float, ply: int) -> None:
        """Let the clocks run of those who are awaited now; what is only said changes nothing about them."""
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
            self.clock.turn(at, self.moments(), ply)

    def _happen(self, entry: Entry, at: float) -> int | None:
        """Change; returns whose doing it was."""
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
        elif isinstance(entry, Offered):
            self.requests.ask(entry.seat, entry.what)
        elif isinstance(entry, Agreed):
            self.requests.agree(entry.seat, entry.what)
        elif isinstance(entry, Declined):
            self.requests.decline(entry.what)
        elif isinstance(entry, Dropped):
            self.requests.drop(entry.what)
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
            self._game = shared(entry.terms.game, entry.terms.options)
        except SalleError as error:
            self.frozen = error.message
            self._game = shared(entry.terms.game.partition("/")[0], {})
        if self.frozen is None and self._game.digest != entry.terms.digest:
            self.frozen = Message("server-frozen", {"game": entry.terms.game})
        self._bout = Bout(self._game)
        self._begin()

    @property
    def terms(self) -> Terms:
        return self.opened.terms

    def _begin(self) -> None:
        """Once every seat is taken, the bout begins."""
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
        self._moved()

    def _bout_after(self, entry: Entry) -> Bout | None:
        """The bout that an entry leads to, if this table has decided it: rules run once for each decision."""
        return self._decided[1] if self._decided is not None and self._decided[0] is entry else None

    def _moved(self) -> None:
        self.chosen.clear()
        self.requests.clear()
        if self.bout.over:
            self.stage = "over"

    def _go_back(self, entry: TookBack) -> None:
        ply = entry.ply
        self._bout = self._bout_after(entry) or until(self.bout, ply)
        self.counters = {number: counter for number, counter in self.counters.items() if number < ply}
        self._moved()

    def _heard(self) -> list[int]:
        """How many events each seat has heard, and spectators at last."""
        return [] if self._bout is None else self._bout.heard_counts()

    def rename(self, person: str, name: str) -> bool:
        """Show a player under another name, as the log does by now; whether this player sits here under another."""
        seats = [seat for seat in self.seats_of(person) if self.places[seat].name != name]
        for seat in seats:
            self.places[seat] = replace(self.places[seat], name=name)
        return bool(seats)

    # -- what may happen: entries for the log, or why not

    def sit(self, person: str, name: str, seat: int | None, entropy: str) -> list[Entry]:
        """Somebody takes a seat, that one or the first that is free."""
        free = [number for number, place in enumerate(self.places) if not place.person and not place.bot]
        if self.seats_of(person):  # said first: whoever missed the answer asks again
            raise NotNow("server-error-sits")
        if self.stage != "open" or not free:
            raise NotNow("server-error-full")
        if seat is None:
            seat = free[0]
        if seat >= len(self.places):
            raise NotNow("server-error-no-seat", seats=len(self.places))
        if seat not in free:
            raise NotNow("server-error-seat-taken", seat=seat + 1)
        return self._seated(person, name, [seat], entropy)

    def meet(self, person: str, name: str, seats: Sequence[int], entropy: str) -> list[Entry]:
        """Somebody comes to a rematch and takes his seats, as far as they are free."""
        free = [seat for seat in seats if not self.places[seat].person and not self.places[seat].bot]
        if self.stage != "open" or not free:
            return []
        return self._seated(person, name, free, entropy)

    def _seated(self, person: str, name: str, seats: Sequence[int], entropy: str) -> list[Entry]:
        """Who sits there now, and what the deck does if nobody is awaited any more."""
        sat: list[Entry] = [Sat(seat, person, name, entropy) for seat in seats]
        entropies = [entropy if seat in seats else added for seat, added in enumerate(self.entropy)]
        awaited = [seat for seat, place in enumerate(self.places) if not place.person and not place.bot]
        return [*sat, *(self.dealt(entropies) if set(awaited) <= set(seats) else [])]

    def dealt(self, entropies: Sequence[str]) -> list[Entry]:
        """What the deck does first, once everybody has added his part to its luck."""
        return self._dealt(self.bout.fork(), entropies)

    def rise(self, person: str) -> list[Entry]:
        seats = self.seats_of(person)
        if self.stage != "open" or not seats:
            raise NotNow("server-error-no-rising")
        return [Rose(seat) for seat in seats]

    def act(self, seat: int, ply: int, text: str) -> list[Entry]:
        self._check_fencing()
        if ply != self.ply:
            raise OutOfTurn("server-error-old-ply", ply=ply, now=self.ply)
        now = self.moments()
        if seat not in now or seat in self.chosen:
            raise OutOfTurn("server-error-not-your-turn")
        action = self.game.notation.read(now[seat].state, text)
        if action < 0 or now[seat].state.refusal(action) != LEGAL:
            raise OutOfTurn("server-error-retire-otherwise")
        return self._choose(seat, self.game.notation.token(action), [one for one in now if one not in self.chosen])

    def _choose(self, seat: int, token: str, missing: Sequence[int]) -> list[Entry]:
        if len(missing) > 1:
            return [Chose(seat, token)]
        choices = self.chosen | {seat: token}
        tokens = [choices[chooser] for chooser in self.moments()]
        bout = self.bout.fork()
        for chosen in tokens:
            bout.play(self.game.notation.action(chosen))
        return [self._played(seat if len(tokens) == 1 else None, tokens, bout, self.entropy)]

    def _dealt(self, bout: Bout, entropies: Sequence[str]) -> list[Entry]:
        """What the deck does next in that bout, if it is its turn."""
        return [self._played(None, (), bout, entropies)] if bout.awaiting == CHANCE else []

    def _played(self, seat: int | None, tokens: Sequence[str], bout: Bout, entropies: Sequence[str]) -> Played:
        """The entry for these tokens. The deck of `bout` then deals until a seat decides or nothing more can happen."""
        dealer, dealt = SealedDealer(self._sealed(entropies), self.counter), []
        while bout.awaiting == CHANCE:
            action = dealer.deal(self.game, bout.state)
            dealt.append(self.game.notation.token(action))
            bout.dealt(action)
        entry = Played(seat, (*tokens, *dealt), tuple(dealer.used))
        self._decided = (entry, bout)
        return entry

    def take_back(self, seat: int, ply: int, past: Bout) -> TookBack:
        """Back to that ply, where the bout stood like this."""
        entry = TookBack(ply, seat)
        self._decided = (entry, past)
        return entry

    def _sealed(self, entropies: Sequence[str]) -> Seal:
        """The luck of this bout; while seats are free, nobody knows yet what will be added to it."""
        if self._seal is None or self._seal.entropy != tuple(entropies):
            self._seal = Seal(self.secret, entropies)
        return self._seal

    def retire(self, seat: int, why: Leaving) -> list[Entry]:
        self._check_fencing()
        if not self.stands(seat):
            raise NotNow("error-not-standing", seat=seat + 1)
        return [Retired(seat, why), *self._after_retiring(seat)]

    def _after_retiring(self, seat: int) -> list[Entry]:
        """Where others fence on, the deck may be next; bots do not fence on among themselves."""
        past = self.bout.fork()
        past.retire(Seat(seat))
        people = [one for one, place in enumerate(self.places) if place.person]
        if not past.over and people and not any(past.state.stands(Seat(one)) for one in people):
            return [Ended("left")]
        return self._dealt(past, self.entropy)

    def flags(self, at: float) -> list[Entry]:
        if self.clock is None or self.stage != "fencing":
            return []
        fallen = self.clock.fallen(at)
        return self.retire(fallen[0], "flag") if fallen else []

    def check_fences(self, *seats: int) -> None:
        """Refuse what only somebody can do who fences there, with one of these seats."""
        self._check_fencing()
        if not any(self.stands(seat) for seat in seats):
            raise NotNow("server-error-out")

    def _check_fencing(self) -> None:
        if self.frozen is not None:
            raise NotNow("server-error-frozen", why=self.frozen)
        if self.stage == "open":
            raise NotNow("server-error-not-begun")
        if self.stage == "over":
            raise NotNow("error-bout-over")


def until(bout: Bout, ply: int) -> Bout:
    """The bout as it stood after so many plies."""
    past = Bout(bout.game, bout.start)
    for action in bout.actions[:ply]:
        past.play(action)
    return past
