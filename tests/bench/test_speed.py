"""The page of `make speed`. Measuring itself needs a browser and a quiet machine."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bench.page.__main__ import scripts
from bench.page.probes import Shift
from bench.page.report import Fenced, Measured, Moved, judged, page

GOOD = Measured(
    firsts=[1500.0, 1700.0, 9000.0],
    empties=[600.0, 590.0, 610.0],
    scripts={"before_paint.js": 400, "assets/index-1.js": 120_000},
    fenced=[Fenced("engarde/standard", "desk", [20.0, 30.0, 99.0])],
    moved=[Moved("home", "desk", [])],
    wrong=[],
    busy=0.1,
    browser="1.0",
)


def verdicts(found: Measured) -> list[str]:
    return [what for what, *_, holds in judged(found) if not holds]


def test_all_checks_pass_and_the_page_says_how_it_was_measured() -> None:
    text, holds = page("python -m bench.page", GOOD, 0.6)
    assert holds
    assert "**fails**" not in text
    assert "| the first screen, slowed, median | 1,700 ms | 3 x 600 ms = 1,800 ms | passes |" in text
    assert "| all JavaScript, with gzip | 120.4 kB | under 150.0 kB | passes |" in text


@pytest.mark.parametrize(
    ("found", "what"),
    [
        (replace(GOOD, firsts=[1500.0, 1801.0, 9000.0]), "the first screen, slowed, median"),
        (replace(GOOD, scripts={"all.js": 150_000}), "all JavaScript, with gzip"),
        (replace(GOOD, fenced=[Fenced("arena/standard", "phone", [20.0, 100.5])]), "from a decision to its frame, p95"),
        (replace(GOOD, moved=[Moved("home", "desk", [Shift(0.0001, ["main"])])]), "sum of all shifts"),
        (replace(GOOD, wrong=["an error"]), "errors and warnings of the pages"),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_one_failed_check_is_enough(found: Measured, what: str) -> None:
    assert verdicts(found) == [what]
    text, holds = page("python -m bench.page", found, 0.6)
    assert not holds
    assert text.count("**fails**") == 1


def test_what_moved_is_named() -> None:
    moved = [Moved("home", "phone", [Shift(0.02, ["div.running", "h2"]), Shift(0.01, ["div.running", "h2"])])]
    text, _ = page("python -m bench.page", replace(GOOD, moved=moved), 0.6)
    assert "| home | phone | 2 | 0.0300 |" in text
    assert "- home, phone: div.running, h2 (2)" in text


def test_scripts_are_counted_as_they_are_sent(tmp_path: Path) -> None:
    assets = tmp_path / "assets"
    assets.mkdir()
    for name, size in {"large.js": 900, "large.js.gz": 300, "large.js.br": 200, "small.js": 40, "a.css": 7}.items():
        (assets / name).write_bytes(b"x" * size)
    (tmp_path / "before_paint.js").write_bytes(b"x" * 5)
    assert scripts(tmp_path) == {"assets/large.js": 300, "assets/small.js": 40, "before_paint.js": 5}
