"""Several workers on one PostgreSQL: each serves every bout, and the database decides between them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from time import monotonic, sleep

import pytest
from uvicorn.config import STARTUP_FAILURE

from bench.server_process import PATIENCE, Host, free_port
from salle.cli.commands.serve import HOST, is_free
from salle.server.bots.pool import BotPool
from salle.server.live.presence import HERE, Presence
from salle.server.live.retention import GONE
from salle.server.store.bouts import DEAD
from salle.server.store.database import Statement
from tests.server.cluster import Cluster
from tests.server.serving import Server, Somebody, View, serving

numbers = count()


@pytest.fixture
def shared(postgres: Cluster) -> str:
    """A database for two workers."""
    return postgres.create(f"workers{next(numbers)}")


def two_workers(database: str, test: Callable[[Server, Server], Awaitable[None]]) -> None:
    async def main() -> None:
        async with (
            serving(database, bots=BotPool(1, pace=0.0)) as first,
            serving(database, bots=BotPool(1, pace=0.0)) as second,
        ):
            await asyncio.wait_for(test(first, second), 60)

    asyncio.run(main())


def elsewhere(person: Somebody, server: Server) -> Somebody:
    """The same person at another worker."""
    person.http.base_url = server.address
    return Somebody(person.http, server.address)


def test_two_people_at_two_workers_fence_a_bout(shared: str) -> None:
    async def test(first: Server, second: Server) -> None:
        (ada,), (bo,) = await first.people("Ada"), await second.people("Bo")
        table = await ada.opens("engarde/standard", "me", "open", options={"hits": 1})
        await bo.sits(table)
        async with ada.at(table) as left, bo.at(table) as right:
            ends = await asyncio.gather(left.fences(), right.fences())
            assert ends[0]["ended"] == ends[1]["ended"]
            assert ends[0]["number"] == ends[1]["number"]

    two_workers(shared, test)


def test_choices_made_at_once_at_two_workers(shared: str) -> None:
    async def test(first: Server, second: Server) -> None:
        (ada,), (bo,) = await first.people("Ada"), await second.people("Bo")
        table = await ada.opens("audatia/duel", "me", "open")
        await bo.sits(table)
        async with ada.at(table) as left, bo.at(table) as right:
            await left.sees(lambda view: view["head"]["stage"] == "fencing")
            while len(left.view["awaiting"]) == 1:
                await (left if left.view["offers"] else right).moves(left, right)
            ply = left.view["ply"]
            await asyncio.gather(left.acts(), right.acts())
            for one in (left, right):
                await one.sees(lambda view: bool(view["ply"] >= ply + 2))

    two_workers(shared, test)


def test_of_two_who_act_for_one_seat_at_two_workers_one_is_heard(shared: str) -> None:
    async def test(first: Server, second: Server) -> None:
        (ada,) = await first.people("Ada")
        table = await ada.opens("engarde/standard", "me", "me")
        twin = elsewhere(ada, second)
        async with ada.at(table) as here, twin.at(table) as there:
            for _ in range(10):
                ply = here.view["ply"]
                await there.sees(lambda view, ply=ply: bool(view["ply"] == ply))  # type: ignore[misc]
                await asyncio.gather(here.acts(), there.acts())
                for one in (here, there):
                    await one.sees(lambda view, ply=ply: bool(view["ply"] > ply))  # type: ignore[misc]
                assert here.view["ply"] == there.view["ply"]

    two_workers(shared, test)


def test_the_bots_of_a_worker_that_is_gone_are_asked_by_another(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("salle.server.live.bout_summary.BOT_GRACE", 0.5)

    async def test(first: Server, second: Server) -> None:
        (ada,) = await first.people("Ada")

        async def never(*asked: object) -> str:
            await asyncio.Event().wait()
            return ""

        monkeypatch.setattr(first.service.bots, "choose", never)
        table = await ada.opens("engarde/standard", "me", "random", options={"hits": 1})
        async with ada.at(table) as chair:
            if chair.view["offers"]:
                await chair.acts()
            await chair.sees(lambda view: bool(view["offers"]) and view["ply"] > 0)
            await chair.acts()
            ply = chair.view["ply"]
            await chair.sees(lambda view: bool(view["ended"]) or (bool(view["offers"]) and view["ply"] > ply))

    two_workers(shared, test)


def test_a_database_that_restarts_loses_nothing(shared: str, postgres: Cluster) -> None:
    async def main() -> None:
        async with serving(shared) as server:
            ada, bo = await server.people("Ada", "Bo")
            table = await ada.opens("engarde/standard", "me", "open")
            await bo.sits(table)
            async with ada.at(table) as left, bo.at(table) as right:
                for _ in range(4):
                    await (left if left.view["offers"] else right).moves(left, right)
                before = left.view["ply"]
                await asyncio.to_thread(postgres.stop)
                mine = left if left.view["offers"] else right
                await mine.acts()
                assert await mine.refused() == "server-error-store"
                await asyncio.to_thread(postgres.start)
                for _ in range(50):
                    if mine.view["ply"] > before:
                        break
                    await mine.acts()
                    await mine.hears()
                    await asyncio.sleep(0.1)
                assert mine.view["ply"] > before
                other = right if mine is left else left
                await other.sees(lambda view: bool(view["ply"] > before))

    asyncio.run(asyncio.wait_for(main(), 60))


def test_what_is_written_while_a_table_is_read_is_not_missed(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(first: Server, second: Server) -> None:
        (ada,) = await first.people("Ada")
        table = await ada.opens("engarde/standard", "me", "me")
        read, done = asyncio.Event(), asyncio.Event()
        true_secret = second.service.store.secret

        async def secret(bout: str) -> str:  # the secret is read after the log
            read.set()
            await done.wait()
            return await true_secret(bout)

        monkeypatch.setattr(second.service.store, "secret", secret)
        async with ada.at(table) as here:
            reading = asyncio.create_task(second.service.live_tables.table(table))
            await read.wait()
            await here.moves()
            await heard_all(second)
            done.set()
            assert (await reading).table.number == here.view["number"]

    two_workers(shared, test)


async def heard_all(server: Server) -> None:
    """Wait until the worker has handled all notices so far."""
    heard = asyncio.Event()
    true_forget = server.service.live_tables.forget

    def hear(bout: str) -> None:
        true_forget(bout)
        if bout == "the last":
            heard.set()

    server.service.live_tables.forget = hear  # type: ignore[method-assign]
    await server.service.store.database.write([], GONE + "the last")
    await heard.wait()


def present(view: View) -> list[bool]:
    return [seat["here"] for seat in view["head"]["seats"]]


def test_all_workers_know_who_is_at_a_table(shared: str) -> None:
    async def test(first: Server, second: Server) -> None:
        (ada,), (bo,) = await first.people("Ada"), await second.people("Bo")
        table = await ada.opens("engarde/standard", "me", "open")
        await bo.sits(table)
        async with ada.at(table) as left:
            async with bo.at(table) as right:
                for one in (left, right):
                    await one.sees(lambda view: present(view) == [True, True])
                async with elsewhere(bo, first).at(table):  # the same person twice
                    pass
                await (left if left.view["offers"] else right).moves(left, right)
                assert present(left.view) == [True, True]
            await left.sees(lambda view: present(view) == [True, False])

    two_workers(shared, test)


def test_a_player_at_another_worker_has_not_left(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("salle.server.live.commands.claim.AWAY", 0.0)

    async def test(first: Server, second: Server) -> None:
        (ada,), (bo,) = await first.people("Ada"), await second.people("Bo")
        table = await ada.opens("engarde/standard", "me", "open")
        await bo.sits(table)
        async with ada.at(table) as left:
            async with bo.at(table):
                await left.sees(lambda view: present(view) == [True, True])
                await left.says("claim")
                assert await left.refused() == "server-error-not-away"
            await left.sees(lambda view: present(view) == [True, False])
            await left.says("claim")
            ended = (await left.sees(lambda view: bool(view["ended"])))["ended"]
            assert ended["winners"] == [0]

    two_workers(shared, test)


def test_a_table_that_all_have_left_is_gone_for_all_workers(shared: str) -> None:
    async def test(first: Server, second: Server) -> None:
        (ada,), (bo,) = await first.people("Ada"), await second.people("Bo")
        table = await ada.opens("engarde/standard", "me", "open")
        async with bo.at(table) as live_tables:
            await ada.asks("DELETE", f"/api/tables/{table}/seats")
            await live_tables.is_cut_off()
        assert await bo.fails("POST", f"/api/tables/{table}/seats", entropy="") == (404, "server-error-no-table")

    two_workers(shared, test)


def test_players_at_a_worker_that_died_were_seen_until_then(shared: str) -> None:
    async def main() -> None:
        async with serving(shared) as server:
            ada, bo = await server.people("Ada", "Bo")
            table = await ada.opens("engarde/standard", "me", "open")
            await bo.sits(table)
            store = server.service.store
            dead = Presence(store.database, "dead")
            await store.pulse("dead")
            async with ada.at(table) as left:
                await dead.came(table, (await bo.asks("GET", "/api/me"))["id"])
                await left.sees(lambda view: present(view) == [True, True])
                longer = {"longer": 2 * DEAD}
                await store.database.write([
                    Statement("update seats set seen_at = seen_at - 1000", {}),
                    Statement("update workers set at = at - :longer where id = 'dead'", longer),
                ])  # fmt: skip
                await left.sees(lambda view: present(view) == [True, False])
                await left.says("claim")
                assert await left.refused() == "server-error-not-away"
                rows = await store.database.read(
                    "select {now} - max(seen_at) from seats where bout = :bout", bout=table
                )
                assert rows[0][0] < 60
                assert await store.database.read("select * from presence where worker = 'dead'") == []

    asyncio.run(asyncio.wait_for(main(), 60))


def test_a_worker_that_was_taken_for_dead_says_again_who_is_there(shared: str) -> None:
    async def test(first: Server, second: Server) -> None:
        (ada,), (bo,) = await first.people("Ada"), await second.people("Bo")
        table = await ada.opens("engarde/standard", "me", "open")
        await bo.sits(table)
        async with ada.at(table) as left, bo.at(table):
            await left.sees(lambda view: present(view) == [True, True])
            gone = {"worker": second.service.worker}
            await first.service.store.database.write([Statement("delete from workers where id = :worker", gone)], HERE)
            await left.sees(lambda view: present(view) == [True, False])
            await left.sees(lambda view: present(view) == [True, True])

    two_workers(shared, test)


def test_a_new_name_is_shown_through_another_worker(shared: str) -> None:
    async def test(first: Server, second: Server) -> None:
        (ada,), (bo,) = await first.people("Ada"), await second.people("Bo")
        table = await ada.opens("engarde/standard", "me", "open")
        await bo.sits(table)
        async with bo.at(table) as chair:
            await chair.sees(lambda view: view["head"]["seats"][0]["name"] == "Ada")
            await ada.asks("PATCH", "/api/me", name="Zoe")
            await chair.sees(lambda view: view["head"]["seats"][0]["name"] == "Zoe")

    two_workers(shared, test)


def test_workers_end_once_whoever_has_started_them_is_gone(shared: str, tmp_path: Path) -> None:
    host = Host(shared, tmp_path, workers=2)
    host.start()
    host.kill()
    began = monotonic()
    while host.answers() or not is_free(HOST, host.port):
        assert monotonic() - began < 60, "somebody still listens there"
        sleep(0.1)


def children(pid: int) -> set[int]:
    """The worker processes of that process."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            parent = int(stat.read_text(encoding="ascii").rpartition(")")[2].split()[1])
            words = stat.with_name("cmdline").read_text(encoding="utf-8")
            if parent == pid and "spawn_main" in words:
                found.add(int(stat.parent.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs the /proc of Linux")
def test_a_worker_that_dies_is_started_again(shared: str, tmp_path: Path) -> None:
    with two_processes(shared, tmp_path) as host:
        one, other = before = children(host.pid)
        os.kill(one, signal.SIGKILL)
        wait(lambda: len(children(host.pid) - before) == 1)
        wait(host.answers)
        assert other in children(host.pid)
        assert host.stop() == 0


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs the /proc of Linux")
def test_the_server_ends_if_a_worker_cant_start(postgres: Cluster, shared: str, tmp_path: Path) -> None:
    with two_processes(shared, tmp_path) as host:
        one, _ = children(host.pid)
        postgres.stop()
        try:
            os.kill(one, signal.SIGKILL)
            wait(lambda: not is_running(host))
        finally:
            postgres.start()
        assert host.stop() == STARTUP_FAILURE
        assert "Cannot open the database postgresql" in host.log.read_text(encoding="utf-8")


@contextmanager
def two_processes(database: str, folder: Path) -> Iterator[Host]:
    """A server with two workers that have both started."""
    host = Host(database, folder, workers=2)
    host.start()
    try:
        wait(lambda: host.log.read_text(encoding="utf-8").count('"event":"worker started"') == 2)
        yield host
    finally:
        host.stop()


def is_running(host: Host) -> bool:
    """Whether the process is still running."""
    state = Path(f"/proc/{host.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
    return state != "Z"


def wait(until: Callable[[], bool]) -> None:
    """Wait until it is true, but not for ever."""
    began = monotonic()
    while not until():
        assert monotonic() - began < 90
        sleep(0.1)


@pytest.mark.parametrize("delay", [1.0, 3.0])
def test_ctrl_c_ends_all_workers_also_while_they_start(delay: float, shared: str, tmp_path: Path) -> None:
    words = ["serve", "--workers", "2", "--port", str(free_port()), "--database", shared]
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "salle", *words], start_new_session=True, stdout=subprocess.DEVNULL, stderr=log
        )
    sleep(delay)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does
    assert process.wait(PATIENCE) in (0, 130)
    assert "Traceback" not in (tmp_path / "log").read_text()
