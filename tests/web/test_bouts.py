"""A whole bout of every game in the browser, and of every rule set in a soak test."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from salle.core.registry import rulesets, variants
from tests.web.bouts import GAMES, SOAKED, short
from tests.web.visitor import Visitors

BOUTS: list[tuple[str, dict[str, Any]]] = (
    [(ruleset, dict(options)) for ruleset in rulesets() for options in variants(ruleset)]
    if SOAKED
    else [(game, {}) for game in GAMES]
)


@pytest.mark.parametrize(("game", "options"), BOUTS, ids=str)
def test_a_bout_is_fenced_to_its_end(visitors: Visitors, game: str, options: dict[str, Any]) -> None:
    ada = visitors(buttons=True)
    bots = ["tactic"] * (options.get("seats", 2) - 1)
    ada.opens(game, "me", *bots, options=short(game) | options)
    ada.fences(Random(game))
    assert ada.page.locator(".over h2").inner_text() in ("You win", "You lose", "Undecided")
    assert ada.unspoken() == []
    ada.button("Rematch").wait_for()
