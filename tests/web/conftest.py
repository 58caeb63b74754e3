"""Fixtures for the tests of the page: a browser, a server, visitors, and a check for errors in their browsers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.browsing import FAULTS, browsing, serving
from tests.web.visitor import Visitor, Visitors


@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    with browsing() as found:
        yield found


@pytest.fixture(scope="package")
def address(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("hall")) as found:
        yield found


@pytest.fixture(autouse=True)
def faultless() -> Iterator[None]:
    """Fail if a page has an uncaught error, or an error or warning in its console."""
    FAULTS.clear()
    yield
    assert FAULTS == []


@pytest.fixture
def visitors(faultless: None, browser: Any, address: str) -> Iterator[Visitors]:
    """Visitors, each with a separate browser."""
    found: list[Visitor] = []

    def visit(**wishes: Any) -> Visitor:
        found.append(Visitor(browser, address, **wishes))
        return found[-1]

    yield visit
    for visitor in found:
        visitor.leave()


@pytest.fixture
def visitor(visitors: Visitors) -> Visitor:
    return visitors()
