"""The tests that the table of rulings names for a card use that card."""

from __future__ import annotations

import re

import pytest

from salle.games.arena.rules.cards import KINDS
from tests.games.arena.fighting import stance
from tests.support.rulings import rows, sources


@pytest.mark.parametrize("card", KINDS)
def test_what_is_shown_for_a_card_is_shown_with_that_card(card: str) -> None:
    code = stance("").cards.codes[KINDS.index(card)]
    shown = [row.shown.partition("; against: ")[0] for row in rows("arena", "The cards") if row.owner == card]
    tests = [test for tests in shown for test in re.findall(r"`(\w+)`", tests)]
    assert [test for test in tests if not re.search(rf"\b{code}(?![A-Z])", sources("arena").get(test, ""))] == []
