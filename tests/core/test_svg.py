"""What pictures are made of: elements that are escaped, words that fit, and the colours of the page."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from salle.core.show import svg
from salle.core.show.scene import Hand
from salle.core.show.svg import Drawing, document, element, paragraph, path, text, width_of, wrapped
from salle.core.show.svg_cards import hand_row

TOKENS = Path(__file__).parents[2] / "web" / "src" / "style" / "tokens.css"


def test_whatever_is_written_is_escaped() -> None:
    rude = "<script>&\"'\x00\ud800</script>"
    drawn = document(Drawing(10, (text(0, 0, rude), path(rude, data_card=rude))), rude, "en")
    root = ElementTree.fromstring(drawn)
    named, _, words, shape = root
    assert "<script" not in drawn
    assert named.text == words.text == shape.get("d") == shape.get("data-card") == "<script>&\"'\ufffd\ufffd</script>"


def test_numbers_are_short() -> None:
    assert element("g", x=1 / 3, y=2.0, rx=3, title=None) == '<g x="0.33" y="2" rx="3"/>'


def test_a_drawing_needs_nothing_else() -> None:
    root = ElementTree.fromstring(document(Drawing(10, ()), "En Garde", "zh-Hant"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.get("viewBox") == "0 0 800 10"
    assert root.get("role") == "img"
    assert root.get("{http://www.w3.org/XML/1998/namespace}lang") == "zh-Hant"
    assert "CJK TC" in str(root.get("font-family"))


def test_words_without_room_shrink_and_are_then_cut() -> None:
    assert 'font-size="20"' in text(0, 0, "Left", 20, room=100)
    assert 'font-size="16' in text(0, 0, "Left", 20, room=0.8 * width_of("Left", 20))
    cut = text(0, 0, "Left and right", 20, room=40)
    assert 'font-size="14.4"' in cut
    assert "…" in cut


def test_chinese_is_wrapped_anywhere_but_before_a_full_stop() -> None:
    assert wrapped("左方攻擊。右方", 10, 40, 5) == ["左方攻擊。", "右方"]
    assert wrapped("Left attacks with a 3.", 10, 70, 2) == ["Left attacks", "with a 3."]
    assert wrapped("Left attacks with a 3.", 10, 70, 1) == ["Left attacks…"]


def test_only_latin_letters_are_slanted() -> None:
    assert "italic" in paragraph(0, 0, "Left", 10, 100, 1, font_style="italic")
    assert "italic" not in paragraph(0, 0, "左方", 10, 100, 1, font_style="italic")


def test_a_hand_shows_what_is_seen_and_backs_for_the_rest() -> None:
    root = ElementTree.fromstring(hand_row(1, Hand(("A", "B"), 3), lambda code: text(0, 0, code), 0, 0, 50, 100))
    assert root.get("data-hand") == "1"
    assert [card.get("data-card") for card in root.iterfind(".//g[@data-card]")] == ["A", "B"]
    assert len(root.findall(".//g[@data-back]")) == 3


@pytest.mark.parametrize("name", ["PAPER", "SHEET", "SUNK", "INK", "INK_SOFT", "LINE", "EDGE", "BRASS", "BRASS_SOFT",
                                  "SEAL", "SEAL_SOFT", "LAUREL", "CARD", "CARD_SOFT", "CARD_LINE", "CARD_BACK",
                                  "CARD_BACK_LINE", "ON_SEAT"])  # fmt: skip
def test_colours_are_the_light_ones_of_the_page(name: str) -> None:
    assert page_colour(name.lower().replace("_", "-")) == getattr(svg, name)


def test_seats_have_the_colours_of_the_page() -> None:
    assert tuple(page_colour(f"seat-{seat}") for seat in range(6)) == svg.SEATS


def page_colour(token: str) -> str:
    """The colour of that name on the page, where it is light."""
    found = re.search(rf"--{token}: (?:light-dark\()?(#\w+)", TOKENS.read_text(encoding="utf-8"))
    return found[1] if found else ""
