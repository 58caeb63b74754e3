"""Database addresses: valid files, locks against other servers, and files that are not a Salle database."""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path, PureWindowsPath

import pytest

from salle.cli.commands import serve
from salle.server.store.bouts import Store
from salle.server.store.database import StoreTrouble, located, opened
from tests.server.test_store import stored


def test_a_second_server_on_the_same_file_refuses_to_start(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'salle.db'}"

    async def test(store: Store) -> None:
        with pytest.raises(StoreTrouble, match="Another server is using"):
            await opened(url)

    stored(url, test)
    stored(url, lambda store: store.wake("again"))


@pytest.mark.parametrize("url", ["mysql://x", "salle.db", "sqlite:salle.db", "sqlite:///", "sqlite:///."])
def test_a_database_that_is_none_is_told(url: str) -> None:
    with pytest.raises(StoreTrouble, match="sqlite:///PATH"):
        asyncio.run(opened(url))


def test_a_file_that_is_no_database_is_told_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "salle.db"
    path.write_text("no database at all, but a letter to somebody" * 50, encoding="utf-8")
    os.utime(path, (1e9, 1e9))
    before = path.read_bytes()
    with pytest.raises(StoreTrouble, match="Cannot open"):
        asyncio.run(opened(f"sqlite:///{path}"))
    assert (path.read_bytes(), path.stat().st_mtime) == (before, 1e9)


def test_the_database_of_another_program_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as other:
        other.execute("create table letters (text)")
        other.commit()
    path.chmod(0o644)
    before = path.read_bytes()
    for _ in range(2):  # the first failure keeps no lock
        with pytest.raises(StoreTrouble, match=r"other\.db is not a Salle database"):
            asyncio.run(opened(f"sqlite:///{path}"))
    assert (path.read_bytes(), oct(path.stat().st_mode & 0o777)) == (before, "0o644")


def test_a_database_that_keeps_nothing_is_none() -> None:
    with pytest.raises(StoreTrouble, match=r"not like sqlite:///:memory:"):
        asyncio.run(opened("sqlite:///:memory:"))


FILES = ("", "-wal", "-shm")


def test_only_the_owner_can_read_the_file_and_those_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "salle.db"

    def modes() -> list[str]:
        return [oct((tmp_path / f"salle.db{beside}").stat().st_mode & 0o777) for beside in FILES]

    async def test(store: Store) -> None:
        await store.setting("key")
        assert modes() == ["0o600"] * len(FILES)

    stored(f"sqlite:///{path}", test)
    path.chmod(0o644)  # as an older version left it
    with closing(sqlite3.connect(path)) as left_open:
        left_open.execute("select * from settings").fetchall()
        stored(f"sqlite:///{path}", test)


@pytest.mark.parametrize("name", ["a#b.db", "p%41.db", "rel.db?mode=ro", "a b.db", "ü&=.db", r"C:\club 1\salle.db"])
def test_unusual_file_names_work(tmp_path: Path, name: str) -> None:
    async def test(store: Store) -> None:
        await store.setting("key")

    stored(f"sqlite:///{tmp_path / name}", test)
    assert [path.name for path in tmp_path.iterdir()] == [name]
    assert oct((tmp_path / name).stat().st_mode & 0o777) == "0o600"


@pytest.mark.parametrize("link", [Path.symlink_to, Path.hardlink_to])
def test_a_file_is_taken_by_whatever_name_it_is_asked_for(tmp_path: Path, link: Callable[[Path, Path], None]) -> None:
    path, other = tmp_path / "salle.db", tmp_path / "other.db"

    async def test(store: Store) -> None:
        link(other, path)
        with pytest.raises(StoreTrouble, match="Another server is using"):
            await opened(f"sqlite:///{other}")
        await store.setting("key")

    async def again(store: Store) -> None:
        await store.setting("key")

    stored(f"sqlite:///{path}", test)
    stored(f"sqlite:///{other}", again)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux locks the database file itself")
def test_a_server_of_the_first_release_excludes_this_one_and_the_other_way_round(tmp_path: Path) -> None:
    path = tmp_path / "salle.db"
    path.touch()
    with path.open("rb") as theirs:
        fcntl.flock(theirs, fcntl.LOCK_EX | fcntl.LOCK_NB)  # as version 0.1.0 does
        with pytest.raises(StoreTrouble, match="Another server is using"):
            asyncio.run(opened(f"sqlite:///{path}"))

    async def test(store: Store) -> None:
        with path.open("rb") as theirs, pytest.raises(BlockingIOError):
            fcntl.flock(theirs, fcntl.LOCK_EX | fcntl.LOCK_NB)

    stored(f"sqlite:///{path}", test)


def test_elsewhere_a_private_file_beside_the_database_is_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("salle.server.store.sqlite.LOCKS_DATABASE", False)
    path, link = tmp_path / "salle.db", tmp_path / "link.db"

    async def test(store: Store) -> None:
        link.symlink_to(path)
        for name in (path, link):
            with pytest.raises(StoreTrouble, match="Another server is using"):
                await opened(f"sqlite:///{name}")
        with path.open("rb") as database:
            fcntl.flock(database, fcntl.LOCK_EX | fcntl.LOCK_NB)  # the database itself is not locked
        assert oct((tmp_path / "salle.db.lock").stat().st_mode & 0o777) == "0o600"

    stored(f"sqlite:///{path}", test)
    stored(f"sqlite:///{link}", lambda store: store.wake("again"))


@pytest.mark.parametrize("path", [r"C:\Users\Ada L\salle.db", "C:/Users/Ada/salle.db", r"\\nas\club\salle.db"])
def test_a_path_of_windows_stays_as_it_is(path: str) -> None:
    assert located(f"sqlite:///{path}") == ("sqlite", path)


def test_the_usual_database_is_found_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    folder = PureWindowsPath(r"C:\Users\Ada\AppData\Local\salle")
    monkeypatch.setattr(serve, "data_folder", lambda: folder)
    assert located(serve.default_database()) == ("sqlite", str(folder / "salle.db"))


def test_postgresql_is_refused_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("psycopg")

    async def test() -> None:
        monkeypatch.setattr("sys.platform", "win32")
        await opened("postgresql://ada@127.0.0.1/salle")

    with pytest.raises(StoreTrouble, match="PostgreSQL needs Linux or macOS"):
        asyncio.run(test())


@pytest.mark.parametrize(
    "rest",
    ["u:geheim7/xyz@127.0.0.1/x", "u:p@127.0.0.1:abc/x", "127.0.0.1:99999/x", "[::1/x", "u:gehe#im7@127.0.0.1:/x"],
)
def test_an_invalid_address_is_reported_without_a_password(rest: str) -> None:
    with pytest.raises(StoreTrouble, match="not the address of a PostgreSQL database") as told:
        asyncio.run(opened(f"postgresql://{rest}"))
    assert "gehe" not in str(told.value)
    assert told.value.__suppress_context__ or told.value.__context__ is None


def test_a_folder_that_is_not_there_is_told_and_not_made(tmp_path: Path) -> None:
    with pytest.raises(StoreTrouble, match=r"The folder .*mistyped for the database does not exist"):
        asyncio.run(opened(f"sqlite:///{tmp_path / 'mistyped' / 'salle.db'}"))
    assert list(tmp_path.iterdir()) == []
