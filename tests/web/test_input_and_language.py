"""Ways to play: with the mouse, the keyboard, or touch on a phone; with hints, and in two languages."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.web.bouts import GAMES, SOAKED, short
from tests.web.visitor import PHONE, Visitor, Visitors

FENCED = GAMES if SOAKED else GAMES[:1]
OPEN = "[data-key][aria-disabled=false]"
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
ONE_HIT = {"hits": 1, "starter": "left"}


def test_from_the_salle_to_the_end_of_a_bout_and_to_the_next(visitors: Visitors) -> None:
    ada = visitors(buttons=True)
    page = ada.page
    ada.goes()
    page.get_by_label("En Garde").check(force=True)
    page.get_by_label("Basic", exact=True).check(force=True)
    ada.button("More bots").click()
    page.get_by_label("Random", exact=True).check(force=True)
    page.get_by_text("Time and options").click()
    hits = page.get_by_label("Hits to win the bout")
    hits.fill("0")
    page.get_by_text("Time and options").click()
    ada.button("Fence").click()
    hits.wait_for()
    assert hits.evaluate("one => one === document.activeElement"), "what is wrong is shown"
    hits.fill("1")
    ada.button("Fence").click()
    page.wait_for_url(re.compile("/t/"))
    ada.fences(Random(1))
    assert page.locator(".over h2").inner_text() in ("You win", "You lose")
    before = page.url
    assert page.locator(".over").get_by_role("link", name="Replay").count() == 1
    page.locator(".over").get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != before)
    page.get_by_role("region", name="Board").wait_for()
    assert ada.view["head"]["options"]["hits"] == 1
    page.get_by_role("link", name="Salle").click()
    ada.sees("Bouts in progress")


def test_a_table_is_opened_and_left_by_keys_alone(visitor: Visitor) -> None:
    page = visitor.page
    visitor.goes()
    page.locator(".fence").wait_for()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.getAttribute('href')") == "#main", "first, a way past the header"
    tabs_to(visitor, ".fence")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/t/"))
    assert visitor.waits_for_me()
    tabs_to(visitor, ".actions button:last-child")
    page.keyboard.press("Enter")
    tabs_to(visitor, ".actions .danger")
    page.keyboard.press("Enter")
    visitor.sees("You lose")


@pytest.mark.parametrize("game", FENCED)
def test_a_bout_is_fenced_by_keys_alone(visitor: Visitor, game: str) -> None:
    page, lot = visitor.page, Random(game)
    visitor.opens(game, "me", "random", options=short(game))
    while visitor.waits_for_me():
        ply = visitor.view["ply"]
        seeks(visitor, lot)
        assert focused(visitor, ":focus-visible"), "it is drawn where the focus is"
        page.keyboard.press("Enter")
        if visitor.picks():  # the buttons show the rest of the move
            tabs_to(visitor, "button[data-token]")
            page.keyboard.press("Enter")
        visitor.until(lambda before=ply: visitor.view["ply"] > before)
    page.locator(".over").wait_for()


@pytest.mark.parametrize("game", ["engarde/standard", "readyfence/basic", "audatia/duel", "arena/standard"])
def test_a_board_is_one_stop_of_the_tab_key(visitor: Visitor, game: str) -> None:
    visitor.opens(game, "me", "random")
    assert visitor.waits_for_me()
    tabs_to(visitor, "[data-handle], [data-handle] > .key")
    visitor.page.keyboard.press("Tab")
    assert not focused(visitor, "[data-handle], [data-handle] > .key")


def tabs_to(visitor: Visitor, selector: str, most: int = 80) -> None:
    """Press Tab until an element with this selector has the focus."""
    for _ in range(most):
        if focused(visitor, selector):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"no {selector} within {most} stops")


def seeks(visitor: Visitor, lot: Random) -> None:
    """Move over the board with the arrow keys to a playable thing, or to the buttons if there is none."""
    tabs_to(visitor, "[data-key], button[data-token], .more")
    for _ in range(lot.randrange(4)):
        visitor.page.keyboard.press(lot.choice(ARROWS))
    for _ in range(20):
        if focused(visitor, f"{OPEN}, button[data-token]"):
            return
        visitor.page.keyboard.press(lot.choice(ARROWS))
    tabs_to(visitor, "button[data-token], .more")
    if focused(visitor, ".more"):
        visitor.page.keyboard.press("Enter")
        tabs_to(visitor, "button[data-token]")


def focused(visitor: Visitor, selector: str) -> bool:
    return bool(visitor.page.evaluate("(selector) => document.activeElement.matches(selector)", selector))


@pytest.mark.parametrize("game", FENCED)
def test_a_bout_is_fenced_by_touch_on_a_phone(visitors: Visitors, game: str) -> None:
    ada, lot, kinds = visitors(size=PHONE, touch=True), Random(game), set[str]()
    ada.opens(game, "me", "random", options=short(game))
    while ada.waits_for_me():
        offer = ada.chosen(lot, kinds)
        if offer["handles"] and ada.thing(offer["handles"][0]).count() == 0:
            ada.button("Poste").tap()  # they are shown on demand
        ada.touch(offer)
        assert not ada.overflows()
    ada.page.locator(".over").wait_for()
    ada.button("Rematch").tap()


def test_a_second_click_at_the_same_place_does_not_decide_again(visitors: Visitors) -> None:
    ada = visitors(buttons=True)
    ada.opens("engarde/basic", "me", "me", options=ONE_HIT)
    ada.button("Stop hiding hands").click()
    assert ada.waits_for_me()
    box = ada.offers().first.bounding_box()
    x, y, before = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, ada.view["seat"]
    ada.page.mouse.click(x, y)
    ada.until(lambda: ada.view["seat"] != before)
    assert ada.waits_for_me()
    ply = ada.view["ply"]
    ada.page.mouse.click(x, y)
    ada.page.wait_for_timeout(700)
    assert ada.view["ply"] == ply, "what has come in its place was not meant"
    ada.page.mouse.click(x, y)
    ada.until(lambda: ada.view["ply"] > ply)


def test_asking_before_a_decision_is_made(visitors: Visitors) -> None:
    ada = visitors(confirm=True, buttons=True)
    ada.opens("engarde/standard", "me", "random", options=ONE_HIT)
    assert ada.waits_for_me()
    ply = ada.view["ply"]
    ada.offers().first.click()
    ada.button("Cancel").click()
    ada.page.wait_for_timeout(500)  # as slow as a person
    ada.offers().first.click()
    assert ada.view["ply"] == ply
    ada.button("Confirm").click()
    ada.until(lambda: ada.view["ply"] > ply)


def test_a_hint_is_given_and_a_decision_is_taken_back(visitors: Visitors) -> None:
    ada = visitors(buttons=True)
    ada.opens("engarde/basic", "me", "random", options=ONE_HIT, takeback=True)
    ada.offers().first.wait_for()
    assert ada.button("Takeback").is_disabled(), "there is nothing yet"
    ply = ada.view["ply"]
    ada.button("Hint").click()
    ada.sees("Best moves")
    ada.decides()
    ada.button("Takeback").click()
    ada.sees("took back a move")
    assert ada.view["ply"] == ply


def test_the_language_changes_in_the_middle_of_a_bout(visitors: Visitors) -> None:
    ada = visitors(buttons=True)
    ada.opens("engarde/standard", "me", "random", options=ONE_HIT)
    ada.offers().first.wait_for()
    ada.button("繁體中文").click()
    ada.sees("輪到你了")
    ada.page.locator("html[lang=zh-Hant]").wait_for()
    assert ada.unspoken() == []
    assert not re.search(r"\b(Resign|Advance|Your turn)\b", ada.words())
    ada.decides()
    ada.page.reload()
    ada.sees("認輸")
    ada.button("English").click()
    ada.sees("Resign")


def test_what_there_is_not_is_told(visitor: Visitor) -> None:
    visitor.goes("/t/nothing-here-at-all")
    visitor.sees("Table nothing-here-at-all does not exist.")
    visitor.goes("/nowhere")
    visitor.sees("This page does not exist.")
