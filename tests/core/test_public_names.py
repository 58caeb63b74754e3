"""`import salle` is light, its names can be completed, and `help` says what they are, compiled as interpreted."""

from __future__ import annotations

import ast
import inspect
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from rlcompleter import Completer
from typing import Any

import pytest

import salle

SOURCES = Path(__file__).parents[2] / "src"
MODULES = (
    "salle.core.bout",
    "salle.core.choices",
    "salle.core.dealer",
    "salle.core.game",
    "salle.core.player",
    "salle.core.rng",
    "salle.core.search.playout",
    "salle.core.search.instinct",
    "salle.core.show.explanations",
    "salle.core.show.view",
    "salle.players.search",
    "salle.games.engarde.rules.transitions",
)


def test_the_public_names_are_listed_and_nothing_else() -> None:
    code = "import salle; before = dir(salle); salle.Bout; salle.player; print(*before); assert before == dir(salle)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    names = ran.stdout.split()
    assert [name for name in names if not name.startswith("__")] == sorted(salle.__all__)
    assert {"Bout", "Client", "Dealer", "game", "play", "player", "texts"} <= set(names)
    assert "__version__" in names


def test_names_are_completed() -> None:
    completer = Completer({"salle": salle})
    assert [completer.complete("salle.Bo", number) for number in range(2)] == ["salle.Bout(", None]


def test_the_import_is_light() -> None:
    code = "import sys, salle; print(*(name for name in sys.modules if name.startswith('salle.')))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(ran.stdout.split()) <= {"salle.interpreted_import"}


def test_every_public_name_is_there_and_documented() -> None:
    for name in salle.__all__:
        value = getattr(salle, name)
        assert not callable(value) or isinstance(value, (int, type(salle.Seat))) or inspect.getdoc(value), name


def documented() -> Iterator[tuple[str, str, ast.ClassDef | ast.FunctionDef]]:
    """The module and the name of all that has a docstring in these modules."""
    for module in MODULES:
        tree = ast.parse((SOURCES / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8"))
        for path, node in parts(tree, ""):
            if ast.get_docstring(node) and not node.name.startswith("__"):
                yield module, path, node


def parts(tree: ast.Module | ast.ClassDef, path: str) -> Iterator[tuple[str, ast.ClassDef | ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            yield path + node.name, node
        if isinstance(node, ast.ClassDef):
            yield from parts(node, f"{node.name}.")


DOCUMENTED = list(documented())


def test_enough_is_documented() -> None:
    assert len(DOCUMENTED) > 120
    assert {"Bout.act", "Bout.awaiting", "Game.imagine", "State.sight", "Rng", "play_outs"} <= {
        path for _, path, _ in DOCUMENTED
    }


@pytest.mark.parametrize(
    ("module", "path", "node"), DOCUMENTED, ids=[f"{where}:{path}" for where, path, _ in DOCUMENTED]
)
def test_help_shows_the_docstring_and_the_signature(
    module: str, path: str, node: ast.ClassDef | ast.FunctionDef
) -> None:
    owner, _, name = path.rpartition(".")
    found: Any = import_module(module)
    if owner:
        found = vars(getattr(found, owner))[name]
        found = getattr(found, "__func__", found)
    else:
        found = getattr(found, name)
    assert inspect.cleandoc(found.__doc__) == ast.get_docstring(node)
    if isinstance(node, ast.FunctionDef) and not is_property(node):
        shown = inspect.signature(found)
        assert list(shown.parameters) == [
            one.arg for one in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)
        ]


def is_property(node: ast.FunctionDef) -> bool:
    return any(isinstance(one, ast.Name) and "property" in one.id for one in node.decorator_list)


def test_help_says_how_a_class_is_made() -> None:
    assert str(inspect.signature(salle.Bout)) in (
        "(game, start=None)",
        "(game: 'Game', start: 'State | None' = None) -> 'None'",
    )
