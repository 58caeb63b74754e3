"""How much anybody may do: buckets that fill up again, and waits that double.

Each worker counts for itself, in memory: of several workers each grants the whole, and a worker that starts
anew has forgotten. That is enough to slow down whoever asks too much; what is kept is guarded by the store.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import Annotated, Final, Literal, TypeAlias, TypeVar

from msgspec import Meta, Struct
from msgspec.structs import fields

from salle.core.errors import SalleError

Kind: TypeAlias = Literal[
    "reads",
    "writes",
    "person",
    "guests",
    "tables",
    "promises",
    "sign_ins",
    "knocks",
    "messages",
    "hints",
    "take_backs",
    "studies",
    "exports",
    "sockets",
]
T = TypeVar("T")
Count: TypeAlias = Annotated[int, Meta(ge=1)]

MOST: Final = 100_000  # whom one bucket remembers
NEIGHBOURS: Final = 64  # bits that the IPv6 addresses of one household share
FREE_TRIES: Final = 5  # of one name at one address, before one has to wait
LONGEST_WAIT: Final = 900.0  # seconds
NAME_TRIES: Final = 50  # of one name from all addresses that have never signed in to it
LONGEST_NAME_WAIT: Final = 8.0
FORGOTTEN: Final = 4 * LONGEST_WAIT  # seconds after the last try


class Rate(Struct, frozen=True, forbid_unknown_fields=True):
    """So many at once, and so many a minute."""

    burst: Count
    a_minute: Annotated[float, Meta(gt=0)]


class Limits(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All limits; those of an address are wide enough for a club behind one."""

    reads: Rate = Rate(300, 1200)  # requests that change nothing, of an address
    writes: Rate = Rate(150, 600)  # all others, of an address
    person: Rate = Rate(150, 600)  # requests of a person, from wherever
    guests: Rate = Rate(60, 12)  # new people, of an address
    tables: Rate = Rate(60, 30)  # tables opened, of an address and of a person
    promises: Rate = Rate(60, 30)  # of seals for tables that are yet to be opened, of an address
    sign_ins: Rate = Rate(30, 30)  # of an address; those of one name wait longer and longer
    knocks: Rate = Rate(200, 600)  # sockets opened, of an address
    messages: Rate = Rate(300, 6000)  # of a socket; programs decide fast
    hints: Rate = Rate(10, 20)  # of a person
    take_backs: Rate = Rate(30, 60)  # of a person
    studies: Rate = Rate(300, 600)  # replays, written positions and decks of cards, of an address
    exports: Rate = Rate(2, 2)  # of all that is kept about a person, of an address and of a person
    frames: Rate = Rate(500, 7200)  # of a socket: parts of messages and pings too
    sockets: Count = 200  # open at once, of an address
    connections: Count = 400  # open at once, of an address
    open_tables: Count = 50  # of a person, not over yet
    patience: Count = 100  # messages in a row that are refused for coming too fast, before the socket closes
    frame: Count = 1 << 13  # bytes of a message that closes the socket; shorter ones that are too long are refused
    body: Count = 1 << 14  # bytes of a request
    ping: Annotated[float, Meta(gt=0)] = 20.0  # seconds between two signs of life of a socket
    pong: Annotated[float, Meta(gt=0)] = 20.0  # seconds for the answer
    arrival: Annotated[float, Meta(gt=0)] = 20.0  # seconds for a request's head to arrive, and again for its body


class TooMany(SalleError):
    """Somebody asks too much; `wait` is in seconds."""

    def __init__(self, wait: float) -> None:
        self.wait: Final = max(1, ceil(wait))
        super().__init__("server-error-too-many", seconds=self.wait)


class TooSlow(SalleError):
    """A request did not arrive in time."""

    def __init__(self) -> None:
        super().__init__("server-error-too-slow")


def remember(known: OrderedDict[str, T], who: str, what: T) -> None:
    """Put it at the end, and forget the oldest if there are too many."""
    known[who] = what
    known.move_to_end(who)
    if len(known) > MOST:
        known.popitem(last=False)


class Buckets:
    """What each may still do; who has not come for long is forgotten, and has all again."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self._rate: Final = rate
        self._now: Final = now
        self.left: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()  # and when, the latest at the end

    def take(self, who: str) -> float:
        """One of his; returns 0, or the seconds until he can have it."""
        now, speed = self._now(), self._rate.a_minute / 60
        left, at = self.left.pop(who, (float(self._rate.burst), now))
        left = min(float(self._rate.burst), left + (now - at) * speed)
        wait = 0.0 if left >= 1 else (1 - left) / speed
        self.left[who] = (left if wait else left - 1, now)
        self._forget(now - self._rate.burst / speed)
        return wait

    def _forget(self, full: float) -> None:
        """Whose bucket is full again, a few at a time, and the oldest if there are too many."""
        for _ in range(2):
            oldest = next(iter(self.left))
            if self.left[oldest][1] > full and len(self.left) <= MOST:
                return
            self.left.popitem(last=False)
            if not self.left:
                return


class Waits:
    """Tries that may fail: after some, each has to wait twice as long as the one before."""

    def __init__(self, free: int, longest: float, now: Callable[[], float]) -> None:
        self._free: Final = free
        self._longest: Final = longest
        self._now: Final = now
        self.tries: Final[OrderedDict[str, tuple[int, float]]] = OrderedDict()

    def left(self, who: str) -> float:
        """The seconds until the next try."""
        tries, at = self.tries.get(who, (0, 0.0))
        if tries < self._free:
            return 0.0
        return max(0.0, at + min(self._longest, 2.0 ** min(tries - self._free, 32)) - self._now())

    def tried(self, who: str) -> None:
        """One more; it counts as failed until he is forgiven."""
        tries, at = self.tries.get(who, (0, 0.0))
        remember(self.tries, who, (1 if self._now() - at > FORGOTTEN else tries + 1, self._now()))

    def forgive(self, who: str) -> None:
        self.tries.pop(who, None)


class RateLimiter:
    """Who may come in: `refused` is told the kind of what is refused."""

    def __init__(
        self, limits: Limits, now: Callable[[], float], refused: Callable[[Kind], None] = lambda kind: None
    ) -> None:
        self.limits: Final = limits
        self._now: Final = now
        self._refused: Final = refused
        self.buckets: Final = {
            field.name: Buckets(getattr(limits, field.name), now) for field in fields(Limits) if field.type is Rate
        }
        self._names: Final = Waits(NAME_TRIES, LONGEST_NAME_WAIT, now)
        self._pairs: Final = Waits(FREE_TRIES, LONGEST_WAIT, now)
        self._signed_in: Final[OrderedDict[str, None]] = OrderedDict()  # pairs, the latest at the end
        self._sockets: Final[Counter[str]] = Counter()

    def admit(self, kind: Kind, who: str) -> None:
        """Let him do one more thing of that kind; TooMany if he has to wait."""
        self._check(kind, self.buckets[kind].take(who))

    def _check(self, kind: Kind, wait: float) -> None:
        if wait:
            self._refused(kind)
            raise TooMany(wait)

    def sign_in(self, name: str, address: str) -> None:
        """A try to sign in as somebody; TooMany if there were too many, of the name, the address or both."""
        self.admit("sign_ins", address)
        pair = f"{address} {name}"
        known = pair in self._signed_in
        self._check("sign_ins", max(self._pairs.left(pair), 0.0 if known else self._names.left(name)))
        self._pairs.tried(pair)
        if not known:
            self._names.tried(name)

    def signed_in(self, name: str, address: str) -> None:
        """The password was right. Failed tries are forgotten, and the name's wait no longer applies to this address."""
        pair = f"{address} {name}"
        self._pairs.forgive(pair)
        self._names.forgive(name)
        remember(self._signed_in, pair, None)

    def messages(self) -> Buckets:
        """For the messages of one socket."""
        return Buckets(self.limits.messages, self._now)

    def message(self, bucket: Buckets) -> None:
        """One message; TooMany if they come too fast."""
        self._check("messages", bucket.take(""))

    @property
    def sockets(self) -> int:
        return self._sockets.total()

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """A socket, as long as it is open; TooMany if that address has too many."""
        self.admit("knocks", address)
        self._check("sockets", 60.0 if self._sockets[address] >= self.limits.sockets else 0.0)
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


def household(address: str) -> str:
    """The address that limits are counted by: of IPv6, what one household has."""
    try:
        read = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(read, IPv6Address):
        if read.ipv4_mapped is not None:
            return str(read.ipv4_mapped)
        return f"{IPv6Address(int(read) >> NEIGHBOURS << NEIGHBOURS)}/{NEIGHBOURS}"
    return str(read)
