"""The options of Ready... Fence! and their defaults."""

from __future__ import annotations

from typing import Final

from salle.core.options import Among, Flag, Option, Whole

OPTIONS: Final[tuple[Option, ...]] = (
    Among("touches", 5, ("tutorial",), choices=(5, 10, 15)),
    Among("touches", 5, ("basic",), choices=(5, 10)),
    Among("touches", 5, ("advanced",), choices=(5, 15)),
    Among("feints", 2, ("advanced",), choices=(2, 3)),  # RF-1
    Flag("cards_first", True),  # RF-13
    Whole("passivity", 4, ("tutorial",), low=0, high=99),  # RF-19
    Whole("passivity", 8, ("basic", "advanced"), low=0, high=99),
)
