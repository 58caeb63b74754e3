"""Calibration of the chances in hints, because search overestimates the value of its choices.

It takes the best of many estimates, and opponents do not always do what it expects. To correct this, estimates are
compared with results of bouts between Maestros, and a logistic regression is fitted for each rule set. The program
`python -m salle.lab.training.measure_hint_calibration` writes the coefficients to `hint_calibration.toml`.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Final

import msgspec

from salle.core.game import Game

KEPT: Final = "hint_calibration.toml"
SURE: Final = 1e-6  # an estimate this close to 0 or 1 is certain


class Calibration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Coefficients of the logistic regression, in log odds relative to equal chances for all seats."""

    slope: float = 1.0
    shift: float = 0.0
    decisions: int = 0  # sample size

    def chance(self, hoped: float, fair: float) -> float:
        """The calibrated chance for an estimate. `fair` is the chance if all seats are equal.

        Certain estimates stay certain.
        """
        if hoped < SURE or hoped > 1 - SURE:
            return hoped
        return 1 / (1 + exp(-(odds(fair) + self.slope * (odds(hoped) - odds(fair)) + self.shift)))


def odds(share: float) -> float:
    """Log odds."""
    return log(share / (1 - share))


def hoped_share(value: float, seats: int) -> float:
    """The estimated chance to win for a value of search: 1 for the value 1, and 1 / seats for the value 0."""
    return min(1.0, max(0.0, (value * (seats - 1) + 1) / seats))


def win_chance(game: Game, value: float) -> float:
    """The calibrated chance to win for a value of search. It is not corrected if the rule set was not measured."""
    sobered = read_chances(_kept()).get(f"{game.id}/{game.ruleset}", Calibration())
    return sobered.chance(hoped_share(value, game.seats), 1 / game.seats)


@cache
def read_chances(text: str) -> dict[str, Calibration]:
    """Parse `hint_calibration.toml`. The keys are GAME/RULESET."""
    return msgspec.toml.decode(text, type=dict[str, Calibration])


@cache
def _kept() -> str:
    return (files("salle.players") / KEPT).read_text(encoding="utf-8")
