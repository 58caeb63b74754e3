"""The board of Swordplay: Arena: fights of two to six heroes by touching it, by keys, and with room for a finger."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.web.browsing import Hall

DECISIONS = 10
DESK, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
FINGER = 44  # pixels


@pytest.fixture
def hall(browser: Any, request: pytest.FixtureRequest) -> Iterator[Hall]:
    page = browser.new_page(viewport=getattr(request, "param", DESK), reduced_motion="reduce")
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield Hall(page)
    page.close()
    assert faults == []


def reach(hall: Hall, phase: str) -> None:
    """Press buttons until it is your turn in that phase."""
    while hall.waits_for_me() and hall.view["scene"]["phase"] != phase:
        hall.touch(next(offer for offer in hall.view["offers"] if not offer["handles"]))
    assert not hall.view["ended"]


def test_the_table_has_what_is_touched(hall: Hall, address: str) -> None:
    hall.fence(address, "arena/standard", bots=5, seats=6)
    assert hall.waits_for_me()
    cards = hall.view["scene"]["heroes"][0]["hand"]["cards"]
    seats = [f"seat:{seat}" for seat in range(1, 7)]
    for handle in [*seats, *[f"card:{code}" for code in cards], "onto:discards"]:
        hall.thing(handle).wait_for()


@pytest.mark.parametrize(("hall", "seats"), [(DESK, 2), (PHONE, 4)], indirect=["hall"])
def test_a_fight_is_fought_by_touching_the_board(hall: Hall, address: str, seats: int) -> None:
    lot, kinds = Random(seats), set[str]()
    hall.fence(address, "arena/standard", bots=seats - 1, seats=seats)
    for _ in range(DECISIONS):
        if not hall.waits_for_me():
            break
        for box in hall.page.locator("[data-handle][data-open]").all():
            size = box.bounding_box()
            assert min(size["width"], size["height"]) >= FINGER, box.get_attribute("data-handle")
        hall.touch(hall.chosen(lot, kinds))
    assert {"card", "onto"} <= kinds
    assert hall.page.evaluate("document.documentElement.scrollWidth") <= hall.page.viewport_size["width"]


def test_what_can_t_be_done_says_why_and_a_card_goes_by_keys(hall: Hall, address: str) -> None:
    hall.fence(address, "arena/standard", heroes="bear,squire")
    reach(hall, "ready")
    idle = next(one["handles"][0] for one in hall.view["refused"] if one["rule"] == "not-now")
    hall.thing(idle).hover()
    hall.page.locator(".tip .why").first.wait_for()
    reach(hall, "discard")
    ply, card = hall.view["ply"], hall.view["offers"][1]["handles"][0]
    hall.key(card).focus()
    hall.page.keyboard.press("Enter")  # a key is never accidental
    hall.until(lambda: hall.view["ply"] > ply)


def test_a_card_is_dragged_onto_the_discards(hall: Hall, address: str) -> None:
    hall.fence(address, "arena/standard", heroes="bear,squire")
    reach(hall, "discard")
    hall.drag(hall.view["offers"][1]["handles"][0], "onto:discards")
    assert len(hall.view["scene"]["discards"]) > 0


@pytest.mark.parametrize("hall", [DESK, PHONE], indirect=True)
def test_what_is_said_of_a_card_does_not_hide_what_it_does(hall: Hall, address: str) -> None:
    hall.fence(address, "arena/standard", heroes="bear,squire")
    reach(hall, "discard")
    hall.thing(hall.view["offers"][1]["handles"][0]).hover()
    tip, line = (hall.page.locator(one) for one in (".tip", ".reader"))
    line.wait_for()
    tip.wait_for()
    hall.until(lambda: tip.bounding_box()["y"] + tip.bounding_box()["height"] <= line.bounding_box()["y"])
