"""Rules and cards: as pages, over a table, and in print."""

from __future__ import annotations

import pytest

from tests.web.bouts import GAMES
from tests.web.visitor import CHINESE, PHONE, Visitor, Visitors


@pytest.mark.parametrize("game", GAMES)
def test_rules_and_cards_are_read_on_a_phone_in_both_languages(visitors: Visitors, game: str) -> None:
    visitor = visitors(size=PHONE, touch=True)
    for path, shown in ((f"/rules/{game}", "article h2"), (f"/cards/{game}", "main li svg")):
        visitor.goes(path)
        visitor.page.locator(shown).first.wait_for()
        assert not visitor.overflows()
        assert visitor.unspoken() == []
    visitor.speaks("zh-Hant")
    visitor.sees("卡牌")
    assert visitor.unspoken() == []


def test_contents_lead_to_their_headings(visitor: Visitor) -> None:
    visitor.goes("/rules/engarde/standard")
    visitor.page.locator("nav[aria-label=Contents] a", has_text="Rulings").click()
    visitor.until(lambda: visitor.page.evaluate("scrollY") > 100)
    assert visitor.page.url.endswith("#rulings")


def test_a_card_has_a_page_with_its_meaning_to_a_fencer(visitor: Visitor) -> None:
    visitor.goes("/cards/readyfence/basic")
    visitor.page.locator("main li a[href$='/SH']").click()
    visitor.page.locator("article h2", has_text="Stop Hit").wait_for()
    assert visitor.page.url.endswith("/cards/readyfence/basic/SH")
    headings = visitor.page.locator("article h3").all_inner_texts()
    assert headings[:2] == ["In the game", "In fencing"]
    visitor.page.locator("a", has_text="All cards").click()
    visitor.page.locator("main li a").first.wait_for()


def test_rules_and_cards_are_at_hand_during_a_bout(visitor: Visitor) -> None:
    path = visitor.opens("readyfence/basic", "me", "random")
    visitor.button("Rules and cards").click()
    dialog = visitor.page.locator("dialog[open]")
    dialog.locator("article h2").first.wait_for()
    dialog.get_by_role("button", name="Cards").click()
    dialog.locator("li a[href$='/GL']").click()
    dialog.locator("article h2", has_text="Glide").wait_for()
    assert visitor.page.url.endswith(path), "the table is still there"
    visitor.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    visitor.page.get_by_role("region", name="Board").wait_for()


def test_on_paper_there_is_only_what_is_read_in_ink_on_white(visitors: Visitors) -> None:
    visitor = visitors(locale=CHINESE, theme="dark")
    visitor.goes("/cards/audatia/duel/MF")
    visitor.page.locator("article h3").first.wait_for()
    visitor.page.emulate_media(media="print")
    for hidden in ("#app > header", ".ways", ".way"):
        assert not visitor.page.locator(hidden).first.is_visible()
    ground = visitor.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    ink = visitor.page.evaluate("getComputedStyle(document.querySelector('article p')).color")
    assert (ground, ink) == ("rgb(255, 255, 255)", "rgb(36, 27, 18)")
