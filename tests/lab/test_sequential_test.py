"""The sequential test: its error rate, its power, and an interval that agrees with the verdict."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import exp
from random import Random

import pytest

from salle.lab.sequential_test import Scores, growth, interval, mean, opponent_scores, verdict


def until_clear(coin: float, luck: Random, most: int, fair: float = 0.5) -> tuple[int, dict[float, int]]:
    """Add units of two bouts, each won with this chance, until the verdict is clear."""
    scores: dict[float, int] = {}
    for _ in range(most):
        score = ((luck.random() < coin) + (luck.random() < coin)) / 2
        scores[score] = scores.get(score, 0) + 1
        clear = verdict(scores, fair)
        if clear:
            return clear, scores
    return 0, scores


@pytest.mark.slow
def test_a_fair_coin_is_seldom_called_unfair_however_often_one_looks() -> None:
    luck = Random(1)
    called = [until_clear(0.5, luck, 120)[0] for _ in range(150)]
    wrong = sum(clear != 0 for clear in called)
    assert 0 < wrong <= 0.05 * 150


@pytest.mark.parametrize(("coin", "clear"), [(0.65, 1), (0.35, -1), (0.9, 1)])
def test_an_unfair_coin_is_found_out(coin: float, clear: int) -> None:
    luck = Random(2)
    called = [until_clear(coin, luck, 300)[0] for _ in range(40)]
    assert called.count(clear) >= 38
    assert called.count(-clear) == 0


def test_who_is_much_stronger_is_found_out_soon() -> None:
    luck = Random(3)
    units = [sum(until_clear(0.9, luck, 300)[1].values()) for _ in range(30)]
    assert sum(units) / len(units) < 20


def test_the_interval_holds_the_truth_even_when_one_stops_at_the_best_moment() -> None:
    luck = Random(4)
    held = 0
    for _ in range(60):
        low, high = interval(until_clear(0.6, luck, 100)[1])
        held += low <= 0.6 <= high
    assert held >= 57


@pytest.mark.parametrize("fair", [0.5, 0.25])
@pytest.mark.parametrize(
    "scores", [{1.0: 12}, {0.0: 12}, {0.5: 40}, {1.0: 30, 0.5: 20, 0.0: 10}, {0.25: 50, 0.5: 30}, {1.0: 1}, {}]
)
def test_the_interval_is_beside_the_fair_score_just_when_it_is_clear(scores: Scores, fair: float) -> None:
    low, high = interval(scores)
    assert 0 <= low <= mean(scores) <= high <= 1
    assert verdict(scores, fair) == (1 if low > fair else -1 if high < fair else 0)


def test_both_sides_tell_the_same() -> None:
    scores = {1.0: 14, 0.75: 3, 0.5: 9, 0.0: 4}
    low, high = interval(scores)
    assert interval(opponent_scores(scores)) == pytest.approx((1 - high, 1 - low))
    assert verdict(opponent_scores(scores), 0.5) == -verdict(scores, 0.5)
    assert mean(opponent_scores(scores)) == pytest.approx(1 - mean(scores))


def test_more_units_make_the_interval_narrower() -> None:
    spans = [interval({1.0: units, 0.0: units}) for units in (5, 50, 500)]
    widths = [high - low for low, high in spans]
    assert widths[0] > 2 * widths[1] > 4 * widths[2]


def test_wealth_falls_with_the_mean_that_is_bet_against() -> None:
    scores = {1.0: 5, 0.5: 5, 0.0: 2}
    grown = [growth(scores, share / 20) for share in range(1, 20)]
    assert grown == sorted(grown, reverse=True)


def test_nobody_grows_rich_on_average_if_the_odds_are_fair() -> None:
    """The mean wealth over all results of a fair coin does not change: the test is a martingale."""
    ways = [Counter([(one + two) / 2 for one, two in units]) for units in product(product((0, 1), repeat=2), repeat=4)]
    assert sum(exp(growth(scores, 0.5)) for scores in ways) / len(ways) == pytest.approx(1)
