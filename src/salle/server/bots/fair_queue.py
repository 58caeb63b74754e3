"""Turns at what serves one request at a time: addresses take turns, and so do the people of an address."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Final

from salle.server.rate_limits import TooMany

WAIT: Final = 5.0  # seconds after which a refused request is worth another try


class FairQueue:
    """One turn for each address, then the next one for each; within an address, one for each person."""

    def __init__(self, most: int) -> None:
        self._most: Final = most  # may wait for each address
        self._waiting: dict[asyncio.Future[None], tuple[str, str]] = {}  # turns, and for which address and person
        self._since: dict[tuple[str, ...], int] = {}  # each of these waits, or had its last turn
        self._numbers: Final = count()
        self._taken: bool = False

    @property
    def waiting(self) -> int:
        return sum(not turn.done() for turn in self._waiting)

    async def take(self, address: str, person: str, goes_on: bool = False) -> None:
        """Wait for a turn, which lasts until `pass_on` is called. TooMany if too many wait for that address, unless
        this is the next part of work that has begun and `goes_on`."""
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
        """The turn is over. The next one is for the address, and of its people for the person, that has waited
        longest since its last turn."""
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
