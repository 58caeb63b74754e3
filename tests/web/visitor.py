"""A visitor of the page: what they see, click and type."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection
from random import Random
from typing import Any, Final, TypeAlias

from tests.web.browsing import PATIENCE, Hall

DESK, PHONE = (1280, 800), (390, 844)
ENGLISH, CHINESE = "en-GB", "zh-TW"
IDS: Final = re.compile(
    r"\b(?:page|server|error|bot|outcome|engarde|readyfence|audatia|arena)-[a-z]+(?:-[a-z]+)*\b(?!\.md)"
)
UNPLUGGED: Final = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "WebSocket connection to")  # offline


class Visitor(Hall):
    """A visitor with a separate browser, in the given language and with the given settings."""

    def __init__(
        self,
        browser: Any,
        address: str,
        *,
        size: tuple[int, int] = DESK,
        locale: str = ENGLISH,
        touch: bool = False,
        moves: bool = False,
        denied: Collection[int] = (),
        **settings: Any,
    ) -> None:
        self.address = address
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if moves else "reduce",
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        if settings:
            kept = json.dumps(json.dumps(settings))
            unset = 'localStorage.getItem("salle.settings") === null'
            self.context.add_init_script(f'if ({unset}) localStorage.setItem("salle.settings", {kept})')
        super().__init__(self.context.new_page(), denied, taps=touch)

    # -- going to pages

    def goes(self, path: str = "/") -> None:
        self.view = {}
        self.page.goto(self.address + path)

    def opens(self, game: str, *seats: str, **terms: Any) -> str:
        """Open a table over HTTP and go there. Returns its path."""
        who = [{"who": seat} if seat in ("me", "open") else {"who": "bot", "bot": seat} for seat in seats]
        wanted = {"game": game, "seats": who, "entropy": "00" * 16, **terms}
        path = f"/t/{self.tabled(self.address, wanted)}"
        self.goes(path)
        return path

    def unplug(self) -> None:
        """Lose the network."""
        self.harmless.extend(UNPLUGGED)
        self.context.set_offline(True)

    def plug(self) -> None:
        self.context.set_offline(False)

    def leave(self) -> None:
        self.context.close()

    # -- playing

    def button(self, name: str) -> Any:
        return self.page.get_by_role("button", name=name, exact=True)

    def speaks(self, locale: str) -> None:
        """Switch to this language with the button in the header, which offers one language after the other."""
        button, shown = self.page.locator("header button[lang]"), self.page.locator("html")
        while (before := shown.get_attribute("lang")) != locale:
            button.click()
            self.page.locator(f"html:not([lang={before}])").wait_for()

    def offers(self) -> Any:
        """The buttons of the moves."""
        return self.page.locator("button[data-token]")

    def presses(self, offer: dict[str, Any]) -> None:
        """Play an offer by its button."""
        ply = self.view["ply"]
        self.press(f'button[data-token="{offer["token"]}"]')
        self.until(lambda: self.view["ply"] > ply)

    def decides(self) -> None:
        """Play the first offer."""
        assert self.waits_for_me(), "the bout is over"
        self.presses(self.view["offers"][0])

    def fences(self, lot: Random) -> None:
        """Play random moves to the end of the bout."""
        while self.waits_for_me():
            self.presses(lot.choice(self.view["offers"]))
        self.page.locator(".over").wait_for()

    # -- reading the page

    def sees(self, text: str) -> None:
        self.page.get_by_text(text).first.wait_for()

    def words(self) -> str:
        """All that is written on the page."""
        return str(self.page.locator("body").inner_text())

    def unspoken(self) -> list[str]:
        """Ids of messages that have no text."""
        return IDS.findall(self.words())

    def overflows(self) -> bool:
        """Whether the page scrolls sideways."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth > innerWidth"))


Visitors: TypeAlias = Callable[..., Visitor]
