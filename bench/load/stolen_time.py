"""What the host of a virtual machine takes away: while it runs others, nothing here runs, and no program is to blame.

Linux counts that time in ticks of 10 ms. Where nobody is above, or the system does not tell, nothing is taken.
"""

from __future__ import annotations

import os
from bisect import bisect_left, bisect_right
from contextlib import suppress
from pathlib import Path
from typing import Final

STAT: Final = Path("/proc/stat")
STEAL: Final = 8  # which field of its first line, that of all processors
BEFORE: Final = 0.2  # seconds in which what was held up before is worked off


def taken() -> int:
    """How many ticks were taken so far, of all processors."""
    with suppress(OSError, IndexError):
        return int(STAT.read_text(encoding="ascii").split("\n", 1)[0].split()[STEAL])
    return 0


class Watch:
    """Looks now and then at what was taken."""

    def __init__(self) -> None:
        self._times: Final[list[float]] = []
        self._ticks: Final[list[int]] = []

    def look(self, at: float) -> None:
        """Now."""
        self._times.append(at)
        self._ticks.append(taken())

    def calm(self, began: float, ended: float) -> bool:
        """Whether nothing was taken from a little before something began until it ended, as far as was looked."""
        first, last = bisect_right(self._times, began - BEFORE) - 1, bisect_left(self._times, ended)
        return first >= 0 and last < len(self._times) and self._ticks[first] == self._ticks[last]

    def share(self, since: float) -> float:
        """Which part of the processors' time was taken since then, until the last look."""
        first = bisect_left(self._times, since)
        seconds = (self._ticks[-1] - self._ticks[first]) / os.sysconf("SC_CLK_TCK")
        return seconds / (self._times[-1] - since) / (os.cpu_count() or 1)
