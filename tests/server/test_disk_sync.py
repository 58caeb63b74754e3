"""What waits for the disk: it tells what went wrong, is replaced if it dies, and dies with the server."""

from __future__ import annotations

import asyncio
import errno
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest

from salle.server.store import disk_sync as module
from salle.server.store import disk_sync_process
from salle.server.store.database import Statement, StoreTrouble
from salle.server.store.disk_sync import DiskSync, SyncProcess
from salle.server.store.sqlite import SqliteDatabase
from salle.server.store.worker_thread import WorkerThread

SOON = 10.0  # seconds
MANY = 1100  # open files


def syncs(path: Path, test: Callable[[DiskSync], Awaitable[None]]) -> None:
    async def main() -> None:
        aside = WorkerThread(asyncio.get_running_loop(), "test")
        syncing = DiskSync(path, aside)
        try:
            await test(syncing)
        finally:
            syncing.close()
            aside.close()

    asyncio.run(main())


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The processes that are begun."""
    numbers: list[int] = []

    class Noted(SyncProcess):
        def __init__(self, path: Path) -> None:
            super().__init__(path)
            numbers.append(self.number)

    monkeypatch.setattr("salle.server.store.disk_sync.SyncProcess", Noted)
    return numbers


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "file"
    path.touch()
    return path


def test_one_process_answers_again_and_again(file: Path, begun: list[int]) -> None:
    async def test(syncing: DiskSync) -> None:
        for _ in range(3):
            durable = syncing.do()
            while not syncing.answers():
                await asyncio.sleep(0)
            await durable
            assert not syncing.answers()

    syncs(file, test)
    assert len(begun) == 1
    with pytest.raises(ProcessLookupError):
        os.kill(begun[0], 0)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_one_that_dies_or_hangs_delays_nothing_for_long_and_is_replaced(
    file: Path, begun: list[int], how: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.2)
    monkeypatch.setattr(module, "AGAIN", 0.0)
    noted: list[str] = []
    monkeypatch.setattr(module, "note", lambda event, why: noted.append(why))

    async def test(syncing: DiskSync) -> None:
        await syncing.do()
        os.kill(begun[0], signal.SIGSTOP)
        durable = syncing.do()
        os.kill(begun[0], how)  # in the middle
        await durable
        await syncing.do()
        assert len(begun) == 2
        os.kill(begun[1], how)
        await asyncio.sleep(0.1)
        await syncing.do()

    syncs(file, test)
    assert noted == ["gone" if how == signal.SIGKILL else "hung"] * 2


def test_new_ones_are_not_begun_in_a_hurry(file: Path, begun: list[int]) -> None:
    async def test(syncing: DiskSync) -> None:
        await syncing.do()
        os.kill(begun[0], signal.SIGKILL)
        for _ in range(5):
            await syncing.do()

    syncs(file, test)
    assert len(begun) == 1


def test_one_that_stands_still_is_ended_in_the_end(file: Path, begun: list[int]) -> None:
    async def test(syncing: DiskSync) -> None:
        await syncing.do()
        os.kill(begun[0], signal.SIGSTOP)

    syncs(file, test)
    assert ended(begun[0])


def test_it_is_replaced_while_a_thousand_sockets_are_open(
    file: Path, begun: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(syncing: DiskSync) -> None:
        await syncing.do()
        os.kill(begun[0], signal.SIGKILL)
        await asyncio.sleep(0.1)
        await syncing.do()
        assert not syncing.answers()

    monkeypatch.setattr(module, "AGAIN", 0.0)
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(MANY * 2, before[1]), before[1]))
    opened = [os.open(file, os.O_RDONLY) for _ in range(MANY)]
    try:
        syncs(file, test)
    finally:
        for one in opened:
            os.close(one)
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    assert len(begun) == 2


def test_where_there_can_be_no_process_a_thread_does_it(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(path: Path) -> SyncProcess:
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    monkeypatch.setattr(module, "SyncProcess", none)

    async def test(syncing: DiskSync) -> None:
        await syncing.do()
        file.unlink()
        with pytest.raises(FileNotFoundError):
            await syncing.do()

    syncs(file, test)


def test_what_the_system_says_is_told(tmp_path: Path, begun: list[int]) -> None:
    path = tmp_path / "fifo"

    async def test(syncing: DiskSync) -> None:
        with pytest.raises(FileNotFoundError):
            await syncing.do()
        os.mkfifo(path)  # which can't be made durable
        with pytest.raises(OSError, match=os.strerror(errno.EINVAL)):
            await syncing.do()
        path.unlink()
        path.touch()
        await syncing.do()

    syncs(path, test)
    assert len(begun) == 1


def test_nobody_is_told_that_nothing_has_changed_where_nobody_knows(tmp_path: Path) -> None:
    statement = [Statement("insert into settings (name, value) values (:name, '')", {"name": "a"})]

    async def main() -> None:
        database = SqliteDatabase(str(tmp_path / "salle.db"))
        await database.write([])
        wrong: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        wrong.set_exception(OSError(errno.EIO, os.strerror(errno.EIO)))
        asked = database._syncing.do
        database._syncing.do = lambda: wrong  # type: ignore[method-assign]
        with pytest.raises(StoreTrouble) as caught:
            await database.write(statement)
        assert caught.value.message.id == "server-error-store-unsure"  # it was written, and may be lost yet
        assert os.strerror(errno.EIO) in str(caught.value)
        database._syncing.do = asked  # type: ignore[method-assign]
        await database.write([Statement("update settings set value = 'b' where name = 'a'", {})])
        assert await database.read("select value from settings where name = 'a'") == [("b",)]
        await database.close()

    asyncio.run(main())


def test_it_ends_with_whoever_has_begun_it(file: Path) -> None:
    words = [sys.executable, "-I", "-S", disk_sync_process.__file__, str(file)]
    code = f"import subprocess, time; print(subprocess.Popen({words}, stdin=-1).pid, flush=True); time.sleep(60)"
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        parent.kill()
    until = time.monotonic() + SOON
    with suppress(ProcessLookupError):
        while time.monotonic() < until and not ended(child):
            time.sleep(0.02)
    assert ended(child)


def ended(process: int) -> bool:
    """Whether it is gone, or but waits for somebody to notice."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True
