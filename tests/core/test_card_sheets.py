"""Typed facts: several threads of a server may ask for the same ones at once, and for the first time."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from salle.games.arena import card_data as of_arena
from salle.games.audatia import card_data as of_audatia
from salle.games.readyfence import card_data as of_readyfence
from salle.core.cards.card_sheets import read_sheet

sys.setswitchinterval(1e-6)
together = Barrier(4)

def read(id, shape):
    together.wait()
    return read_sheet(id, "", shape)

for id, printed in (("arena", of_arena), ("audatia", of_audatia), ("readyfence", of_readyfence)):
    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(read, [id] * 4, [printed.Sheet] * 4))
    assert all(one == found[0] for one in found)
"""


def test_threads_read_the_same_cards_at_once() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
