"""Two people who fence one bout after the other over two sockets, and read as little as they can of what is told."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final, Protocol

from msgspec import Struct
from msgspec.json import Decoder, encode

from bench.load.sockets import Hear, Socket, connected

LATE: Final = 10.0  # seconds after which a decision that nobody was told of is lost


class Offered(Struct):
    """An action to choose from."""

    token: str


class Number(Struct):
    """A change that happened."""

    number: int


class Seen(Struct):
    """As much of a view as one has to know to fence."""

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
    """What a pair asks of the crowd it belongs to."""

    async def table(self, game: str, cookies: Sequence[str]) -> tuple[str, str]:
        """A new table where both sit, and the address of its socket."""

    def choose(self, count: int) -> int:
        """One of so many."""

    def heard(self, size: int) -> None:
        """An update of so many bytes came."""

    def decided(self, sent: float, at: float, hidden: bool) -> None:
        """All who are told of a decision have been told of it; when it was sent, and when the last of them was."""

    def wrong(self, what: str) -> None:
        """Something was lost, told twice or refused."""

    def ended(self, pair: Pair) -> None:
        """Their bout is over."""


class Pair:
    """Two people, and the bout they fence now."""

    def __init__(self, host: Host, game: str, cookies: tuple[str, str], compressed: bool) -> None:
        self.host: Final = host
        self.game: Final = game
        self.live: bool = False
        self.actions: Final[dict[str, list[Decision]]] = {}  # by bout
        self.received: int = 0  # bytes, over the lines of bouts that are over
        self._cookies: Final = cookies
        self._compressed: Final = compressed
        self._bout: str = ""
        self._sockets: list[Socket] = []
        self._seen: list[Seen | None] = [None, None]
        self._action: Decision | None = None  # that is under way
        self._sent: float = 0.0
        self._told: set[int] = set()

    async def begin(self) -> None:
        """Sit down at a new table, and look at it."""
        self._bout, address = await self.host.table(self.game, self._cookies)
        self.actions[self._bout] = []
        self._seen = [None, None]
        self._sockets = [
            await connected(address, cookie, self._hearing(seat), self._compressed)
            for seat, cookie in enumerate(self._cookies)
        ]
        self.live = True

    def leave(self) -> None:
        """Hang up."""
        self.live = False
        for socket in self._sockets:
            self.received += socket.received
            socket.close()

    @property
    def all_received(self) -> int:
        """What came over all lines so far."""
        return self.received + (sum(socket.received for socket in self._sockets) if self.live else 0)

    @property
    def waits(self) -> bool:
        """Whether a decision is under way."""
        return self._action is not None

    def decide(self) -> None:
        """It is time: whoever may decide does, and if several may, one of them."""
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
        """Whether all are told of the decision that is under way; of a choice in secret, who made it."""
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
