"""Salle as compose.yaml starts it, on a real PostgreSQL; and the steps for containers in docs/club.md."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import psycopg
import pytest

from tests.cli.test_serve import killed
from tests.deploy.files import GIVEN, compose, text
from tests.server.cluster import Cluster, bin_folder
from tests.server.serving import serving

SECTION = text("docs/club.md").partition("## With containers\n")[2].partition("\n## ")[0]
BLOCKS = re.findall(r"^```sh\n(.*?)^```", SECTION, re.DOTALL | re.MULTILINE)
SALLE = compose()["services"]["salle"]
DOCKER = """#!/bin/sh
# Runs what is to be run in the container `db`; the rest is only looked at.
[ "$1 $2 $3 $4" = "compose exec -T db" ] || exit 0
shift 4
exec "$@"
"""


@pytest.fixture
def salle_role(postgres: Cluster) -> Iterator[Cluster]:
    """The user and the database that the image of PostgreSQL makes; with a password, also for those on this machine."""
    access = postgres.folder / "data" / "pg_hba.conf"
    before = access.read_text(encoding="utf-8")
    with psycopg.connect(postgres.url("postgres"), autocommit=True) as connection:
        password = psycopg.sql.Literal(GIVEN["POSTGRES_PASSWORD"])
        connection.execute(psycopg.sql.SQL("create role salle superuser login password {}").format(password))
        connection.execute("create database salle owner salle")
        access.write_text(f"host all salle 127.0.0.1/32 scram-sha-256\n{before}", encoding="utf-8")
        connection.execute("select pg_reload_conf()")
        yield postgres
        connection.execute("drop database salle with (force)")
        connection.execute("drop role salle")
        access.write_text(before, encoding="utf-8")
        connection.execute("select pg_reload_conf()")


def url(cluster: Cluster) -> str:
    """The database of compose.yaml, where this one is."""
    there: str = SALLE["environment"]["SALLE_DATABASE"]
    assert there.count("@db/") == 1
    return there.replace("@db/", f"@127.0.0.1:{cluster.port}/")


def test_salle_starts_as_compose_starts_it(salle_role: Cluster, tmp_path: Path) -> None:
    config = tmp_path / "salle.toml"
    config.write_text(compose()["configs"]["settings"]["content"], encoding="utf-8")
    words = [word.replace("/etc/salle.toml", str(config)) for word in SALLE["command"][1:]]
    env = os.environ | SALLE["environment"] | {"SALLE_DATABASE": url(salle_role), "SALLE_LANG": "en"}
    command, pipe = [sys.executable, "-m", "salle", *words, "--port", "0"], subprocess.PIPE
    with killed(subprocess.Popen(command, env=env, stdout=pipe, stderr=pipe, text=True)) as running:
        assert running.stdout is not None
        address = running.stdout.readline().removeprefix("Salle is at ").partition(" ")[0].strip()
        for host, status in ((GIVEN["SALLE_HOST"], 200), ("evil.example", 421)):
            assert httpx.get(f"{address}/health", headers={"Host": host}, timeout=60).status_code == status
        running.send_signal(signal.SIGTERM)
        _, log = running.communicate(timeout=60)
        assert running.returncode == 0, log


def test_the_docs_name_services_that_are_there() -> None:
    lines = [shlex.split(line) for block in BLOCKS for line in block.splitlines() if line.startswith("docker ")]
    named = {word for words in lines for word in words[2:] if word in ("db", "salle", "caddy")}
    assert named == {"db", "salle"}
    assert all(words[3:5] == ["-T", "db"] for words in lines if words[2] == "exec")


def test_the_docs_write_all_variables_for_nobody_else(tmp_path: Path) -> None:
    (line,) = [line for line in BLOCKS[0].splitlines() if ".env" in line]
    subprocess.run(["sh", "-eu", "-c", line], cwd=tmp_path, check=True)
    written = (tmp_path / ".env").read_text(encoding="utf-8")
    assert dict(pair.split("=") for pair in written.splitlines()).keys() == GIVEN.keys()
    assert re.search(r"^POSTGRES_PASSWORD=[0-9a-f]{48}$", written, re.MULTILINE)
    assert oct((tmp_path / ".env").stat().st_mode & 0o777) == "0o600"


async def joined(database: str, name: str) -> list[str]:
    """The names in that database, after a player of this name has joined."""
    async with serving(database) as server:
        await server.people(name)
        rows = await server.service.store.database.read("select name from people order by name")
    return [found for (found,) in rows]


def test_what_the_docs_back_up_is_there_again_after_they_restore_it(
    salle_role: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "docker").write_text(DOCKER, encoding="utf-8")
    (tmp_path / "docker").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{bin_folder()}:{os.environ['PATH']}")
    for name, value in (("HOST", "127.0.0.1"), ("PORT", salle_role.port), ("PASSWORD", GIVEN["POSTGRES_PASSWORD"])):
        monkeypatch.setenv(f"PG{name}", str(value))
    assert shutil.which("docker") == str(tmp_path / "docker")
    (backup,), (restore,) = ([block for block in BLOCKS if word in block] for word in ("pg_dump ", "pg_restore "))
    assert asyncio.run(joined(url(salle_role), "Ada")) == ["Ada"]
    subprocess.run(["sh", "-eu", "-c", backup], cwd=tmp_path, check=True)
    assert asyncio.run(joined(url(salle_role), "Bo")) == ["Ada", "Bo"]
    subprocess.run(["sh", "-eu", "-c", restore], cwd=tmp_path, check=True)
    assert asyncio.run(joined(url(salle_role), "Cy")) == ["Ada", "Cy"]
