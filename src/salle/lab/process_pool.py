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
    """A pool of processes. On an error the running work is dropped. Raises LostProcess if a process is gone.

    Only this process handles Ctrl-C. The others end when it ends, in any way.
    """
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), start_worker)
    try:
        yield pool
    except BaseException as error:
        for process in set(active_children()) - others:
            process.terminate()
        pool.shutdown(cancel_futures=True)  # it waits for the pool's thread, which would print an error at exit
        if isinstance(error, BrokenProcessPool):
            raise LostProcess("error-lost-process") from None
        raise
    pool.shutdown()


def start_worker() -> None:
    """Initialize a worker process: ignore Ctrl-C and watch the parent."""
    signal(SIGINT, SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait until the parent is gone, even by SIGKILL, and exit at once."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        _exit(1)
