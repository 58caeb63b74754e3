"""Rate limits: token buckets, and waiting times that double after failed tries.

Each worker enforces the limits on its own, in memory. A restart resets them.
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
    "files",
    "reads",
    "writes",
    "person",
    "guests",
    "tables",
    "promises",
    "sign_ins",
    "knocks",
    "messages",
    "all_messages",
    "hints",
    "take_backs",
    "renames",
    "studies",
    "exports",
    "sockets",
]
T = TypeVar("T")
Count: TypeAlias = Annotated[int, Meta(ge=1)]

MOST: Final = 100_000  # clients that are remembered
NEIGHBOURS: Final = 64  # bits that the IPv6 addresses of one household share
FREE_TRIES: Final = 5  # wrong passwords for one name from one address, before it has to wait
LONGEST_WAIT: Final = 900.0  # seconds
NAME_TRIES: Final = 50  # wrong passwords for one name from all addresses that have never signed in to it
LONGEST_NAME_WAIT: Final = 8.0
FORGOTTEN: Final = 4 * LONGEST_WAIT  # seconds after the last try


class Rate(Struct, frozen=True, forbid_unknown_fields=True):
    """A rate limit: `burst` at once, and `a_minute` more every minute."""

    burst: Count
    a_minute: Annotated[float, Meta(gt=0)]


class Limits(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All limits. Those of an address are wide enough for a club that shares one."""

    files: Rate = Rate(1500, 6000)  # files of the page, per address
    reads: Rate = Rate(300, 1200)  # other requests that change nothing, per address
    writes: Rate = Rate(150, 600)  # all other requests, per address
    person: Rate = Rate(150, 600)  # requests per person
    guests: Rate = Rate(60, 12)  # new guests, per address
    tables: Rate = Rate(60, 30)  # opened tables, per address and per person
    promises: Rate = Rate(60, 30)  # promised seals for tables, per address
    sign_ins: Rate = Rate(30, 30)  # per address; wrong passwords also wait, see `Waits`
    knocks: Rate = Rate(200, 600)  # opened sockets, per address
    messages: Rate = Rate(300, 6000)  # per socket; programs play fast
    all_messages: Rate = Rate(1000, 24000)  # of all sockets, per address
    hints: Rate = Rate(10, 20)  # per person
    take_backs: Rate = Rate(30, 60)  # and draw offers, per person
    renames: Rate = Rate(30, 10)  # changed names, per address and per person
    studies: Rate = Rate(300, 600)  # replays, written positions and decks of cards, per address
    exports: Rate = Rate(2, 2)  # exports of personal data, per address and per person
    frames: Rate = Rate(500, 7200)  # WebSocket frames per socket, pings included
    sockets: Count = 200  # open at once, per address
    connections: Count = 400  # open at once, per address
    open_tables: Count = 50  # unfinished bouts per person
    patience: Count = 100  # messages over the limit in a row, before the socket closes
    frame: Count = 1 << 13  # bytes of a message that closes its socket; over 4096 it is refused
    body: Count = 1 << 14  # bytes of a request
    ping: Annotated[float, Meta(gt=0)] = 20.0  # seconds between two pings to a socket
    pong: Annotated[float, Meta(gt=0)] = 20.0  # seconds for the answer
    arrival: Annotated[float, Meta(gt=0)] = 20.0  # seconds for a request's head to arrive, and again for its body


class TooMany(SalleError):
    """A client is over a limit. It can try again after `wait` seconds."""

    def __init__(self, wait: float) -> None:
        self.wait: Final = max(1, ceil(wait))
        super().__init__("server-error-too-many", seconds=self.wait)


class TooSlow(SalleError):
    """A request did not arrive in time."""

    def __init__(self) -> None:
        super().__init__("server-error-too-slow")


def remember(known: OrderedDict[str, T], who: str, what: T) -> None:
    """Store it as the newest item, and forget the oldest if there are too many."""
    known[who] = what
    known.move_to_end(who)
    if len(known) > MOST:
        known.popitem(last=False)


class Buckets:
    """A token bucket for each client. A full bucket is forgotten."""

    def __init__(self, rate: Rate, now: Callable[[], float]) -> None:
        self._rate: Final = rate
        self._now: Final = now
        self.left: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()  # tokens and time, the latest last

    def take(self, who: str) -> float:
        """Take a token of that client. Returns 0, or the seconds to wait if there is none."""
        now, speed = self._now(), self._rate.a_minute / 60
        left, at = self.left.pop(who, (float(self._rate.burst), now))
        left = min(float(self._rate.burst), left + (now - at) * speed)
        wait = 0.0 if left >= 1 else (1 - left) / speed
        self.left[who] = (left if wait else left - 1, now)
        self._forget(now - self._rate.burst / speed)
        return wait

    def _forget(self, full: float) -> None:
        """Forget up to two buckets that are full again, or the oldest if there are too many."""
        for _ in range(2):
            oldest = next(iter(self.left))
            if self.left[oldest][1] > full and len(self.left) <= MOST:
                return
            self.left.popitem(last=False)
            if not self.left:
                return


class Waits:
    """Waiting times after failed tries: `free` tries have none, then each wait is twice as long as the last."""

    def __init__(self, free: int, longest: float, now: Callable[[], float]) -> None:
        self._free: Final = free
        self._longest: Final = longest
        self._now: Final = now
        self.tries: Final[OrderedDict[str, tuple[int, float]]] = OrderedDict()

    def left(self, who: str) -> float:
        """The seconds until the next try is allowed."""
        tries, at = self.tries.get(who, (0, 0.0))
        if tries < self._free:
            return 0.0
        return max(0.0, at + min(self._longest, 2.0 ** min(tries - self._free, 32)) - self._now())

    def tried(self, who: str) -> None:
        """Count a try. It counts as failed until `forgive` is called."""
        tries, at = self.tries.get(who, (0, 0.0))
        remember(self.tries, who, (1 if self._now() - at > FORGOTTEN else tries + 1, self._now()))

    def forgive(self, who: str) -> None:
        self.tries.pop(who, None)


class RateLimiter:
    """Enforces all limits. `refused` is called with the kind of each exceeded limit."""

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
        self._signed_in: Final[OrderedDict[str, None]] = OrderedDict()  # pairs, the latest last
        self._sockets: Final[Counter[str]] = Counter()

    def admit(self, kind: Kind, who: str) -> None:
        """Count one request of that kind. Raises TooMany if the client has to wait."""
        self._check(kind, self.buckets[kind].take(who))

    def _check(self, kind: Kind, wait: float) -> None:
        if wait:
            self._refused(kind)
            raise TooMany(wait)

    def sign_in(self, name: str, address: str) -> None:
        """Count a try to sign in. Raises TooMany if the name, the address or the pair of both has to wait."""
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
        """A bucket for the messages of one socket."""
        return Buckets(self.limits.messages, self._now)

    def message(self, bucket: Buckets, address: str) -> None:
        """Count a message. Raises TooMany if they come too fast from its socket, or from all sockets of its address."""
        self._check("messages", bucket.take(""))
        self.admit("all_messages", address)

    @property
    def sockets(self) -> int:
        return self._sockets.total()

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Count a socket while it is open. Raises TooMany if the address has too many."""
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
    """The address by which limits are counted. For IPv6, it is the network of one household."""
    try:
        read = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(read, IPv6Address):
        if read.ipv4_mapped is not None:
            return str(read.ipv4_mapped)
        return f"{IPv6Address(int(read) >> NEIGHBOURS << NEIGHBOURS)}/{NEIGHBOURS}"
    return str(read)
