"""What a move costs at the very least: a frame there and back, and one durable commit.

Run as a process of its own by `bench.load`: the same web server and the same database as Salle's, and nothing else.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from subprocess import PIPE, Popen
from time import perf_counter
from typing import Any, Final

import uvicorn

from bench.load import event_loop
from bench.load.sockets import connected
from bench.server_process import free_port
from salle.server.run import config
from salle.server.settings import Settings
from salle.server.store.database import Statement
from salle.server.store.sqlite import SqliteDatabase
from salle.wire.log_entries import Played, entry_text

COMMIT: Final = b"commit"
PREPARED: Final = "create table if not exists moves (id integer primary key, entry text not null)"
INSERTED: Final = "insert into moves (entry) values (:entry)"
MOVE: Final = entry_text(Played(0, ("x33", "+1", "+5"), (40, 41)))


class Echo:
    """An application that says what it hears, and commits a move when it is told to."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        database = SqliteDatabase(str(self.path))
        await database.write([Statement(PREPARED, {})])
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            if message["text"].encode() == COMMIT:
                began = perf_counter()
                await database.write([Statement(INSERTED, {"entry": MOVE})])
                await send({"type": "websocket.send", "text": str(perf_counter() - began)})
            else:
                await send({"type": "websocket.send", "text": message["text"]})
        await database.close()


class Least:
    """The times that were measured, in seconds."""

    def __init__(self) -> None:
        self.echoes: Final[list[float]] = []
        self.commits: Final[list[float]] = []

    @property
    def seconds(self) -> float:
        """The median of an echo, and the median of a commit after it."""
        return median(self.echoes) + median(self.commits)


@contextmanager
def echoing(path: Path) -> Iterator[int]:
    """The process, on a port."""
    port = free_port()
    with Popen([sys.executable, "-m", "bench.load.echo", str(port), str(path)], stdout=PIPE) as process:
        assert process.stdout is not None
        try:
            process.stdout.readline()
            yield port
        finally:
            process.terminate()


async def measure(port: int, frame: int, times: int, least: Least, done: Callable[[], None], pause: float = 0) -> None:
    """So many echoes of a frame of that size and as many commits, by turns, with a pause after each."""
    heard: asyncio.Queue[tuple[bytes, float]] = asyncio.Queue()
    socket = await connected(f"ws://127.0.0.1:{port}/", "", lambda message, at: heard.put_nowait((message, at)))
    for _ in range(times):
        began = perf_counter()
        socket.say(b"x" * frame)
        _, at = await heard.get()
        least.echoes.append(at - began)
        done()
        await asyncio.sleep(pause)
        socket.say(COMMIT)
        message, _ = await heard.get()
        least.commits.append(float(message))
        done()
        await asyncio.sleep(pause)
    socket.close()
    await socket.lost.wait()


def main() -> None:
    port, path = int(sys.argv[1]), Path(sys.argv[2])
    server = uvicorn.Server(config(Echo(path), Settings(), port=port, lifespan="off"))  # type: ignore[arg-type]

    async def run() -> None:
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        print("ready", flush=True)
        await serving

    event_loop.run(run())


if __name__ == "__main__":
    main()
