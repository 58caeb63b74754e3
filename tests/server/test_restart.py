"""A server that is killed during play: acknowledged actions are stored, and others are absent or complete."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx

from tests.server.serving import Somebody

KILLS = 3 * int(os.environ.get("SALLE_SOAK", "1"))


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


async def started(port: int, database: Path) -> subprocess.Popen[bytes]:
    """A server, started as a user would."""
    words = [sys.executable, "-m", "salle", "serve", "--port", str(port), "--database", f"sqlite:///{database}"]
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        for _ in range(400):
            try:
                if (await http.get("/health")).is_success:
                    return process
            except httpx.TransportError:
                await asyncio.sleep(0.05)
    raise AssertionError("it did not start")


async def decided(ada: Somebody, table: str) -> tuple[list[str], dict[str, Any]]:
    """All actions at the table, as the server lists them, and the current view."""
    async with ada.at(table, since=0) as chair:
        return [happened["tokens"][0] for happened in chair.news if happened["seat"] is not None], chair.view


async def bout(ada: Somebody) -> str:
    """A table where one person has both seats."""
    return await ada.opens("engarde/standard", "me", "me", clock={"type": "bank", "seconds": 600})


async def fence_and_kill(port: int, database: Path) -> None:
    process = await started(port, database)
    address = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=address) as http:
        ada = Somebody(http, address)
        await ada.asks("POST", "/api/me", name="Ada")
        table, acknowledged = await bout(ada), list[str]()
        for kill in range(KILLS):
            async with ada.at(table) as chair:
                for _ in range(2 + kill % 3):
                    if chair.view["offers"]:
                        token = chair.view["offers"][0]["token"]
                        await chair.moves()
                        acknowledged.append(token)
                unknown = [offer["token"] for offer in chair.view["offers"][-1:]]
                for token in unknown:
                    await chair.acts(token)
                process.send_signal(signal.SIGKILL)
                process.wait()
            left = sum(chair.view["clock"])
            process = await started(port, database)
            tokens, view = await decided(ada, table)
            assert tokens[: len(acknowledged)] == acknowledged
            assert tokens[len(acknowledged) :] in ([], unknown)
            assert left - sum(view["clock"]) < 60  # the clocks stood still, or nearly so
            acknowledged = tokens
            if view["ended"]:
                table, acknowledged = await bout(ada), []
    process.send_signal(signal.SIGINT)
    assert process.wait(20) == 0


def test_acknowledged_actions_survive_kill_9(tmp_path: Path) -> None:
    asyncio.run(asyncio.wait_for(fence_and_kill(free_port(), tmp_path / "salle.db"), 60 + 20 * KILLS))
