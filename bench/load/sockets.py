"""A WebSocket that does as little as it can, so that a measurement does not measure its own clients."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final, TypeAlias, cast

from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

Hear: TypeAlias = Callable[[bytes, float], None]  # a message, and when it came


class Socket(asyncio.Protocol):
    """One socket; `hear` is called with each message as soon as the last byte of it is here."""

    def __init__(self, address: str, cookie: str, hear: Hear, compressed: bool = False) -> None:
        uri = parse_uri(address)
        extensions = [ClientPerMessageDeflateFactory(client_max_window_bits=True)] if compressed else None
        self._speech: Final = ClientProtocol(uri, extensions=extensions, max_size=None)
        self._cookie: Final = cookie
        self._hear: Final = hear
        self._transport: asyncio.Transport | None = None
        self.opened: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.lost: Final = asyncio.Event()
        self.received: int = 0  # bytes on the line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        request = self._speech.connect()
        if self._cookie:
            request.headers["Cookie"] = self._cookie
        self._speech.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        now = perf_counter()
        self.received += len(data)
        self._speech.receive_data(data)
        for event in self._speech.events_received():
            if isinstance(event, Response):
                self._open()
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                assert event.fin, "the server sends every message whole"
                self._hear(bytes(event.data), now)
        self._flush()

    def _open(self) -> None:
        """The server has answered."""
        if self._speech.handshake_exc is None:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(self._speech.handshake_exc)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost.set()
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("the server has hung up"))

    def say(self, message: bytes) -> None:
        """Send a message."""
        self._speech.send_text(message)
        self._flush()

    def close(self) -> None:
        """Hang up."""
        if not self.lost.is_set():
            self._speech.send_close()
            self._flush()

    def _flush(self) -> None:
        """What is to be sent; pongs and the answer to a close come by themselves."""
        assert self._transport is not None
        out: Sequence[bytes] = self._speech.data_to_send()
        for data in out:
            if data:
                self._transport.write(data)
            else:
                self._transport.close()


async def connected(address: str, cookie: str, hear: Hear, compressed: bool = False) -> Socket:
    """A socket at that address, ws://..."""
    uri = parse_uri(address)
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: Socket(address, cookie, hear, compressed), uri.host, uri.port
    )
    await socket.opened
    return socket
