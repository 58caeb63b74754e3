"""The bots of the server. They run in separate processes, and addresses take turns."""

from __future__ import annotations

import asyncio
import os
import sys
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from math import ceil
from time import monotonic
from typing import Any, Final, TypeVar
from zlib import crc32

from msgspec import Raw
from msgspec.json import Decoder, encode

from salle.core.game import Action
from salle.players.external_bot_protocol import question_line
from salle.processes import Child, NoAnswer
from salle.server.bots.fair_queue import FairQueue
from salle.server.logging import note
from salle.server.table.table import Table
from salle.wire.bot_protocol import Advice, Ask, Choice, HintShown

PACE: Final = 0.8  # a bot answers after a multiple of so many seconds, so that its response time reveals nothing
WAITING: Final = 64  # questions that may wait for each address, at each process
FEWEST: Final = 2  # processes, so that not all tables wait if one hangs
PATIENCE: Final = 30.0  # seconds for a decision, after which its process is ended and the question asked again
COMMAND: Final = (sys.executable, "-m", "salle.server.bots.worker")
T = TypeVar("T", Choice, Advice)


class BotProcess:
    """A bot process. It is started for the first question and answers one question at a time."""

    def __init__(self) -> None:
        self._turns: Final = FairQueue(WAITING)
        self._talk: asyncio.Task[Any] | None = None
        self._closed: bool = False
        self._process: Child | None = None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None and self._process.running else None

    @property
    def waiting(self) -> int:
        return self._turns.waiting

    async def ask(self, address: str, person: str, line: bytes, kind: type[T], thought: Callable[[float], None]) -> T:
        """Ask a question, in a turn of that address and person, and return the answer.

        Raises TooMany if too many questions wait for the address. If the caller is cancelled, a waiting question is
        dropped. A question that is being answered is not, because the process holds other tables' bots, too."""
        await self._turns.take(address, person)
        talk = self._talk = asyncio.create_task(self._answered(line, kind, thought))
        return await asyncio.shield(talk)

    async def _answered(self, line: bytes, kind: type[T], thought: Callable[[float], None]) -> T:
        """The answer. Reports how long it took. If the process dies, it is started again once, with the question."""
        began = monotonic()
        try:
            try:
                answer = await self._asked(line, kind)
            except NoAnswer:
                answer = await self._asked(line, kind)
            thought(monotonic() - began)
            return answer
        finally:
            self._turns.pass_on()

    async def _asked(self, line: bytes, kind: type[T]) -> T:
        if self._closed:
            raise NoAnswer(None)
        if self._process is None or not self._process.running:
            await self.end()
            self._process = Child(*COMMAND)
        try:
            return await self._process.ask_async(line, PATIENCE, Decoder(kind).decode)
        except NoAnswer as silence:
            note("bot process ended", why="hung" if silence.status is None else "gone")
            raise

    async def close(self) -> None:
        """Stop, even during a question."""
        self._closed = True
        if self._talk is not None:
            self._talk.cancel()
            with suppress(asyncio.CancelledError, NoAnswer):
                await self._talk
        await self.end()

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            await asyncio.to_thread(process.end)


class BotPool:
    """All bot processes. A bot stays in one process, where it remembers its bout."""

    def __init__(self, processes: int = 0, pace: float = PACE) -> None:
        self._desks: Final = [BotProcess() for _ in range(processes or max(FEWEST, (os.cpu_count() or 1) - 1))]
        self.pace: Final = pace
        self.addresses: Final[OrderedDict[str, str]] = OrderedDict()  # the latest address of each person, if known
        self.thought: Callable[[float], None] = lambda seconds: None  # called with the duration of each decision

    @property
    def waiting(self) -> int:
        return sum(desk.waiting for desk in self._desks)

    @property
    def processes(self) -> int:
        return len(self._desks)

    @property
    def pids(self) -> list[int]:
        return [pid for desk in self._desks if (pid := desk.pid) is not None]

    async def choose(self, table: Table, seat: int) -> str:
        """The action of the bot in that seat, as a token. The bot gets only what the seat has seen.

        Raises NoAnswer if the bot fails, and TooMany if too many questions wait for the address of the person who
        opened the table."""
        seen = table.moments()[seat].seen()
        who = f"{table.id}/{seat}"
        seed = sha256(table.secret + who.encode()).hexdigest()  # reveals nothing about the deals
        choice = await self._desk(table.id).ask(
            self._address(table.opened.by),
            table.opened.by,
            encode(Ask(
                who, table.terms.game, dict(table.game.options), table.places[seat].bot, seed,
                Raw(question_line(0, 0, seen)),
            )),
            Choice,
            self.thought,
        )  # fmt: skip
        token: str = table.game.notation.token(Action(choice.action))
        return token

    async def advise(self, person: str, table: str, line: bytes) -> list[HintShown]:
        """Hints for that person. Raises NoAnswer if the process fails, and TooMany as for a bot."""
        advice = await self._desk(table).ask(self._address(person), person, line, Advice, self.thought)
        return advice.hints

    def _address(self, person: str) -> str:
        return self.addresses.get(person, person)

    def _desk(self, table: str) -> BotProcess:
        """The process of the bots at that table."""
        return self._desks[crc32(table.encode()) % len(self._desks)]

    def answered_at(self, began: float, now: float) -> float:
        """The time at which to send an answer that was worked on from `began` to `now`; for bots and hints."""
        return began + self.pace * max(1, ceil((now - began) / self.pace)) if self.pace else now

    async def close(self) -> None:
        for desk in self._desks:
            await desk.close()
