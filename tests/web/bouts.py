"""The bouts of the page's tests: one of each game, and every rule set in a soak test."""

from __future__ import annotations

import os
from typing import Any, Final

SOAKED: Final = "SALLE_SOAK" in os.environ
GAMES: Final = ("engarde/standard", "readyfence/basic", "audatia/duel", "arena/standard")
SHORT: Final[dict[str, dict[str, Any]]] = {  # which still show everything
    "engarde": {"hits": 1},
    "arena": {"second_life": False},
}


def short(game: str) -> dict[str, Any]:
    """The options that make a bout of this game short."""
    return SHORT.get(game.partition("/")[0], {})
