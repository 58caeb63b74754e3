"""Fencing style: shares of choices, with intervals for correlated bouts."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

import salle
from salle import Seat
from salle.core.search.instinct import NO_DISTANCE, instinct_of
from salle.lab.fencing_style import Manners, Ratio, observe_manners
from salle.lab.ladder import Ladder, Pairing, Plan, play_unit
from salle.lab.simulate import Decision
from salle.lab.tally import Z95, t95

GAME = salle.game("engarde/standard")
FENCER = instinct_of(GAME)


def summed(units: list[tuple[int, int]]) -> Ratio:
    total = Ratio()
    for much, many in units:
        total.add(Ratio.of(much, many))
    return total


def did(kind: str, choices: int = 2, distance: int = 7) -> Decision:
    return Decision(Seat(0), GAME.kinds.index(kind), 0.0, choices, distance)


def test_units_of_one_decision_give_the_interval_of_a_share() -> None:
    ratio = summed([(1, 1)] * 30 + [(0, 1)] * 70)
    assert ratio.mean() == 0.3
    assert ratio.reach() == pytest.approx(t95(99) * sqrt(0.3 * 0.7 / 99), rel=0.03)


@pytest.mark.parametrize("units", [[(0, 8), (0, 12)], [(1, 4), (2, 8), (5, 20)], [(30, 5), (30, 5)]])
def test_units_that_all_do_the_same_leave_a_doubt(units: list[tuple[int, int]]) -> None:
    few, many = summed(units).reach(), summed(units * 50).reach()
    assert few is not None and many is not None
    assert few > 2 / sum(count for _, count in units)
    assert 0 < many < 0.02


def test_many_units_leave_no_more_doubt_than_they_did() -> None:
    """With many units the added doubt vanishes."""
    luck = Random(2)
    units = [(sum(luck.random() < 0.05 for _ in range(90)), 90) for _ in range(400)]
    total = summed(units)
    mean, reach = total.mean(), total.reach()
    assert mean is not None and reach is not None
    strays = sum((much - mean * many) ** 2 for much, many in units)
    assert reach == pytest.approx(Z95 * sqrt(strays * 400 / 399) / total.many, rel=0.005)


@pytest.mark.parametrize("units", [2, 3, 5])
def test_the_interval_of_few_units_holds_the_truth(units: int) -> None:
    luck, held = Random(1), 0
    for _ in range(300):
        told = summed([(sum(luck.random() < 0.1 for _ in range(10)), 10) for _ in range(units)]).with_interval(1.0)
        assert told["low"] is not None and told["high"] is not None
        held += told["low"] <= 0.1 <= told["high"]
    assert held >= 0.93 * 300


@pytest.mark.parametrize("hangs_together", [True, False])
def test_the_interval_holds_the_truth_about_as_often_as_it_says(hangs_together: bool) -> None:
    """Units of eight to sixteen decisions. The player attacks often in half of the units, or sometimes in all."""
    luck, held, naive = Random(1), 0, 0
    for _ in range(300):
        units = []
        for _ in range(40):
            many = luck.randrange(8, 17)
            mood = luck.choice((0.1, 0.5)) if hangs_together else 0.3
            units.append((sum(luck.random() < mood for _ in range(many)), many))
        ratio = summed(units)
        mean, reach = ratio.mean(), ratio.reach()
        assert mean is not None and reach is not None
        held += abs(mean - 0.3) <= reach
        naive += abs(mean - 0.3) <= Z95 * sqrt(mean * (1 - mean) / ratio.many)
    assert 0.91 <= held / 300 <= 0.98
    assert (naive / 300 < 0.85) == hangs_together


def test_what_was_not_seen_is_not_told() -> None:
    assert Ratio.of(0, 0) == Ratio()
    assert Ratio().with_interval(1.0) == {"mean": None, "low": None, "high": None}
    assert Ratio.of(1, 4).with_interval(1.0) == {"mean": 0.25, "low": None, "high": None}
    assert summed([(0, 5), (4, 5)]).with_interval(1.0) == {"mean": 0.4, "low": 0.0, "high": 1.0}


def test_only_decisions_with_a_choice_count() -> None:
    actions = [did("attack"), did("advance"), did("retreat"), did("parry"), did("attack", choices=1, distance=1)]
    found = observe_manners(actions, FENCER).with_intervals()
    assert {name: row["mean"] for name, row in found.items()} == {
        "attacking": 0.25,
        "countering": 0.25,
        "waiting": 0.25,
        "distance": 7.0,
    }


def test_where_distance_means_nothing_it_is_left_out() -> None:
    actions = [did("attack", distance=NO_DISTANCE), did("advance", distance=4)]
    assert observe_manners(actions, FENCER).distance == Ratio.of(4, 1)
    assert observe_manners(actions[:1], FENCER).distance == Ratio()


@pytest.mark.parametrize(("game", "known"), [("engarde/standard", True), ("arena/standard", False)])
def test_a_unit_shows_how_both_fence(game: str, known: bool) -> None:
    pairing = Pairing("tactic", "random")
    unit = play_unit(Plan(game, (pairing,), "0", {"hits": 1} if known else {}), pairing, 0)
    for conduct in unit.conduct.values():
        assert conduct.manners.attacking.units == 1
        assert 0 < conduct.manners.attacking.many <= conduct.decisions
        assert (conduct.manners.distance.units == 1) is known
    manners = unit.conduct["tactic"].manners
    assert not known or 1 <= (manners.distance.mean() or 0) <= 22


def test_a_ladder_adds_them_up() -> None:
    pairing = Pairing("tactic", "random")
    plan = Plan("engarde/standard", (pairing,), "0", {"hits": 1}, least=3, most=3)
    climbing = Ladder(plan)
    list(climbing.climb(1))
    total = Manners()
    for number in range(3):
        total.add(play_unit(plan, pairing, number).conduct["tactic"].manners)
    assert climbing.standing.conduct["tactic"].manners == total
    assert total.attacking.units == 3
