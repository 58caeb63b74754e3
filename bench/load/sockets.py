"""A minimal WebSocket client, so that a measurement does not measure its own clients."""

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

Hear: TypeAlias = Callable[[bytes, float], None]  # a message and its time


class Socket(asyncio.Protocol):
    """One socket. It calls `hear` with each message when the last byte has arrived."""

    def __init__(self, address: str, cookie: str, hear: Hear, compressed: bool = False) -> None:
        uri = parse_uri(address)
        extensions = [ClientPerMessageDeflateFactory(client_max_window_bits=True)] if compressed else None
        self._speech: Final = ClientProtocol(uri, extensions=extensions, max_size=None)
        self._cookie: Final = cookie
        self._hear: Final = hear
        self._transport: asyncio.Transport | None = None
        self.opened: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.lost: Final = asyncio.Event()
        self.received: int = 0  # bytes received

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
        """Handle the answer to the handshake."""
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
        """Close the socket."""
        if not self.lost.is_set():
            self._speech.send_close()
            self._flush()

    def _flush(self) -> None:
        """Send pending bytes. Pongs and the answer to a close are added automatically."""
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
