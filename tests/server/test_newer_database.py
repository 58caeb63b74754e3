"""A database that a newer version of Salle has changed: no older version serves or exports it, but it can be copied."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from salle.server.backup import copy, reading
from salle.server.store.bouts import Store
from salle.server.store.database import Statement, StoreTrouble, opened
from tests.server.test_store import stored

NEWER = "A newer version of Salle wrote"


def changed(database: str, *texts: str) -> None:
    """Change the database as another version would."""

    async def test(store: Store) -> None:
        await store.database.write([Statement(text, {}) for text in texts])

    stored(database, test)


@pytest.fixture
def newer(database: str) -> str:
    changed(database, "insert into _yoyo_migration (migration_hash, migration_id) values ('f00d', '0099.future')")
    return database


@pytest.mark.parametrize("use", [opened, reading])
def test_a_database_of_a_newer_version_is_refused(use: Callable[[str], object], newer: str) -> None:
    for _ in range(2):  # the first try leaves no lock
        with pytest.raises(StoreTrouble, match=NEWER):
            asyncio.run(use(newer))  # type: ignore[arg-type]


def test_it_can_still_be_copied(newer: str, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    copy(newer, target)
    if newer.startswith("sqlite"):
        with pytest.raises(StoreTrouble, match=NEWER):
            asyncio.run(opened(f"sqlite:///{target}"))
    else:
        assert target.read_bytes()[:5] == b"PGDMP"


def test_a_migration_that_is_missing_is_applied(database: str) -> None:
    undone = "delete from _yoyo_migration where migration_id = '0007.promises'"
    changed(database, undone, "drop table kept", "drop table promises")
    changed(database, "delete from promises")
