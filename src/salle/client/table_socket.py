"""The socket of a table, for a program. It reconnects after a break, and continues from the latest number."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from random import uniform
from time import monotonic
from typing import Final

from msgspec import DecodeError
from msgspec.json import Decoder
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from salle.client.errors import Denied, Interrupted, Unreachable, failure
from salle.core.errors import SalleError
from salle.core.texts import Message
from salle.wire import messages
from salle.wire.messages import POLICY, TRY_AGAIN

SOONEST: Final = 0.1  # seconds until the first try to reconnect
LATEST: Final = 5.0  # the longest time between two tries
OPENING: Final = 10.0  # seconds for the first message of a connection
BUSY, BROKEN = 429, 500  # status codes for which it tries again; from BROKEN on all

_decoder: Final[Decoder[messages.Told]] = Decoder(messages.Told)


class TableSocket:
    """A connection to a table. Updates are queued in order, each of them once. Commands wait for their answers."""

    def __init__(self, address: str, headers: Callable[[], Mapping[str, str]], patience: float) -> None:
        self.updates: Final[asyncio.Queue[messages.Update | SalleError]] = asyncio.Queue()
        self.latest: messages.View | None = None
        self.since: list[messages.Update] = []  # the updates since the latest command
        self.said: int = 0
        self._address: Final = address
        self._headers: Final = headers
        self._patience: Final = patience  # seconds without a connection, after which it gives up
        self._up: Final = asyncio.Event()  # set while connected, and after giving up
        self._trouble: SalleError | None = None
        self._speaking: Final = asyncio.Lock()
        self._answer: asyncio.Future[None] | None = None
        self._why_not: Message | None = None

    async def open(self) -> None:
        """Connect, or raise an error."""
        await self._join()
        self._following = asyncio.create_task(self._follow())

    async def close(self) -> None:
        """Close the connection."""
        self._following.cancel()
        with suppress(asyncio.CancelledError):
            await self._following

    async def up(self) -> None:
        """Wait until there is a connection. Raises an error if there will be none."""
        await self._up.wait()
        if self._trouble is not None:
            raise self._trouble

    async def say(self, command: messages.Command) -> None:
        """Send a command and a ping, and wait for the pong. The server answers in order, so the outcome comes first.

        Raises Denied if the server refuses, and Interrupted if the connection breaks before the answer.
        """
        async with self._speaking:
            await self.up()
            self.said += 1
            self.since = []
            self._why_not = None
            self._answer = asyncio.get_running_loop().create_future()
            try:
                with suppress(ConnectionClosed):  # `_follow` handles it
                    for message in (replace(command, re=self.said), messages.Ping(self.said)):
                        await self._socket.send(messages.encode_message(message).decode())
                await self._answer
            finally:
                self._answer = None
            if self._why_not is not None:
                raise Denied(self._why_not)

    # -- in the background

    async def _follow(self) -> None:
        """Receive messages, and reconnect after every break."""
        try:
            while True:
                with suppress(ConnectionClosed):
                    async for text in self._socket:
                        self._take(self._read(text))
                self._up.clear()
                self._interrupt(Interrupted("client-error-interrupted"))
                if self._socket.close_code == POLICY:
                    raise self._refused()
                await self._come_back()
        except SalleError as trouble:
            self._trouble = trouble
            self.updates.put_nowait(trouble)
            self._interrupt(trouble)
            self._up.set()
        finally:
            await self._socket.close()

    def _interrupt(self, trouble: SalleError) -> None:
        """End the wait for an answer with an error."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(trouble)

    def _take(self, told: messages.Told) -> None:
        if isinstance(told, messages.Update):
            self.latest = told.view
            self.since.append(told)
            self.updates.put_nowait(told)
        elif isinstance(told, messages.Problem):
            if told.re in (0, self.said):
                self._why_not = told.why
        elif isinstance(told, messages.Pong) and told.re == self.said:
            self._answered()

    def _answered(self) -> None:
        """End the wait for an answer."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(None)

    async def _come_back(self) -> None:
        """Try to reconnect, with growing pauses, until it works or the patience ends."""
        began, wait = monotonic(), SOONEST
        while True:
            await asyncio.sleep(uniform(wait / 2, wait))
            try:
                return await self._join()
            except Unreachable:
                if monotonic() - began > self._patience:
                    raise
            wait = min(2 * wait, LATEST)

    async def _join(self) -> None:
        """Connect, and receive the missed updates. Raises Unreachable if a later try may work."""
        known = self.latest.number if self.latest is not None else None
        try:
            async with asyncio.timeout(OPENING):
                self._socket = await self._connected("" if known is None else f"?since={known}")
                told = self._read(await self._socket.recv())
        except (OSError, TimeoutError, WebSocketException) as error:
            raise self._unreachable(str(error) or type(error).__name__) from None
        if isinstance(told, messages.Problem):
            await self._socket.wait_closed()
            if known is not None and self._socket.close_code == TRY_AGAIN:
                raise self._unreachable(str(Denied(told.why)))
            raise Denied(told.why)
        if known is not None and isinstance(told, messages.Update) and told.view.number < known:
            await self._socket.close()
            raise self._unreachable("behind")  # a worker that has not yet read what another one wrote
        self._take(told)
        self._up.set()

    async def _connected(self, query: str) -> ClientConnection:
        try:
            return await connect(self._address + query, additional_headers=self._headers(), max_size=None)
        except InvalidStatus as error:
            status = error.response.status_code
            trouble = failure(self._address, status, bytes(error.response.body or b""))
            raise self._unreachable(str(trouble)) if status == BUSY or status >= BROKEN else trouble from None

    def _read(self, text: str | bytes) -> messages.Told:
        try:
            return _decoder.decode(text)
        except DecodeError as error:
            raise Unreachable("client-error-unreadable", address=self._address, problem=str(error)) from None

    def _refused(self) -> SalleError:
        if self._why_not is not None:
            return Denied(self._why_not)
        return self._unreachable(self._socket.close_reason or str(POLICY))

    def _unreachable(self, problem: str) -> Unreachable:
        return Unreachable("client-error-unreachable", address=self._address, problem=problem)
