"""Names that follow from constants."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from salle.core.names import names_of


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    found = ModuleType("numbered")
    monkeypatch.setitem(sys.modules, "numbered", found)
    return found


def test_names_stand_in_the_order_of_their_numbers(module: ModuleType) -> None:
    vars(module).update(NOT_IN_HAND=1, HIT=0, Rule=2, NAMES=("hit",))
    assert names_of("numbered") == ("hit", "not-in-hand")


def test_the_first_number_may_be_one(module: ModuleType) -> None:
    vars(module).update(HIT=2, BLOCKED=1)
    assert names_of("numbered") == ("blocked", "hit")


@pytest.mark.parametrize("numbers", [{"HIT": 0, "BLOCKED": 2}, {"HIT": 0, "BLOCKED": 0}])
def test_a_gap_or_a_number_of_two_constants_is_refused(module: ModuleType, numbers: dict[str, int]) -> None:
    vars(module).update(numbers)
    with pytest.raises(ValueError, match="numbered"):
        names_of("numbered")
