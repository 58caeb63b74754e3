"""Yardsticks of strength: pairings, gains and their intervals."""

from __future__ import annotations

import pytest

import salle
from salle.lab.ladder import Ladder, Pairing, Plan
from salle.lab.ladder_standing import PairingScores
from salle.lab.strength import gain, student_interval, usual_yardsticks, yardstick_pairings

EVEN = PairingScores(units=4, bouts=8, scores={"0": 1, "1/2": 2, "1": 1})


def test_a_reader_measures_only_where_it_can_know_all_worlds() -> None:
    assert usual_yardsticks(salle.game("engarde")) == ("reader", "sampler", "flat", "tactic")
    assert usual_yardsticks(salle.game("readyfence")) == ("sampler", "flat", "tactic")


def test_the_older_salle_is_the_last_yardstick() -> None:
    pairings = yardstick_pairings("maestro@20", ("flat",), "/old/python")
    assert pairings == (Pairing("maestro@20", "flat"), Pairing("maestro@20", "maestro@20 in /old/python"))


def test_the_gain_is_what_the_bot_wins_a_bout() -> None:
    assert gain(EVEN, 2, False).mean == 0
    assert gain(PairingScores(2, 4, {"1": 2}), 2, False).mean == 1
    assert gain(PairingScores(2, 6, {"1/3": 2}), 3, False).mean == pytest.approx(0)  # its fair share


def test_a_fixed_number_of_units_has_students_interval() -> None:
    low, high = student_interval({0.25: 2, 0.75: 2})
    reach = 3.1824 * (0.25 / 3) ** 0.5 / 2  # three degrees of freedom
    assert (low, high) == pytest.approx((0.5 - reach, 0.5 + reach))
    assert student_interval({0.5: 1}) == (0, 1)


def test_equal_scores_do_not_make_the_interval_a_point() -> None:
    low, high = student_interval({1.0: 2})
    assert low < 0.2
    assert high == 1


def test_the_interval_of_a_sequential_test_is_wider() -> None:
    scores = PairingScores(100, 200, {"0": 30, "1": 70})
    fixed, sequential = gain(scores, 2, False), gain(scores, 2, True)
    assert sequential.low < fixed.low < fixed.high < sequential.high


def test_a_fixed_number_of_units_is_played_even_if_the_answer_is_clear() -> None:
    pairings = yardstick_pairings("tactic", ("random",), "")
    ladder = Ladder(Plan("engarde/standard", pairings, "0", {"hits": 1, "rounds": 1}, least=12, most=12))
    assert len(list(ladder.climb(1))) == 12
    found = gain(ladder.standing.fenced[0], 2, False)
    assert 0.3 < found.mean <= 1
