"""Ratings on Elo's scale from all results of a ladder.

The model is Bradley and Terry's, fitted by maximum likelihood. A bot against `others` equal bots has the expected share
`1 / (1 + others * 10 ** (-difference / 400))`. For two seats that is Elo's formula. For more it is Luce's: the chance
to win is the bot's part of all strength at the table. A draw is shared. Each pairing gets one extra unit with the fair
score, so that a bot that won all its units is not infinitely stronger.

The 95 % intervals are those of the difference to the anchor, which has rating 0. The anchor is `random`, or the weakest
bot if `random` did not play. The intervals come from the sandwich estimator (Huber 1967; White 1982) over units. It
uses the variance between whole units, so bouts with the same deals may be correlated in any way. A few units say little
about that variance, so a doubt is added as if one more unit had been a single bout with an unknown result. Two draws
then do not look certain. The doubt shrinks with the square of the number of units. The intervals are valid for a number
of units fixed in advance. The interval of a pairing's share is valid whenever the pairing stops.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, inf, log, sqrt

from salle.lab.sequential_test import Scores
from salle.lab.tally import Z95

ELO = 400 / log(10)  # points for each unit of the logit
ANCHOR = "random"
ROUNDS, CLOSE = 100, 1e-10  # of Newton's method: most steps, and the step size to stop at
LONGEST_STEP = 1.0
FEW = 10  # number of units up to which the doubt counts in full


@dataclass(frozen=True)
class Result:
    """The scores of the first bot against the second."""

    first: str
    second: str
    scores: Scores  # of the first


@dataclass(frozen=True)
class Rating:
    """A bot's rating in Elo relative to the anchor, with its 95 % interval."""

    bot: str
    elo: float
    low: float
    high: float
    anchor: str


def elo(share: float, seats: int) -> float:
    """The rating difference with this expected share."""
    if not 0 < share < 1:
        return inf if share >= 1 else -inf
    return ELO * (log(share / (1 - share)) + log(seats - 1))


def expected_share(difference: float, seats: int) -> float:
    """The expected share of a bot that is stronger by this logit than all others."""
    return 1 / (1 + (seats - 1) * exp(-difference))


def fit_ratings(results: Sequence[Result], seats: int) -> list[Rating]:
    """The ratings of all bots, the strongest first. Groups without common opponents follow one another."""
    found: list[Rating] = []
    for group in linked_groups(results):
        fit = Fit([result for result in results if result.first in group], group, seats)
        anchor = ANCHOR if ANCHOR in group else min(group, key=lambda bot: fit.strength[bot])
        spread = fit.spread(anchor)
        rated: list[Rating] = []
        for bot in group:
            middle, reach = fit.strength[bot] - fit.strength[anchor], Z95 * spread[bot]
            rated.append(Rating(bot, ELO * middle, ELO * (middle - reach), ELO * (middle + reach), anchor))
        found += sorted(rated, key=lambda rating: -rating.elo)
    return found


def linked_groups(results: Sequence[Result]) -> list[list[str]]:
    """Groups of bots that are linked by results."""
    found: list[list[str]] = []
    for result in results:
        pair = [result.first, result.second]
        linked = [group for group in found if set(group) & set(pair)]
        found = [group for group in found if group not in linked]
        found.append(list(dict.fromkeys([bot for group in linked for bot in group] + pair)))
    return found


def with_one_more(scores: Scores, score: float) -> Scores:
    """The scores with one more unit of this score."""
    return {**scores, score: scores.get(score, 0) + 1}


class Fit:
    """The strengths of a linked group as logits. The first bot has 0."""

    def __init__(self, results: Sequence[Result], group: Sequence[str], seats: int) -> None:
        self.group = list(group)
        self.seats = seats
        fair = 1 / seats
        self.units = [
            (self.group.index(result.first), self.group.index(result.second), with_one_more(result.scores, fair))
            for result in results
        ]
        self.values = [0.0] * len(group)
        for _ in range(ROUNDS):
            step = solve(self._bread(0), self._slope(0))
            self.values = [
                value + max(-LONGEST_STEP, min(LONGEST_STEP, part))
                for value, part in zip(self.values, step, strict=True)
            ]
            if max(map(abs, step)) < CLOSE:
                break
        self.strength = dict(zip(self.group, self.values, strict=True))

    def spread(self, anchor: str) -> dict[str, float]:
        """The standard error of each bot's difference to the anchor."""
        fixed = self.group.index(anchor)
        bread, meat = self._bread(fixed), self._meat(fixed)
        size = range(len(self.group))
        rows = [solve(bread, row) for row in meat]  # the meat is symmetric, and so is the bread
        columns = [solve(bread, [rows[row][column] for row in size]) for column in size]
        return {bot: sqrt(max(0.0, columns[number][number])) for number, bot in enumerate(self.group)}

    def _expected(self, first: int, second: int) -> float:
        return expected_share(self.values[first] - self.values[second], self.seats)

    def _slope(self, fixed: int) -> list[float]:
        slope = [0.0] * len(self.group)
        for first, second, scores in self.units:
            share = self._expected(first, second)
            over = sum(units * (score - share) for score, units in scores.items())
            slope[first] += over
            slope[second] -= over
        slope[fixed] = 0.0
        return slope

    def _bread(self, fixed: int) -> list[list[float]]:
        """The information matrix, as if units were single bouts."""
        matrix = self._laid_out(fixed, lambda scores, share: sum(scores.values()) * share * (1 - share))
        matrix[fixed][fixed] = 1.0
        return matrix

    def _meat(self, fixed: int) -> list[list[float]]:
        """The variance between units, with the added doubt."""
        return self._laid_out(
            fixed,
            lambda scores, share: (
                sum(units * (score - share) ** 2 for score, units in scores.items())
                + doubt(sum(scores.values())) * share * (1 - share)
            ),
        )

    def _laid_out(self, fixed: int, weight: Callable[[Scores, float], float]) -> list[list[float]]:
        """The weights of all pairings as a matrix of differences, without a fixed bot."""
        size = len(self.group)
        matrix = [[0.0] * size for _ in range(size)]
        for first, second, scores in self.units:
            total = weight(scores, self._expected(first, second))
            for row, column, sign in ((first, first, 1), (second, second, 1), (first, second, -1), (second, first, -1)):
                if fixed not in (row, column):
                    matrix[row][column] += sign * total
        return matrix


def doubt(units: int) -> float:
    """The weight of the doubt for a small number of units, at most one bout."""
    return min(1.0, (FEW / units) ** 2)


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve a linear system with a positive definite matrix by Gaussian elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for pivot in range(size):
        for row in range(pivot + 1, size):
            part = rows[row][pivot] / rows[pivot][pivot]
            for column in range(pivot, size + 1):
                rows[row][column] -= part * rows[pivot][column]
    found = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][column] * found[column] for column in range(row + 1, size))
        found[row] = (rows[row][size] - known) / rows[row][row]
    return found
