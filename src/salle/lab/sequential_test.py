"""A sequential test of which bot is stronger. Its verdict and interval are valid whenever you look.

It is a test by betting (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", JRSS B
2024; with fixed stakes mixed as in Cover's universal portfolio, Orabona and Jun, IEEE Trans. Inf. Theory 2024). A
gambler bets that the mean score is more than `mean`, at odds that are fair if it is not. Each unit multiplies the
gambler's wealth by `1 + stake * (score / mean - 1)`. If the true mean is not more, the wealth ever grows 40-fold with a
chance of at most 1 in 40 (Ville's inequality), however long the test runs and whenever you look. A second gambler bets
on less. Together they err with a chance of at most 1 in 20. The means that neither has ruled out form the 95 %
interval.

The wealth depends only on how often each score occurred, not on the order. A unit may have any score from 0 to 1, and
bouts within a unit may be correlated in any way.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log, log1p
from typing import TypeAlias

Scores: TypeAlias = Mapping[float, int]  # number of units with that score

STAKES = tuple((number / 17) ** 2 for number in range(1, 17))
ERROR = 0.05
RULED_OUT = log(2 / ERROR)
STEPS = 40  # halvings to find a bound


def growth(scores: Scores, mean: float) -> float:
    """The logarithm of the wealth from bets that the mean is more than this."""
    purses = [
        sum(units * log1p(stake * (score / mean - 1)) for score, units in scores.items()) - log(len(STAKES))
        for stake in STAKES
    ]
    most = max(purses)
    return most + log(sum(exp(purse - most) for purse in purses))


def opponent_scores(scores: Scores) -> Scores:
    """The scores of the other side."""
    return {1 - score: units for score, units in scores.items()}


def verdict(scores: Scores, fair: float) -> int:
    """1 if the score is clearly above the fair one, -1 if it is clearly below, else 0."""
    if growth(scores, fair) >= RULED_OUT:
        return 1
    return -1 if growth(opponent_scores(scores), 1 - fair) >= RULED_OUT else 0


def low_end(scores: Scores) -> float:
    """The least mean that is not ruled out."""
    low, high = 0.0, 1.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        if growth(scores, middle) >= RULED_OUT:
            low = middle
        else:
            high = middle
    return low


def interval(scores: Scores) -> tuple[float, float]:
    """The 95 % interval of the mean, valid at any time. It excludes the fair score exactly if the verdict is clear."""
    return low_end(scores), 1 - low_end(opponent_scores(scores))


def mean(scores: Scores) -> float:
    """The mean score, or 0.5 without units."""
    units = sum(scores.values())
    return sum(score * count for score, count in scores.items()) / units if units else 0.5
