"""Which bouts the tests of the page fence: one of each game, and every rule set where there is time."""

from __future__ import annotations

import os
from typing import Any, Final

SOAKED: Final = "SALLE_SOAK" in os.environ
GAMES: Final = ("engarde/standard", "readyfence/basic", "audatia/duel", "arena/standard")
SHORT: Final[dict[str, dict[str, Any]]] = {  # and shows all that a longer bout does
    "engarde": {"hits": 1},
    "arena": {"second_life": False},
}


def short(game: str) -> dict[str, Any]:
    """The options that make a bout of this game short."""
    return SHORT.get(game.partition("/")[0], {})
