"""The page compares the seal of a table with the one it received before it sent its entropy."""

from __future__ import annotations

import json
from typing import Any

from tests.web.visitor import Visitor, Visitors

ANOTHER = "00" * 32
BROKEN = "This is not the seal that your browser received"
KEPT = "This is the seal that your browser received"


def fences(visitor: Visitor) -> None:
    visitor.goes()
    visitor.button("Fence").click()
    visitor.page.locator(".board[data-ply]").wait_for()


def otherwise(route: Any) -> None:
    """Promise a seal that differs from the real one."""
    answer = route.fetch()
    route.fulfill(response=answer, body=json.dumps(answer.json() | {"seal": ANOTHER}))


def test_a_promise_that_is_kept_is_told_where_one_asks(visitor: Visitor) -> None:
    fences(visitor)
    visitor.page.get_by_text("About this bout").click()
    visitor.sees(KEPT)
    assert visitor.page.get_by_role("alert").count() == 0


def test_a_promise_that_is_broken_is_told_at_once_and_again(visitor: Visitor) -> None:
    visitor.page.route("**/api/promises", otherwise)
    fences(visitor)
    visitor.sees(BROKEN)
    visitor.page.reload()
    visitor.sees(BROKEN)
    visitor.button("Resign").click()
    visitor.button("Resign").click()
    visitor.page.get_by_role("main").get_by_role("link", name="Replay").click()
    visitor.button("Check the deals").click()
    visitor.page.locator(".failure", has_text=BROKEN).wait_for()


def test_a_player_who_joins_reads_that_the_seal_is_the_one_they_saw(visitors: Visitors) -> None:
    ada, bo = visitors(), visitors()
    bo.goes(ada.opens("engarde/standard", "me", "open"))
    bo.button("Join").click()
    bo.page.locator(".board[data-ply]").wait_for()
    bo.page.get_by_text("About this bout").click()
    bo.sees(KEPT)
