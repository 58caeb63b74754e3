"""Two clients that play one bout after another over two sockets and parse as little as possible."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final, Protocol

from msgspec import Struct
from msgspec.json import Decoder, encode

from bench.load.sockets import Hear, Socket, connected

LATE: Final = 10.0  # seconds after which an unannounced decision counts as lost


class Offered(Struct):
    """An offered action."""

    token: str


class Number(Struct):
    """The number of a change."""

    number: int


class Seen(Struct):
    """The part of a view that a client needs to play."""

    number: int
    ply: int
    chosen: str | None
    offers: list[Offered]
    ended: dict[str, Any] | None


class Heard(Struct):
    """Any message."""

    type: str
    view: Seen | None = None
    happened: list[Number] = []
    why: dict[str, Any] | None = None


class Decision(Struct):
    """A decision that was sent."""

    ply: int
    seat: int
    token: str
    acknowledged: bool = False


_heard: Final = Decoder(Heard)


class Host(Protocol):
    """The callbacks of a pair to its crowd."""

    async def table(self, game: str, cookies: Sequence[str]) -> tuple[str, str]:
        """Open a table for both. Returns the address of its socket."""

    def choose(self, count: int) -> int:
        """Choose a random number below this one."""

    def heard(self, size: int) -> None:
        """An update of this size was received."""

    def decided(self, sent: float, at: float, hidden: bool) -> None:
        """All receivers have a decision. The arguments are the times of sending and of the last receipt."""

    def wrong(self, what: str) -> None:
        """A decision was lost, sent twice or refused."""

    def ended(self, pair: Pair) -> None:
        """The bout is over."""


class Pair:
    """Two clients and their bout."""

    def __init__(self, host: Host, game: str, cookies: tuple[str, str], compressed: bool) -> None:
        self.host: Final = host
        self.game: Final = game
        self.live: bool = False
        self.actions: Final[dict[str, list[Decision]]] = {}  # by bout
        self.received: int = 0  # bytes received in finished bouts
        self._cookies: Final = cookies
        self._compressed: Final = compressed
        self._bout: str = ""
        self._sockets: list[Socket] = []
        self._seen: list[Seen | None] = [None, None]
        self._action: Decision | None = None  # pending decision
        self._sent: float = 0.0
        self._told: set[int] = set()

    async def begin(self) -> None:
        """Join a new table."""
        self._bout, address = await self.host.table(self.game, self._cookies)
        self.actions[self._bout] = []
        self._seen = [None, None]
        self._sockets = [
            await connected(address, cookie, self._hearing(seat), self._compressed)
            for seat, cookie in enumerate(self._cookies)
        ]
        self.live = True

    def leave(self) -> None:
        """Close the sockets."""
        self.live = False
        for socket in self._sockets:
            self.received += socket.received
            socket.close()

    @property
    def all_received(self) -> int:
        """All bytes received so far."""
        return self.received + (sum(socket.received for socket in self._sockets) if self.live else 0)

    @property
    def waits(self) -> bool:
        """Whether a decision is pending."""
        return self._action is not None

    def decide(self) -> None:
        """Let one of the clients that can act decide."""
        if self._action is not None:
            if perf_counter() - self._sent > LATE:
                self._wrong(f"nobody was told of {self._action}")
                self._action = None
            return
        able = [(seat, seen) for seat, seen in enumerate(self._seen) if seen is not None and seen.offers]
        if self.live and able:
            seat, seen = able[self.host.choose(len(able))]
            self._action = Decision(seen.ply, seat, seen.offers[self.host.choose(len(seen.offers))].token)
            self.actions[self._bout].append(self._action)
            self._told = set()
            message = encode({"type": "act", "ply": seen.ply, "token": self._action.token})
            self._sent = perf_counter()
            self._sockets[seat].say(message)

    def _hearing(self, seat: int) -> Hear:
        return lambda message, at: self._hear(seat, message, at)

    def _hear(self, seat: int, message: bytes, at: float) -> None:
        heard = _heard.decode(message)
        if heard.view is None:
            self._wrong(f"seat {seat} hears {heard.type}: {heard.why}")
            return
        self.host.heard(len(message))
        before, now = self._seen[seat], heard.view
        numbers = [one.number for one in heard.happened]
        if before is not None and numbers != list(range(before.number + 1, now.number + 1)):
            self._wrong(f"seat {seat} was at {before.number} and is told of {numbers}")
        self._seen[seat] = now
        self._settle(seat, now, at)
        if self.live and all(seen is not None and seen.ended for seen in self._seen):
            self.leave()
            self.host.ended(self)

    def _settle(self, seat: int, now: Seen, at: float) -> None:
        """Check whether all receivers have the pending decision. A secret choice only goes to its player."""
        action = self._action
        if action is None:
            return
        hidden = now.ply == action.ply and seat == action.seat and now.chosen == action.token
        if now.ply > action.ply:
            self._told.add(seat)
        if hidden or len(self._told) == len(self._cookies):
            action.acknowledged = True
            self._action = None
            self.host.decided(self._sent, at, hidden)

    def _wrong(self, what: str) -> None:
        self.host.wrong(f"{self._bout}: {what}")
