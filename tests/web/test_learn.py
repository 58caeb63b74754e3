"""The lesson of each game, step by step to its end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.browsing import QUIET
from tests.web.visitor import CHINESE, PHONE, Visitor, Visitors

GAMES = ("engarde", "readyfence", "audatia", "arena")
MOST = 20  # steps


def wanted(visitor: Visitor) -> Any:
    """The buttons of the moves that solve a step."""
    return visitor.page.locator("button.hint[data-token]")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_finished_by_doing_what_it_asks_for(visitors: Visitors, game: str) -> None:
    visitor = visitors(size=PHONE, touch=True)
    visitor.goes(f"/learn/{game}")
    visitor.button("Start").tap()
    for _ in range(MOST):
        wanted(visitor).first.wait_for()
        assert not visitor.overflows()
        assert visitor.unspoken() == []
        visitor.page.wait_for_timeout(QUIET * 1000)  # an earlier tap is ignored
        wanted(visitor).first.tap()
        visitor.button("Next").tap()
        wanted(visitor).or_(visitor.button("Play a bout")).first.wait_for()
        if visitor.button("Play a bout").count():
            break
    visitor.button("Play a bout").tap()
    visitor.page.wait_for_url("**/t/*")
    visitor.goes("/learn")
    visitor.page.locator(f"a[href='/learn/{game}']:not(.primary)").wait_for()


def test_what_is_wanted_is_marked_on_the_board_and_anything_else_is_explained(visitor: Visitor) -> None:
    visitor.goes("/learn/engarde")
    visitor.button("Start").click()
    marked = visitor.page.locator("[data-wanted]")
    handles = "all => all.map(one => one.dataset.handle)"
    visitor.until(lambda: set(marked.evaluate_all(handles)) == {"card:5", "cell:8"})
    visitor.thing("card:2").click()
    visitor.thing("cell:5").click()
    visitor.sees("That moves you too, but here you need a long step.")
    visitor.thing("card:5").click()  # it has only one move
    visitor.sees("You advance five spaces and draw a new card.")
    visitor.until(lambda: visitor.page.evaluate("document.activeElement.innerText") == "Next")
    visitor.page.keyboard.press("Enter")
    visitor.sees("Step 2 of 9".upper())
    visitor.button("Show me").click()
    visitor.sees("At a gap of 6 neither of you can attack.")


def test_newcomers_are_led_to_the_lesson_until_they_have_had_it(visitors: Visitors) -> None:
    visitor = visitors(locale=CHINESE)
    visitor.goes()
    visitor.page.locator("a[href='/learn/engarde']").click()
    visitor.button("開始").click()
    for _ in range(MOST):
        visitor.button("示範給我看").click()
        visitor.button("下一步").click()
        visitor.button("示範給我看").or_(visitor.button("打一場")).first.wait_for()
        if visitor.button("打一場").count():
            break
    assert visitor.unspoken() == []
    visitor.goes()
    visitor.page.locator(".fence").wait_for()
    assert visitor.page.locator("a[href='/learn/engarde']").count() == 0


def test_a_lesson_that_is_not_there_is_said(visitors: Visitors) -> None:
    visitor = visitors(denied=(404, 409))
    visitor.goes("/learn/chess")
    visitor.page.locator(".toasts p").first.wait_for()
    assert visitor.unspoken() == []
