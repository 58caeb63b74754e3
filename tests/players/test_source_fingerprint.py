"""The fingerprint of a bot covers its module and the modules next to it that it imports."""

from __future__ import annotations

from pathlib import Path

import pytest

import salle
from salle.players.external_bot import check_own_bot, close_rooms
from salle.players.source_fingerprint import imported_names

GAME = salle.game("engarde/standard", hits=1)
BOT = """
import json
import near
from pack import deep

class Own:
    def choose(self, seen):
        import late
        return seen.legal[0]
"""
FILES = {
    "own_bot.py": BOT,
    "near.py": "import further\n",
    "further.py": "",
    "late.py": "",
    "pack/__init__.py": "",
    "pack/deep.py": "from .deeper import one\n",
    "pack/deeper.py": "one = 1\n",
    "loose/part.py": "",
    "stranger.py": "",
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def mark(bot: str = "own_bot:Own") -> str:
    found = check_own_bot(bot, GAME)
    close_rooms()
    return found


@pytest.mark.parametrize(
    ("changed", "noticed"),
    [
        ("own_bot.py", True),
        ("near.py", True),
        ("further.py", True),
        ("late.py", True),
        ("pack/__init__.py", True),
        ("pack/deep.py", True),
        ("pack/deeper.py", True),
        ("stranger.py", False),
        ("loose/part.py", False),
    ],
)
def test_a_change_of_a_file_is_noticed_if_the_bot_imports_it(changed: str, noticed: bool, folder: Path) -> None:
    before = mark()
    assert mark() == before
    path = folder / changed
    path.write_text(path.read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8")
    assert (mark() != before) is noticed


def test_a_change_is_noticed_in_a_folder_without_an_init(folder: Path) -> None:
    (folder / "loose" / "bots.py").write_text(
        "from loose import part\n\nclass Own:\n    def choose(self, seen):\n        return seen.legal[0]\n",
        encoding="utf-8",
    )
    before = mark("loose.bots:Own")
    (folder / "loose" / "part.py").write_text("x = 1\n", encoding="utf-8")
    assert mark("loose.bots:Own") != before


def test_imports_are_found_anywhere_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "some.py"
    file.write_text("import a.b\n\ndef f():\n    from .c import d\n    from ...e import g\n", encoding="utf-8")
    assert list(imported_names(file, "pack")) == ["a.b", "pack.c", "pack.c.d"]
    file.write_text("import (", encoding="utf-8")
    assert list(imported_names(file, "")) == []
