"""Calibration of the chances in hints: estimates are corrected by measured results."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import salle
from salle.core.registry import rulesets
from salle.lab.training import measure_hint_calibration as measuring
from salle.lab.training.measure_hint_calibration import Hope, chances_file, fit_calibration, hopes_of_bout, surprise
from salle.players import hint_calibration
from salle.players.hint_calibration import Calibration, hoped_share, read_chances, win_chance

SHARES = st.floats(0.001, 0.999)


@pytest.mark.parametrize(
    ("value", "seats", "expected"), [(1, 2, 1), (-1, 2, 0), (0, 2, 0.5), (0, 4, 0.25), (1, 4, 1), (-1 / 3, 4, 0)]
)
def test_a_value_becomes_a_chance_to_win(value: float, seats: int, expected: float) -> None:
    assert hoped_share(value, seats) == pytest.approx(expected)


@given(SHARES, st.integers(2, 6))
def test_without_measurements_an_estimate_stays_as_it_is(share: float, seats: int) -> None:
    assert Calibration().chance(share, 1 / seats) == pytest.approx(share)


@given(SHARES, SHARES, st.floats(0.2, 2), st.floats(-1, 1))
def test_the_better_of_two_actions_stays_the_better(one: float, other: float, slope: float, shift: float) -> None:
    sobered = Calibration(slope, shift)
    low, high = sorted((one, other))
    assert sobered.chance(low, 0.5) <= sobered.chance(high, 0.5)


@pytest.mark.parametrize("certain", [0.0, 1.0])
def test_a_certain_result_stays_certain(certain: float) -> None:
    assert Calibration(0.5, -0.5).chance(certain, 0.25) == certain


def test_without_a_shift_a_fair_share_stays_fair() -> None:
    assert Calibration(0.3, 0.0).chance(0.25, 0.25) == pytest.approx(0.25)


def test_a_chance_is_calibrated_for_its_rule_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        hint_calibration, "_kept", lambda: "\n".join(chances_file({"engarde/standard": Calibration(0.5, -0.2, 100)}))
    )
    assert win_chance(salle.game("engarde/standard"), 0.4) == Calibration(0.5, -0.2).chance(0.7, 0.5) < 0.7
    assert win_chance(salle.game("engarde/basic"), 0.4) == pytest.approx(0.7)


def test_every_rule_set_was_measured() -> None:
    kept = read_chances(measuring.FILE.read_text(encoding="utf-8"))
    assert sorted(kept) == sorted(rulesets(""))
    assert all(one.slope > 0 and one.decisions >= 500 for one in kept.values())


def test_the_fit_finds_the_true_coefficients() -> None:
    luck, true = Random(7), Calibration(0.6, -0.4)
    shares = [luck.uniform(0.05, 0.95) for _ in range(20_000)]
    hopes = [Hope(share, 0.5, float(luck.random() < true.chance(share, 0.5))) for share in shares]
    found = fit_calibration(hopes)
    assert found.slope == pytest.approx(true.slope, abs=0.05)
    assert found.shift == pytest.approx(true.shift, abs=0.05)
    assert surprise(hopes, found) < surprise(hopes, Calibration())


@pytest.mark.parametrize("name", ["engarde/standard", "arena/standard"])
def test_every_estimate_of_a_bout_has_a_result(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "mastery", lambda game: 8)
    hopes = hopes_of_bout(name, "test", 1)
    assert len(hopes) > 10
    assert {hope.came for hope in hopes} <= {0.0, 0.5, 1.0}
    assert any(hope.came == 1 for hope in hopes) and any(hope.came == 0 for hope in hopes)
    assert hopes == hopes_of_bout(name, "test", 1)
