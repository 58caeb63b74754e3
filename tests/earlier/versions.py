"""The folders of `tests/fixtures`, one for each earlier version, and what its database holds."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from msgspec import Struct

from salle.wire.log_entries import Asked

FIXTURES = Path(__file__).parents[1] / "fixtures"
FOLDERS = sorted(path for path in FIXTURES.iterdir() if path.is_dir())
every_version = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


class Person(Struct):
    """A player on the server, and what proves who they are."""

    name: str
    password: str = ""
    token: str = ""
    cookie: str = ""
    muted: list[str] = []


class Finished(Struct):
    """A bout that is over."""

    table: str
    game: str
    seats: list[str]
    result: str
    rated: bool = False


class Unfinished(Struct):
    """A bout in the middle: its clocks in seconds, requests without an answer, and secret choices by player."""

    table: str
    game: str
    seats: list[str]
    ply: int
    clock: list[float] | None = None
    asked: dict[Asked, int] = {}
    chosen: dict[str, str] = {}


class Open(Struct):
    """A table where a player waits, and another who may sit down there."""

    table: str
    host: str
    guest: str


class Rematch(Struct):
    """A rematch that one player has asked for, and the other who still has to."""

    table: str
    after: str
    asks: str


class Club(Struct, forbid_unknown_fields=True):
    """What a database holds."""

    people: dict[str, Person]
    finished: list[Finished]
    unfinished: list[Unfinished]
    open: list[Open]
    rematch: list[Rematch]

    def person(self, name: str) -> Person | None:
        """The player of that name; None for a bot."""
        return next((one for one in self.people.values() if one.name == name), None)


def club_of(folder: Path) -> Club:
    """What `server.toml` says about the database beside it."""
    return msgspec.toml.decode((folder / "server.toml").read_bytes(), type=Club)


def files_of(pattern: str) -> list[Path]:
    """The files of that pattern, of all versions."""
    return sorted(path for folder in FOLDERS for path in folder.glob(pattern))


def named(path: Path) -> str:
    """The version and the name of a file, for the name of a test."""
    return f"{path.relative_to(FIXTURES).parts[0]}/{path.stem}"


def digests(folder: Path) -> dict[str, str]:
    """The SHA-256 of every file that must never change."""
    kept = [path for path in sorted(folder.rglob("*")) if path.suffix in (".salle", ".db")]
    return {path.relative_to(folder).as_posix(): sha256(path.read_bytes()).hexdigest() for path in kept}
