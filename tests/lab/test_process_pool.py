"""Work in several processes ends when it should."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from itertools import repeat
from multiprocessing import active_children
from pathlib import Path
from time import sleep

import pytest

import salle
from salle.core.errors import LostProcess
from salle.lab.process_pool import process_pool
from tests.players.external_bots import gone, running

WORK = """
import os, sys, time
from concurrent.futures import wait
from salle.lab.process_pool import process_pool
from tests.lab.test_process_pool import think

if __name__ == "__main__":
    with process_pool(2) as pool:
        print(*{pool.submit(os.getpid).result() for _ in range(20)}, flush=True)
        wait([pool.submit(think) for _ in range(2)])
"""

pytestmark = pytest.mark.slow


def test_work_is_shared() -> None:
    with process_pool(2) as pool:
        assert list(pool.map(divmod, range(5), repeat(2))) == [divmod(number, 2) for number in range(5)]
    assert active_children() == []


def test_a_process_that_is_gone_is_told_instead_of_waited_for() -> None:
    with pytest.raises(LostProcess, match="A worker process stopped unexpectedly"), process_pool(2) as pool:
        pool.submit(os._exit, 1).result()


def test_nobody_waits_for_what_is_interrupted() -> None:
    threads = set(threading.enumerate())
    with pytest.raises(KeyboardInterrupt), process_pool(2) as pool:
        pool.submit(int).result()
        pool.submit(sleep, 600)
        raise KeyboardInterrupt
    assert active_children() == []
    assert set(threading.enumerate()) <= threads


def think() -> None:
    """Search for ten minutes."""
    game = salle.game("engarde/standard")
    bout = salle.Bout(game, game.stance("left=5 right=8 hands=33145/24111 turn=left"))
    salle.player("maestro@600s", game, 1).choose(bout.seen(bout.awaiting))


def test_processes_end_with_their_parent_however_that_ends(tmp_path: Path) -> None:
    (tmp_path / "work.py").write_text(WORK, encoding="utf-8")
    settings = os.environ | {"PYTHONPATH": os.pathsep.join([str(Path(__file__).parents[2]), *sys.path])}
    with subprocess.Popen([sys.executable, "work.py"], cwd=tmp_path, env=settings, stdout=subprocess.PIPE) as working:
        assert working.stdout is not None
        pids = list(map(int, working.stdout.readline().split()))
        sleep(1)
        assert pids and all(map(running, pids))
        working.kill()
    assert all(map(gone, pids))
