"""The committed pages about failures, attacks, load and page speed: all checks pass."""

from __future__ import annotations

import re
from pathlib import Path

from bench.faults.mishaps import MISHAPS
from bench.faults.study_attacks import ATTACKS
from bench.verdicts import Verdict, table

DOCS = Path(__file__).parents[2] / "docs"
FAULTS = (DOCS / "faults.md").read_text(encoding="utf-8")
ATTACKED = (DOCS / "attacks.md").read_text(encoding="utf-8")
LOAD = (DOCS / "load.md").read_text(encoding="utf-8")
SPEED = (DOCS / "speed.md").read_text(encoding="utf-8")


def test_a_server_was_made_to_fail_as_often_as_is_usual() -> None:
    (commands,) = re.findall(r"```sh\n(.*?)\n```", FAULTS, re.DOTALL)
    assert commands.splitlines() == [
        f"python -m bench.faults {name} --bouts 100 --times {kind.times} --seed faults"
        for name, kind in MISHAPS.items()
    ]


def test_nothing_is_lost_when_a_server_fails() -> None:
    assert f"| verdict |{' passes |' * len(MISHAPS)}" in FAULTS
    assert "Errors" not in FAULTS


def test_no_attack_keeps_others_waiting() -> None:
    assert "python -m bench.faults.under_attack --seconds 10" in ATTACKED
    assert [title for title in ATTACKS if f"| {title} |" not in ATTACKED] == []
    assert ATTACKED.count("| passes |") == len(ATTACKS)


def test_a_server_is_fast_enough_under_the_usual_load() -> None:
    assert "python -m bench.load --bouts 1000 --every 2.0 --warm 30.0 --measured 120.0 --seed load" in LOAD
    assert LOAD.count("| passes |") == 4
    assert "**fails**" not in LOAD
    assert "rules compiled" in LOAD


def test_the_page_is_as_fast_as_it_should_be() -> None:
    assert "python -m bench.page --loads 9 --seed speed" in SPEED
    assert SPEED.count("| passes |") == 6
    assert "**fails**" not in SPEED


def test_a_failed_check_is_shown() -> None:
    *_, row, end = table([Verdict("memory", "500 MB", "400 MB", False)])
    assert row == "| memory | 500 MB | 400 MB | **fails** |"
    assert end == ""
