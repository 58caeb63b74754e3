"""Work that takes a while: the loop goes on meanwhile, and there is never more than one piece of it at a time."""

from __future__ import annotations

import asyncio
from threading import Event, Lock

from salle.server.study.background_worker import at_leisure


def test_one_piece_of_work_is_done_at_a_time_and_nobody_waits_for_it_who_did_not_ask() -> None:
    began, may, busy = Event(), Event(), Lock()
    alone: list[bool] = []

    def work() -> dict[str, int]:
        alone.append(busy.acquire(blocking=False))
        began.set()
        assert may.wait(10)
        busy.release()
        return {"done": len(alone)}

    async def main() -> None:
        asked = [asyncio.create_task(at_leisure(work)) for _ in range(4)]
        while not began.is_set():
            await asyncio.sleep(0.001)  # the loop goes on
        may.set()
        told: list[object] = [(await answer).content for answer in asked]
        assert told == [b'{"done":%d}' % number for number in (1, 2, 3, 4)]

    asyncio.run(main())
    assert alone == [True] * 4
