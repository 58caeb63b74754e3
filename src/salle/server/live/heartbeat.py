"""A worker's signs of life: they keep its clock with the database's, and tell how long nobody was up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from salle.server.live.presence import Presence
from salle.server.server_time import ServerTime
from salle.server.store.bouts import PULSE, Store
from salle.server.store.database import StoreTrouble


@asynccontextmanager
async def beating(store: Store, times: ServerTime, presence: Presence) -> AsyncIterator[None]:
    """Alive as long as this lasts."""
    await store.wake(presence.worker)
    await agree(store, times)
    task = asyncio.create_task(beat(store, times, presence))
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        with suppress(StoreTrouble):
            await store.rest(presence.worker)


async def beat(store: Store, times: ServerTime, presence: Presence) -> None:
    """A sign of life now and then, and a look at who gives none any more."""
    while True:
        await asyncio.sleep(PULSE)
        with suppress(StoreTrouble):
            if store.database.shared and await store.bury(presence.worker):
                await presence.tell()
            await presence.assure(await store.pulse(presence.worker))
            await agree(store, times)


async def agree(store: Store, times: ServerTime) -> None:
    """The time is the database's."""
    times.heard(await store.downtimes())
    times.set(await store.now())
