"""Golden bouts: one at least for each way to end in each rule set."""

from __future__ import annotations

from pathlib import Path

import pytest

from salle.core.notation.records import Record
from salle.games.engarde.rules.rule_ids import HIT, RULES
from tests.games.engarde.fencing import RULESETS

BOUTS = sorted((Path(__file__).parents[2] / "golden" / "engarde").glob("*.salle"))
ENDS = (*RULES[HIT:], "retired")
UNKNOWN_IN_BASIC = ("riposte-hits", "more-cards")  # no parry, no showdown


def test_a_golden_bout_is_named_by_its_rule_set() -> None:
    assert {path.stem: Record.load(path).tags["Game"] for path in BOUTS} == {
        path.stem: f"engarde/{path.stem.split('-')[0]}" for path in BOUTS
    }


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_way_to_end_has_a_golden_bout(ruleset: str) -> None:
    tags = [Record.load(path).tags for path in BOUTS]
    golden = {tag["Reason"] for tag in tags if tag["Game"] == f"engarde/{ruleset}"}
    wanted = set(ENDS) - set(UNKNOWN_IN_BASIC if ruleset == "basic" else ())
    assert golden == wanted
