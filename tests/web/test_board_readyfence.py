"""The board of Ready... Fence!: bouts are played by touch, and it says why a move is not possible."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.web.browsing import Hall

DECISIONS = 12
SIZES = {"desk": (1280, 800), "phone": (390, 844)}


@pytest.mark.parametrize(("mode", "size"), [("tutorial", "phone"), ("basic", "desk"), ("advanced", "phone")])
def test_a_bout_is_fenced_by_touching_the_board(browser: Any, address: str, mode: str, size: str) -> None:
    width, height = SIZES[size]
    page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    hall, lot, kinds = Hall(page), Random(mode), set[str]()
    hall.fence(address, f"readyfence/{mode}")
    for _ in range(DECISIONS):
        if not hall.waits_for_me():
            break
        hall.touch(hall.chosen(lot, kinds))
    assert {"card", "onto", "cell"} <= kinds
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert faults == []
    page.close()


def test_a_card_goes_by_keys_and_tells_why_it_does_not(browser: Any, address: str) -> None:
    page = browser.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    hall = Hall(page)
    hall.fence(address, "readyfence/tutorial")
    while hall.waits_for_me() and hall.view["scene"]["phase"] != "turn":
        hall.touch(hall.view["offers"][0])
    card = next(one["handles"][0] for one in hall.view["refused"] if one["rule"] in ("wrong-distance", "red-opens"))
    hall.thing(card).hover()
    page.locator(".tip .why").first.wait_for()
    step = next(offer for offer in hall.view["offers"] if offer["token"] in (">", "<"))
    ply = hall.view["ply"]
    hall.key(step["handles"][0]).focus()
    page.keyboard.press("Enter")
    hall.until(lambda: hall.view["ply"] > ply)
    page.close()
