"""Bouts are played through Caddy and nginx as docs/club.md sets them up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest

from salle.wire.messages import TRY_AGAIN
from tests.deploy.files import text
from tests.deploy.proxies import NAME, RUN, SETTINGS, SHOWN, Front, fronted, missing
from tests.server.serving import PATIENCE, Chair, Somebody

ADA, BO = "127.0.0.2", "127.0.0.3"  # addresses of clients; the proxies are at 127.0.0.1
BODY = 16384
Test: TypeAlias = Callable[[Front], Awaitable[None]]
every_proxy = pytest.mark.parametrize(
    "kind", [pytest.param(kind, marks=pytest.mark.skipif(missing(kind), reason=f"{kind} can't run")) for kind in RUN]
)


def through(kind: str, folder: Path, test: Test, **limits: Any) -> None:
    async def run() -> None:
        async with fronted(kind, folder, **limits) as front:
            await asyncio.wait_for(test(front), 3 * PATIENCE)

    asyncio.run(run())


async def guest(client: httpx.AsyncClient, name: str) -> Somebody:
    somebody = Somebody(client, str(client.base_url))
    await somebody.asks("POST", "/api/me", name=name)
    return somebody


@every_proxy
def test_a_bout_is_played_over_tls(kind: str, tmp_path: Path) -> None:
    async def test(front: Front) -> None:
        async with front.client(ADA) as at_home, front.client(BO) as elsewhere:
            assert (await at_home.get("/health")).json() == {"status": "up"}
            ada, bo = await guest(at_home, "Ada"), await guest(elsewhere, "Bo")
            table = await ada.opens("engarde/standard", "me", "open")
            await bo.sits(table)
            async with (
                front.socket(at_home, ADA, table) as left_socket,
                front.socket(elsewhere, BO, table) as right_socket,
            ):
                left, right = Chair(left_socket), Chair(right_socket)
                for chair in (left, right):
                    await chair.sees(lambda view: view["head"]["stage"] == "fencing")
                await (left if left.view["offers"] else right).moves(left, right)

    through(kind, tmp_path, test)


@every_proxy
def test_salle_knows_the_client_and_that_it_came_over_tls(kind: str, tmp_path: Path) -> None:
    async def test(front: Front) -> None:
        async with front.client(ADA) as client, front.client(ADA, secure=False) as insecure:
            forged = {"X-Forwarded-For": "192.0.2.9", "X-Forwarded-Proto": "http"}
            answer = await client.post("/api/me", json={"name": "Ada"}, headers=forged)
            assert list(front.server.service.limiter.buckets["writes"].left) == [ADA]
            assert all("secure" in cookie.lower() for cookie in answer.headers.get_list("set-cookie"))
            assert "max-age=" in answer.headers["strict-transport-security"]
            assert (await client.get("/metrics")).status_code == 403
            assert (await client.get("/health", headers={"Host": "evil.example"})).text != '{"status":"up"}'
            moved = await insecure.get("/tables/x?y=1")
            assert moved.status_code in (301, 308)
            assert moved.headers["location"] == f"https://{NAME}/tables/x?y=1"

    through(kind, tmp_path, test)


@every_proxy
def test_a_body_up_to_the_limit_reaches_salle(kind: str, tmp_path: Path) -> None:
    async def test(front: Front) -> None:
        async with front.client(ADA) as client:
            for size, statuses in ((BODY, [201]), (BODY + 1, [413, 502])):  # Salle answers before it has all of it
                body = b'{"name": "Ada"'.ljust(size - 1) + b"}"
                answer = await client.post("/api/me", content=body, headers={"Content-Type": "application/json"})
                assert answer.status_code in statuses, answer.text

    through(kind, tmp_path, test)


@every_proxy
def test_each_client_has_its_own_limit_of_sockets(kind: str, tmp_path: Path) -> None:
    async def test(front: Front) -> None:
        async with front.client(ADA) as client, AsyncExitStack() as stack:
            table = await (await guest(client, "Ada")).opens("engarde/standard", "me", "open")
            for _ in range(2):
                await Chair(await stack.enter_async_context(front.socket(client, ADA, table))).hears()
            async with front.socket(client, ADA, table) as third, front.socket(client, BO, table) as elsewhere:
                assert await Chair(third).is_cut_off() == TRY_AGAIN
                assert (await Chair(elsewhere).hears())["type"] == "update"

    through(kind, tmp_path, test, sockets=2)


@pytest.mark.skipif(missing("nginx"), reason="nginx can't run")
def test_nginx_limits_the_connections_of_an_address(tmp_path: Path) -> None:
    async def test(front: Front) -> None:
        async with front.client(ADA) as client, front.client(BO) as other, AsyncExitStack() as stack:
            table = await (await guest(client, "Ada")).opens("engarde/standard", "me", "open")
            for _ in range(6):  # which is what the test sets instead of 300
                await stack.enter_async_context(front.socket(client, ADA, table))
            answer = await client.get("/health")
            assert (answer.status_code, "x-request-id" in answer.headers) == (429, False)
            assert (await other.get("/health")).status_code == 200

    through("nginx", tmp_path, test)


@every_proxy
def test_clients_that_stop_sending_are_cut_off(kind: str, tmp_path: Path) -> None:
    head = f"POST /api/me HTTP/1.1\r\nHost: {NAME}\r\n".encode()
    body = b'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":'

    async def test(front: Front) -> None:
        answers = await asyncio.gather(*(front.hangs_up(sent) for sent in (b"", head, head + body)))
        assert [answer for answer in answers if b"x-request-id" in answer.lower()] == []
        assert await front.server.service.store.database.read("select name from people") == []

    through(kind, tmp_path, test)


def test_compose_runs_the_caddyfile_of_the_docs() -> None:
    shown = SHOWN["text"].replace(NAME, "{$SALLE_HOST}").replace("127.0.0.1:8642", "salle:8642")
    assert text("deploy/Caddyfile") == shown


def test_the_docs_allow_more_connections_than_sockets() -> None:
    assert f"limit_conn salle {SETTINGS.limits.sockets + 100};" in SHOWN["nginx"]
    assert SETTINGS.hosts == (NAME,)
    assert SETTINGS.limits.body == BODY
