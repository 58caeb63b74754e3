"""The table of rulings and the tests agree: each ruling, step, rule and skill has a row, every test it names exists."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest

from salle.games.audatia.cards import SKILLS
from salle.games.audatia.terms import RULES

RULINGS = [f"AU-{number}" for number in range(1, 18)]
PROCESSES = ("setup", "measure", "cut", "stretto", "counter-attack", "thrust", "defend")  # each has a file of tests
NAMED = RULES[1:]
SECTIONS = ("The rulings", "The procedure", "The rules by name", "The skills")
ROW = re.compile(r"\| *(.*?) *\| *(.*?) *\| *(.*?) *\|")
FOR_AND_AGAINST = re.compile(r"for: `\w+`(, `\w+`)*; against: `\w+`(, `\w+`)*")


class Row(NamedTuple):
    """Whose it is (of a process or skill also what it is about), what it settles, and where that is shown."""

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
    text = (files("salle.games.audatia") / "rulings.md").read_text(encoding="utf-8")
    parts = dict(part.split("\n", 1) for part in text.split("\n## ")[1:])
    assert tuple(parts) == SECTIONS
    found = [Row(*match.groups()) for line in parts[section].splitlines() if (match := ROW.fullmatch(line.strip()))]
    assert found[0] == ("rule", "what it settles", "test")
    return found[2:]


@cache
def sources() -> dict[str, str]:
    """Every test of Audatia by its name: its source, with its decorators."""
    found: dict[str, str] = {}
    for path in Path(__file__).parent.glob("test_*.py"):
        for name, source in of_file(path).items():
            assert name not in found, f"two tests are named {name}"
            found[name] = source
    return found


def of_file(path: Path) -> dict[str, str]:
    """The tests of a file by name."""
    text, found = path.read_text("utf-8"), dict[str, str]()
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            assert node.name not in found, f"two tests are named {node.name}"
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            found[node.name] = "\n".join(text.splitlines()[first - 1 : node.end_lineno])
    return found


def named_by(section: str, owner: str) -> list[str]:
    """The tests named in the rows of a ruling, a process, a rule or a skill."""
    return [test for row in rows(section) if row.owner == owner for test in row.tests]


def test_every_ruling_has_one_row() -> None:
    assert [row.whose for row in rows("The rulings")] == RULINGS


def test_every_process_has_rows_and_every_row_is_of_a_process() -> None:
    names = [row.whose for row in rows("The procedure")]
    assert len(set(names)) == len(names)
    assert list(dict.fromkeys(row.owner for row in rows("The procedure"))) == list(PROCESSES)


def test_every_rule_by_name_has_one_row() -> None:
    assert [row.whose for row in rows("The rules by name")] == list(NAMED)


def test_every_skill_has_a_row_and_every_row_is_of_a_skill() -> None:
    names = [row.whose for row in rows("The skills")]
    assert len(set(names)) == len(names)
    assert {row.owner for row in rows("The skills")} == set(SKILLS)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_row_says_what_it_settles_and_names_tests(section: str) -> None:
    assert [row.whose for row in rows(section) if not row.settles or not row.tests] == []


@pytest.mark.parametrize("section", SECTIONS)
def test_every_test_that_is_named_exists(section: str) -> None:
    assert [test for row in rows(section) for test in row.tests if test not in sources()] == []


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_names_the_tests_that_bear_its_number_and_no_others(ruling: str) -> None:
    number = ruling.removeprefix("AU-")
    bearing = {test for test in sources() if test.startswith(f"test_au_{number}_")}
    assert len(bearing) > 1  # for and against
    assert set(named_by("The rulings", ruling)) == bearing


@pytest.mark.parametrize("process", PROCESSES)
def test_every_test_of_a_process_is_named_in_its_rows(process: str) -> None:
    path = Path(__file__).with_name(f"test_{process.replace('-', '_')}.py")
    named = named_by("The procedure", process)
    assert [test for test in of_file(path) if test not in named] == []


@pytest.mark.parametrize("rule", NAMED)
def test_a_rule_names_of_file_which_it_is_called_by_that_name(rule: str) -> None:
    tests = named_by("The rules by name", rule)
    assert tests
    assert [test for test in tests if f'"{rule}"' not in sources().get(test, "")] == []


@pytest.mark.parametrize("skill", SKILLS)
def test_the_words_of_a_skill_are_shown_for_and_against(skill: str) -> None:
    of_skill = [row for row in rows("The skills") if row.owner == skill]
    assert of_skill
    assert [row.whose for row in of_skill if not FOR_AND_AGAINST.fullmatch(row.shown)] == []
