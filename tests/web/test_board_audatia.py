"""The board of Audatia: duels are played by touch, drag and keyboard, and screen readers can read it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.web.browsing import Hall

DECISIONS = 16
SIZES = {"desk": (1280, 800), "phone": (390, 844)}
FINGER = 44  # pixels


@pytest.fixture
def hall(browser: Any, address: str) -> Iterator[Hall]:
    """At the beginning of a duel, on a desk."""
    page = browser.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    found = Hall(page)
    found.fence(address, "audatia/duel")
    yield found
    page.close()


def reach(hall: Hall, phase: str) -> None:
    """Pass, or play the first offer, until it is your turn in this phase."""
    while hall.waits_for_me() and hall.view["scene"]["phase"] != phase:
        hall.touch(next((one for one in hall.view["offers"] if one["token"] == "."), hall.view["offers"][0]))
    assert hall.view["scene"]["phase"] == phase


@pytest.mark.parametrize("size", SIZES)
def test_a_duel_is_fenced_by_touching_the_board(browser: Any, address: str, size: str) -> None:
    width, height = SIZES[size]
    page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    hall, lot, kinds = Hall(page), Random(size), set[str]()
    hall.fence(address, "audatia/duel")
    for _ in range(DECISIONS):
        if not hall.waits_for_me():
            break
        offers = hall.view["offers"]
        aside = {one["token"] for one in offers if one["token"][0] in "-~"}  # discards end too soon
        offer = lot.choice([one for one in offers if one["token"] not in aside] or offers)
        kinds |= {handle.partition(":")[0] for handle in offer["handles"]}
        if offer["handles"] and offer["handles"][0].startswith("posta:") and hall.view["scene"]["phase"] != "posta":
            page.get_by_role("button", name="Poste", exact=True).click()
        hall.touch(offer)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert {"virtue", "posta"} <= kinds
    assert faults == []
    page.close()


@pytest.mark.parametrize("size", SIZES)
def test_every_card_in_the_hand_has_its_name(browser: Any, address: str, size: str) -> None:
    width, height = SIZES[size]
    page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
    hall = Hall(page)
    hall.fence(address, "audatia/duel")
    reach(hall, "setup")
    hall.thing("card:P").get_by_text("Punta").and_(page.locator(":visible")).wait_for()
    page.close()


def test_a_card_is_dragged_onto_the_pile(hall: Hall) -> None:
    reach(hall, "setup")
    held = len(hall.view["scene"]["duelists"][0]["hand"]["cards"])
    hall.thing("card:P").wait_for()
    hall.drag("card:P", "onto:away")
    assert len(hall.view["scene"]["duelists"][0]["hand"]["cards"]) == held - 1


def test_a_card_that_is_only_clicked_is_not_put_away(hall: Hall) -> None:
    reach(hall, "setup")
    ply = hall.view["ply"]
    hall.thing("card:P").click()
    hall.page.locator('[data-handle="card:P"][data-state="picked"]').wait_for()
    hall.page.locator('[data-handle="onto:away"][data-state="playable"]').wait_for()
    assert hall.view["ply"] == ply


def test_a_posta_is_chosen_by_keys_and_the_duelist_takes_it(hall: Hall) -> None:
    reach(hall, "posta")
    ply = hall.view["ply"]
    hall.key("posta:TPF").focus()
    hall.page.keyboard.press("ArrowRight")
    hall.until(lambda: hall.page.evaluate("document.activeElement.dataset.key") == "posta:DOD")
    hall.page.keyboard.press("Enter")
    hall.until(lambda: hall.view["ply"] > ply)
    assert hall.view["scene"]["duelists"][0]["posta"]["code"] == "DOD"
    hall.page.locator('[data-key="seat:0"][aria-label*="Donna Destra"]').wait_for()


def test_a_card_that_can_t_be_played_says_why(hall: Hall) -> None:
    reach(hall, "step-4")
    offered = {handle for offer in hall.view["offers"] for handle in offer["handles"]}
    refused = {handle for one in hall.view["refused"] for handle in one["handles"]}
    card = min(handle for handle in refused - offered if handle.startswith("card:"))
    hall.thing(card).hover()
    hall.page.locator(".tip .why").first.wait_for()


def test_a_finger_finds_all_that_can_be_done(browser: Any, address: str) -> None:
    page = browser.new_page(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    hall = Hall(page)
    hall.fence(address, "audatia/duel")
    for phase in ("setup", "posta"):
        reach(hall, phase)
        hall.thing(hall.view["offers"][-1]["handles"][0]).wait_for()
        for thing in page.locator("[data-open]").all():
            box = thing.bounding_box()
            assert min(box["width"], box["height"]) >= FINGER, thing.get_attribute("data-handle")
    page.close()
