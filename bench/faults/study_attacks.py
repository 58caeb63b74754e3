"""Attacks on shared resources: the study thread, the bots, and the event loop through long bouts."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any, Final

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bench.faults.attacks import ATTACKER, ATTACKS, Target, attack
from salle.core.bout import Bout
from salle.core.dealer import Dealer
from salle.core.game import CHANCE
from salle.core.notation.records import Record
from salle.core.registry import make_game
from salle.core.rng import Rng

__all__ = ["ATTACKS"]  # including those of this module

LONG: Final[dict[str, Any]] = {"hits": 99, "piste": 99}
PLIES: Final = 8000  # of the replayed record, which fits in a request
REPLAYS: Final = 80  # replays at the same time
EXPORTS: Final = 20
GUESTS: Final = 12
TABLES: Final = 5  # for each guest, each with a bot
SOCKETS: Final = 100
PREPARE: Final = 6.0  # seconds to play the long bout to export or take back
LONGEST: Final = 10_000.0  # seconds, unless the process ends earlier
REST: Final = (0.5, 1.5)  # seconds after a refusal; retrying at once would only reach the rate limit
LUCK: Final = Random("study attacks")
LEAVING: Final = 1.0  # seconds before the end, to resign


@attack("replays of long records")
async def replays(target: Target) -> None:
    base_url, record, until = address_of(target), long_record(), monotonic() + LONGEST

    async def replay(http: httpx.AsyncClient) -> None:
        await http.post("/api/replay", json={"record": record, "eyes": "all", "first": PLIES - 100, "count": 100})

    async with attacker(base_url) as http:
        await repeated(REPLAYS, lambda: replay(http), until)


@attack("exports of a long bout")
async def exports(target: Target) -> None:
    base_url, until = address_of(target), monotonic() + LONGEST
    async with attacker(base_url) as http:
        await fenced_alone(http, base_url, monotonic() + PREPARE)
        await repeated(EXPORTS, lambda: http.get("/api/me/export"), until)


@attack("renames while a long bout goes on")
async def renames(target: Target) -> None:
    base_url, until = address_of(target), monotonic() + LONGEST
    async with attacker(base_url) as http:
        await http.post("/api/me", json={"name": "Mallory"})
        await decided(http, base_url, await opened(http, "engarde/basic", LONG), monotonic() + PREPARE, ends=False)
        await repeated(EXPORTS, lambda: http.patch("/api/me", json={"name": f"Mallory {LUCK.random()}"[:20]}), until)


@attack("take-backs in a long bout")
async def take_backs(target: Target) -> None:
    base_url, until = address_of(target), monotonic() + LONGEST
    async with attacker(base_url) as http:
        await http.post("/api/me", json={"name": "Mallory"})
        table = await opened(http, "engarde/basic", LONG)
        await decided(http, base_url, table, monotonic() + PREPARE, ends=False)
        await decided(http, base_url, table, until, ends=False, takes_back=True)


@attack("looks back over a long bout, over a hundred sockets")
async def looks(target: Target) -> None:
    base_url, until = address_of(target), monotonic() + LONGEST
    async with attacker(base_url) as http:
        await http.post("/api/me", json={"name": "Mallory"})
        table = await opened(http, "engarde/basic", LONG)
        await decided(http, base_url, table, monotonic() + PREPARE, ends=False)
        async with asyncio.TaskGroup() as sockets:
            for _ in range(SOCKETS):
                sockets.create_task(looked(http, base_url, table, until))


async def looked(http: httpx.AsyncClient, base_url: str, table: str, until: float) -> None:
    """Ask for all changes of the bout, at the highest rate that a socket may."""
    while monotonic() < until:
        with suppress(ConnectionClosed, TimeoutError):
            async with connected(http, base_url, table) as socket:
                while monotonic() < until:
                    await socket.send('{"type": "look", "seat": 0, "since": 1}')
                    if json.loads(await socket.recv())["type"] == "problem":  # too fast
                        await asyncio.sleep(LUCK.uniform(*REST))
        await asyncio.sleep(LUCK.uniform(*REST))


@attack("the description of the API, again and again")
async def descriptions(target: Target) -> None:
    async with attacker(address_of(target)) as http:
        await repeated(6, lambda: http.get("/api/openapi.json"), monotonic() + LONGEST)


@attack("thinking bots at sixty tables")
async def bots(target: Target) -> None:
    base_url, until = address_of(target), monotonic() + LONGEST
    async with asyncio.TaskGroup() as guests:
        for _ in range(GUESTS):
            guests.create_task(guest(base_url, until))


async def guest(base_url: str, until: float) -> None:
    """One guest at several tables."""
    async with attacker(base_url) as http, asyncio.TaskGroup() as tables:
        await http.post("/api/me", json={"name": "Mallory"})
        for _ in range(TABLES):
            table = await opened(http, "readyfence/advanced", {}, "maestro")
            tables.create_task(decided(http, base_url, table, until))


def address_of(target: Target) -> str:
    """The address of the server."""
    return f"http://127.0.0.1:{target.port}"


def attacker(base_url: str) -> httpx.AsyncClient:
    """The attacker's client: one address, unlimited connections."""
    transport = httpx.AsyncHTTPTransport(local_address=ATTACKER, limits=httpx.Limits(max_connections=None))
    return httpx.AsyncClient(base_url=base_url, transport=transport, timeout=None)


async def repeated(times: int, ask: Callable[[], Awaitable[httpx.Response | None]], until: float) -> None:
    """Send several requests at the same time, each again as soon as it is answered."""

    async def again() -> None:
        while monotonic() < until:
            answer = await ask()
            if answer is not None and answer.is_error:
                await asyncio.sleep(LUCK.uniform(*REST))

    asked = [asyncio.create_task(again()) for _ in range(times)]
    _, late = await asyncio.wait(asked, timeout=until - monotonic())
    for task in late:
        task.cancel()
    await asyncio.gather(*asked, return_exceptions=True)


async def opened(http: httpx.AsyncClient, game: str, options: dict[str, Any], bot: str = "") -> str:
    """Open a table alone or against a bot."""
    other = {"who": "bot", "bot": bot} if bot else {"who": "me"}
    answer = await http.post("/api/tables", json={"game": game, "seats": [{"who": "me"}, other], "options": options})
    return str(answer.raise_for_status().json()["id"])


async def fenced_alone(http: httpx.AsyncClient, base_url: str, until: float) -> None:
    """A long bout of one player on both seats, resigned at the end."""
    await http.post("/api/me", json={"name": "Mallory"})
    await decided(http, base_url, await opened(http, "engarde/basic", LONG), until)


async def decided(
    http: httpx.AsyncClient, base_url: str, table: str, until: float, ends: bool = True, takes_back: bool = False
) -> None:
    """Decide at this table as fast as possible until this time. Resign at the end if `ends`."""
    with suppress(ConnectionClosed, TimeoutError):
        async with (
            connected(http, base_url, table) as socket,
            asyncio.timeout(max(0.0, until - monotonic())) as limit,
        ):
            acted, view = -1, json.loads(await socket.recv())["view"]
            while not view["ended"]:
                if view["offers"] and view["ply"] != acted:
                    acted = view["ply"]
                    offer = view["offers"][acted % len(view["offers"])]
                    await socket.send(json.dumps({"type": "act", "ply": acted, "token": offer["token"]}))
                    if takes_back:
                        await socket.send('{"type": "take-back"}')
                told = json.loads(await socket.recv())
                if told["type"] == "problem":  # too fast
                    acted = -1
                    await asyncio.sleep(LUCK.uniform(*REST))
                view = told.get("view") or view
                if ends and until - monotonic() < LEAVING:
                    limit.reschedule(None)
                    await socket.send('{"type": "resign"}')
                    until += 60


def connected(http: httpx.AsyncClient, base_url: str, table: str) -> connect:
    """A socket of the attacker at this table."""
    cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    address = f"ws{base_url.removeprefix('http')}/api/tables/{table}/socket"
    return connect(address, additional_headers={"Cookie": cookies}, local_addr=(ATTACKER, 0), max_size=None)


def long_record() -> str:
    """A record of a random bout that is long by chance."""
    game, rng = make_game("engarde/basic", LONG), Rng("study attacks")
    bout, dealer = Bout(game), Dealer("study attacks")
    while not bout.over and len(bout.actions) < PLIES:
        if bout.awaiting == CHANCE:
            bout.dealt(dealer.deal(game, bout.state))
        else:
            legal = bout.state.legal_actions()
            bout.act(bout.awaiting, legal[rng.below(len(legal))])
    return Record.of(bout, ("Ada", "Bo")).text()
