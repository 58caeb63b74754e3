"""A worker's heartbeat. It keeps the clocks of all workers together, and records when no worker was running."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from salle.server.event_loop import end_task
from salle.server.live.presence import HERE, Presence
from salle.server.logging import note
from salle.server.server_time import ServerTime
from salle.server.store.bouts import PULSE, Store
from salle.server.store.database import StoreTrouble


@asynccontextmanager
async def beating(store: Store, times: ServerTime, presence: Presence) -> AsyncIterator[None]:
    """Send heartbeats while this context lasts."""
    await begin(store, times)
    await store.wake(presence.worker)
    await agree(store, times)
    task = asyncio.create_task(beat(store, times, presence))
    try:
        yield
    finally:
        await end_task(task)
        with suppress(StoreTrouble):
            await store.rest(presence.worker)


async def beat(store: Store, times: ServerTime, presence: Presence) -> None:
    """Send a heartbeat regularly, and remove workers that have stopped sending theirs."""
    while True:
        await asyncio.sleep(PULSE)
        with suppress(StoreTrouble):
            if store.database.shared and await store.bury(presence.worker):
                await store.database.write([], HERE)  # all workers look up again who is connected
            await presence.assure(await store.pulse(presence.worker))
            await agree(store, times)


async def begin(store: Store, times: ServerTime) -> None:
    """Start with the time of all workers. It never goes back before their latest heartbeat."""
    time, offset = await store.time()
    latest = await store.last_sign()
    if latest > time:
        await store.move_time(offset, offset + latest - time)
    times.agree(max(time, latest))


async def agree(store: Store, times: ServerTime) -> None:
    """Follow the time of all workers. If the clock of the database has stepped, correct the offset for all of them."""
    times.heard(await store.downtimes())
    time, offset = await store.time()
    step = times.agree(time)
    if step:
        note("database clock stepped", seconds=round(step, 1))
        await store.move_time(offset, offset - step)
