"""Limits on connections: their number, the time for a request to arrive, and the decoding of its body."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from salle.server import logging as server_logging
from salle.server.rate_limits import Buckets, Limits, Rate
from salle.server.settings import Settings
from salle.server.web import connection_limits, requests
from salle.server.web.connection_limits import Connections, Frames, raise_file_limit
from salle.server.web.middleware import HELD
from salle.wire import messages
from tests.server.serving import PATIENCE, Server, gone, served, served_with

GET = b"GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n"
HASTY = Settings(limits=Limits(arrival=0.3))
FLOATS = f"[{'1e308,' * 21_000}1]".encode()

# -- bodies


def test_large_floats_are_refused_without_decoding_them(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    decode = msgspec.json.decode

    def spied(body: Any, *, type: Any) -> Any:
        asked.append(type)
        return decode(body, type=type)

    monkeypatch.setattr(msgspec.json, "decode", spied)
    wanted = {"list": list[int], "struct": messages.NewTable}
    for body, type in (
        (FLOATS, wanted["list"]),
        (FLOATS, wanted["struct"]),
        (b'{"game": ' + FLOATS + b"}", wanted["struct"]),
        (b'{"takebacks": 1.5, "game": ' + FLOATS + b"}", wanted["struct"]),
    ):
        with pytest.raises(msgspec.ValidationError):
            requests.decoded(body, type)
    assert {*map(str, asked)} == {*map(str, wanted.values())}


def test_a_whole_number_may_be_written_with_a_point() -> None:
    for body in ("[7.0, 8]", "[7, 8.00]", "[7e0, 80e-1]"):
        assert requests.decoded(body.encode(), list[int]) == [7, 8]


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        (b'["7"]', r"got `str` - at `\$\[0\]`"),
        (b"[7.5]", r"got `float` - at `\$\[0\]`"),
        (b"[7.0, 7.5]", r"got `float` - at `\$\[0\]`"),
        (b'[7.0, "7"]', r"got `str` - at `\$\[1\]`"),
        (b"[7.0, NaN]", "malformed"),
        (b"[7.0, Infinity]", "malformed"),
        (b"[7.0, -Infinity]", "malformed"),
        (b"[7.0, 1e999]", "got `float`"),
        (b"[7.0, " + b"9" * 5000 + b"]", "got `float`|out of range"),
        (b'[7.0, "\\ud800"]', "truncated|surrogate"),
        (b"[7.0, 1e308]", "got `float`"),
    ],
)
def test_a_number_that_is_not_whole_is_refused(body: bytes, problem: str) -> None:
    with pytest.raises(msgspec.DecodeError, match=problem):
        requests.decoded(body, list[int])


@served
async def test_a_body_that_is_nested_too_deep_is_refused(server: Server) -> None:
    (ada,) = await server.people("Ada")
    for deep in (b"[" * 10_000, b'{"game": 7.0, "x": ' + b"[" * 10_000):
        answer = await ada.http.post("/api/tables", content=deep, headers={"content-type": "application/json"})
        assert answer.status_code == 400
        assert answer.json()["why"]["id"] == "server-error-malformed"


# -- number


def noted(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = []
    monkeypatch.setattr(connection_limits, "note", lambda event, **facts: lines.append({"event": event, **facts}))
    return lines


def test_an_address_has_so_many_connections_and_others_have_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = noted(monkeypatch)
    open_connections = Connections(Limits(connections=2), [], 1024)
    home = [open_connections.admit(address) for address in ("2001:db8::1", "2001:db8::2", "2001:db8::3")]
    assert home == ["2001:db8::/64", "2001:db8::/64", ""]
    assert open_connections.admit("192.0.2.1")
    assert not open_connections.admit("2001:db8::4")
    assert lines == [{"event": "connection limit reached", "open": 2, "refused": 1}]
    open_connections.release("2001:db8::/64")
    assert open_connections.admit("2001:db8::4")


def test_a_minute_later_the_log_says_how_many_were_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    lines, seconds = noted(monkeypatch), 0.0
    monkeypatch.setattr(connection_limits, "monotonic", lambda: seconds)
    open_connections = Connections(Limits(connections=1), [], 1024)
    open_connections.admit("192.0.2.1")
    for later in (0.0, 1.0, 59.0, 61.0):
        seconds = later
        open_connections.admit("192.0.2.1")
    assert [line["refused"] for line in lines] == [1, 3]


def test_a_trusted_proxy_has_as_many_as_there_are() -> None:
    open_connections = Connections(Limits(connections=2), ["10.0.0.0/8"], 1024)
    assert all(open_connections.admit("10.1.2.3") for _ in range(1024 - connection_limits.RESERVE))
    assert not open_connections.admit("10.1.2.3")
    assert not open_connections.admit("192.0.2.1"), "some files are kept for the database"


@served_with(settings=Settings(limits=Limits(connections=2)))
async def test_one_connection_too_many_is_closed_at_once(server: Server) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    kept = [await asyncio.open_connection(host, int(port)) for _ in range(2)]
    reader, writer = await asyncio.open_connection(host, int(port))
    assert await asyncio.wait_for(closing(reader), PATIENCE) == b""
    writer.close()
    for reader, writer in kept:
        writer.write(GET)
        assert (await reader.readline()).split()[1] == b"200"
        writer.close()
        assert await asyncio.wait_for(closing(reader), PATIENCE) is not None
    await asyncio.sleep(0)
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(GET)
    assert (await asyncio.wait_for(reader.readline(), PATIENCE)).split()[1] == b"200"
    writer.close()


async def closing(reader: asyncio.StreamReader) -> bytes:
    """Everything until the server closes the connection."""
    try:
        return await reader.read()
    except ConnectionResetError:
        return b""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_the_file_limit_is_raised_as_far_as_it_can_be() -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        assert raise_file_limit() == resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (before[1], before[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


# -- time


@served_with(settings=HASTY)
async def test_a_connection_without_a_whole_head_is_closed(server: Server) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    for sent in (b"", GET[:-2], GET + GET[:20]):
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(sent)
        answers = await asyncio.wait_for(closing(reader), PATIENCE)
        assert answers.count(b"HTTP/1.1 200") == (sent.count(b"\r\n\r\n"))
        writer.close()


@served_with(settings=HASTY)
async def test_a_body_that_does_not_come_is_answered_with_408(server: Server) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        b'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"name": '
    )
    answer = await asyncio.wait_for(closing(reader), PATIENCE)
    assert answer.startswith(b"HTTP/1.1 408")
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["why"]["id"] == "server-error-too-slow"
    writer.close()


@served_with(settings=HASTY)
async def test_a_silent_socket_is_not_cut_off(server: Server) -> None:
    (ada,) = await server.people("Ada")
    async with ada.at(await ada.opens("engarde/standard", "me", "me")) as chair:
        await asyncio.sleep(1.0)
        await chair.moves()
    await gone(server, 0)


# -- too much


@served
async def test_a_body_without_end_is_not_read_once_it_is_refused(server: Server) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(b"POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Length: 999999999999\r\n\r\n")
    assert (await reader.readline()).split()[1] == b"404"
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(1.0):
            for _ in range(1000):  # 60 MB; the buffers of both sides are much smaller
                writer.write(bytes(60_000))
                await writer.drain()
    writer.transport.abort()


@served_with(settings=Settings(limits=Limits(reads=Rate(3, 60))))
async def test_requests_over_the_limit_wait_for_each_other_on_their_connection(server: Server) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(100 * GET)
    answers = b""
    with suppress(TimeoutError):
        async with asyncio.timeout(2.5 * HELD):
            while True:
                answers += await reader.read(1000)
    assert 3 < answers.count(b"HTTP/1.1 ") < 10
    writer.transport.abort()


# -- frames


def frames(*opcodes: Opcode, size: int = 0) -> bytes:
    return b"".join(Frame(opcode, bytes(size)).serialize(mask=True) for opcode in opcodes)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_frames_are_counted_however_they_are_cut(size: int) -> None:
    stream, luck = frames(*[Opcode.BINARY, Opcode.TEXT, Opcode.CONT] * 3, size=size), Random(size)
    for _ in range(20):
        granted = Frames(Buckets(Rate(9, 1), lambda: 0.0))
        at = 0
        while at < len(stream):
            part = stream[at : at + luck.choice((1, 2, 3, 7, 2048, 70_000))]
            assert not granted.too_many(part)
            at += len(part)
        assert granted.too_many(frames(Opcode.PONG))


def test_a_socket_that_was_refused_fills_no_log() -> None:
    logger = logging.getLogger("uvicorn.error")
    record = logger.makeRecord(logger.name, logging.ERROR, "", 0, server_logging.STRANGERS[0], (), None)
    other = logger.makeRecord(logger.name, logging.ERROR, "", 0, "Exception in ASGI application\n", (), None)
    assert [server_logging.is_news(one) for one in (record, other)] == [False, True]
