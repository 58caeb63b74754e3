"""Every screen of the page, on a desk and on a phone: `make pictures` renews docs/pictures.

A server of its own has the same luck each time, and the host fences by lot: the pictures show the same bouts until the
page or the rules change."""

from __future__ import annotations

import sys
from base64 import b64decode
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from rich.progress import track

from tests.web.browsing import BUILT, CHROMIUM, FAULTS, ROOT, browsing, serving
from tests.web.visitor import DESK, PHONE, Visitor
from tools.screens import SCREENS, Screen

FOLDER: Final = ROOT / "docs" / "pictures"
SIZES: Final[dict[str, dict[str, Any]]] = {"desk": {"size": DESK}, "phone": {"size": PHONE, "touch": True}}
QUALITY: Final = 78  # of 100
SERVER: Final = ("tests.web.fast_bots_server", "salle")  # whose bots are quick, and the seed of its luck


def main() -> None:
    if CHROMIUM is None or not BUILT.exists():
        sys.exit("Pictures need Chromium, and the page: npm run build in web/")
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, browsing() as browser, serving(Path(folder), *SERVER) as address:
        host = Visitor(browser, address, buttons=True)
        for screen in track(SCREENS, "Pictures"):
            taken(browser, host, screen)
        host.leave()
    total = sum(picture.stat().st_size for picture in FOLDER.iterdir())
    print(f"{total / 1e6:.1f} MB in {FOLDER.relative_to(ROOT)}")
    if FAULTS:
        sys.exit("\n".join(["The page complained:", *FAULTS]))


def taken(browser: Any, host: Visitor, screen: Screen) -> None:
    """The pictures of a screen, at each size by a visitor who is the host, or nobody."""
    path = screen.way(host)
    for size, requests in SIZES.items():
        visitor = Visitor(browser, host.address, locale=screen.locale, theme=screen.theme, **requests)
        if screen.known:
            visitor.context.add_cookies(host.context.cookies())
        visitor.goes(path)
        screen.look(visitor)
        visitor.page.wait_for_timeout(300)  # what comes late: fonts, and what is looked for when a page is drawn
        (FOLDER / f"{screen.name}-{size}.webp").write_bytes(shot(visitor))
        visitor.leave()


def shot(visitor: Visitor) -> bytes:
    """What is seen, as WebP, which Playwright itself does not write."""
    line = visitor.context.new_cdp_session(visitor.page)
    return b64decode(line.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})["data"])


if __name__ == "__main__":
    main()
