"""Garbage collection is rare, because decisions and tables leave no cycles."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from salle.core.errors import SalleError
from salle.server.live.loading import IDLE
from salle.server.live.scheduler import LOOK, TIDY
from salle.server.server_time import ServerTime
from salle.server.table.game_cache import shared
from tests.server.serving import Server, gone, served, served_with

OURS = ("salle.", "uvicorn.", "litestar.")
GAMES = ("engarde/standard", "readyfence/advanced", "audatia/duel", "arena/standard")


class Ahead(ServerTime):
    """The time, plus the seconds that a test adds."""

    more = 0.0

    def now(self) -> float:
        return super().now() + self.more


@contextmanager
def nothing_collected() -> Iterator[list[object]]:
    """A list that afterwards contains the objects that only a collection would have freed."""
    found: list[object] = []
    gc.collect()
    gc.disable()
    try:
        yield found
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        found += gc.garbage
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


async def fenced(server: Server, game: str) -> None:
    """Open a table, watch it, play both seats, and leave."""
    (ada,) = await server.people("Ada")
    table = await ada.opens(game, "me", "me")
    async with ada.at(table) as chair:
        for _ in range(12):
            await chair.acts()
            await chair.acts("nothing")  # this is refused
            await chair.refused()
    await gone(server, 0)


@pytest.mark.parametrize("game", GAMES)
def test_tables_and_decisions_leave_no_circles(game: str, tmp_path: Path) -> None:
    clock = Ahead()

    async def test(server: Server) -> None:
        await fenced(server, game)  # now the caches are filled
        with nothing_collected() as found:
            await fenced(server, game)
            clock.more = 2 * IDLE
            while server.service.live_tables.live:
                await asyncio.sleep(0.05)
        assert [one for one in found if type(one).__module__.startswith(OURS)] == []

    served_with(times=clock)(test)(tmp_path)


@served
async def test_sockets_that_the_server_closes_leave_no_circles(server: Server) -> None:
    (ada,) = await server.people("Ada")
    table = await ada.opens("engarde/standard", "me", "me")
    (live,) = server.service.live_tables.live.values()
    for _ in range(2):  # the first round fills the caches
        with nothing_collected() as found:
            async with ada.at(table) as chair:
                for watcher in live.watchers:
                    watcher.cut()
                await chair.is_cut_off()
            await gone(server, 0)
            del chair, watcher
    assert [one for one in found if type(one).__module__.startswith(OURS)] == []


def test_now_and_then_all_tables_are_looked_at(tmp_path: Path) -> None:
    clock = Ahead()

    async def test(server: Server) -> None:
        looks: list[float] = []
        server.service.live_tables.put_away = lambda: looks.append(clock.now())  # type: ignore[method-assign]
        clock.more += TIDY
        await asyncio.sleep(8 * LOOK)
        assert len(looks) == 1
        clock.more += TIDY
        await asyncio.sleep(8 * LOOK)
        assert len(looks) == 2

    served_with(times=clock)(test)(tmp_path)


def test_a_game_is_made_once_for_the_same_options_and_not_for_others() -> None:
    assert shared("engarde/standard", {"hits": 3}) is shared("engarde/standard", {"hits": 3})
    assert shared("engarde/standard", {"hits": 3}) is not shared("engarde/standard", {"hits": 4})
    assert shared("engarde/standard", {"hits": 1}).options["hits"] == 1
    with pytest.raises(SalleError):
        shared("engarde/standard", {"hits": True})
