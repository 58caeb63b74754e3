"""The options of En Garde. The defaults are the printed game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from salle.core.errors import BadOption
from salle.core.options import Choice, Flag, Option, Value, Whole

OPTIONS: Final[tuple[Option, ...]] = (
    Whole("piste", 23, low=3, high=99),
    Whole("values", 5, low=1, high=9),
    Whole("copies", 5, low=1, high=15),
    Whole("hand", 5, low=1, high=7),
    Whole("hits", 5, low=1, high=99),
    Whole("rounds", None, low=1, high=9999, none=True),  # EG-12
    Choice("starter", "lot", choices=("lot", "left", "right")),
    Choice("parry", "sum", ("standard", "advanced"), choices=("sum", "same")),  # EG-3
    Flag("open_discards", False),  # EG-1
)


def check(options: Mapping[str, Value]) -> None:
    """Check that the deck is large enough for both hands and a pack, because a round ends with the last card."""
    values, copies, hand = (int(options[name] or 0) for name in ("values", "copies", "hand"))
    if values * copies <= 2 * hand:
        raise BadOption("engarde-error-small-deck", deck=values * copies, hands=2 * hand)
