"""Databases for the tests of the server: SQLite, and PostgreSQL if it is installed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.server.cluster import Cluster, binaries, cluster

MISSING = "PostgreSQL is not installed (on Debian: apt-get install postgresql)"
numbers = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    if binaries() is None:
        pytest.skip(MISSING)
    with cluster() as made:
        yield made


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'salle.db'}"
    made: Cluster = request.getfixturevalue("postgres")
    return made.create(f"salle{next(numbers)}")
