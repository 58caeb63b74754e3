"""The browser caches the shell of the page, so that it opens offline, but no bout and no personal data."""

from __future__ import annotations

import pytest

from tests.web.visitor import Visitor, Visitors

KEPT = """async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
}"""
SHELL = ("/assets/", "/before_paint.js", "/icon.svg")


def settled(visitor: Visitor) -> None:
    """The service worker is active for this page."""
    visitor.goes()
    visitor.until(lambda: visitor.page.evaluate("navigator.serviceWorker.controller !== null"))


def test_the_page_opens_without_a_network_and_comes_back(visitor: Visitor) -> None:
    settled(visitor)
    visitor.unplug()
    visitor.page.reload()
    visitor.sees("You’re offline")
    visitor.sees("Can’t reach the server")
    visitor.page.wait_for_timeout(500)
    assert "Loading" not in visitor.words()
    assert visitor.page.locator(".toasts p").count() == 0, "it is said once"
    visitor.plug()
    visitor.page.locator(".fence").wait_for()
    visitor.sees("Play sword-fighting card games")


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/", "button.fence"),
        ("/learn/engarde", ".board"),
        ("/rules/engarde/basic", "article h2"),
        ("/cards/engarde/basic", "main li svg"),
        ("/stance/engarde/standard", ".board"),
    ],
)
def test_a_page_whose_server_is_out_of_reach_says_so_and_comes_back(visitor: Visitor, path: str, shown: str) -> None:
    settled(visitor)
    visitor.harmless.append("ERR_CONNECTION_REFUSED")
    for away in ("**/api/**", "**/health"):
        visitor.context.route(away, lambda route: route.abort("connectionrefused"))
    visitor.page.goto(visitor.address + path)
    visitor.sees("Connection lost. Reconnecting")
    assert visitor.page.locator(shown).count() == 0
    visitor.context.unroute_all()
    visitor.page.locator(shown).first.wait_for()
    assert "Connection lost" not in visitor.words()


def test_nothing_but_the_shell_is_kept(visitors: Visitors) -> None:
    ada = visitors(buttons=True)
    settled(ada)
    ada.opens("engarde/standard", "me", "random", options={"starter": "left"})
    ada.decides()
    ada.goes("/me")
    ada.page.locator("#ratings").wait_for()
    ada.page.evaluate("fetch('/api/me/export')")
    kept = ada.page.evaluate(KEPT)
    assert "/" in kept
    assert [path for path in kept if path != "/" and not path.startswith(SHELL)] == []


def test_a_page_that_was_never_seen_says_that_it_is_out_of_reach(visitor: Visitor) -> None:
    settled(visitor)
    visitor.page.locator(".fence").wait_for()
    visitor.unplug()
    visitor.page.get_by_role("link", name="You").click()
    visitor.sees("Can’t reach the server.")
    visitor.plug()
    visitor.page.locator("#account").wait_for()
