"""The board keeps still: what comes unasked lies over it and pushes nothing."""

from __future__ import annotations

import pytest

from tests.web.test_company import in_turn, offers_a_draw
from tests.web.visiting import DESK, PHONE, Visitor, Visitors

SIZES = {"desk": {"size": DESK}, "phone": {"size": PHONE}}


def place(visitor: Visitor) -> dict[str, float]:
    """Where the board is, and how large."""
    found: dict[str, float] = visitor.page.locator(".board[data-ply]").bounding_box()
    return found


def met(visitors: Visitors, where: str) -> tuple[Visitor, Visitor]:
    """Two at a table, and all that is on it is there."""
    ada, bo = (visitors(buttons=True, **SIZES[where]) for _ in range(2))
    path = ada.opens("engarde/standard", "me", "open", options={"rounds": 1})
    bo.goes(path)
    bo.button("Sit down").click()
    return in_turn(ada, bo)


@pytest.mark.parametrize("where", SIZES)
def test_an_offer_of_a_draw_pushes_nothing(visitors: Visitors, where: str) -> None:
    first, second = met(visitors, where)
    before = place(first), place(second)
    offers_a_draw(first)
    first.sees("You have offered a draw.")
    second.sees("offers to leave it undecided.")
    assert (place(first), place(second)) == before
    second.button("No").click()
    first.sees("says no.")
    assert (place(first), place(second)) == before


@pytest.mark.parametrize("where", SIZES)
def test_being_away_pushes_nothing(visitors: Visitors, where: str) -> None:
    first, second = met(visitors, where)
    before = place(second)
    second.unplug()
    second.sees("You are offline")
    assert place(second) == before
    first.decides()
    second.plug()
    second.sees("While you were away")
    second.offers().first.wait_for()
    second.page.locator(".offline").wait_for(state="detached")
    assert place(second) == before
    second.decides()
    second.page.locator(".missed").wait_for(state="detached")
