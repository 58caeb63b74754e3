"""`salle backup` and `salle export`, while a server has the database open and writes to it."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from salle.core.notation.records import Record
from salle.core.notation.verification import verify
from salle.server.store.bouts import Store
from salle.server.store.database import Statement, opened
from tests.server.cluster import Cluster
from tests.server.serving import Server, serving

Ran = subprocess.CompletedProcess[str]


def salle(*words: str, **env: str) -> Ran:
    settings = os.environ | {"SALLE_LANG": "en"} | env
    command = [sys.executable, "-W", "error", "-m", "salle", *words]
    return subprocess.run(command, capture_output=True, text=True, env=settings, check=False)


def fenced(database: str, meanwhile: Callable[[Server], None], games: tuple[str, ...] = ("engarde/standard",)) -> None:
    """A finished bout of each game, an unfinished one, and then the test's own actions while the server runs."""

    async def main() -> None:
        async with serving(database) as server:
            ada, bo = await server.people("Ada", "Bo")
            for game in games:
                table = await ada.opens(game, "me", "open", public=True, entropy="c0ffee")
                await bo.sits(table)
                async with ada.at(table) as left, bo.at(table) as right:
                    for _ in range(3):
                        await (left if left.view["offers"] else right).moves(left, right)
                    await left.says("resign")
                    await left.sees(lambda view: bool(view["ended"]))
            await ada.opens("engarde/standard", "me", "me")
            await asyncio.to_thread(meanwhile, server)

    asyncio.run(asyncio.wait_for(main(), 120))


def test_a_backup_is_made_while_the_server_runs_and_can_be_served(tmp_path: Path) -> None:
    database, copy = f"sqlite:///{tmp_path / 'salle.db'}", tmp_path / "copy.db"

    def meanwhile(server: Server) -> None:
        ran = salle("backup", str(copy), "--database", database)
        assert ran.returncode == 0, ran.stderr
        assert "keep it safe" in ran.stdout

    fenced(database, meanwhile)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []

    async def served_again() -> list[str]:
        async with serving(f"sqlite:///{copy}") as server:
            rows = await server.service.store.database.read("select stage from bouts order by stage")
            return [stage for (stage,) in rows]

    assert asyncio.run(served_again()) == ["fencing", "over"]


def test_nothing_is_overwritten_and_nothing_is_left_of_what_failed(tmp_path: Path) -> None:
    there, other, empty = (tmp_path / f"{name}.db" for name in ("there", "other", "empty"))
    there.write_text("mine")
    empty.touch()
    with closing(sqlite3.connect(other)) as letters:
        letters.execute("create table letters (text)")
    for command in ("backup", "export"):
        ran = salle(command, str(there), "--database", f"sqlite:///{tmp_path / 'salle.db'}")
        assert (ran.returncode, ran.stderr) == (2, f"salle: {there} already exists. Choose another name.\n")
        for database, problem in (
            (f"sqlite:///{tmp_path / 'nowhere.db'}", "nowhere.db: unable to open"),
            (f"sqlite:///{there}", "not a database"),
            (f"sqlite:///{other}", "other.db is not a Salle database"),
            (f"sqlite:///{empty}", "empty.db is not a Salle database"),
            ("mysql://x", "not like mysql"),
        ):
            ran = salle(command, str(tmp_path / "new"), "--database", database)
            assert ran.returncode == 2
            assert problem in ran.stderr
            assert len(ran.stderr.splitlines()) == 1
        ran = salle(command, str(tmp_path / "no" / "folder"), "--database", f"sqlite:///{there}")
        assert "Cannot write" in ran.stderr
    assert there.read_text() == "mine"
    assert {path.name for path in tmp_path.iterdir()} == {"there.db", "other.db", "empty.db"}


def test_an_export_has_a_line_for_each_bout_that_is_over_and_no_names(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'salle.db'}"
    plain, named, one, none = (tmp_path / f"{name}.jsonl" for name in ("plain", "named", "one", "none"))

    def meanwhile(server: Server) -> None:
        for words in (
            (str(plain),),
            (str(named), "--names"),
            (str(one), "--game", "engarde"),
            (str(none), "--game", "engarde/basic"),
        ):
            ran = salle("export", *words, "--database", database)
            assert ran.returncode == 0, ran.stderr
        wrong = salle("export", str(tmp_path / "x"), "--game", "chess", "--database", database)
        assert (wrong.returncode, "Unknown game chess" in wrong.stderr) == (2, True)

    fenced(database, meanwhile, ("engarde/standard", "audatia/duel"))
    lines = read(plain)
    assert sorted(line["game"] for line in lines) == ["audatia/duel", "engarde/standard"]
    assert [sorted(line["seats"]) for line in lines] == [["Person 1", "Person 2"]] * 2
    assert "Ada" not in plain.read_text()
    assert [line["seats"] for line in read(named)] == [["Ada", "Bo"]] * 2
    assert [line["game"] for line in read(one)] == ["engarde/standard"]
    assert read(none) == []
    for line in lines:
        record = Record.parse(line["record"])
        assert verify(record).failure is None
        assert record.tags["Entropy1"] == "c0ffee"
        assert (line["left"], line["how"]) == (["resigned", None], None)
        assert line["result"] == "0-1"


def read(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def test_bouts_under_rules_that_are_gone_are_left_out_and_that_is_said(tmp_path: Path) -> None:
    database, file = f"sqlite:///{tmp_path / 'salle.db'}", tmp_path / "bouts.jsonl"
    fenced(database, lambda server: None, ("engarde/standard", "engarde/basic"))

    async def change() -> None:
        store = Store(await opened(database))
        text = 'update log set entry = replace(entry, \'"digest":"\', \'"digest":"x\') where bout ='
        await store.database.write([Statement(f"{text} (select id from bouts where game = 'engarde/basic')", {})])
        await store.database.close()

    asyncio.run(change())
    ran = salle("export", str(file), "--database", database)
    assert ran.returncode == 0
    assert "One bout was left out" in ran.stderr
    assert [line["game"] for line in read(file)] == ["engarde/standard"]


def test_a_postgresql_database_is_dumped_and_its_bouts_exported(postgres: Cluster, tmp_path: Path) -> None:
    database = postgres.create("archive")
    dump, bouts = tmp_path / "salle.dump", tmp_path / "bouts.jsonl"

    def meanwhile(server: Server) -> None:
        for command, file in (("backup", dump), ("export", bouts)):
            ran = salle(command, str(file), "--database", database)
            assert ran.returncode == 0, ran.stderr

    fenced(database, meanwhile)
    assert [line["game"] for line in read(bouts)] == ["engarde/standard"]
    if restore := shutil.which("pg_restore"):
        subprocess.run([restore, f"--dbname={postgres.create('again')}", "--no-owner", str(dump)], check=True)

        async def stages() -> list[str]:
            async with serving(postgres.url("again")) as server:
                rows = await server.service.store.database.read("select stage from bouts order by stage")
                return [stage for (stage,) in rows]

        assert asyncio.run(stages()) == ["fencing", "over"]


@pytest.fixture
def fake_dump(tmp_path: Path) -> Path:
    """A fake pg_dump that prints its arguments."""
    folder = tmp_path / "bin"
    folder.mkdir()
    program = folder / "pg_dump"
    program.write_text('#!/bin/sh\necho "$@" "[$PGPASSWORD]" >&2\nexit 3\n')
    program.chmod(0o755)
    return folder


def test_the_password_does_not_stand_among_the_words_of_pg_dump(fake_dump: Path, tmp_path: Path) -> None:
    url = "postgresql://ada:swordfish@db.test:5433/salle?sslmode=require"
    ran = salle("backup", str(tmp_path / "x"), "--database", url, PATH=f"{fake_dump}:/bin:/usr/bin")
    assert ran.returncode == 2
    words, _, password = ran.stderr.partition("[")
    assert "swordfish" not in words
    assert password.startswith("swordfish]")
    assert all(word in words for word in ("host=db.test", "port=5433", "dbname=salle", "sslmode=require"))
    assert not (tmp_path / "x").exists()


def test_without_pg_dump_the_message_names_it(tmp_path: Path) -> None:
    ran = salle("backup", str(tmp_path / "x"), "--database", "postgresql://db.test/salle", PATH=str(tmp_path))
    assert ran.returncode == 2
    assert "install pg_dump" in ran.stderr
