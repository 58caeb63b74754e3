"""The table of rulings and the tests agree: each ruling, step, rule and card has a row, every test it names exists."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest

from salle.games.arena.cards import KINDS
from salle.games.arena.terms import RULES
from tests.arena.fighting import stance

RULINGS = [f"AR-{number}" for number in range(1, 10)]
PARTS = ("turn", "attack", "defeat")  # each has a file of tests
NAMED = RULES[1:]
SECTIONS = ("The rulings", "The turn and the attack", "The rules by name", "The cards")
ROW = re.compile(r"\| *(.*?) *\| *(.*?) *\| *(.*?) *\|")
FOR_AND_AGAINST = re.compile(r"for: `\w+`(, `\w+`)*; against: `\w+`(, `\w+`)*")


class Row(NamedTuple):
    """Whose it is (of a step or card also what it is about), what it settles, and where that is shown."""

    whose: str
    settles: str
    shown: str

    @property
    def owner(self) -> str:
        return self.whose.split(":")[0]

    @property
    def tests(self) -> list[str]:
        return re.findall(r"`(\w+)`", self.shown)


@cache
def rows(section: str) -> list[Row]:
    """The rows of a section."""
    text = (files("salle.games.arena") / "rulings.md").read_text(encoding="utf-8")
    parts = dict(part.split("\n", 1) for part in text.split("\n## ")[1:])
    assert tuple(parts) == SECTIONS
    found = [Row(*match.groups()) for line in parts[section].splitlines() if (match := ROW.fullmatch(line.strip()))]
    assert found[0] == ("rule", "what it settles", "test")
    return found[2:]


@cache
def sources() -> dict[str, str]:
    """Every test of Arena by its name: its source, with its decorators."""
    found: dict[str, str] = {}
    for path in Path(__file__).parent.glob("test_*.py"):
        for name, source in of_file(path).items():
            assert name not in found, f"two tests are named {name}"
            found[name] = source
    return found


def of_file(path: Path) -> dict[str, str]:
    """The tests of a file by name, each with its decorators and what they are short for."""
    text, found, short = path.read_text("utf-8"), dict[str, str](), dict[str, str]()
    for node in ast.parse(text).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            short[node.targets[0].id] = ast.get_source_segment(text, node) or ""
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            assert node.name not in found, f"two tests are named {node.name}"
            decorators = [ast.get_source_segment(text, decorator) or "" for decorator in node.decorator_list]
            parts = [short.get(decorator, decorator) for decorator in decorators]
            found[node.name] = "\n".join([*parts, ast.get_source_segment(text, node) or ""])
    return found


def named_by(section: str, owner: str) -> list[str]:
    """The tests named in the rows of a ruling, a part, a rule or a card."""
    return [test for row in rows(section) if row.owner == owner for test in row.tests]


def test_every_ruling_has_one_row() -> None:
    assert [row.whose for row in rows("The rulings")] == RULINGS


def test_every_part_has_rows_and_every_row_is_of_a_part() -> None:
    names = [row.whose for row in rows("The turn and the attack")]
    assert len(set(names)) == len(names)
    assert list(dict.fromkeys(row.owner for row in rows("The turn and the attack"))) == list(PARTS)


def test_every_rule_by_name_has_one_row() -> None:
    assert [row.whose for row in rows("The rules by name")] == list(NAMED)


def test_every_card_has_rows_and_every_row_is_of_a_card() -> None:
    names = [row.whose for row in rows("The cards")]
    assert len(set(names)) == len(names)
    assert list(dict.fromkeys(row.owner for row in rows("The cards"))) == list(KINDS)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_row_says_what_it_settles_and_names_tests(section: str) -> None:
    assert [row.whose for row in rows(section) if not row.settles or not row.tests] == []


@pytest.mark.parametrize("section", SECTIONS)
def test_every_test_that_is_named_exists(section: str) -> None:
    assert [test for row in rows(section) for test in row.tests if test not in sources()] == []


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_names_the_tests_that_bear_its_number_and_no_others(ruling: str) -> None:
    number = ruling.removeprefix("AR-")
    bearing = {test for test in sources() if test.startswith(f"test_ar_{number}_")}
    assert len(bearing) > 1  # for and against
    assert set(named_by("The rulings", ruling)) == bearing


@pytest.mark.parametrize("part", PARTS)
def test_every_test_of_a_part_is_named_in_its_rows(part: str) -> None:
    path = Path(__file__).with_name(f"test_{part}.py")
    named = named_by("The turn and the attack", part)
    assert [test for test in of_file(path) if test not in named] == []


@pytest.mark.parametrize("rule", NAMED)
def test_a_rule_names_tests_in_which_it_is_called_by_that_name(rule: str) -> None:
    tests = named_by("The rules by name", rule)
    assert tests
    assert [test for test in tests if f'"{rule}"' not in sources().get(test, "")] == []


@pytest.mark.parametrize("card", KINDS)
def test_the_conditions_of_a_card_are_shown_for_and_against(card: str) -> None:
    shown = {row.whose: row.shown for row in rows("The cards") if row.owner == card}
    assert shown
    assert [whose for whose, tests in shown.items() if not FOR_AND_AGAINST.fullmatch(tests)] == []


@pytest.mark.parametrize("card", KINDS)
def test_what_is_shown_for_a_card_is_shown_with_that_card(card: str) -> None:
    code = stance("").cards.codes[KINDS.index(card)]
    shown = [row.shown.partition("; against: ")[0] for row in rows("The cards") if row.owner == card]
    tests = [test for tests in shown for test in re.findall(r"`(\w+)`", tests)]
    assert [test for test in tests if not re.search(rf"\b{code}(?![A-Z])", sources().get(test, ""))] == []
