"""Ratings: known strengths are recovered, with intervals that contain them."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from salle.lab.ratings import ELO, Rating, Result, elo, expected_share, fit_ratings, linked_groups
from salle.lab.tally import Z95

STRENGTH = {"random": 0.0, "middling": 150.0, "good": 320.0, "best": 400.0}
PAIRS = [("middling", "random"), ("good", "middling"), ("best", "good"), ("best", "random")]


def by_name(found: list[Rating]) -> dict[str, Rating]:
    return {rating.bot: rating for rating in found}


@pytest.mark.parametrize("seats", [2, 4])
def test_strengths_are_found_again(seats: int) -> None:
    results = []
    for first, second in PAIRS:
        share = expected_share((STRENGTH[first] - STRENGTH[second]) / ELO, seats)
        wins = round(100_000 * share)
        results.append(Result(first, second, {1.0: wins, 0.0: 100_000 - wins}))
    found = fit_ratings(results, seats)
    assert [rating.bot for rating in found] == ["best", "good", "middling", "random"]
    for bot, rating in by_name(found).items():
        assert rating.elo == pytest.approx(STRENGTH[bot], abs=1)
        assert rating.low <= rating.elo <= rating.high


def test_the_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    luck, held, asked = Random(5), 0, 0
    for _ in range(60):
        results = []
        for first, second in PAIRS:
            share = expected_share((STRENGTH[first] - STRENGTH[second]) / ELO, 2)
            scores: dict[float, int] = {}
            for _ in range(60):
                score = ((luck.random() < share) + (luck.random() < share)) / 2
                scores[score] = scores.get(score, 0) + 1
            results.append(Result(first, second, scores))
        found = by_name(fit_ratings(results, 2))
        for bot in ("middling", "good", "best"):
            asked += 1
            held += found[bot].low <= STRENGTH[bot] <= found[bot].high
    assert 0.88 <= held / asked <= 0.995


@pytest.mark.parametrize("units", [1, 2, 3, 5, 10])
@pytest.mark.parametrize("strength", [0.0, 150.0])
def test_few_units_leave_much_doubt(units: int, strength: float) -> None:
    luck, held = Random(3), 0
    share = expected_share(strength / ELO, 2)
    for _ in range(200):
        scores: dict[float, int] = {}
        for _ in range(units):
            score = ((luck.random() < share) + (luck.random() < share)) / 2
            scores[score] = scores.get(score, 0) + 1
        rating = by_name(fit_ratings([Result("a", "random", scores)], 2))["a"]
        assert rating.high - rating.low > 150
        held += rating.low <= strength <= rating.high
    assert held >= 0.9 * 200


def test_many_units_leave_no_more_doubt_than_they_did() -> None:
    """With many units the added doubt vanishes."""
    scores = {0.0: 15, 0.5: 40, 1.0: 45}
    share = (sum(score * units for score, units in scores.items()) + 0.5) / 101
    meat = sum(units * (score - share) ** 2 for score, units in scores.items()) + (0.5 - share) ** 2
    assert width(scores) == pytest.approx(2 * Z95 * ELO * meat**0.5 / (101 * share * (1 - share)), rel=0.001)


def test_nothing_is_ever_certain() -> None:
    assert width({0.5: 2}) > 400 > width({0.5: 20}) > width({0.5: 1000}) > 0


def width(scores: dict[float, int]) -> float:
    (rating,) = [one for one in fit_ratings([Result("a", "random", scores)], 2) if one.bot == "a"]
    return rating.high - rating.low


def test_bouts_that_hang_together_are_not_counted_twice() -> None:
    """A share from units won or lost as a whole is less certain than the same share from split units."""
    assert width({1.0: 30, 0.0: 30}) > 1.3 * width({1.0: 15, 0.5: 30, 0.0: 15}) > 2 * width({0.5: 60})


def test_a_rating_agrees_with_the_interval_of_a_share() -> None:
    """One pairing of single bouts: the textbook interval of a share, converted to Elo near the middle."""
    (a, anchor) = fit_ratings([Result("a", "random", {1.0: 5000, 0.0: 5000})], 2)
    assert (a.high - a.low) / 2 == pytest.approx(1.96 * (0.25 / 10_000) ** 0.5 / 0.25 * ELO, rel=0.01)
    assert (anchor.low, anchor.high) == (0, 0)


def test_who_wins_them_all_is_not_infinitely_stronger() -> None:
    (best, _) = fit_ratings([Result("best", "random", {1.0: 30})], 2)
    assert best.bot == "best"
    assert 400 < best.low + (best.elo - best.low) < 1000
    assert 0 < best.low < best.elo < best.high


def test_the_weakest_is_at_0_if_random_did_not_fence() -> None:
    found = fit_ratings([Result("a", "b", {1.0: 5, 0.0: 20}), Result("c", "b", {0.5: 20})], 2)
    assert found[-1].bot == "a"
    assert found[-1].elo == 0
    assert {rating.anchor for rating in found} == {"a"}


def test_those_who_never_met_are_rated_apart() -> None:
    results = [Result("a", "random", {1.0: 5, 0.0: 2}), Result("x", "y", {1.0: 5, 0.0: 2}), Result("b", "a", {0.5: 3})]
    assert sorted(map(sorted, linked_groups(results))) == [["a", "b", "random"], ["x", "y"]]
    found = fit_ratings(results, 2)
    order = [(rating.bot, rating.anchor) for rating in found]
    assert sorted(order) == [("a", "random"), ("b", "random"), ("random", "random"), ("x", "y"), ("y", "y")]
    assert order.index(("y", "y")) == order.index(("x", "y")) + 1


def test_a_later_result_can_link_two_groups() -> None:
    results = [Result("a", "b", {}), Result("c", "d", {}), Result("b", "c", {})]
    assert sorted(map(sorted, linked_groups(results))) == [["a", "b", "c", "d"]]


@pytest.mark.parametrize(
    ("share", "seats", "difference"),
    [(0.5, 2, 0.0), (0.25, 4, 0.0), (10 / 11, 2, 400.0), (10 / 13, 4, 400.0), (1.0, 2, inf), (0.0, 2, -inf)],
)
def test_a_share_is_a_difference(share: float, seats: int, difference: float) -> None:
    assert elo(share, seats) == pytest.approx(difference)
