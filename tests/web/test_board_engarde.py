"""The board of En Garde: bouts are played by touch, keyboard and drag, and it says why a move is not possible."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.web.browsing import Hall

DECISIONS = 8
SIZES = {"desk": (1280, 800), "phone": (390, 844)}
FINGER = 44


def fenced(browser: Any, address: str, ruleset: str, size: str = "desk") -> Hall:
    """A player at a table whose turn it is."""
    width, height = SIZES[size]
    hall = Hall(browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce"))
    hall.fence(address, f"engarde/{ruleset}")
    assert hall.waits_for_me()
    return hall


def offered(hall: Hall, sign: str) -> list[dict[str, Any]]:
    return [offer for offer in hall.view["offers"] if offer["token"].startswith(sign)]


def until_offered(hall: Hall, sign: str) -> dict[str, Any]:
    """Play any moves until an offer has that sign."""
    lot = Random(sign)
    while not offered(hall, sign):
        hall.touch(lot.choice(hall.view["offers"]))
        assert hall.waits_for_me(), f"the bout is over, and {sign} was never offered"
    return lot.choice(offered(hall, sign))


@pytest.mark.parametrize(("ruleset", "size"), [("basic", "desk"), ("standard", "phone"), ("advanced", "desk")])
def test_a_match_is_fenced_by_touching_the_board(browser: Any, address: str, ruleset: str, size: str) -> None:
    hall, lot = fenced(browser, address, ruleset, size), Random(ruleset)
    faults: list[str] = []
    hall.page.on("pageerror", lambda error: faults.append(str(error)))
    kinds = set()
    for _ in range(DECISIONS):
        offer = lot.choice(hall.view["offers"])
        kinds |= {handle.partition(":")[0] for handle in offer["handles"]}
        hall.touch(offer)
        if not hall.waits_for_me():
            break
    assert {"card", "cell"} <= kinds
    assert hall.page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    assert faults == []
    hall.page.close()


def test_a_card_is_dragged_onto_a_cell(browser: Any, address: str) -> None:
    hall = fenced(browser, address, "standard")
    offer = until_offered(hall, "<")
    hall.drag(*offer["handles"])
    here = int(offer["handles"][1].removeprefix("cell:"))
    hall.until(lambda: hall.page.locator(f'.mark[data-seat="0"] + text:text-is("{here}")').count() == 1)
    hall.page.close()


def test_a_card_goes_by_keys_and_tells_why_it_does_not(browser: Any, address: str) -> None:
    hall = fenced(browser, address, "standard")
    back = next(one for one in hall.view["refused"] if one["rule"] == "off-the-piste")
    hall.thing(back["handles"][0]).hover()
    hall.page.locator(".tip").wait_for()
    ply = hall.view["ply"]
    hall.key(hall.view["offers"][0]["handles"][0]).focus()
    assert hall.page.evaluate("document.activeElement.matches(':focus-visible')")
    hall.page.keyboard.press("Enter")
    if hall.picks():
        hall.page.keyboard.press("ArrowUp")
        hall.page.keyboard.press("Enter")
    hall.until(lambda: hall.view["ply"] > ply)
    hall.page.close()


def test_a_finger_finds_every_cell_that_a_card_leads_to(browser: Any, address: str) -> None:
    hall = fenced(browser, address, "standard", "phone")
    offer = until_offered(hall, "<")
    hall.thing(offer["handles"][0]).click()
    cells = hall.page.locator('[data-handle^="cell:"][data-state="playable"]')
    cells.first.wait_for()
    for cell in cells.all():
        box = cell.bounding_box()
        assert min(box["width"], box["height"]) >= FINGER - 1
    hall.page.close()
