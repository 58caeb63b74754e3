"""The page addresses its reader as "you": it never calls them by their name, in any game or language."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.web.bouts import GAMES, short
from tests.web.visitor import CHINESE, ENGLISH, Visitor, Visitors

MOVES = 6
NAMED = re.compile(r"(?<![A-Za-z])Ada(?![A-Za-z])")
SMALL = re.compile(r"(?:^|[.!?] )you\b.*", re.MULTILINE)  # a sentence that begins with a small letter
THIRD = re.compile(r"\b[Yy]ou(?:’s| (?:is|was|has|wins|loses|plays|draws|attacks|advances|retreats|parries)\b).*")
READ = """() => {
  document.querySelectorAll("main details").forEach((details) => (details.open = true));
  const spoken = [...document.querySelectorAll("main [aria-label], main [title]")];
  const labels = spoken.flatMap((one) => [one.ariaLabel ?? "", one.getAttribute("title") ?? ""]);
  const live = [...document.querySelectorAll("main [role=status]")].map((one) => one.textContent);
  return [document.querySelector("main").innerText, ...labels, ...live].join("\\n");
}"""


@pytest.mark.parametrize("locale", [ENGLISH, CHINESE])
@pytest.mark.parametrize("game", GAMES)
def test_no_caption_log_line_hint_or_end_names_the_reader(visitors: Visitors, game: str, locale: str) -> None:
    ada, lot = visitors(locale=locale, buttons=True), Random(game)
    ada.opens(game, "me", "random", options=short(game), takeback=True)
    assert ada.waits_for_me()
    ada.page.locator(".actions button").first.click()
    ada.page.locator(".advice").wait_for()
    check(ada)
    ada.decides()
    ada.page.locator(".actions button").nth(1).click()  # takeback
    for _ in range(MOVES):
        if not ada.waits_for_me():
            break
        check(ada)
        ada.presses(lot.choice(ada.view["offers"]))
    if ada.waits_for_me():
        check(ada)
        ada.page.locator(".actions button").last.click()
        ada.page.locator(".actions .danger").click()
    ada.page.locator(".over").wait_for()
    check(ada)


def test_a_bout_that_the_rules_end_names_the_opponent_only(visitors: Visitors) -> None:
    ada = visitors(buttons=True)
    ada.opens("engarde/standard", "me", "random", options={"hits": 1})
    ada.fences(Random(2))
    check(ada)
    ada.page.locator(".over").get_by_role("link", name="Replay").click()
    ada.page.get_by_role("button", name="Go to the end").click()
    ada.page.locator(".said").wait_for()
    check(ada)
    ada.goes("/")
    assert not re.search(NAMED, ada.page.get_by_role("region", name="Recent bouts").inner_text())


def test_others_see_your_name_and_you_see_theirs(visitors: Visitors) -> None:
    ada, bo = visitors(buttons=True), visitors(buttons=True)
    bo.goes(ada.opens("engarde/standard", "me", "open", options={"rounds": 1}))
    bo.page.get_by_label("Your name").fill("Bo")
    bo.button("Join").click()
    for one in (ada, bo):
        one.page.locator(".log li").first.wait_for()
    ada.sees("Bo joined.")
    bo.sees("You joined.")
    ada.button("Offer a draw").click()
    ada.button("Offer a draw").click()
    bo.button("No").click()
    bo.sees("Ada offered a draw.")
    bo.sees("You declined the draw.")
    ada.sees("You offered a draw.")
    ada.sees("Bo declined the draw.")
    check(ada)


def check(reader: Visitor) -> None:
    reader.page.wait_for_timeout(100)
    text = str(reader.page.evaluate(READ))
    assert not re.findall(NAMED, text)
    assert not re.findall(SMALL, text)
    assert not re.findall(THIRD, text)
