"""WebSocket frames from clients, and a server that is told to stop."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import sys
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from salle.core.texts import texts
from salle.server.rate_limits import Limits
from salle.server.settings import Settings
from salle.wire.messages import POLICY, TRY_AGAIN
from tests.server.serving import PATIENCE, Server, Somebody, gone, served, served_with

# -- frames


@served
async def test_malformed_frames_get_an_error_each_and_disturb_no_player(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table, other = [await one.opens("engarde/standard", "me", "me") for one in (ada, bo)]
    async with bo.at(other) as calm:
        for frame, why in (
            ("", "server-error-malformed"),
            (b"\x00\xff", "server-error-binary"),
            (b'{"type": "ping"}', "server-error-binary"),
            ("null", "server-error-malformed"),
            ('{"type": "ping", "re": true}', "server-error-malformed"),
            ('{"type": "ping", "re": 1e99}', "server-error-malformed"),
            ('{"x": ' + "[" * 4000, "server-error-malformed"),
            ('{"type": "act", "ply": 0, "token": "\\ud800"}', "server-error-malformed"),
            ("x" * 5000, "server-error-too-long"),
            ("劍" * 2000, "server-error-too-long"),
        ):
            async with ada.at(table) as chair:
                await chair.socket.send(frame)
                assert await chair.refused() == why, frame[:40]
                await chair.says("ping", re=1)
                assert await chair.hears() == {"type": "pong", "re": 1}
        await calm.moves()


@served
async def test_a_problem_repeats_the_number_of_a_malformed_message(server: Server) -> None:
    (ada,) = await server.people("Ada")
    async with ada.at(await ada.opens("engarde/standard", "me", "me")) as chair:
        for message, number in (
            ({"type": "act", "ply": -5, "token": ">2", "re": 7}, 7),
            ({"type": "reply", "what": "zzz", "yes": True, "re": 8}, 8),
            ({"type": "nothing", "re": 9}, 9),
            ({"type": "ping", "re": -1}, 0),
        ):
            await chair.socket.send(json.dumps(message))
            assert await chair.refused() == "server-error-malformed"
            assert chair.problems[-1]["re"] == number


@served_with(settings=Settings(limits=Limits(frame=10_000)))
async def test_a_huge_frame_closes_its_socket_and_no_other(server: Server) -> None:
    (ada,) = await server.people("Ada")
    table = await ada.opens("engarde/standard", "me", "me")
    async with ada.at(table) as calm, ada.at(table) as huge:
        await huge.socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            await huge.hears()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        await calm.moves()


@served
async def test_bytes_that_are_no_websocket_at_all(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table, other = [await one.opens("engarde/standard", "me", "me") for one in (ada, bo)]
    host, port = server.address.removeprefix("http://").split(":")
    async with bo.at(other) as calm:
        for bad in (b"\xff" * 50, b"\x81\x05hello", b"\xc1\x80\x00\x00\x00\x00", b"\x81\x84abcd" + b"\xff" * 4):
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade"
                "\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            await reader.readuntil(b"\r\n\r\n")
            writer.write(bad)
            await asyncio.wait_for(reader.read(), PATIENCE)  # until the server closes it
            writer.close()
        await calm.moves()
        await gone(server, 1)


@served_with(settings=Settings(limits=Limits(ping=0.1, pong=0.1)))
async def test_a_socket_whose_client_has_vanished_is_closed(server: Server) -> None:
    (ada,) = await server.people("Ada")
    table = await ada.opens("engarde/standard", "me", "me")
    host, port = server.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade"
        "\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    assert server.service.limiter.sockets == 1
    await gone(server, 0)
    assert not server.service.live_tables.live[table].watchers
    writer.close()


@served
async def test_a_socket_that_leads_nowhere_is_told_so(server: Server) -> None:
    (ada,) = await server.people("Ada")
    async with ada.at("nowhere1") as chair:
        assert chair.problems[0]["why"]["id"] == "server-error-no-table"
    for path, status in (("/api/socket", 404), ("/api/tables/x/socket?since=soon", 400)):
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"ws{server.address.removeprefix('http')}{path}")
        assert refused.value.response.status_code == status


# -- a separate process


async def started(folder: Path, *words: str) -> tuple[asyncio.subprocess.Process, Somebody]:
    """`salle serve`, once it answers."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "salle", "serve", "--port", "0", *words,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        env=os.environ | {"SALLE_DATA": str(folder), "SALLE_LANG": "en", "PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    assert process.stdout is not None
    said = (await asyncio.wait_for(process.stdout.readline(), 3 * PATIENCE)).decode()
    address = said.split()[3]
    return process, Somebody(httpx.AsyncClient(base_url=address), address)


async def answering(somebody: Somebody) -> None:
    while True:
        try:
            await somebody.http.get("/health/live")
            return
        except httpx.ConnectError:
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_end_does_so_in_order(sign: signal.Signals, tmp_path: Path) -> None:
    async def main() -> None:
        process, ada = await started(tmp_path, "--log", "json")
        await asyncio.wait_for(answering(ada), 3 * PATIENCE)
        await ada.asks("POST", "/api/me", name="Ada")
        table = await ada.opens("engarde/standard", "me", "me")
        async with ada.at(table) as chair:
            await chair.moves()
            ply = chair.view["ply"]
            process.send_signal(sign)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await chair.hears()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        _, errors = await asyncio.wait_for(process.communicate(), 3 * PATIENCE)
        assert process.returncode == 0, errors.decode()
        assert b'"worker stopped"' in errors.splitlines()[-1]
        await ada.http.aclose()
        with sqlite3.connect(tmp_path / "salle.db") as database:
            rows = database.execute("select entry from log where bout = ?", (table,)).fetchall()
        assert sum(len(row[0]) for row in rows) > 0
        assert ply > 0

    asyncio.run(asyncio.wait_for(main(), 6 * PATIENCE))


def test_every_fault_has_words() -> None:
    for locale in ("en", "zh-Hant"):
        for id in ("path", "method", "body", "json", "origin"):
            assert texts(locale).has(f"server-error-{id}")


RESET = 1006  # the connection was reset before the rest was read
EMPTY = b"\x80\x00\x00\x00\x00"  # the end of an empty frame: its length and its mask


@pytest.mark.parametrize(
    ("first", "then"),
    [(b"", b"\x89"), (b"", b"\x8a"), (b"\x01" + EMPTY, b"\x00"), (b"", b"\x81"), (b"", b"\x82")],
    ids=["pings", "pongs", "fragments", "texts", "bytes"],
)
def test_a_flood_of_empty_frames_closes_its_socket_and_no_other(tmp_path: Path, first: bytes, then: bytes) -> None:
    @served
    async def test(server: Server) -> None:
        ada, bo = await server.people("Ada", "Bo")
        table, other = [await one.opens("engarde/standard", "me", "me") for one in (ada, bo)]
        async with bo.at(other) as calm:
            async with ada.at(table) as chair:
                chair.socket.transport.write(first + (then + EMPTY) * 50_000)
                assert await chair.is_cut_off() in (POLICY, TRY_AGAIN, RESET)
            await calm.moves()

    test(tmp_path)
