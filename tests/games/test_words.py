"""Law L10 for everything that a game can say: its rules, cards and explanations, in every language."""

from __future__ import annotations

import pytest

import salle
from salle.core.check.laws import Checker
from salle.core.registry import rulesets


@pytest.mark.parametrize("name", rulesets())
def test_every_message_of_a_game_has_words(name: str) -> None:
    checker = Checker(salle.game(name), 0)
    checker.check_words()
    assert checker.report.checks["L10"] > 100
