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

from salle.server import syncer
from salle.server.database import Statement, StoreTrouble
from salle.server.sqlite import SqliteDatabase
from salle.server.syncing import TRIES, Process, Syncing

SOON = 10.0  # seconds
MANY = 1100  # open files


def syncs(path: Path, test: Callable[[Syncing], Awaitable[None]]) -> None:
    async def main() -> None:
        syncing = Syncing(path)
        try:
            await test(syncing)
        finally:
            syncing.close()

    asyncio.run(main())


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The processes that are begun."""
    numbers: list[int] = []

    class Noted(Process):
        def __init__(self, path: Path) -> None:
            super().__init__(path)
            numbers.append(self.number)

    monkeypatch.setattr("salle.server.syncing.Process", Noted)
    return numbers


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "file"
    path.touch()
    return path


def test_one_process_answers_again_and_again(file: Path, begun: list[int]) -> None:
    async def test(syncing: Syncing) -> None:
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


def test_one_that_has_died_is_replaced_and_asked_again(file: Path, begun: list[int]) -> None:
    async def test(syncing: Syncing) -> None:
        await syncing.do()
        os.kill(begun[0], signal.SIGKILL)
        await syncing.do()  # perhaps before anybody knows of it
        os.kill(begun[1], signal.SIGSTOP)
        durable = syncing.do()
        os.kill(begun[1], signal.SIGKILL)  # in the middle
        await durable

    syncs(file, test)
    assert len(begun) == 3


def test_it_is_replaced_while_a_thousand_sockets_are_open(file: Path, begun: list[int]) -> None:
    async def test(syncing: Syncing) -> None:
        await syncing.do()
        os.kill(begun[0], signal.SIGKILL)
        while not syncing.answers():
            await asyncio.sleep(0)
        await syncing.do()
        assert not syncing.answers()

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


def test_where_nobody_can_tell_that_is_told(file: Path, monkeypatch: pytest.MonkeyPatch, begun: list[int]) -> None:
    monkeypatch.setattr(syncer, "__file__", str(file))  # a program that ends at once

    async def test(syncing: Syncing) -> None:
        with pytest.raises(BrokenPipeError):
            await syncing.do()

    syncs(file, test)
    assert len(begun) == TRIES


def test_what_the_system_says_is_told(tmp_path: Path, begun: list[int]) -> None:
    path = tmp_path / "fifo"

    async def test(syncing: Syncing) -> None:
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


def test_what_is_not_known_to_be_durable_is_refused_and_the_next_may_be(tmp_path: Path) -> None:
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
        assert os.strerror(errno.EIO) in str(caught.value.message.args["problem"])
        database._syncing.do = asked  # type: ignore[method-assign]
        await database.write([Statement("update settings set value = 'b' where name = 'a'", {})])
        assert await database.read("select value from settings where name = 'a'") == [("b",)]
        await database.close()

    asyncio.run(main())


def test_it_ends_with_whoever_has_begun_it(file: Path) -> None:
    words = [sys.executable, "-I", "-S", syncer.__file__, str(file)]
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
