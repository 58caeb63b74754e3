"""Runs slow jobs one at a time in a background thread. Addresses take turns, and so do the people of an address."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from litestar import MediaType, Response

from salle.server.bots.fair_queue import FairQueue
from salle.wire import messages

THREAD: Final = ThreadPoolExecutor(1, "salle-study")  # more threads would not be faster: Python runs one at a time
MOST: Final = 4  # jobs that may wait for each address

Made = TypeVar("Made")
Run: TypeAlias = Callable[[Callable[[], bytes]], Awaitable[bytes]]


class Asker(NamedTuple):
    """The address and the person that a request came from, as far as they are known."""

    address: str
    person: str = ""


class BackgroundWorker:
    """The queue of the thread."""

    def __init__(self) -> None:
        self._turns: Final = FairQueue(MOST)

    async def run(self, asker: Asker, work: Callable[[], Made], goes_on: bool = False) -> Made:
        """Run a job and return its result.

        Raises TooMany if too many jobs wait for that address. The next part of a job that has begun (`goes_on`) is
        never refused."""
        await self._turns.take(*asker, goes_on)
        try:
            return await in_thread(work)
        finally:
            self._turns.pass_on()

    async def answer(self, asker: Asker, work: Callable[[], Made]) -> Response[Made]:
        """Run a job in the thread, encode its result there, and return it as an answer."""
        return encoded(await self.run(asker, lambda: messages.encode_message(work())))


async def in_thread(work: Callable[[], Made]) -> Made:
    """Run a job as soon as the thread is free."""
    return await asyncio.get_running_loop().run_in_executor(THREAD, work)


class Cached(Generic[Made]):
    """A cache of encoded answers that never change."""

    def __init__(self, make: Callable[..., Made], most: int) -> None:
        self._make: Final = make
        self._most: Final = most
        self._known: Final[dict[tuple[Hashable, ...], bytes]] = {}

    async def answer(self, *key: Hashable, run: Run = in_thread) -> Response[Made]:
        """The answer for these arguments, made by `run` if it is not cached."""
        known = self._known.get(key)
        return encoded(await run(lambda: self._made(key)) if known is None else known)

    def _made(self, key: tuple[Hashable, ...]) -> bytes:
        """In the thread: make the answer, unless an earlier job has made it."""
        if key not in self._known:
            made = messages.encode_message(self._make(*key))
            if len(self._known) >= self._most:
                del self._known[next(iter(self._known))]
            self._known[key] = made
        return self._known[key]


def encoded(written: bytes) -> Response[Any]:
    """An answer whose body is already JSON."""
    return Response(written, media_type=MediaType.JSON)
