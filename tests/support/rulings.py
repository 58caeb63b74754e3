"""The table of rulings of a game, and the tests it names."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

ROW = re.compile(r"\| *(.*?) *\| *(.*?) *\| *(.*?) *\|")
HEAD = ("rule", "what it settles", "test")


class Row(NamedTuple):
    """One row: the rule, part, card or skill (and its topic), what is settled, and the tests that show it."""

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
def sections(game: str) -> dict[str, list[Row]]:
    """The rows of each section."""
    text = (files(f"salle.games.{game}") / "rulings.md").read_text(encoding="utf-8")
    found: dict[str, list[Row]] = {}
    for part in text.split("\n## ")[1:]:
        title, *lines = part.splitlines()
        table = [Row(*match.groups()) for line in lines if (match := ROW.fullmatch(line.strip()))]
        assert table[0] == HEAD
        found[title] = table[2:]
    return found


def rows(game: str, section: str) -> list[Row]:
    """The rows of one section."""
    return sections(game)[section]


def named_by(game: str, section: str, owner: str) -> list[str]:
    """The tests named in the rows of a ruling, a part, a rule, a card or a skill."""
    return [test for row in rows(game, section) if row.owner == owner for test in row.tests]


@cache
def sources(game: str) -> dict[str, str]:
    """Every test of a game by its name: its source, with its decorators."""
    found: dict[str, str] = {}
    for path in (Path(__file__).parents[1] / "games" / game).glob("test_*.py"):
        for name, source in of_file(path).items():
            assert name not in found, f"two tests are named {name}"
            found[name] = source
    return found


def of_file(path: Path) -> dict[str, str]:
    """The tests of a file by name, each with its decorators and what they are short for."""
    text = path.read_text("utf-8")
    lines, found, short = text.splitlines(), dict[str, str](), dict[str, str]()
    for node in ast.parse(text).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            short[node.targets[0].id] = "\n".join(lines[node.lineno - 1 : node.end_lineno])
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            assert node.name not in found, f"two tests are named {node.name}"
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            meant = [short.get(one.id, "") for one in node.decorator_list if isinstance(one, ast.Name)]
            found[node.name] = "\n".join([*meant, *lines[first - 1 : node.end_lineno]])
    return found
