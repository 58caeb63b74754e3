"""Attacks on a server, by a stranger. `under_attack` measures how long others wait meanwhile.

Each attack is a function that goes on until its process is ended. To add one, write it and decorate it with `attack`:
it runs in a separate process, from another address than the bystander.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias
from zlib import Z_SYNC_FLUSH, compressobj

ATTACKER: Final = "127.0.0.66"  # this machine under another address


class Target(NamedTuple):
    """The attacked server, and the table of the bystander."""

    port: int
    table: str


Attack: TypeAlias = Callable[[Target], Coroutine[Any, Any, None]]
Stream: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]
ATTACKS: Final[dict[str, Attack]] = {}


def attack(title: str) -> Callable[[Attack], Attack]:
    """Register an attack."""

    def registered(function: Attack) -> Attack:
        ATTACKS[title] = function
        return function

    return registered


@asynccontextmanager
async def line(target: Target) -> AsyncIterator[Stream]:
    """A connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(ATTACKER, 0))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def forever(act: Callable[[], Awaitable[None]], times: int = 1) -> None:
    """Repeat an attack with several connections at a time, whatever the server does."""

    async def again() -> None:
        while True:
            with suppress(OSError, EOFError, RuntimeError):  # uvloop raises the last if a connection is gone
                await act()
            await asyncio.sleep(0.05)

    await asyncio.gather(*(again() for _ in range(times)))


POST: Final = "POST {} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n"


@attack("bodies of large floats")
async def large_floats(target: Target) -> None:
    body = f"[{'1e308,' * 21000}1]".encode()
    head = POST.format("/api/replay", len(body))

    async def ask() -> None:
        async with line(target) as (reader, writer):
            writer.write(head.encode() + body)
            await reader.read(1)

    await forever(ask, 4)


async def flood(target: Target, first: bytes, frame: bytes, every: float) -> None:
    """Open a socket and send many frames repeatedly, without reading."""
    async with line(target) as (reader, writer):
        writer.write(
            f"GET /api/tables/{target.table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        writer.write(first)
        while not reader.at_eof():
            writer.write(frame)
            await writer.drain()
            await asyncio.sleep(every)


def deflated(text: bytes) -> bytes:
    """A text frame, compressed."""
    compressor = compressobj(wbits=-12)
    body = (compressor.compress(text) + compressor.flush(Z_SYNC_FLUSH)).removesuffix(b"\x00\x00\xff\xff")
    assert len(body) < 126
    return bytes([0xC1, 0x80 | len(body), 0, 0, 0, 0]) + body


EMPTY: Final = b"\x80\x00\x00\x00\x00"  # the end of a frame: no length, and the mask
SPACES: Final = deflated(b" " * 60_000)  # a text of 80 bytes that is long once decompressed


@attack("pings without end")
async def pings(target: Target) -> None:
    await forever(partial(flood, target, b"", (b"\x89" + EMPTY) * 40_000, 0.0), 10)


@attack("parts of messages without end")
async def parts(target: Target) -> None:
    await forever(partial(flood, target, b"\x01" + EMPTY, (b"\x00" + EMPTY) * 40_000, 0.0), 10)


@attack("texts without end")
async def texts(target: Target) -> None:
    await forever(partial(flood, target, b"", (b"\x81" + EMPTY) * 40_000, 0.0), 10)


@attack("compressed texts without end")
async def compressed_texts(target: Target) -> None:
    await forever(partial(flood, target, b"", SPACES * 4_000, 0.0), 10)


@attack("as many pings as are allowed, on 100 sockets")
async def patient_pings(target: Target) -> None:
    await forever(partial(flood, target, b"", (b"\x89" + EMPTY) * 55, 0.5), 100)


async def pour(target: Target, first: bytes, more: bytes) -> None:
    """Send this, and then more without end. The answers are dropped."""
    async with line(target) as (reader, writer):
        writer.write(first)
        reading = asyncio.create_task(reader.read())
        while not reading.done():
            writer.write(more)
            await writer.drain()
            await asyncio.sleep(0.0)


@attack("requests without end, over 300 connections")
async def requests(target: Target) -> None:
    await forever(partial(pour, target, b"", b"GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n" * 100), 300)


@attack("the page without end, over 300 connections")
async def pages(target: Target) -> None:
    await forever(partial(pour, target, b"", b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 100), 300)


@attack("bodies without end, over 100 connections")
async def bodies(target: Target) -> None:
    await forever(partial(pour, target, POST.format("/nowhere", 10**12).encode(), b" " * 60_000), 100)


async def held(target: Target, sent: bytes, drip: bytes = b"") -> None:
    """A connection that stays open as long as the server allows."""
    async with line(target) as (reader, writer):
        writer.write(sent)
        while not reader.at_eof():
            await asyncio.sleep(1.0)
            writer.write(drip)
            await writer.drain()


@attack("1,500 silent connections")
async def silent(target: Target) -> None:
    await forever(partial(held, target, b""), 1500)


@attack("1,500 requests that are half sent")
async def half_sent(target: Target) -> None:
    await forever(partial(held, target, b"GET / HTTP/1.1\r\nHost: x\r\nX-A: ", b"a"), 1500)


@attack("1,500 slow bodies")
async def slow_bodies(target: Target) -> None:
    await forever(partial(held, target, POST.format("/api/me", 9999).encode(), b" "), 1500)
