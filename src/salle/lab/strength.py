"""Yardsticks of strength: what a bot wins against fixed opponents, in single rounds or bouts with the same deals."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from salle.core.game import Game
from salle.lab.ladder import Pairing
from salle.lab.ladder_standing import PairingScores
from salle.lab.sequential_test import Scores, interval, mean
from salle.lab.tally import t95
from salle.players.other_salle import IN

UNITS: Final = 200
READABLE: Final = ("engarde",)  # games in which few enough worlds are possible for a reader to know them all


@dataclass(frozen=True)
class Gain:
    """What a bot wins a bout, from -1 (it loses all) to 1 (it wins all), with its 95 % interval."""

    mean: float
    low: float
    high: float


def usual_yardsticks(game: Game) -> tuple[str, ...]:
    """The names of the opponents that come with Salle."""
    readers = ("reader", "sampler") if game.id in READABLE else ("sampler",)
    return (*readers, "flat", "tactic") if game.tactic is not None else (*readers, "flat")


def yardstick_pairings(bot: str, yardsticks: tuple[str, ...], python: str) -> tuple[Pairing, ...]:
    """The bot against each yardstick, and against itself as the Salle of another Python has it."""
    opponents = [*yardsticks, *([bot + IN + python] if python else [])]
    return tuple(Pairing(bot, opponent) for opponent in opponents)


def gain(scores: PairingScores, seats: int, sequential: bool) -> Gain:
    """The gain of the first bot. The interval of a sequential test is wider, and valid whenever you stop."""
    counts = scores.counts()
    ends = interval(counts) if sequential else student_interval(counts)
    return Gain(*(from_share(share, seats) for share in (mean(counts), *ends)))


def from_share(share: float, seats: int) -> float:
    """The gain for a share of the wins: 0 for the fair share, 1 for all."""
    return (share * seats - 1) / (seats - 1)


def student_interval(scores: Scores) -> tuple[float, float]:
    """The 95 % interval of the mean score of a fixed number of units.

    One unit says nothing. If all units have the same score, Student's interval would be too narrow, so it is that of
    the sequential test.
    """
    units = sum(scores.values())
    if units < 2:
        return 0.0, 1.0
    middle = mean(scores)
    variance = sum(count * (score - middle) ** 2 for score, count in scores.items()) / (units - 1)
    if variance == 0:
        return interval(scores)
    reach = t95(units - 1) * sqrt(variance / units)
    return max(0.0, middle - reach), min(1.0, middle + reach)
