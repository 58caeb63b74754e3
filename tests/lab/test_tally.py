"""The quantiles behind intervals."""

from __future__ import annotations

import pytest

from salle.lab.tally import T95, Z95, t95


@pytest.mark.parametrize(("freedom", "quantile"), [(1, 12.706), (9, 2.262), (10, 2.228), (30, 2.042), (399, 1.966)])
def test_students_t_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert t95(freedom) == pytest.approx(quantile, abs=0.003)


def test_it_comes_down_to_the_normal_one() -> None:
    found = [t95(freedom) for freedom in range(1, 3 * len(T95))]
    assert found == sorted(found, reverse=True)
    assert Z95 < t95(10**6) < Z95 + 1e-5
