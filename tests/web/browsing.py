"""A server, a browser, and a page at a table whose moves are made on the board."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from math import hypot
from pathlib import Path
from random import Random
from typing import Any

import pytest

import salle.server

PATIENCE = 60.0  # seconds for anything at all
QUIET, NEAR = 0.45, 60  # seconds and pixels: a second click within both is ignored
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",  # it would be drawn for every hidden window
]
ROOT = Path(__file__).parents[2]
BUILT = Path(salle.server.__file__).parent / "static" / "index.html"
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
FAULTS: list[str] = []  # what went wrong in any page of a test
_OPEN: list[Any] = []  # the browser of this process: Playwright allows no second one


@contextmanager
def serving(folder: Path, module: str = "tests.web.fast_bots_server", *words: str) -> Iterator[str]:
    """Start a server for the tests and return its address."""
    command = [sys.executable, "-m", module, f"sqlite:///{folder / 'salle.db'}", *words]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            assert address, "the server does not begin"
            yield address
        finally:
            server.terminate()


@contextmanager
def browsing() -> Iterator[Any]:
    """A browser without a window, shared by all tests of this process."""
    if CHROMIUM is None or not BUILT.exists():
        pytest.skip("needs Chromium, and the page: npm run build in web/")
    if _OPEN:
        yield _OPEN[0]
        return
    playwright = pytest.importorskip("playwright.sync_api")
    with playwright.sync_playwright() as started:
        browser = started.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        _OPEN.append(browser)
        try:
            yield browser
        finally:
            _OPEN.clear()
            browser.close()


class Hall:
    """A page at a table: the last view that its socket received, and functions that use the board.

    `denied` lists the error statuses that the test provokes, because browsers complain about them."""

    def __init__(self, page: Any, denied: Collection[int] = (), *, taps: bool = False) -> None:
        self.page = page
        self.taps = taps  # with a finger; otherwise with a mouse
        self.view: dict[str, Any] = {}
        self.heard = self.x = self.y = 0.0  # the time of the view, and the place of the last click
        self.harmless = [f"the server responded with a status of {status} " for status in denied]
        page.on("websocket", lambda line: line.on("framereceived", self._hear))
        page.on("pageerror", lambda error: FAULTS.append(str(error)))
        page.on("console", self._complain)

    def _complain(self, message: Any) -> None:
        if message.type in ("error", "warning") and not any(known in message.text for known in self.harmless):
            FAULTS.append(f"{message.text} {message.location.get('url', '')}")

    def _hear(self, frame: str) -> None:
        told = json.loads(frame)
        if told["type"] == "update":
            self.view = told["view"]
            self.heard = time.monotonic()

    def fence(self, address: str, game: str, bot: str = "random", bots: int = 1, **options: Any) -> None:
        """Open a table against this many bots."""
        seats = [{"who": "me"}, *[{"who": "bot", "bot": bot}] * bots]
        wanted = {"game": game, "seats": seats, "options": options, "entropy": "00" * 16}
        opened = self.tabled(address, wanted)
        self.page.goto(f"{address}/t/{opened}")

    def tabled(self, address: str, wanted: dict[str, Any]) -> str:
        """Open a table over HTTP, as Ada if no player is signed in. Returns its id."""
        line = self.page.context
        if not any(cookie["name"] == "salle-known" for cookie in line.cookies()):
            line.request.post(f"{address}/api/me", data={"name": "Ada"})
        return str(line.request.post(f"{address}/api/tables", data=wanted).json()["id"])

    def waits_for_me(self) -> bool:
        """Wait for this player's turn. False if the bout is over."""
        self.until(lambda: bool(self.view) and bool(self.view["offers"] or self.view["ended"]))
        shown = self.page.locator(".board, .cover").first
        self.until(lambda: shown.is_visible() and shown.get_attribute("data-ply") in (None, str(self.view["ply"])))
        return not self.view["ended"]

    def until(self, so: Any) -> None:
        """Wait until the condition is true."""
        until = time.monotonic() + PATIENCE
        while not so():
            assert time.monotonic() < until, "it never came about"
            self.page.wait_for_timeout(20)

    def thing(self, handle: str) -> Any:
        """The first thing on the board with that handle."""
        return self.page.locator(f'[data-handle="{handle}"]').first

    def key(self, handle: str) -> Any:
        """The element of that thing for the keyboard and screen readers."""
        return self.page.locator(f'[data-key="{handle}"]').first

    def touch(self, offer: dict[str, Any]) -> None:
        """Play an offer: touch its things one after the other until it is played, or press its button."""
        ply, handles = self.view["ply"], offer["handles"]
        for handle in handles:
            self.press(f'[data-handle="{handle}"]:not([data-state="picked"])')
            if not self.picks():
                break
        if not handles or (self.picks() and self._alike(offer)):
            self.press(f'button[data-token="{offer["token"]}"]')
        elif len(handles) == 1 and self.picks():
            self.press(f'[data-handle="{handles[0]}"][data-state="picked"]')  # or it starts another move
        self.until(lambda: self.view["ply"] > ply)

    def press(self, selector: str) -> None:
        """Click or tap the first of these, and not too soon after the last click."""
        found = self.page.locator(selector).first
        found.scroll_into_view_if_needed()
        box = found.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if hypot(x - self.x, y - self.y) < NEAR:
            self.page.wait_for_timeout(max(0.0, self.heard + QUIET - time.monotonic()) * 1000)
        self.x, self.y = x, y
        if self.taps:
            found.tap()
        else:
            found.click()

    def picks(self) -> bool:
        """Whether something is picked and the move needs more."""
        return bool(self.page.locator('[data-state="picked"]').count())

    def chosen(self, lot: Random, kinds: set[str]) -> dict[str, Any]:
        """Choose an offer at random, preferably one that touches a new kind of thing, and add that to `kinds`."""
        offers: list[dict[str, Any]] = self.view["offers"]
        news = [2 * len(touched(offer) - kinds) + len(offer["handles"][:1]) for offer in offers]
        offer = lot.choice([offer for offer, new in zip(offers, news, strict=True) if new == max(news)])
        kinds |= touched(offer)
        return offer

    def drag(self, handle: str, onto: str) -> None:
        """Drag one thing onto another with the mouse, and wait for the move."""
        ply, mouse = self.view["ply"], self.page.mouse
        there = [self.thing(one) for one in (handle, onto)]
        (x, y), (to_x, to_y) = (
            (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            for box in (thing.bounding_box() for thing in there)
        )
        mouse.move(x, y)
        mouse.down()
        mouse.move(to_x, to_y, steps=5)
        mouse.up()
        self.until(lambda: self.view["ply"] > ply)

    def _alike(self, offer: dict[str, Any]) -> bool:
        return len([one for one in self.view["offers"] if one["handles"] == offer["handles"]]) > 1


def touched(offer: dict[str, Any]) -> set[str]:
    """The kinds of things that it touches: card, cell, seat ..."""
    return {handle.partition(":")[0] for handle in offer["handles"]}
