"""Who is stronger, tested while it is fenced: an answer and an interval that hold whenever one stops to look.

A test by betting (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", JRSS B 2024; with
fixed stakes mixed as in Cover's universal portfolio, Orabona and Jun, IEEE Trans. Inf. Theory 2024). Somebody who
believes that a score is more than `mean` bets at odds that are fair if it is not: each unit multiplies his wealth
by `1 + stake * (score / mean - 1)`. Were the mean no more than that, he would ever see his wealth grow 40-fold with a
chance of 1 in 40 at most (Ville's inequality), however long it goes on and whenever one looks; he and his opposite
together err at most once in 20. All means that neither of them has ruled out form the 95 % interval.

His wealth hangs only on how often there was each score, not on their order: a unit may have any score from 0 to 1, and
nothing is assumed about how the bouts within it hang together.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log, log1p
from typing import TypeAlias

Scores: TypeAlias = Mapping[float, int]  # how many units had that score

STAKES = tuple((number / 17) ** 2 for number in range(1, 17))
ERROR = 0.05
RULED_OUT = log(2 / ERROR)
STEPS = 40  # halvings until a bound is exact enough


def growth(scores: Scores, mean: float) -> float:
    """The logarithm of the wealth of somebody who bet that the mean is more than this."""
    purses = [
        sum(units * log1p(stake * (score / mean - 1)) for score, units in scores.items()) - log(len(STAKES))
        for stake in STAKES
    ]
    most = max(purses)
    return most + log(sum(exp(purse - most) for purse in purses))


def opponent_scores(scores: Scores) -> Scores:
    """The same bouts as the other side tells them."""
    return {1 - score: units for score, units in scores.items()}


def verdict(scores: Scores, fair: float) -> int:
    """1 if the score is clearly more than the fair one, -1 if it is clearly less, 0 while that is not clear."""
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
    """The 95 % interval of the mean, whenever one stops: the fair score is outside just when the verdict is clear."""
    return low_end(scores), 1 - low_end(opponent_scores(scores))


def mean(scores: Scores) -> float:
    """The mean score; without any unit, half."""
    units = sum(scores.values())
    return sum(score * count for score, count in scores.items()) / units if units else 0.5
