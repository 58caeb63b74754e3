"""Reduced games: small enough that a perfect opponent of a bot can be computed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from salle.core.options import Value

ONE_ROUND: Final[Mapping[str, Value]] = {"hits": 1, "rounds": 1, "starter": "left"}
REDUCED: Final[Mapping[str, tuple[Mapping[str, Value], ...]]] = {
    "engarde/standard": (
        {"values": 3, "copies": 3, "hand": 2, "piste": 7},
        {"values": 2, "copies": 5, "hand": 3, "piste": 7},
        {"values": 3, "copies": 4, "hand": 3, "piste": 9},
    )
}


def reduced_games(name: str) -> list[dict[str, Value]]:
    """The options of the reduced games of GAME/RULESET, the smallest first. Empty if it has none."""
    return [{**options, **ONE_ROUND} for options in REDUCED.get(name, ())]
