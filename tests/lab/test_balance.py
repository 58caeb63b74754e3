"""The balance pages: an interrupted measurement continues and gives the same result."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from salle.lab.simulate import Plan, simulate
from salle.lab.tally import Tally
from salle.lab.training import balance_bouts
from salle.lab.training.balance_bouts import Asked

ASKED = Asked("engarde/basic", "random", 30, "fair")
PLANS = [ASKED.plan({"hits": 1}, luck) for luck in ("a", "b")]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALLE_DATA", str(tmp_path))


def test_what_was_interrupted_goes_on_and_comes_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    began: list[int] = []

    def noted(plan: Plan, tally: Tally, jobs: int) -> Iterator[int]:
        began.append(tally.bouts)
        yield from simulate(plan, tally, 1)

    def interrupted(plan: Plan, tally: Tally, jobs: int) -> Iterator[int]:
        for bouts in noted(plan, tally, jobs):
            yield bouts
            if len(began) == 2:
                raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(balance_bouts, "simulate", interrupted)
        with pytest.raises(KeyboardInterrupt):
            ASKED.play_plans("some", PLANS)
    monkeypatch.setattr(balance_bouts, "simulate", noted)
    again = ASKED.play_plans("some", PLANS)
    assert began[:2] == [0, 0] and began[2] == 30 and 0 < began[3] < 30
    whole = [Tally(), Tally()]
    for plan, tally in zip(PLANS, whole, strict=True):
        assert list(simulate(plan, tally, 1))[-1] == 30
    assert again == whole
    assert [work.path.exists() for work in ASKED.works[2:]] == [True, True]
    ASKED.delete_kept_work()
    assert not any(work.path.exists() for work in ASKED.works)
