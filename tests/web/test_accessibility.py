"""axe-core finds nothing on any screen, in both themes and languages, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tests.web.bouts import GAMES, SOAKED
from tests.web.visitor import CHINESE, PHONE, Visitor, Visitors

Screen = Callable[[Visitor], None]
AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
READ: Final = (
    "/learn",
    "/learn/engarde",
    "/rules/engarde/standard",
    "/rules/readyfence/basic",
    "/rules/arena/standard",
    "/cards/audatia/duel",
    "/cards/audatia/duel/FE",
    "/stance/engarde/standard",
    "/replay",
)
THEMES: Final[dict[str, dict[str, Any]]] = {
    "light": {},
    "dark": {"runOnly": ["color-contrast"]},
}  # all screens and their variants
FINGER: Final = 44  # pixels
# What a finger may want, but for links within a sentence; a box in a label is as large as the label. What lies on a
# board is measured by the tests of that board.
SMALL: Final = """(finger) => [...document.querySelectorAll("a, button, summary, select, input, [role=button]")]
    .filter((one) => !one.matches("[data-handle], [data-key], p a, li a, dd a, .unseen:not(label .unseen), .unseen *"))
    .map((one) => one.closest("label") ?? one)
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width < finger - 0.5 || box.height < finger - 0.5)
    .map(([one, box]) => `${one.outerHTML.slice(0, 120)} ${box.width} x ${box.height}`)"""


# -- the screens, and how one comes there


def salle(visitor: Visitor) -> None:
    visitor.goes()
    visitor.page.locator(".fence").wait_for()
    visitor.page.locator("details summary").first.click()


def settings(visitor: Visitor) -> None:
    visitor.goes()
    visitor.page.locator("header button").last.click()
    visitor.page.locator("dialog[open]").wait_for()


def invitation(visitor: Visitor) -> None:
    visitor.opens("engarde/standard", "me", "open")
    visitor.page.locator(".invite code").wait_for()


def joining(visitor: Visitor) -> None:
    path = visitor.opens("engarde/standard", "me", "open")
    forgotten(visitor)
    visitor.goes(path)
    visitor.page.locator(".join").wait_for()


def forgotten(visitor: Visitor) -> None:
    """Sign out once the page has loaded the account."""
    visitor.page.locator("header .me", has_text="Ada").wait_for()
    visitor.context.clear_cookies()


def cover(visitor: Visitor) -> None:
    visitor.opens("engarde/standard", "me", "me")
    visitor.page.locator(".cover").wait_for()


def watching(visitor: Visitor) -> None:
    path = visitor.opens("engarde/standard", "me", "random")
    forgotten(visitor)
    visitor.goes(path)
    visitor.page.locator(".board").first.wait_for()


def hint(visitor: Visitor) -> None:
    fencing("engarde/standard")(visitor)
    visitor.page.locator(".actions button").first.click()
    visitor.page.locator(".advice").wait_for()
    for summary in visitor.page.locator(".facts summary").all():
        summary.click()


def ending(visitor: Visitor) -> None:
    fencing("engarde/standard")(visitor)
    visitor.page.locator(".actions button").last.click()
    visitor.page.locator(".actions .danger").click()
    visitor.page.locator(".over").wait_for()


def nowhere(visitor: Visitor) -> None:
    visitor.goes("/nowhere")
    visitor.page.locator("h1").wait_for()


def stranger(visitor: Visitor) -> None:
    visitor.goes("/me")
    visitor.page.locator("#sign-in").wait_for()


def myself(visitor: Visitor) -> None:
    visitor.opens("engarde/standard", "me", "open")
    visitor.goes("/me")
    visitor.page.locator("#ratings").wait_for()


def fencing(game: str) -> Screen:
    def screen(visitor: Visitor) -> None:
        visitor.opens(game, "me", "random")
        assert visitor.waits_for_me()
        visitor.page.locator("button[data-token], [data-open]").first.wait_for()

    return screen


def replay(visitor: Visitor) -> None:
    ending(visitor)
    visitor.goes(visitor.page.url.removeprefix(visitor.address).replace("/t/", "/replay/"))
    visitor.page.locator("[data-handle], .board").first.wait_for()


def reading(path: str) -> Screen:
    def screen(visitor: Visitor) -> None:
        visitor.goes(path)
        visitor.page.locator("main h1").first.wait_for()
        visitor.page.wait_for_load_state("networkidle")

    return screen


SCREENS: Final[dict[str, Screen]] = {
    **{one.__name__: one for one in (salle, settings, invitation, joining, cover, watching, hint)},
    **{one.__name__: one for one in (ending, nowhere, stranger, myself)},
    **{game: fencing(game) for game in GAMES},
    "replay": replay,
    **{path: reading(path) for path in READ},
}


# -- what is wrong with them


def problems(visitor: Visitor, themes: Iterable[str]) -> Iterator[str]:
    """The findings of axe-core in these themes, one line each."""
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    for theme in themes:
        visitor.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        found: dict[str, Any] = visitor.page.evaluate("(rules) => axe.run(document, rules)", THEMES[theme])
        for violation in found["violations"]:
            for node in violation["nodes"]:
                why = node["failureSummary"].splitlines()[-1].strip()
                yield f"{theme}: {violation['id']}: {node['html'][:160]} {why}"


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("where", ["desk", "phone"])
def test_everybody_can_use_it(visitors: Visitors, screen: str, where: str) -> None:
    assert AXE.exists(), "axe-core is missing: npm ci in web/"
    visitor = visitors() if where == "desk" else visitors(size=PHONE, touch=True, locale=CHINESE)
    SCREENS[screen](visitor)
    dark = where == "desk" or SOAKED  # colours are the same on a phone
    assert list(problems(visitor, THEMES if dark else ["light"])) == []
    assert visitor.unspoken() == []
    assert not visitor.overflows()
    if where == "phone":
        assert visitor.page.evaluate(SMALL, FINGER) == []


def test_the_theme_is_chosen_and_kept(visitor: Visitor) -> None:
    visitor.goes()
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    light = visitor.page.evaluate(ground)
    visitor.button("Settings").click()
    visitor.page.get_by_label("Dark").check()
    visitor.button("Close").click()
    dark = visitor.page.evaluate(ground)
    assert dark != light
    visitor.page.reload()
    visitor.page.locator(".fence").wait_for()
    assert visitor.page.evaluate(ground) == dark
