"""A connection between a client and a server that breaks when a test wants it to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit


class Breaking:
    """Passes all data on, unless it is `deaf`, `dumb` or `closed`. `sent` is the data from clients."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.address = ""
        self.sent = b""
        self.joined = 0  # the number of connections so far
        self.swallowed = 0  # bytes that did not reach the server
        self.deaf = False  # nothing reaches the server
        self.dumb = False  # nothing reaches the client
        self.closed = False  # refuses new connections
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def cut(self) -> None:
        """Break all open connections."""
        self.deaf = self.dumb = False
        for writer in self._writers:
            writer.transport.abort()

    async def swallows(self) -> None:
        """Wait until the client has sent something that the server does not receive."""
        while not self.swallowed:
            await asyncio.sleep(0.01)

    async def pass_on(self, client: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        """Serve one connection, until either side ends it."""
        if self.closed:
            back.transport.abort()
            return
        self.joined += 1
        parts = urlsplit(self.server)
        try:
            server, forth = await asyncio.open_connection(parts.hostname, parts.port)
        except OSError:
            back.transport.abort()
            return
        self._writers |= {back, forth}
        up = asyncio.create_task(self._pump(client, forth, True))
        down = asyncio.create_task(self._pump(server, back, False))
        self._tasks |= {up, down}
        await asyncio.wait({up, down}, return_when=asyncio.FIRST_COMPLETED)
        for writer in (back, forth):
            writer.transport.abort()
            self._writers.discard(writer)
        await asyncio.wait({up, down})
        self._tasks -= {up, down}

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, up: bool) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                if up:
                    self.sent += data
                if up and self.deaf:
                    self.swallowed += len(data)
                elif up or not self.dumb:
                    writer.write(data)
                    await writer.drain()


@asynccontextmanager
async def breaking(server: str) -> AsyncIterator[Breaking]:
    """A breakable connection to that server."""
    line = Breaking(server)
    listening = await asyncio.start_server(line.pass_on, "127.0.0.1", 0)
    line.address = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield line
    finally:
        listening.close()
        line.cut()
        await asyncio.sleep(0.05)
