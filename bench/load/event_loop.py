"""Runs a measurement on the event loop of the server: uvloop, or asyncio's own where uvloop is missing."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from uvicorn.loops.auto import auto_loop_factory

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run the work and return its result."""
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        return runner.run(work)
