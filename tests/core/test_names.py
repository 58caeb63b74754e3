"""Names that follow from numbered constants."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from salle.core.names import names_of


def module_of(monkeypatch: pytest.MonkeyPatch, **values: object) -> str:
    """The name of a module with these values."""
    module = ModuleType("numbered")
    vars(module).update(values)
    monkeypatch.setitem(sys.modules, "numbered", module)
    return "numbered"


def test_names_follow_the_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    assert names_of(module_of(monkeypatch, STEP_4=1, DRAW=0, NOT_NOW=2)) == ("draw", "step-4", "not-now")


def test_numbers_may_start_later(monkeypatch: pytest.MonkeyPatch) -> None:
    assert names_of(module_of(monkeypatch, FIRST=1, SECOND=2)) == ("first", "second")


def test_nothing_else_in_the_module_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    others = {"Rule": int, "lower": 1, "TYPE_CHECKING": False, "WORD": "word"}
    assert names_of(module_of(monkeypatch, ONLY=0, **others)) == ("only",)


@pytest.mark.parametrize("numbers", [{"ONE": 0, "THREE": 2}, {"ONE": 0, "TWO": 0}, {}])
def test_gaps_and_numbers_given_twice_are_refused(numbers: dict[str, object], monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="do not follow each other"):
        names_of(module_of(monkeypatch, **numbers))
