"""A working directory with external bots."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from salle.players.external_bot import close_rooms
from tests.players.external_bots import BOTS


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "own_bots.py").write_text(BOTS, encoding="utf-8")
    (tmp_path / "own_broken.py").write_text("import os\n\nraise RuntimeError('not today')\n", encoding="utf-8")
    (tmp_path / "own_lost.py").write_text("import nowhere\n", encoding="utf-8")
    (tmp_path / "own_typo.py").write_text("class Bold:\n    def choose(self seen):\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    close_rooms()
