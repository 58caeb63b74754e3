"""Thousands of clients of a server: each bout has two sockets, and one of them decides at regular intervals.

`bench.load` runs it as a separate process, so that the server is not measured together with its clients. Its only
argument describes its task. It prints its progress as lines of JSON and writes its measurements to a file.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from collections.abc import Sequence
from itertools import count
from operator import itemgetter
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final, Literal, TypeAlias

import httpx
from msgspec import Struct
from msgspec.json import decode, encode

from bench.load import event_loop
from bench.load.two_fencers import LATE, Decision, Pair
from salle.wire.messages import COOKIE

AT_ONCE: Final = 20  # pairs that join at the same time
LOOK: Final = 0.1  # seconds between two checks of the progress
SOME: Final = 50  # updates for each recorded size

Stage: TypeAlias = Literal["begun", "warm", "measured"]


class Asked(Struct):
    """The task of a crowd."""

    address: str
    games: list[str]  # in turn
    bouts: int  # at the same time
    every: float  # seconds between two decisions at a table
    warm: float  # seconds of warm-up
    measured: float
    seed: str
    report: str  # the file for its measurements
    compressed: bool = False


class Told(Struct):
    """A line of output: the progress."""

    stage: Stage
    done: float
    of: float


class Saw(Struct):
    """The measurements of a crowd. Times are in seconds."""

    both: list[float] = []  # for each decision, until both clients had it
    alone: list[float] = []  # for each secret choice, until its player had it
    sizes: list[int] = []  # bytes of some updates
    updates: int = 0
    received: int = 0  # bytes received
    prompt: bool = False  # whether it had priority over other processes
    fewest: int = 0  # fewest live bouts at any time
    begun: int = 0  # bouts in total
    wrong: list[str] = []  # decisions lost, sent twice or refused
    actions: dict[str, list[Decision]] = {}  # by bout, in total


class Crowd:
    """All pairs of one process."""

    def __init__(self, asked: Asked) -> None:
        self.asked: Final = asked
        self.saw: Final = Saw(fewest=asked.bouts)
        self.measuring: bool = False
        self._luck: Final = Random(asked.seed)
        self._http: Final = httpx.AsyncClient(base_url=asked.address, timeout=60)
        self._pairs: Final[list[Pair]] = []
        self._beginning: Final[set[asyncio.Task[None]]] = set()

    async def fence(self) -> Saw:
        """Run the whole task."""
        gate = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self._come(gate, number) for number in range(self.asked.bouts)))
        turns = asyncio.create_task(self._take_turns())
        await self._wait("warm", self.asked.warm)
        self.measuring, before = True, self._received()
        await self._wait("measured", self.asked.measured)
        self.measuring, self.saw.received = False, self._received() - before
        turns.cancel()
        await self._finish()
        return self.saw

    async def _come(self, gate: asyncio.Semaphore, number: int) -> None:
        async with gate:
            game = self.asked.games[number % len(self.asked.games)]
            pair = Pair(self, game, (await self._guest(), await self._guest()), self.asked.compressed)
            await self._begin(pair)
            self._pairs.append(pair)
            tell(Told("begun", len(self._pairs), self.asked.bouts))

    async def _begin(self, pair: Pair) -> None:
        await pair.begin()
        self.saw.begun += 1

    async def _take_turns(self) -> None:
        """Let each table decide in turn, spread over the interval."""
        began = perf_counter()
        turns = sorted(((self._luck.uniform(0, self.asked.every), pair) for pair in self._pairs), key=itemgetter(0))
        for round in count():
            for phase, pair in turns:
                early = began + round * self.asked.every + phase - perf_counter()
                if early > 0:
                    await asyncio.sleep(early)
                pair.decide()

    async def _wait(self, stage: Stage, seconds: float) -> None:
        began = perf_counter()
        while (done := perf_counter() - began) < seconds:
            tell(Told(stage, done, seconds))
            self.saw.fewest = min(self.saw.fewest, sum(pair.live for pair in self._pairs))
            await asyncio.sleep(min(LOOK, seconds - done))
        tell(Told(stage, seconds, seconds))

    def _received(self) -> int:
        return sum(pair.all_received for pair in self._pairs)

    async def _finish(self) -> None:
        """Wait for pending decisions, then close the sockets."""
        began = perf_counter()
        while perf_counter() - began < LATE and (self._beginning or any(pair.waits for pair in self._pairs)):
            await asyncio.sleep(0.1)
        for pair in self._pairs:
            if pair.waits:
                self.wrong(f"a pair still waits at {[*pair.actions][-1]}")
            self.saw.actions |= pair.actions
            pair.leave()
        await asyncio.sleep(0.5)
        await self._http.aclose()

    # -- called by pairs

    async def table(self, game: str, cookies: Sequence[str]) -> tuple[str, str]:
        first, *others = cookies
        seats = [{"who": "me"}, *({"who": "open"} for _ in others)]
        table: str = (await self._ask("/api/tables", first, {"game": game, "seats": seats}))["id"]
        for cookie in others:
            await self._ask(f"/api/tables/{table}/seats", cookie, {})
        return table, f"ws{self.asked.address.removeprefix('http')}/api/tables/{table}/socket"

    def choose(self, count: int) -> int:
        return self._luck.randrange(count)

    def heard(self, size: int) -> None:
        if self.measuring:
            self.saw.updates += 1
            if self.saw.updates % SOME == 0:
                self.saw.sizes.append(size)

    def decided(self, sent: float, at: float, hidden: bool) -> None:
        if self.measuring and hidden:
            self.saw.alone.append(at - sent)
        elif self.measuring:
            self.saw.both.append(at - sent)

    def wrong(self, what: str) -> None:
        self.saw.wrong.append(what)

    def ended(self, pair: Pair) -> None:
        """Start the next bout of a pair."""
        task = asyncio.create_task(self._begin(pair))
        self._beginning.add(task)
        task.add_done_callback(self._begun)

    def _begun(self, task: asyncio.Task[None]) -> None:
        self._beginning.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.wrong(f"no bout could be begun: {task.exception()!r}")

    # -- requests

    async def _ask(self, path: str, cookie: str, body: dict[str, Any]) -> Any:
        """Send a request and check that it succeeds."""
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        answer = await self._http.post(path, content=encode(body), headers=headers)
        answer.raise_for_status()
        return decode(answer.content)

    async def _guest(self) -> str:
        """The cookie of a new guest."""
        answer = await self._http.post("/api/me", json={"name": "Somebody"})
        answer.raise_for_status()
        return f"{COOKIE}={answer.cookies[COOKIE]}"


def tell(line: Told) -> None:
    """Report to the parent process."""
    sys.stdout.buffer.write(encode(line) + b"\n")
    sys.stdout.buffer.flush()


def be_prompt() -> bool:
    """Pin the process to one processor, raise its priority if the system allows it, and turn garbage collection off.

    Otherwise delays of the clients would be measured too. Returns whether the priority was raised.
    """
    gc.disable()
    if not hasattr(os, "sched_setscheduler"):
        return False
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    try:
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1))
    except PermissionError:
        return False
    return True


def main() -> None:
    asked = decode(sys.argv[1].encode(), type=Asked)
    prompt = be_prompt()
    saw = event_loop.run(Crowd(asked).fence())
    saw.prompt = prompt
    Path(asked.report).write_bytes(encode(saw))


if __name__ == "__main__":
    main()
