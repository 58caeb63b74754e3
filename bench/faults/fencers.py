"""People whose server fails again and again: pairs of `salle.Client` who fence one bout after the other, by chance."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from time import monotonic
from typing import Final, TypeVar

from bench.ledger import Ledger, Said
from salle import Client, Denied, Interrupted, Unreachable
from salle.client.table_seat import TableSeat

PATIENCE: Final = 300.0  # seconds without a connection
AGAIN: Final = 0.2  # seconds until what could not be done is tried again
FAULTY: Final = 500  # the least status that says that the server is to blame
SITS: Final = "server-error-sits"

T = TypeVar("T")


class Fencers:
    """All pairs; they begin no new bout once they are to finish."""

    def __init__(self, address: str, games: tuple[str, ...], pace: float, seed: str) -> None:
        self.ledger: Final = Ledger()
        self.finishing: bool = False
        self.live: Final[set[str]] = set()
        self.under_way: Final[set[tuple[str, Said]]] = set()  # decisions, by bout, that are not answered
        self.finished: Final[list[str]] = []
        self.latest: float = 0.0  # when a decision was acknowledged
        self.interrupted: int = 0  # decisions whose connection broke
        self.refused: int = 0  # decisions that the server could not write
        self._address: Final = address
        self._games: Final = games
        self._pace: Final = pace  # seconds between two decisions of somebody, at most
        self._luck: Final = Random(seed)

    async def pair(self, number: int) -> None:
        """Two people, one bout after the other."""
        async with Client(self._address, patience=PATIENCE) as ada, Client(self._address, patience=PATIENCE) as bo:
            await persisting(partial(ada.welcome, "Ada"))
            await persisting(partial(bo.welcome, "Bo"))
            while not self.finishing:
                table = await persisting(partial(ada.open, self._games[number % len(self._games)], ["me", "open"]))
                await persisting(partial(seated, bo, table))
                self.live.add(table)
                await asyncio.gather(self._fence(ada, table), self._fence(bo, table))
                self.live.discard(table)
                self.finished.append(table)

    async def _fence(self, client: Client, table: str) -> None:
        """To the end, whatever happens to the server; a connection that can't be had at first is tried again."""
        seat = client.table(table)
        await persisting(seat.__aenter__)
        try:
            async for view in seat.turns():
                await asyncio.sleep(self._luck.uniform(0, self._pace))
                await self._decide(seat, Said(view.ply, view.seat, self._luck.choice(view.offers).token))
        finally:
            await seat.__aexit__(None, None, None)

    async def _decide(self, seat: TableSeat, said: Said) -> None:
        table = seat.view.head.id
        self.ledger.send(table, said)
        self.under_way.add((table, said))
        try:
            await seat.act(said.token)
        except Interrupted:
            self.interrupted += 1  # the next view shows what has become of it
        except Denied:
            self.refused += 1
            await asyncio.sleep(AGAIN)
        else:
            self.ledger.acknowledge(table, said)
            self.latest = monotonic()
        finally:
            self.under_way.discard((table, said))


async def seated(client: Client, table: str) -> str:
    """A seat there, though it may have been taken before the answer was lost."""
    try:
        return await client.sit(table)
    except Denied as error:
        if error.message.id != SITS:
            raise
        return table


async def persisting(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask until somebody answers."""
    while True:
        try:
            return await ask()
        except Unreachable:
            pass
        except Denied as error:
            if error.status < FAULTY and not error.message.id.startswith("server-error-store"):
                raise
        await asyncio.sleep(AGAIN)
