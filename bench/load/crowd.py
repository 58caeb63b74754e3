"""People at a server by the thousand: each bout is two sockets, and one of them decides whenever it is time to.

`bench.load` runs it as a process of its own, so that a server is not measured together with its clients. What it is to
do comes as its only argument; how far it is goes to the standard output, a line of JSON each; what it saw to a file.
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

AT_ONCE: Final = 20  # pairs that come in at the same time
LOOK: Final = 0.1  # seconds between two looks at how it goes
SOME: Final = 50  # of so many updates the size of one is noted

Stage: TypeAlias = Literal["begun", "warm", "measured"]


class Asked(Struct):
    """What a crowd is to do."""

    address: str
    games: list[str]  # one after the other
    bouts: int  # that go on at the same time
    every: float  # seconds between two decisions at a table
    warm: float  # seconds before anything is measured
    measured: float
    seed: str
    report: str  # the file for what it saw
    compressed: bool = False


class Told(Struct):
    """A line of a crowd: how far it is."""

    stage: Stage
    done: float
    of: float


class Saw(Struct):
    """What a crowd saw while it was measured; times in seconds."""

    both: list[float] = []  # of each decision, until both were told
    alone: list[float] = []  # of each choice in secret, until who made it was told
    sizes: list[int] = []  # bytes of some updates
    updates: int = 0
    received: int = 0  # bytes on the lines
    prompt: bool = False  # whether it went before everybody else
    fewest: int = 0  # bouts that were live, at any time
    begun: int = 0  # bouts, in all
    wrong: list[str] = []  # what was lost, told twice or refused
    actions: dict[str, list[Decision]] = {}  # by bout, in all


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
        """All of it."""
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
        """Every table's turn comes once in a while, at a time of its own."""
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
        """Wait for what is under way, and hang up."""
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

    # -- what pairs ask for and tell

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
        """They begin another bout."""
        task = asyncio.create_task(self._begin(pair))
        self._beginning.add(task)
        task.add_done_callback(self._begun)

    def _begun(self, task: asyncio.Task[None]) -> None:
        self._beginning.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.wrong(f"no bout could be begun: {task.exception()!r}")

    # -- requests

    async def _ask(self, path: str, cookie: str, body: dict[str, Any]) -> Any:
        """A request that goes well."""
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        answer = await self._http.post(path, content=encode(body), headers=headers)
        answer.raise_for_status()
        return decode(answer.content)

    async def _guest(self) -> str:
        """The cookie of somebody new."""
        answer = await self._http.post("/api/me", json={"name": "Somebody"})
        answer.raise_for_status()
        return f"{COOKIE}={answer.cookies[COOKIE]}"


def tell(line: Told) -> None:
    """To whoever has started this process."""
    sys.stdout.buffer.write(encode(line) + b"\n")
    sys.stdout.buffer.flush()


def be_prompt() -> bool:
    """Keep to one processor, go before everybody else there if the system allows it, and never stop to collect:
    otherwise the clients' own delays would be measured too. Returns whether they go first."""
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
