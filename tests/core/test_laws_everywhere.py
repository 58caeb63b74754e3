"""All laws of play over random bouts of En Garde with any options."""

from __future__ import annotations

import os
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st

import salle
from salle.core.check.laws import Checker
from salle.core.options import Choice, Flag
from salle.games.engarde.options import OPTIONS as DECLARED

SCALE = int(os.environ.get("SALLE_SOAK", "1"))
OPTIONS = st.fixed_dictionaries(
    {
        "piste": st.integers(3, 30),
        "values": st.integers(1, 9),
        "copies": st.integers(1, 6),
        "hand": st.integers(1, 5),
        "hits": st.integers(1, 3),
        "rounds": st.integers(1, 4),
        **{option.name: st.booleans() for option in DECLARED if isinstance(option, Flag)},
        **{option.name: st.sampled_from(option.choices) for option in DECLARED if isinstance(option, Choice)},
    }
)


@given(ruleset=st.sampled_from(["basic", "standard", "advanced"]), options=OPTIONS, seed=st.integers(0, 10**6))
@settings(max_examples=60 * SCALE, deadline=None, derandomize=SCALE == 1)
def test_every_bout_keeps_the_laws(ruleset: str, options: dict[str, Any], seed: int) -> None:
    assume(options["values"] * options["copies"] > 2 * options["hand"])
    for option in DECLARED:
        if option.rulesets and ruleset not in option.rulesets:
            options.pop(option.name)
    game = salle.game("engarde", ruleset, **options)
    checker = Checker(game, seed)
    checker.check_tokens()
    checker.check_bout(seed % 32)
    assert checker.report.bouts == 1
    assert checker.report.checks["L9"] >= 3
