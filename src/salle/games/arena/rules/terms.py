"""The fixed numbers of the rules."""

from __future__ import annotations

from typing import Final

HAND: Final = 5
NO_HERO: Final = -1
MOST_ITEMS: Final = 2  # in two hands
MOST_FACES: Final = 64
RESTLESS_AFTER: Final = 2  # quiet rounds in a row, AR-5
RESTLESS_FROM: Final = 40  # from this round on the crowd is always restless, AR-6
