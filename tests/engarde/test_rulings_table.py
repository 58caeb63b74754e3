"""The table of rulings and the tests agree: every ruling has a row, every test it names exists."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

RULINGS = [f"EG-{number}" for number in range(1, 13)]
ROW = re.compile(r"\| *(EG-\d+) *\| *(.*?) *\| *(.*?) *\|")
TEST = re.compile(r"^def (test_\w+)\(", re.MULTILINE)


def table() -> dict[str, tuple[str, list[str]]]:
    """What each ruling settles, and the tests its row names."""
    text = (files("salle.games.engarde") / "rulings.md").read_text(encoding="utf-8")
    rows = [found for line in text.splitlines() if (found := ROW.fullmatch(line.strip()))]
    names = [row[1] for row in rows]
    assert len(set(names)) == len(names), "a ruling has two rows"
    return {row[1]: (row[2], re.findall(r"`(\w+)`", row[3])) for row in rows}


def existing() -> set[str]:
    """The names of all tests of En Garde."""
    return {name for path in Path(__file__).parent.glob("test_*.py") for name in TEST.findall(path.read_text("utf-8"))}


def test_the_table_has_a_row_for_every_ruling_and_no_other() -> None:
    assert sorted(table()) == sorted(RULINGS)


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_says_what_it_settles_and_names_tests_that_exist(ruling: str) -> None:
    settles, tests = table()[ruling]
    assert settles
    assert tests
    assert set(tests) <= existing()


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_names_tests_that_bear_its_number(ruling: str) -> None:
    number = ruling.removeprefix("EG-")
    assert [name for name in table()[ruling][1] if not name.startswith(f"test_eg_{number}_")] == []
