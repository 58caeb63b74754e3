"""Players whose server fails repeatedly: groups of `salle.Client` that play one bout after another at random.

They sometimes take decisions back. In Arena three to six of them meet.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial
from random import Random
from time import monotonic
from typing import Final, TypeVar

from bench.client_log_check import Ledger, Said
from salle import Client, Denied, Interrupted, Unreachable
from salle.client.table_seat import TableSeat

PATIENCE: Final = 300.0  # seconds without a connection
AGAIN: Final = 0.2  # seconds until a failed request is repeated
FAULTY: Final = 500  # the lowest status of a server error
SITS: Final = "server-error-sits"
ARENA: Final = "arena"  # the game for more than two
CROWDS: Final = (3, 4, 5, 6)  # numbers of seats in it
TAKE_BACK: Final = 0.05  # share of decisions that are taken back

T = TypeVar("T")


class Fencers:
    """All groups. They start no new bout once they should finish."""

    def __init__(self, address: str, games: tuple[str, ...], pace: float, seed: str) -> None:
        self.ledger: Final = Ledger()
        self.finishing: bool = False
        self.live: Final[set[str]] = set()
        self.under_way: Final[set[tuple[str, Said]]] = set()  # unanswered decisions, by bout
        self.finished: Final[list[str]] = []
        self.latest: float = 0.0  # time of the last acknowledged decision
        self.interrupted: int = 0  # decisions whose connection broke
        self.refused: int = 0  # decisions that the server could not write
        self._address: Final = address
        self._games: Final = games
        self._pace: Final = pace  # most seconds between two decisions of a player
        self._luck: Final = Random(seed)

    async def group(self, number: int) -> None:
        """Two players, or more in the arena, one bout after the other."""
        game = self._games[number % len(self._games)]
        seats = CROWDS[number // len(self._games) % len(CROWDS)] if game.startswith(ARENA) else 2
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Client(self._address, patience=PATIENCE)) for _ in range(seats)]
            for one in people:
                await persisting(partial(one.welcome, "Ada"))
            options = {"seats": seats} if seats > 2 else {}
            while not self.finishing:
                ask = partial(people[0].open, game, ["me", *["open"] * (seats - 1)], options=options)
                table = await persisting(ask)
                for one in people[1:]:
                    await persisting(partial(seated, one, table))
                self.live.add(table)
                await asyncio.gather(*(self._fence(one, table) for one in people))
                self.live.discard(table)
                self.finished.append(table)

    async def _fence(self, client: Client, table: str) -> None:
        """Play to the end, whatever happens to the server. Failed connections are retried."""
        seat = client.table(table)
        await persisting(seat.__aenter__)
        try:
            async for view in seat.turns():
                await asyncio.sleep(self._luck.uniform(0, self._pace))
                if view.seat in view.answering.get("takeback", ()):
                    await self._ask(partial(seat.reply, "takeback", self._luck.random() < 0.5))
                    continue
                done = await self._decide(seat, Said(view.ply, view.seat, self._luck.choice(view.offers).token))
                if done and self._luck.random() < TAKE_BACK and await self._ask(seat.take_back):
                    self.ledger.acknowledge_take_back(view.head.id)
        finally:
            await seat.__aexit__(None, None, None)

    async def _ask(self, ask: Callable[[], Awaitable[None]]) -> bool:
        """Send a request once. Returns whether it succeeded."""
        try:
            await ask()
        except (Interrupted, Denied):
            return False
        return True

    async def _decide(self, seat: TableSeat, said: Said) -> bool:
        """Make a decision. Returns whether it was acknowledged."""
        table = seat.view.head.id
        self.ledger.send(table, said)
        self.under_way.add((table, said))
        try:
            await seat.act(said.token)
        except Interrupted:
            self.interrupted += 1  # the next view shows whether it was made
        except Denied:
            self.refused += 1
            await asyncio.sleep(AGAIN)
        else:
            self.ledger.acknowledge(table, said)
            self.latest = monotonic()
            return True
        finally:
            self.under_way.discard((table, said))
        return False


async def seated(client: Client, table: str) -> str:
    """Take a seat, even if an earlier request took it and its answer was lost."""
    try:
        return await client.sit(table)
    except Denied as error:
        if error.message.id != SITS:
            raise
        return table


async def persisting(ask: Callable[[], Awaitable[T]]) -> T:
    """Repeat a request until it is answered."""
    while True:
        try:
            return await ask()
        except Unreachable:
            pass
        except Denied as error:
            if error.status < FAULTY and not error.message.id.startswith("server-error-store"):
                raise
        await asyncio.sleep(AGAIN)
