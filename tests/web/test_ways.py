"""Ways to fence: by clicks from the salle on, by keys alone, with a finger on a phone; helped, and in two languages."""

from __future__ import annotations

import re
from random import Random

from tests.web.visiting import PHONE, Visitor, Visitors

ONE_HIT = {"hits": 1, "starter": "left"}


def test_from_the_salle_to_the_end_of_a_bout_and_to_the_next(visitors: Visitors) -> None:
    ada = visitors(buttons=True)
    page = ada.page
    ada.goes()
    page.get_by_label("En Garde").check(force=True)
    page.get_by_label("Basic", exact=True).check(force=True)
    ada.button("More bots").click()
    page.get_by_label("Random", exact=True).check(force=True)
    page.get_by_text("Clock, options and more").click()
    page.get_by_label("hits that win the match").fill("1")
    ada.button("Fence").click()
    page.wait_for_url(re.compile("/t/"))
    ada.fences(Random(1))
    assert page.locator(".over h2").inner_text() in ("You win", "You lose")
    before = page.url
    ada.button("Rematch").click()
    page.wait_for_url(lambda url: url != before)
    page.get_by_role("region", name="Board").wait_for()
    assert ada.view["head"]["options"]["hits"] == 1
    page.get_by_role("link", name="Salle").click()
    ada.sees("Go on")


def test_a_bout_is_fenced_by_keys_alone(visitor: Visitor) -> None:
    page = visitor.page
    visitor.goes()
    page.locator(".fence").wait_for()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.getAttribute('href')") == "#main", "first, a way past the header"
    tabs_to(visitor, ".fence")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/t/"))
    for _ in range(3):
        assert visitor.waits_for_me()
        page.locator("[data-open]").first.wait_for()
        ply = visitor.view["ply"]
        tabs_to(visitor, "[data-open]")
        assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none", "the focus is seen"
        page.keyboard.press("Enter")
        if page.locator("[data-state=picked]").count():  # what else it needs is left, as buttons
            tabs_to(visitor, "button[data-token]")
            page.keyboard.press("Enter")
        visitor.until(lambda before=ply: visitor.view["ply"] > before)
    tabs_to(visitor, ".actions button:last-child")
    page.keyboard.press("Enter")
    tabs_to(visitor, ".actions .danger")
    page.keyboard.press("Enter")
    visitor.sees("You lose")


def tabs_to(visitor: Visitor, selector: str, most: int = 80) -> None:
    """Press Tab until something of that kind has the focus."""
    for _ in range(most):
        if visitor.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"no {selector} within {most} stops")


def test_on_a_phone_by_touch(visitors: Visitors) -> None:
    ada = visitors(size=PHONE, touch=True)
    ada.goes()
    ada.button("Fence").tap()
    for _ in range(2):
        assert ada.waits_for_me()
        ply = ada.view["ply"]
        ada.page.locator("[data-handle^='card:'][data-state=playable]").first.tap()
        if ada.page.locator("[data-state=picked]").count():
            ada.offers().first.tap()
        ada.until(lambda before=ply: ada.view["ply"] > before)
        assert not ada.overflows()
    assert ada.page.locator(".board [data-handle^='card:']").last.is_visible()


def test_asking_before_a_decision_is_made(visitors: Visitors) -> None:
    ada = visitors(confirm=True, buttons=True)
    ada.opens("engarde/standard", "me", "random", options=ONE_HIT)
    assert ada.waits_for_me()
    ply = ada.view["ply"]
    ada.offers().first.click()
    ada.button("Cancel").click()
    ada.offers().first.click()
    assert ada.view["ply"] == ply
    ada.button("Do it").click()
    ada.until(lambda: ada.view["ply"] > ply)


def test_a_hint_is_given_and_a_decision_is_taken_back(visitors: Visitors) -> None:
    ada = visitors(buttons=True)
    ada.opens("engarde/basic", "me", "random", options=ONE_HIT, takeback=True)
    ada.offers().first.wait_for()
    ply = ada.view["ply"]
    ada.button("Hint").click()
    ada.sees("What a master would think of")
    ada.decides()
    ada.button("Take back").click()
    ada.sees("takes back")
    assert ada.view["ply"] == ply


def test_the_language_changes_in_the_middle_of_a_bout(visitors: Visitors) -> None:
    ada = visitors(buttons=True)
    ada.opens("engarde/standard", "me", "random", options=ONE_HIT)
    ada.offers().first.wait_for()
    ada.button("中文").click()
    ada.sees("輪到你了")
    assert ada.page.locator("html").get_attribute("lang") == "zh-Hant"
    assert ada.unspoken() == []
    assert not re.search(r"\b(Resign|Advance|Your turn)\b", ada.words())
    ada.decides()
    ada.page.reload()
    ada.sees("認輸")
    ada.button("EN").click()
    ada.sees("Resign")


def test_what_there_is_not_is_told(visitor: Visitor) -> None:
    visitor.goes("/t/nothing-here-at-all")
    visitor.sees("There is no table nothing-here-at-all.")
    visitor.goes("/nowhere")
    visitor.sees("There is nothing at this address.")
