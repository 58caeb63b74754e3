"""Golden bouts: one at least for each way to end in each rule set."""

from __future__ import annotations

from pathlib import Path

import pytest

from salle.core.record import Record
from salle.games.engarde.terms import HIT, RULES
from tests.engarde.fencing import RULESETS

BOUTS = sorted((Path(__file__).parents[1] / "golden" / "engarde").glob("*.salle"))
ENDS = (*RULES[HIT:], "retired")
UNKNOWN_IN_BASIC = ("riposte-hits", "more-cards")  # no parry, no showdown


@pytest.mark.parametrize("path", BOUTS, ids=lambda path: path.stem)
def test_a_golden_bout_is_named_by_its_rule_set(path: Path) -> None:
    record = Record.load(path)
    assert record.tags["Game"] == f"engarde/{path.stem.split('-')[0]}"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_way_to_end_has_a_golden_bout(ruleset: str) -> None:
    tags = [Record.load(path).tags for path in BOUTS]
    golden = {tag["Reason"] for tag in tags if tag["Game"] == f"engarde/{ruleset}"}
    wanted = set(ENDS) - set(UNKNOWN_IN_BASIC if ruleset == "basic" else ())
    assert golden == wanted
