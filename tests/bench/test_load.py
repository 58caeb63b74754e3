"""The page about a server under load: what the host takes away is not held against the server, and nothing else is left
out."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bench.load import stolen_time
from bench.load.crowd import Saw
from bench.load.echo import Least
from bench.load.report import ENOUGH, Measured, page
from bench.load.stolen_time import BEFORE, Watch


def found(saw: Saw) -> Measured:
    least = Least()
    least.echoes.append(0.0002)
    least.commits.append(0.0008)
    return Measured(1, 2.0, 10.0, saw, least, least, 1.0, 1, [], 0.0, 4096)


def test_what_is_taken_while_a_decision_is_under_way_or_just_before_disturbs_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stat = tmp_path / "stat"
    monkeypatch.setattr(stolen_time, "STAT", stat)
    watch = Watch()
    for at in range(100):  # a look each tenth of a second; one tick is taken between 5.0 and 5.1
        stat.write_text(f"cpu  1 2 3 4 5 6 7 {7 if at <= 50 else 8} 0 0\ncpu0 1 2 3 4 5 6 7 9 0 0\n", encoding="ascii")
        watch.look(at / 10)
    assert watch.calm(1.0, 1.01)
    assert watch.calm(4.0, 4.95)
    assert not watch.calm(4.0, 5.05)
    assert not watch.calm(5.06, 5.07)
    assert not watch.calm(5.1 + BEFORE - 0.05, 5.4)
    assert watch.calm(5.1 + BEFORE + 0.05, 5.5)
    assert not watch.calm(0.05, 0.1)  # who knows what was before
    assert not watch.calm(9.8, 9.95)  # or after
    assert watch.share(0.0) == pytest.approx(0.01 / 9.9 / (os.cpu_count() or 1))


@pytest.mark.parametrize("text", [None, "", "cpu  1 2 3"])
def test_where_the_system_does_not_tell_nothing_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str | None
) -> None:
    monkeypatch.setattr(stolen_time, "STAT", tmp_path / "stat")
    if text is not None:
        stolen_time.STAT.write_text(text, encoding="ascii")
    assert stolen_time.taken() == 0


def test_a_decision_is_judged_by_what_the_server_does_and_all_are_told() -> None:
    fast, slow, stalled = [0.005] * ENOUGH, [0.011] * (ENOUGH // 50), [0.5] * ENOUGH
    text, holds = page("make", found(Saw(both=fast + stalled, calm=fast, sizes=[1], fewest=1, taken=0.03)))
    assert holds
    assert "| a decision, until both have it | 10,000 | 500.0 ms |" in text
    assert "| of these, while the host took nothing | 5,000 | 5.00 ms |" in text
    assert "| the host took away | 3.00% of the time |" in text
    text, holds = page("make", found(Saw(both=fast + slow, calm=fast + slow, sizes=[1], fewest=1)))
    assert not holds
    assert "| 11.0 ms | 10 x (0.20 ms + 0.80 ms) = 10.0 ms | **does not hold** |" in text


def test_too_few_decisions_are_no_proof() -> None:
    text, holds = page("make", found(Saw(both=[0.001] * ENOUGH, calm=[0.001] * (ENOUGH - 1), sizes=[1], fewest=1)))
    assert not holds
    assert "| decisions to judge by | 4,999 | 5,000 | **does not hold** |" in text
