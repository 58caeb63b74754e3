"""Markdown pages on screens of any width: nothing is cut off, and Chinese lines break correctly."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

import salle
from salle.cli.arguments import reader_texts
from salle.cli.terminal.markdown import Prose
from salle.core.game_folders import game_ids
from salle.core.show.rulebook import rules_page
from salle.core.texts import texts

TABLE = "| posta | what it shuts |\n| --- | --- |\n| Longa | the thrust of another |\n| Breve | |\n"


@pytest.fixture(params=["en", "zh-Hant"])
def locale(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The reader's language."""
    monkeypatch.setenv("SALLE_LANG", request.param)
    reader_texts.cache_clear()
    yield request.param
    reader_texts.cache_clear()


def printed(page: RenderableType, width: int) -> list[str]:
    screen = Console(width=width, file=StringIO(), force_terminal=False)
    screen.print(page)
    assert isinstance(screen.file, StringIO)
    return [line.rstrip() for line in screen.file.getvalue().strip("\n").splitlines()]


@pytest.mark.parametrize("width", [40, 60, 80, 120])
@pytest.mark.parametrize("game", game_ids())
def test_the_rules_of_no_game_are_cut_off(locale: str, game: str, width: int) -> None:
    page = rules_page(salle.game(game), texts(locale))
    lines = printed(Prose(page), width)
    assert max(map(cell_len, lines)) <= width
    assert "".join(lines).count("…") == page.count("…")
    assert not [line for line in lines if line.strip()[:1] in tuple("\uff0c。\u3001\uff1b\uff1a\uff09")]


def test_a_table_breaks_its_widest_cells() -> None:
    assert printed(Prose(TABLE), 20) == [
        "posta  what it shuts",
        "─" * 20,
        "Longa  the thrust of",
        "       another",
        "Breve",
    ]


def test_where_cells_would_be_too_narrow_rows_are_told_in_lines() -> None:
    assert printed(Prose(TABLE), 14) == ["Longa", "  what it", "  shuts  the", "  thrust of", "  another", "Breve"]


def test_words_keep_their_marks() -> None:
    screen = Console(width=12, file=StringIO(), force_terminal=True, color_system="standard")
    screen.print(Prose("one **two three** four"))
    assert isinstance(screen.file, StringIO)
    assert screen.file.getvalue().splitlines() == ["one \x1b[1mtwo\x1b[0m", "\x1b[1mthree\x1b[0m four"]
