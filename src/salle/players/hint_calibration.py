"""What a hint may promise: search hopes for more than comes of it, and how much more was measured.

Search takes the best of many guesses, and others do not always do what it expects. So what it thinks an action is
worth is held against how often that came true between two masters, and told as it was found:
`hint_calibration.toml`, kept by `python -m salle.lab.training.measure_hint_calibration`.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Final

import msgspec

from salle.core.game import Game

KEPT: Final = "hint_calibration.toml"
SURE: Final = 1e-6  # nearer than that to certain is certain


class Calibration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far hope is to be trusted: the odds that are hoped for, against those of all alike, to the power of `slope`,
    and times e to the power of `shift`."""

    slope: float = 1.0
    shift: float = 0.0
    decisions: int = 0  # that it was measured by

    def chance(self, hoped: float, fair: float) -> float:
        """What comes of such a hope where that share would be fair; what is certain stays so."""
        if hoped < SURE or hoped > 1 - SURE:
            return hoped
        return 1 / (1 + exp(-(odds(fair) + self.slope * (odds(hoped) - odds(fair)) + self.shift)))


def odds(share: float) -> float:
    """The logarithm of the odds."""
    return log(share / (1 - share))


def hoped_share(value: float, seats: int) -> float:
    """The share of the wins, from what search thinks it is worth."""
    return min(1.0, max(0.0, (value * (seats - 1) + 1) / seats))


def win_chance(game: Game, value: float) -> float:
    """The share of the wins that comes of what search thinks it is worth, as far as that was measured."""
    sobered = read_chances(_kept()).get(f"{game.id}/{game.ruleset}", Calibration())
    return sobered.chance(hoped_share(value, game.seats), 1 / game.seats)


@cache
def read_chances(text: str) -> dict[str, Calibration]:
    """What is kept, by GAME/RULESET."""
    return msgspec.toml.decode(text, type=dict[str, Calibration])


@cache
def _kept() -> str:
    return (files("salle.players") / KEPT).read_text(encoding="utf-8")
