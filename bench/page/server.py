"""`python -m bench.page.server DATABASE`: a server with one extra, empty page. It prints its address first."""

from __future__ import annotations

import asyncio
import sys
from typing import Final

from salle.cli.commands.serve import HOST, bind_socket
from salle.server.app import create_app
from salle.server.bots.pool import BotPool
from salle.server.run import Worker, config
from salle.server.service import Service
from salle.server.web.static_files import AGAIN, made

PACE: Final = 0.6  # seconds, so that moves of bots do not count as answers to a click
EMPTY: Final = "/empty.html"
NOTHING: Final = b'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title></head></html>'


def main(database: str) -> None:
    """Serve until a signal."""
    listening = bind_socket(HOST, 0)
    service = Service(database, bots=BotPool(1, pace=PACE))
    app = create_app(service)
    app.page.files[EMPTY] = made("text/html", AGAIN, {"": NOTHING})
    server = Worker(config(app, service.settings, lifespan="off"))

    async def run() -> None:
        async with service.running():
            print(f"http://{HOST}:{listening.getsockname()[1]}", flush=True)
            await server.serve([listening])

    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(run())


if __name__ == "__main__":
    main(sys.argv[1])
