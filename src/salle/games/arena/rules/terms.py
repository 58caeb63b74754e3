"""The printed numbers of Swordplay: Arena."""

from __future__ import annotations

from typing import Final

HAND: Final = 5
RESTLESS_AFTER: Final = 2  # quiet rounds in a row, AR-5
RESTLESS_FROM: Final = 40  # the round after which the crowd is never content, AR-6
