"""A PostgreSQL server for tests, in a temporary folder and on loopback. It is deleted afterwards."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import psycopg

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/opt/postgresql*/bin", "/opt/homebrew/opt/postgresql*/bin")


def binaries() -> Path | None:
    """The folder with the newest initdb and pg_ctl."""
    found = [path for place in PLACES for path in Path("/").glob(f"{place.lstrip('/')}/initdb")]
    on_path = shutil.which("initdb")
    return max(found).parent if found else Path(on_path).parent if on_path else None


class Cluster:
    """A server that can be stopped and started again."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port

    def url(self, database: str) -> str:
        """The URL of a database."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def create(self, database: str) -> str:
        """Create a database, and return its URL."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f'create database "{database}"'.encode())
        return self.url(database)

    def pid(self) -> int:
        """The id of the first process."""
        return int((self.folder / "data" / "postmaster.pid").read_text(encoding="ascii").split()[0])

    def start(self) -> None:
        """Start, and wait until it answers."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off"
        self.control("-w", "-o", options, "-l", str(self.folder / "log"), "start")

    def stop(self) -> None:
        """Stop at once, as in a crash."""
        self.control("-w", "-m", "immediate", "stop")

    def control(self, *words: str) -> None:
        run([str(bin_folder() / "pg_ctl"), "-D", str(self.folder / "data"), *words])


def bin_folder() -> Path:
    found = binaries()
    assert found is not None
    return found


def run(words: Sequence[str]) -> None:
    """Run a program, as the user postgres if we are root: PostgreSQL refuses to run as root."""
    if os.geteuid() == 0:
        words = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups", *words]
    done = subprocess.run(words, capture_output=True, text=True, cwd="/", check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A running server for a context."""
    folder = Path(tempfile.mkdtemp(prefix="salle-postgres-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    made = Cluster(folder, port)
    try:
        initdb = [str(bin_folder() / "initdb"), "-D", str(folder / "data"), "-U", "postgres", "-A", "trust"]
        run([*initdb, "-E", "UTF8", "--locale=C", "--no-sync"])
        made.start()
        yield made
        made.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
