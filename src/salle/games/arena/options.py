"""The options of Swordplay: Arena."""

from __future__ import annotations

from typing import Final

from salle.core.options import Flag, Option, Several, Whole
from salle.games.arena.rules.cards import HEROES

LOT: Final = "lot"

OPTIONS: Final[tuple[Option, ...]] = (
    Whole("seats", 2, low=2, high=len(HEROES)),
    Several("heroes", LOT, choices=HEROES),
    Flag("second_life", True),  # AR-7
    Flag("restless", True),  # AR-5, AR-6
)
