"""Line breaks: no line is too wide, begins with a closing mark, or has only a bullet or a half-sun."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from salle.cli.terminal.line_breaks import wrap_text

CHINESE = "· 挑戰方在開局準備時面朝下棄掉一張牌。棄掉的是「正手下劈」◐\uff08AU-17\uff09\uff1b行動牌庫剩 26 張。"
ENGLISH = "· Challenger puts a card away: Mandritto Fendente ◐. Challenger draws a card; 26 left to draw."


def is_neat(line: str) -> bool:
    """Whether a line after the first is indented and has no mark in a wrong place."""
    return line.startswith("  ") and line.strip()[0] not in "\uff0c。\uff1b\uff09」◐"


@pytest.mark.parametrize("text", [CHINESE, ENGLISH])
def test_lines_are_no_wider_than_they_may_be_and_nothing_is_lost(text: str) -> None:
    for width in range(20, 100):
        lines = wrap_text(text, width, 2).split("\n")
        assert max(map(cell_len, lines)) <= width
        assert "".join("".join(lines).split()) == "".join(text.split()), width
        assert all(map(is_neat, lines[1:])), width
        assert lines[0] != "·" and not any(line.endswith(("\uff08", "「")) for line in lines), width


def test_a_word_wider_than_the_line_is_chopped() -> None:
    assert wrap_text("a Zenghiaro", 4) == "a\nZeng\nhiar\no"


def test_paragraphs_stay_apart() -> None:
    assert wrap_text("one two\nthree", 5) == "one\ntwo\nthree"
