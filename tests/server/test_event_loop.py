"""The probe of the event loop: it measures how late the loop is, and logs only the command that blocks it."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from salle.server.event_loop import HELD, TICK, LoopProbe, end_task, name_task
from salle.server.metrics import Metrics
from tests.server.serving import Server, served


def test_the_log_names_the_task_that_holds_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[dict[str, Any]] = []
    monkeypatch.setattr("salle.server.event_loop.note", lambda event, **facts: noted.append({"event": event, **facts}))

    async def hold() -> None:
        name_task("command act")
        time.sleep(HELD + 4 * TICK)  # like a command that computes for long

    async def main() -> LoopProbe:
        probe = LoopProbe(Metrics())
        async with probe.running():
            await asyncio.sleep(2 * TICK)
            await asyncio.create_task(hold())
            await asyncio.sleep(2 * TICK)
        return probe

    probe = asyncio.run(main())
    assert probe.held >= HELD
    assert [(one["event"], one["by"]) for one in noted] == [("event loop was blocked", "command act")]


@served
async def test_lateness_is_in_the_metrics(server: Server) -> None:
    await asyncio.sleep(3 * TICK)
    assert "salle_event_loop_lateness_seconds_count" in server.service.metrics.text().decode()


def test_a_task_that_takes_its_cancellation_for_trouble_is_ended_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("salle.server.event_loop.PATIENCE", 0.01)
    swallowed: list[int] = []

    async def stubborn() -> None:
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                if len(swallowed) == 2:
                    raise
                swallowed.append(1)

    async def main() -> None:
        task = asyncio.create_task(stubborn())
        await asyncio.sleep(0)
        await end_task(task)
        assert task.cancelled()

    asyncio.run(asyncio.wait_for(main(), 10))
    assert len(swallowed) == 2
