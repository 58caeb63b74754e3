"""Garbage collection, when nobody waits for it.

A collection stops a worker for the longer the more tables it has, and finds next to nothing: what a decision, a
request, a socket or a table leaves behind has no circles in it, so that counting references frees it at once. Circles
come of what goes wrong, and of games that are ready no more. So a worker collects when nobody does anything; if that
never happens, only after so much has come without going that it may be garbage.
"""

from __future__ import annotations

import gc
from typing import Final

GROWTH: Final = 5_000_000  # objects more than after the last collection, for one that can't wait
OLDER: Final = 2  # collections of these after which one looks at older objects too
WORTH: Final = 10_000  # objects more, that a collection at leisure is worth
LEISURE: Final = 2.0  # seconds in which nobody did anything


def collect_seldom() -> None:
    """From now on leave alone what is there already, and collect what comes only at leisure, or when it can't wait."""
    gc.freeze()
    gc.set_threshold(GROWTH, OLDER, OLDER)


def sweep(idle: float) -> bool:
    """Collect if nobody has done anything for so many seconds, and if it is worth it; returns whether it was done."""
    if idle < LEISURE or gc.get_count()[0] < WORTH:
        return False
    gc.collect()
    return True
