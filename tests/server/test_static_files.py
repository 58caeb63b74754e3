"""The files of the page: which are sent, how long they are cached, and the answer if the page was not built."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping
from pathlib import Path
from typing import Any, cast

import pytest

from salle.server.web.static_files import Page

BROWSER = {"accept": "text/html,*/*", "accept-encoding": "gzip, br"}


@pytest.fixture
def page(tmp_path: Path) -> Page:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>", encoding="utf-8")
    (tmp_path / "assets" / "main-1a2b.js").write_text("a script", encoding="utf-8")
    (tmp_path / "assets" / "main-1a2b.js.br").write_bytes(b"shorter")
    return Page(tmp_path)


def asked(
    page: Page, path: str, headers: Mapping[str, str] = BROWSER, method: str = "GET"
) -> tuple[int, dict[str, str], bytes] | None:
    """The answer of the page, if it has one."""
    rows = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope: Any = {"type": "http", "method": method, "path": path, "headers": rows}
    answers = page.answering(scope)
    if answers is None:
        return None
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        return {}

    asyncio.run(cast("Coroutine[Any, Any, None]", answers(scope, receive, send)))
    told = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], told, sent[1]["body"]


@pytest.mark.parametrize("path", ["/", "/t/a_table-id", "/learn/engarde"])
def test_paths_that_the_page_knows_get_its_front_and_ask_again_next_time(page: Page, path: str) -> None:
    answer = asked(page, path)
    assert answer is not None
    status, headers, body = answer
    assert (status, body) == (200, b"<!doctype html>")
    assert headers["cache-control"] == "no-cache"
    assert headers["content-type"] == "text/html; charset=utf-8"


def test_the_front_comes_with_preload_links(page: Page, tmp_path: Path) -> None:
    for locale in ("en", "zh-Hant"):
        (tmp_path / "assets" / f"first.{locale}-1a2b.ftl").write_text("page-home = ...", encoding="utf-8")
    page = Page(tmp_path)
    soon = "<{}>; rel=preload; as=fetch; crossorigin".format
    english, chinese = (soon(f"/assets/first.{locale}-1a2b.ftl") for locale in ("en", "zh-Hant"))
    for path, language, wanted in (
        ("/", "en-GB,en;q=0.9", f"{english}, {soon('/api/games')}"),
        ("/", "zh-TW,zh;q=0.9,en;q=0.8", f"{chinese}, {soon('/api/games')}"),
        ("/t/a_table-id", "", english),
    ):
        answer = asked(page, path, {**BROWSER, "accept-language": language})
        assert answer is not None
        assert (answer[1]["link"], answer[1]["vary"]) == (wanted, "accept-encoding, accept-language")
    script = asked(page, "/assets/main-1a2b.js")
    assert script is not None
    assert "link" not in script[1]


@pytest.mark.parametrize(
    ("front", "build"),
    [
        ('<script type="module" crossorigin src="/assets/first-1.js"></script>', "/assets/first-1.js"),
        ("<p>without a script</p>", ""),
    ],
)
def test_a_build_goes_by_the_script_that_the_page_begins_with(tmp_path: Path, front: str, build: str) -> None:
    (tmp_path / "index.html").write_text(front, encoding="utf-8")
    assert Page(tmp_path).build == build
    assert Page(tmp_path / "nowhere").build == ""


def test_requests_for_html_get_the_front(page: Page) -> None:
    answer = asked(page, "/", {"accept": "*/*"})
    assert answer is not None
    assert answer[2] == b"<!doctype html>"


def test_hashed_files_are_kept_for_ever_and_sent_compressed_to_whom_can_read_that(page: Page) -> None:
    answer, plain = asked(page, "/assets/main-1a2b.js"), asked(page, "/assets/main-1a2b.js", {})
    assert answer is not None
    assert plain is not None
    assert (answer[2], plain[2]) == (b"shorter", b"a script")
    assert answer[1]["content-encoding"] == "br"
    assert "immutable" in answer[1]["cache-control"]
    assert "content-encoding" not in plain[1]
    assert plain[1]["content-type"] == "text/javascript; charset=utf-8"


def test_a_cached_file_is_not_sent_again(page: Page) -> None:
    first = asked(page, "/")
    assert first is not None
    again = asked(page, "/", {**BROWSER, "if-none-match": first[1]["etag"]})
    assert again is not None
    assert (again[0], again[2]) == (304, b"")


def test_a_look_at_the_head_has_no_body(page: Page) -> None:
    answer = asked(page, "/", method="HEAD")
    assert answer is not None
    assert (answer[1]["content-length"], answer[2]) == ("15", b"")


@pytest.mark.parametrize(
    ("path", "headers", "method"),
    [
        ("/api/nowhere", BROWSER, "GET"),
        ("/health", BROWSER, "GET"),
        ("/t/a_table-id", {"accept": "*/*"}, "GET"),
        ("/../secret", {}, "GET"),
        ("/", BROWSER, "POST"),
    ],
)
def test_everything_else_is_left_to_the_service(page: Page, path: str, headers: Mapping[str, str], method: str) -> None:
    assert asked(page, path, headers, method) is None


@pytest.mark.parametrize(("language", "said"), [("en-GB,en", "built without its page"), ("zh-TW", "沒有包含頁面")])
def test_without_a_page_a_sentence_says_how_to_get_it(tmp_path: Path, language: str, said: str) -> None:
    page = Page(tmp_path / "nowhere")
    answer = asked(page, "/", {**BROWSER, "accept-language": language})
    assert not page.is_built
    assert answer is not None
    assert said in answer[2].decode()
