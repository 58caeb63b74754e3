"""Attacks on what all players share: the study thread and the bots. Each comes from one address and lasts a while."""

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

from salle.core.bout import Bout
from salle.core.dealer import Dealer
from salle.core.game import CHANCE
from salle.core.notation.records import Record
from salle.core.registry import make_game
from salle.core.rng import Rng

ADDRESS: Final = "127.0.0.2"  # the attacker's; bystanders have another one
LONG: Final[dict[str, Any]] = {"hits": 99, "piste": 99}
PLIES: Final = 8000  # of the record that is replayed: it fits in a request
REPLAYS: Final = 80  # that wait at once
EXPORTS: Final = 20
GUESTS: Final = 12
TABLES: Final = 5  # of each guest, with a bot at each
SHARE: Final = 0.5  # of the time, to fence the long bout that is exported
REST: Final = (0.5, 1.5)  # seconds after a refusal; an attacker who asks at once floods the door, and nothing behind it
LUCK: Final = Random("study attacks")
LEAVING: Final = 1.0  # seconds before the end, to give up


async def replays(base_url: str, seconds: float) -> None:
    """Many replays of a long record at once, again and again."""
    record, until = long_record(), monotonic() + seconds

    async def replay(http: httpx.AsyncClient) -> None:
        await http.post("/api/replay", json={"record": record, "eyes": "all", "first": PLIES - 100, "count": 100})

    async with attacker(base_url) as http:
        await repeated(REPLAYS, lambda: replay(http), until)


async def exports(base_url: str, seconds: float) -> None:
    """A player who has played a long bout asks for many exports at once."""
    until = monotonic() + seconds
    async with attacker(base_url) as http:
        await fenced_alone(http, base_url, monotonic() + SHARE * seconds)
        await repeated(EXPORTS, lambda: http.get("/api/me/export"), until)


async def bots(base_url: str, seconds: float) -> None:
    """Many guests with a thinking bot at each of their tables, who decide as soon as they can."""
    until = monotonic() + seconds
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


def attacker(base_url: str) -> httpx.AsyncClient:
    """The attacker's client: from one address, without a bound on connections."""
    transport = httpx.AsyncHTTPTransport(local_address=ADDRESS, limits=httpx.Limits(max_connections=None))
    return httpx.AsyncClient(base_url=base_url, transport=transport, timeout=None)


async def repeated(times: int, ask: Callable[[], Awaitable[httpx.Response | None]], until: float) -> None:
    """So many at once, each asked again as soon as it is answered."""

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
    """A table alone, or against a bot."""
    other = {"who": "bot", "bot": bot} if bot else {"who": "me"}
    answer = await http.post("/api/tables", json={"game": game, "seats": [{"who": "me"}, other], "options": options})
    return str(answer.raise_for_status().json()["id"])


async def fenced_alone(http: httpx.AsyncClient, base_url: str, until: float) -> None:
    """A long bout of one player on both seats, given up at the end."""
    await http.post("/api/me", json={"name": "Mallory"})
    await decided(http, base_url, await opened(http, "engarde/basic", LONG), until)


async def decided(http: httpx.AsyncClient, base_url: str, table: str, until: float) -> None:
    """Decide at that table until then, as soon as it can be done; the bout is given up at the end."""
    cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    address = f"ws{base_url.removeprefix('http')}/api/tables/{table}/socket"
    headers = {"Cookie": cookies}
    with suppress(ConnectionClosed, TimeoutError):
        async with (
            connect(address, additional_headers=headers, local_addr=(ADDRESS, 0), max_size=None) as socket,
            asyncio.timeout(max(0.0, until - monotonic())) as limit,
        ):
            acted, view = -1, json.loads(await socket.recv())["view"]
            while not view["ended"]:
                if view["offers"] and view["ply"] != acted:
                    acted = view["ply"]
                    offer = view["offers"][acted % len(view["offers"])]
                    await socket.send(json.dumps({"type": "act", "ply": acted, "token": offer["token"]}))
                told = json.loads(await socket.recv())
                if told["type"] == "problem":  # too fast
                    acted = -1
                    await asyncio.sleep(LUCK.uniform(*REST))
                view = told.get("view") or view
                if until - monotonic() < LEAVING:
                    limit.reschedule(None)
                    await socket.send('{"type": "retire"}')
                    until += 60


def long_record() -> str:
    """A record of a bout that goes on for long, by chance."""
    game, rng = make_game("engarde/basic", LONG), Rng("study attacks")
    bout, dealer = Bout(game), Dealer("study attacks")
    while not bout.over and len(bout.actions) < PLIES:
        if bout.awaiting == CHANCE:
            bout.dealt(dealer.deal(game, bout.state))
        else:
            legal = bout.state.legal_actions()
            bout.act(bout.awaiting, legal[rng.below(len(legal))])
    return Record.of(bout, ("Ada", "Bo")).text()


ATTACKS: Final = {"replays": replays, "exports": exports, "bots": bots}
