"""The table of rulings and the tests agree: every ruling, rule and card has a row, every test it names exists."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest

from salle.games.readyfence.cards import KINDS
from salle.games.readyfence.terms import ATTACK_LANDS, RULES

RULINGS = [f"RF-{number}" for number in range(1, 27)]
NAMED = RULES[1:]
REFUSALS = RULES[1:ATTACK_LANDS]
SECTIONS = ("The rulings", "The rules by name", "The cards")
ROW = re.compile(r"\| *(.*?) *\| *(.*?) *\| *(.*?) *\|")
FOR_AND_AGAINST = re.compile(r"for: `\w+`(, `\w+`)*; against: `\w+`(, `\w+`)*")


class Row(NamedTuple):
    """Whose it is (of a card also the words it is about), what it settles, and where that is shown."""

    whose: str
    settles: str
    shown: str

    @property
    def tests(self) -> list[str]:
        return re.findall(r"`(\w+)`", self.shown)


@cache
def rows(section: str) -> list[Row]:
    """The rows of a section."""
    text = (files("salle.games.readyfence") / "rulings.md").read_text(encoding="utf-8")
    parts = dict(part.split("\n", 1) for part in text.split("\n## ")[1:])
    assert tuple(parts) == SECTIONS
    found = [Row(*match.groups()) for line in parts[section].splitlines() if (match := ROW.fullmatch(line.strip()))]
    assert found[0] == ("rule", "what it settles", "test")
    return found[2:]


@cache
def sources() -> dict[str, str]:
    """Every test of Ready... Fence! by its name: its source, with its decorators."""
    found: dict[str, str] = {}
    for path in Path(__file__).parent.glob("test_*.py"):
        text = path.read_text("utf-8")
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                assert node.name not in found, f"two tests are named {node.name}"
                first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
                found[node.name] = "\n".join(text.splitlines()[first - 1 : node.end_lineno])
    return found


def named_by(section: str, whose: str) -> list[str]:
    """The tests named in the rows of a ruling, a rule or a card."""
    return [test for row in rows(section) if row.whose.split(":")[0] == whose for test in row.tests]


def test_every_ruling_has_one_row() -> None:
    assert [row.whose for row in rows("The rulings")] == RULINGS


def test_every_rule_by_name_has_one_row() -> None:
    assert [row.whose for row in rows("The rules by name")] == list(NAMED)


def test_every_card_has_a_row_and_every_row_is_of_a_card() -> None:
    names = [row.whose for row in rows("The cards")]
    assert len(set(names)) == len(names)
    assert {name.split(":")[0] for name in names} == set(KINDS)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_row_says_what_it_settles_and_names_tests(section: str) -> None:
    assert [row.whose for row in rows(section) if not row.settles or not row.tests] == []


@pytest.mark.parametrize("section", SECTIONS)
def test_every_test_that_is_named_exists(section: str) -> None:
    assert [test for row in rows(section) for test in row.tests if test not in sources()] == []


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_names_the_tests_that_bear_its_number_and_no_others(ruling: str) -> None:
    number = ruling.removeprefix("RF-")
    bearing = {test for test in sources() if test.startswith(f"test_rf_{number}_")}
    assert len(bearing) > 1  # for and against
    assert set(named_by("The rulings", ruling)) == bearing


@pytest.mark.parametrize("rule", REFUSALS)
def test_a_refusal_names_tests_in_which_it_is_refused_by_that_name(rule: str) -> None:
    tests = named_by("The rules by name", rule)
    assert tests
    assert [test for test in tests if f'"{rule}"' not in sources().get(test, "")] == []


@pytest.mark.parametrize("card", KINDS)
def test_the_words_of_a_card_are_shown_for_and_against(card: str) -> None:
    of_card = [row for row in rows("The cards") if row.whose.split(":")[0] == card]
    assert of_card
    assert [row.whose for row in of_card if not FOR_AND_AGAINST.fullmatch(row.shown)] == []
