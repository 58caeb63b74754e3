"""`python -m tests.web.fast_bots_server DATABASE [SEED]`: a server whose bots move at once.

Its first line is its address. With a seed, which is for pictures and never for people, its tables have the same names
and the same random numbers each time."""

from __future__ import annotations

import sys
from base64 import urlsafe_b64encode
from random import Random
from typing import Final

import salle.server.live.deciding
from salle.cli.commands.serve import HOST, bind_socket
from salle.server.bots.pool import BotPool
from salle.server.run import serve
from salle.server.service import Service

PACE: Final = 0.04  # seconds for a bot's move


def foreseen(seed: str) -> None:
    """Use known secrets."""
    lot = Random(seed)
    vars(salle.server.live.deciding).update(
        token_bytes=lot.randbytes, token_urlsafe=lambda length: urlsafe_b64encode(lot.randbytes(length)).decode()
    )


if __name__ == "__main__":
    for seed in sys.argv[2:]:
        foreseen(seed)
    listening = bind_socket(HOST, 0)
    address = f"http://{HOST}:{listening.getsockname()[1]}"
    serve(Service(sys.argv[1], bots=BotPool(1, pace=PACE)), listening, lambda: print(address, flush=True))
