"""Runs slow work in a background thread, one piece at a time: addresses take turns, and so do the people of an
address."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from litestar import MediaType, Response

from salle.server.bots.fair_queue import FairQueue
from salle.wire import messages

THREAD: Final = ThreadPoolExecutor(1, "salle-study")  # more would be no faster: Python computes in one at a time
MOST: Final = 4  # pieces of work that may wait for each address

Made = TypeVar("Made")
Run: TypeAlias = Callable[[Callable[[], bytes]], Awaitable[bytes]]


class Asker(NamedTuple):
    """Where a request came from, and the person who sent it, as far as they are known."""

    address: str
    person: str = ""


class BackgroundWorker:
    """The queue of the thread."""

    def __init__(self) -> None:
        self._turns: Final = FairQueue(MOST)

    async def run(self, asker: Asker, work: Callable[[], Made], goes_on: bool = False) -> Made:
        """What the work makes. TooMany if too much waits for that address, unless this is the next piece of work that
        has begun and `goes_on`."""
        await self._turns.take(*asker, goes_on)
        try:
            return await in_thread(work)
        finally:
            self._turns.pass_on()

    async def answer(self, asker: Asker, work: Callable[[], Made]) -> Response[Made]:
        """The answer that the work makes, encoded in the thread too."""
        return encoded(await self.run(asker, lambda: messages.encode_message(work())))


async def in_thread(work: Callable[[], Made]) -> Made:
    """What the work makes, as soon as the thread is free."""
    return await asyncio.get_running_loop().run_in_executor(THREAD, work)


class Cached(Generic[Made]):
    """Answers that never change, encoded once."""

    def __init__(self, make: Callable[..., Made], most: int) -> None:
        self._make: Final = make
        self._most: Final = most
        self._known: Final[dict[tuple[Hashable, ...], bytes]] = {}

    async def answer(self, *key: Hashable, run: Run = in_thread) -> Response[Made]:
        """The answer for these arguments. The first one is made by `run`: without a queue, where there are only a few
        different ones."""
        known = self._known.get(key)
        return encoded(await run(lambda: self._made(key)) if known is None else known)

    def _made(self, key: tuple[Hashable, ...]) -> bytes:
        """In the thread: of several that are asked for at once, only the first is made."""
        if key not in self._known:
            made = messages.encode_message(self._make(*key))
            if len(self._known) >= self._most:
                del self._known[next(iter(self._known))]
            self._known[key] = made
        return self._known[key]


def encoded(written: bytes) -> Response[Any]:
    """An answer that is JSON already."""
    return Response(written, media_type=MediaType.JSON)
