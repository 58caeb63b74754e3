"""`make soak` goes on where it stopped."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tests import soak
from tests.soak import PARTS, Step

ASKED = ["one", "two", "three"]


class Work:
    """A part of three steps; the second fails as long as the disk is full."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[str] = []
        self.full = True
        monkeypatch.setitem(PARTS, "part", lambda: [Step(name, partial(self.do, name)) for name in ASKED])

    def do(self, name: str) -> None:
        if name == "two" and self.full:
            raise OSError("no space left")
        self.done.append(name)


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    return Work(monkeypatch)


@pytest.fixture
def stopped(work: Work, tmp_path: Path) -> Path:
    """The file of a run that stopped at the second step."""
    with pytest.raises(OSError, match="no space"):
        soak.soak("part", tmp_path / "soak.json")
    assert work.done == ["one"]
    work.full = False
    return tmp_path / "soak.json"


def test_a_run_goes_on_with_the_step_it_stopped_at(work: Work, stopped: Path) -> None:
    soak.soak("part", stopped)
    assert work.done == ASKED


def test_a_part_that_is_done_begins_again(work: Work, stopped: Path) -> None:
    soak.soak("part", stopped)
    soak.soak("part", stopped)
    assert work.done == [*ASKED, *ASKED]


def test_other_code_begins_again(work: Work, stopped: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "code", lambda: "other")
    soak.soak("part", stopped)
    assert work.done == ["one", *ASKED]


def test_every_step_has_a_name_of_its_own() -> None:
    names = [step.name for part in PARTS.values() for step in part()]
    assert len(set(names)) == len(names) > 20


def test_an_unknown_part_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"There is no part law\. There is: rows, oracles, laws, "):
        soak.main(["law"])


def test_the_tests_it_runs_are_there() -> None:
    paths = [Path(path) for path in (*soak.ORACLES, *(f"tests/server/test_{name}.py" for name in soak.SERVED))]
    assert [path for path in paths if not (Path(__file__).parents[1] / path).exists()] == []


def test_every_step_names_files_that_exist() -> None:
    for part in (soak.oracles, soak.server, soak.page):
        paths = [word for step in part() for word in step.name.split() if word.startswith("tests/")]
        assert paths
        assert all(Path(path).exists() for path in paths)
