"""A page that is open while the server gets a new build reloads itself once."""

from __future__ import annotations

from typing import Any

from tests.web.visitor import Visitor

OTHER = "/assets/first-other.js"


def upgraded(visitor: Visitor) -> list[str]:
    """Make the server report another build. Returns the list of addresses that the page visits from now on."""
    came: list[str] = []

    def answered(route: Any) -> None:
        response = route.fetch()
        route.fulfill(response=response, headers={**response.headers, "salle-page": OTHER})

    for path in ("**/api/**", "**/health"):
        visitor.context.route(path, answered)
    visitor.page.on("framenavigated", lambda frame: came.append(frame.url))
    return came


def test_the_server_tells_the_build_that_the_page_has(visitor: Visitor) -> None:
    visitor.goes()
    visitor.page.locator(".fence").wait_for()
    script = visitor.page.evaluate("document.querySelector('script[type=module]').getAttribute('src')")
    for path in ("/api/games", "/health"):
        assert visitor.page.evaluate(f"fetch('{path}').then((answer) => answer.headers.get('salle-page'))") == script


def test_a_page_reloads_with_the_next_answer_and_only_once(visitor: Visitor) -> None:
    visitor.goes("/learn")
    lesson = visitor.page.locator('a[href="/learn/engarde"]').first
    lesson.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    came = upgraded(visitor)
    lesson.click()
    visitor.until(lambda: len(came) >= 2)  # the first visit and the reload
    visitor.page.locator(".board").first.wait_for()
    visitor.page.wait_for_timeout(500)
    assert came == [f"{visitor.address}/learn/engarde"] * 2


def test_a_table_reloads_when_its_connection_is_back(visitor: Visitor) -> None:
    table = visitor.opens("engarde/standard", "me", "random", options={"starter": "left"})
    visitor.page.locator(".board").first.wait_for()
    came = upgraded(visitor)
    visitor.unplug()
    visitor.sees("You’re offline")
    visitor.plug()
    visitor.until(lambda: bool(came))
    visitor.page.locator(".board").first.wait_for()
    visitor.page.wait_for_timeout(500)
    assert came == [visitor.address + table]
