"""Takes the pictures in docs/pictures, `make pictures`: every screen of the page, on a desk and on a phone.

The server starts with the same seed each time, and the host plays at random with a fixed seed. So the pictures show the
same bouts until the page or the rules change.
"""

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
QUALITY: Final = 78  # percent
SERVER: Final = ("tests.web.fast_bots_server", "salle")  # a server with quick bots, and its seed


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
    """Take the pictures of a screen at each size, as the host or as a new visitor."""
    path = screen.way(host)
    for size, requests in SIZES.items():
        visitor = Visitor(browser, host.address, locale=screen.locale, theme=screen.theme, **requests)
        if screen.known:
            visitor.context.add_cookies(host.context.cookies())
        visitor.goes(path)
        screen.look(visitor)
        visitor.page.wait_for_timeout(300)  # for fonts and requests that come late
        (FOLDER / f"{screen.name}-{size}.webp").write_bytes(shot(visitor))
        visitor.leave()


def shot(visitor: Visitor) -> bytes:
    """Take a WebP picture, which Playwright cannot do by itself."""
    line = visitor.context.new_cdp_session(visitor.page)
    return b64decode(line.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})["data"])


if __name__ == "__main__":
    main()
