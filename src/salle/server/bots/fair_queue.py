"""Turns at what serves one request at a time: addresses take turns, and so do the people of an address."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, TypeAlias

from salle.server.rate_limits import TooMany

WAIT: Final = 5.0  # seconds after which a refused request is worth another try

Turn: TypeAlias = asyncio.Future[None]


class FairQueue:
    """One turn for each address, then the next one for each; within an address, one for each person."""

    def __init__(self, most: int) -> None:
        self._most: Final = most  # may wait for each address
        self._waiting: Final[dict[str, dict[str, deque[Turn]]]] = {}  # by address and person: the next one comes first
        self._taken: bool = False

    @property
    def waiting(self) -> int:
        return sum(map(self._count, self._waiting))

    def _count(self, address: str) -> int:
        return sum(not turn.done() for turns in self._waiting.get(address, {}).values() for turn in turns)

    async def take(self, address: str, person: str, goes_on: bool = False) -> None:
        """Wait for a turn, which lasts until `pass_on` is called. TooMany if too many wait for that address, unless
        this is the next part of work that has begun and `goes_on`."""
        if not self._taken:
            self._taken = True
            return
        if not goes_on and self._count(address) >= self._most:
            raise TooMany(WAIT)
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, {}).setdefault(person, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # the turn had come already
                self.pass_on()
            raise

    def pass_on(self) -> None:
        """The turn is over. The next one is for the address, and of its people for the person, that has waited
        longest since its last turn."""
        while self._waiting:
            address = next(iter(self._waiting))
            people = self._waiting.pop(address)
            turn = next_turn(people)
            if people:
                self._waiting[address] = people
            if turn is not None:
                turn.set_result(None)
                return
        self._taken = False


def next_turn(people: dict[str, deque[Turn]]) -> Turn | None:
    """The next turn of these people that is still wanted; the person who gets it comes last from then on."""
    while people:
        person = next(iter(people))
        wanted = deque(turn for turn in people.pop(person) if not turn.done())
        if wanted:
            turn = wanted.popleft()
            if wanted:
                people[person] = wanted
            return turn
    return None
