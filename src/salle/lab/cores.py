"""Work on several cores."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from signal import SIG_IGN, SIGINT, signal

from salle.core.errors import LostProcess


@contextmanager
def cores(jobs: int) -> Iterator[Executor]:
    """So many processes; what they are at when something goes wrong is dropped, and LostProcess tells if one is gone.

    Ctrl-C is for this process, not for those.
    """
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), signal, (SIGINT, SIG_IGN))
    try:
        yield pool
    except BaseException as error:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(active_children()) - others:
            process.terminate()
        if isinstance(error, BrokenProcessPool):
            raise LostProcess("error-lost-process") from None
        raise
    pool.shutdown()
