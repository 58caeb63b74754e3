"""Whose turn it is where one is served at a time: all who wait take turns, however much each of them has asked for."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Final


class FairQueue:
    """A fair queue: one turn for each who waits, then the next one for each."""

    def __init__(self) -> None:
        self._lines: Final[OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()  # who is next comes first
        self._taken: bool = False

    @property
    def waiting(self) -> int:
        """How many turns are waited for."""
        return sum(not turn.done() for line in self._lines.values() for turn in line)

    async def take(self, who: str) -> None:
        """Wait for a turn of his; it lasts until `pass_on` is called."""
        if not self._taken:
            self._taken = True
            return
        turn = asyncio.get_running_loop().create_future()
        self._lines.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was his turn already
                self.pass_on()
            raise

    def pass_on(self) -> None:
        """The turn is over; whoever has waited longest since his last one is next."""
        while self._lines:
            who, line = self._lines.popitem(last=False)
            wanted = deque(turn for turn in line if not turn.done())
            if wanted:
                wanted.popleft().set_result(None)
                if wanted:
                    self._lines[who] = wanted
                return
        self._taken = False
