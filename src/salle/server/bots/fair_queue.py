"""A queue for work that is done one piece at a time: addresses take turns, and so do the people behind an address."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Final

from salle.server.rate_limits import TooMany

WAIT: Final = 5.0  # seconds after which a refused request is worth another try


class FairQueue:
    """Gives turns to addresses in rotation, and within an address to people in rotation."""

    def __init__(self, most: int) -> None:
        self._most: Final = most  # requests that may wait for each address
        self._waiting: dict[asyncio.Future[None], tuple[str, str]] = {}  # the address and person of each request
        self._since: dict[tuple[str, ...], int] = {}  # the number of the last turn, by address and by person
        self._numbers: Final = count()
        self._taken: bool = False

    @property
    def waiting(self) -> int:
        return sum(not turn.done() for turn in self._waiting)

    async def take(self, address: str, person: str, goes_on: bool = False) -> None:
        """Wait for a turn, which lasts until `pass_on` is called.

        Raises TooMany if too many requests wait for that address. The next part of work that has begun (`goes_on`) is
        never refused."""
        if not self._taken:
            self._taken = True
            return
        others = sum(who[0] == address and not turn.done() for turn, who in self._waiting.items())
        if not goes_on and others >= self._most:
            raise TooMany(WAIT)
        turn = asyncio.get_running_loop().create_future()
        self._waiting[turn] = (address, person)
        for who in ((address,), (address, person)):
            self._since.setdefault(who, next(self._numbers))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # the turn had come already
                self.pass_on()
            raise

    def pass_on(self) -> None:
        """End the turn. The next one goes to the address, and there to the person, whose last turn is longest ago."""
        self._waiting = {turn: who for turn, who in self._waiting.items() if not turn.done()}
        waiting = {who[:length] for who in self._waiting.values() for length in (1, 2)}
        self._since = {who: number for who, number in self._since.items() if who in waiting}
        self._taken = bool(self._waiting)
        if self._waiting:
            turn = min(self._waiting, key=self._turn_of)
            who = self._waiting.pop(turn)
            self._since[who[:1]] = self._since[who] = next(self._numbers)
            turn.set_result(None)

    def _turn_of(self, turn: asyncio.Future[None]) -> tuple[int, int]:
        who = self._waiting[turn]
        return self._since[who[:1]], self._since[who]
