"""Work on several cores."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from os import _exit
from signal import SIG_IGN, SIGINT, signal
from threading import Thread

from salle.core.errors import LostProcess


@contextmanager
def process_pool(jobs: int) -> Iterator[Executor]:
    """So many processes; what they are at when something goes wrong is dropped, and LostProcess tells if one is gone.

    Ctrl-C is for this process, not for those; they end when it ends, however that is.
    """
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), start_worker)
    try:
        yield pool
    except BaseException as error:
        for process in set(active_children()) - others:
            process.terminate()
        pool.shutdown(
            cancel_futures=True
        )  # waits for its thread, which would complain at the exit if it were still at it
        if isinstance(error, BrokenProcessPool):
            raise LostProcess("error-lost-process") from None
        raise
    pool.shutdown()


def start_worker() -> None:
    """What a process of these does first: it leaves Ctrl-C to its parent, and watches whether that is there."""
    signal(SIGINT, SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait until the parent is gone, which a SIGKILL may do without a word, and end at once."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        _exit(1)
