"""A server for each test, with real sockets on loopback, and people who play there.

@served
async def test_something(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await ada.opens("engarde/standard", "me", "open")
    await bo.sits(table)
    async with ada.at(table) as left, bo.at(table) as right:
        await left.acts(left.view["offers"][0]["token"])
"""

from __future__ import annotations

import asyncio
import json
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from functools import cache, wraps
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from salle.core.options import Value
from salle.server.bots.pool import BotPool
from salle.server.run import worker
from salle.server.service import Service
from salle.server.store.database import opened

PATIENCE = 60.0  # seconds for anything at all
UNENCRYPTED = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # without it each client reads all certificates of the machine
View = dict[str, Any]


class Chair:
    """A person's socket at a table. `view` is the latest view, and `news` are all messages."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: View = {}
        self.news: list[dict[str, Any]] = []
        self.problems: list[dict[str, Any]] = []

    async def hears(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        if message["type"] == "update":
            self.view = message["view"]
            self.news += message["happened"]
        elif message["type"] == "problem":
            self.problems.append(message)
        return message

    async def sees(self, what: Callable[[View], bool]) -> View:
        """Wait for a view with that property."""
        while not self.view or not what(self.view):
            await self.hears()
        return self.view

    async def says(self, type: str, **facts: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps({"type": type, **facts}))

    async def moves(self, *watching: Chair) -> None:
        """Make the first legal move, and wait until all of them see it."""
        ply = self.view["ply"]
        await self.acts()
        for one in (self, *watching):
            await one.sees(lambda view: bool(view["ply"] > ply))

    async def acts(self, token: str = "", **facts: Any) -> None:
        """Act with that token, or with the first legal one."""
        chosen = token or self.view["offers"][0]["token"]
        await self.says("act", **{"ply": self.view["ply"], "token": chosen, **facts})

    async def refused(self) -> str:
        """Why the server refuses the latest message."""
        seen = len(self.problems)
        while len(self.problems) == seen:
            await self.hears()
        why: str = self.problems[-1]["why"]["id"]
        return why

    async def is_cut_off(self) -> int | None:
        """Wait until the socket closes, and return its code."""
        with suppress(ConnectionClosed):
            while True:
                await self.hears()
        return self.socket.close_code

    async def is_served(self) -> None:
        """Check that the socket is open and the server answers."""
        await self.says("ping")
        while (await self.hears())["type"] != "pong":
            pass

    async def fences(self, choose: Callable[[View], str] = lambda view: str(view["offers"][0]["token"])) -> View:
        """Play to the end of the bout with these decisions."""
        acted = -1
        while not self.view.get("ended"):
            if self.view["offers"] and self.view["ply"] != acted:
                acted = self.view["ply"]
                await self.acts(choose(self.view))
            await self.hears()
        return self.view


class Somebody:
    """A person with a cookie."""

    def __init__(self, http: httpx.AsyncClient, address: str) -> None:
        self.http = http
        self.address = address

    async def asks(self, method: str, path: str, **facts: Any) -> Any:
        """Send a request that succeeds."""
        answer = await self.http.request(method, path, json=facts or None)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def fails(self, method: str, path: str, **facts: Any) -> tuple[int, str]:
        """Send a request that fails, and return its status and message."""
        answer = await self.http.request(method, path, json=facts or None)
        assert not answer.is_success
        return answer.status_code, answer.json()["why"]["id"]

    async def opens(self, game: str, *seats: str, options: Mapping[str, Value] | None = None, **facts: Any) -> str:
        """Open a table with `me`, `open` or a bot in each seat."""
        who = [{"who": seat} if seat in ("me", "open") else {"who": "bot", "bot": seat} for seat in seats]
        opened = await self.asks("POST", "/api/tables", game=game, seats=who, options=dict(options or {}), **facts)
        return str(opened["id"])

    async def sits(self, table: str, **facts: Any) -> None:
        await self.asks("POST", f"/api/tables/{table}/seats", **{"entropy": "", **facts})

    @asynccontextmanager
    async def at(self, table: str, since: int | None = None, silent: bool = False) -> AsyncIterator[Chair]:
        """Connect to a table and wait for the first view; with `silent`, do not wait for it."""
        query = "" if since is None else f"?since={since}"
        address = f"ws{self.address.removeprefix('http')}/api/tables/{table}/socket{query}"
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}
        if "Authorization" in self.http.headers:
            headers["Authorization"] = self.http.headers["Authorization"]
        async with connect(address, additional_headers=headers, max_size=None) as socket:
            chair = Chair(socket)
            if not silent:
                await chair.hears()
            yield chair


class Server:
    """A running service."""

    def __init__(self, service: Service, address: str) -> None:
        self.service = service
        self.address = address
        self._clients: list[httpx.AsyncClient] = []

    async def people(self, *names: str) -> list[Somebody]:
        """People with these names. An empty name is a person without a cookie."""
        found = []
        for name in names:
            http = httpx.AsyncClient(base_url=self.address, verify=UNENCRYPTED, timeout=PATIENCE)
            self._clients.append(http)
            somebody = Somebody(http, self.address)
            if name:
                await somebody.asks("POST", "/api/me", name=name)
            found.append(somebody)
        return found

    async def program(self, token: str) -> Somebody:
        """A program with a token."""
        (program,) = await self.people("")
        program.http.headers["Authorization"] = f"Bearer {token}"
        return program

    async def close(self) -> None:
        for client in self._clients:
            await client.aclose()


async def gone(server: Server, left: int) -> None:
    """Wait until only so many sockets are open."""
    while server.service.limiter.sockets > left:
        await asyncio.sleep(0.01)


@asynccontextmanager
async def serving(database: str, **settings: Any) -> AsyncIterator[Server]:
    """A server with that database."""
    settings.setdefault("bots", BotPool(1, pace=0.0))
    service = Service(database, **settings)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    async with service.running():
        uvicorn_server = worker(service)
        running = asyncio.create_task(uvicorn_server.serve([listening]))
        while not uvicorn_server.started:
            await asyncio.sleep(0.01)
        server = Server(service, f"http://127.0.0.1:{listening.getsockname()[1]}")
        try:
            yield server
        finally:
            await server.close()
            uvicorn_server.should_exit = True
            await running


@cache
def empty_database() -> bytes:
    """A SQLite file with empty tables. Migrations take longer than most tests, so they run only once."""

    async def make(path: Path) -> None:
        await (await opened(f"sqlite:///{path}")).close()

    with TemporaryDirectory() as folder:
        path = Path(folder) / "salle.db"
        asyncio.run(make(path))
        return path.read_bytes()


Test = Callable[[Server], Awaitable[None]]


def served_with(patience: float = 3 * PATIENCE, **settings: Any) -> Callable[[Test], Callable[[Path], None]]:
    """A decorator for a test with a server on SQLite and these settings."""

    def decorated(test: Test) -> Callable[[Path], None]:
        @wraps(test)
        def run(tmp_path: Path) -> None:
            database = tmp_path / "salle.db"
            database.write_bytes(empty_database())

            async def main() -> None:
                async with serving(f"sqlite:///{database}", **settings) as server:
                    await asyncio.wait_for(test(server), patience)

            asyncio.run(main())

        del run.__dict__["__wrapped__"]  # otherwise pytest would look at the wrapped arguments
        return run

    return decorated


def served(test: Test) -> Callable[[Path], None]:
    """A test with a server on SQLite."""
    return served_with()(test)
