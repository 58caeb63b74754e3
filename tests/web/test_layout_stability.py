"""The board never moves: notices lie over it."""

from __future__ import annotations

import pytest

from tests.web.test_several_people import in_turn, offers_a_draw
from tests.web.visitor import DESK, IDS, PHONE, Visitor, Visitors

SIZES = {"desk": {"size": DESK}, "phone": {"size": PHONE}}


def place(visitor: Visitor) -> dict[str, float]:
    """The place and size of the board."""
    found: dict[str, float] = visitor.page.locator(".board[data-ply]").bounding_box()
    return found


def met(visitors: Visitors, where: str) -> tuple[Visitor, Visitor]:
    """Two players at a loaded table."""
    ada, bo = (visitors(buttons=True, **SIZES[where]) for _ in range(2))
    path = ada.opens("engarde/standard", "me", "open", options={"rounds": 1})
    bo.goes(path)
    bo.button("Join").click()
    return in_turn(ada, bo)


@pytest.mark.parametrize("where", SIZES)
def test_an_offer_of_a_draw_pushes_nothing(visitors: Visitors, where: str) -> None:
    first, second = met(visitors, where)
    before = place(first), place(second)
    offers_a_draw(first)
    first.sees("Draw offered. Waiting")
    second.sees("offers a draw.")
    assert (place(first), place(second)) == before
    second.button("No").click()
    first.sees("declined the draw.")
    assert (place(first), place(second)) == before


@pytest.mark.parametrize("where", SIZES)
def test_being_away_pushes_nothing(visitors: Visitors, where: str) -> None:
    first, second = met(visitors, where)
    before = place(second)
    second.unplug()
    second.sees("You’re offline")
    assert place(second) == before
    first.decides()
    second.plug()
    second.sees("While you were away")
    second.offers().first.wait_for()
    second.page.locator(".offline").wait_for(state="detached")
    assert place(second) == before
    second.decides()
    second.page.locator(".missed").wait_for(state="detached")


@pytest.mark.parametrize("name", ["Maestro", "Audatia"])
def test_what_is_chosen_in_the_salle_keeps_its_size(visitors: Visitors, name: str) -> None:
    ada = visitors(size=(1024, 768))
    ada.goes()
    chip = ada.page.locator("label.choice", has_text=name)
    before = chip.bounding_box()
    chip.click()
    chip.locator(":focus").wait_for(state="attached")
    assert chip.bounding_box() == before
    ada.button("Fence").click()
    ada.page.locator(".board[data-ply]").wait_for()


def test_a_long_name_and_a_clock_stay_in_the_window(visitors: Visitors) -> None:
    ada = visitors()
    ada.page.context.request.post(f"{ada.address}/api/me", data={"name": "W" * 24})
    ada.opens("engarde/standard", "me", "random", clock={"type": "bank", "seconds": 300, "increment": 5})
    ada.page.locator(".clock").first.wait_for()
    assert not ada.overflows()


def test_the_options_of_every_game_have_words(visitors: Visitors) -> None:
    ada = visitors()
    ada.goes()
    ada.page.get_by_text("Time and options").click()
    for game in ("En Garde", "Ready... Fence!", "Audatia", "Swordplay: Arena"):
        ada.page.locator("label.choice", has_text=game).click()
        ada.page.locator("#clock").wait_for()
        ada.page.wait_for_load_state("networkidle")
        options = " ".join(ada.page.locator("option").all_text_contents())
        assert IDS.findall(options) == ada.unspoken() == []
