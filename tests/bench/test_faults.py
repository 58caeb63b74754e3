"""A server that fails under a little load: nothing is lost, and all bouts are finished."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import asdict

from bench.faults import __main__ as faults
from bench.faults.report import page
from bench.load import __main__ as load
from bench.server_process import MANY, SETTINGS
from salle.server.rate_limits import Rate
from salle.server.settings import read_settings
from tests.server.cluster import binaries

ABLE: dict[str, Callable[[], bool]] = {
    "kill": lambda: True,
    "disk": lambda: os.geteuid() == 0,
    "postgres": lambda: binaries() is not None,
}


@pytest.mark.slow
@pytest.mark.parametrize("name", [pytest.param("kill", marks=pytest.mark.soak), "disk", "postgres"])
def test_nothing_is_lost_whatever_happens(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if not ABLE[name]():
        pytest.skip("a small disk wants root" if name == "disk" else "PostgreSQL is not installed")
    monkeypatch.setattr(faults, "PACE", 0.05)
    found = faults.tried(name, bouts=4, times=2, seed="test")
    assert found.wrong == []
    assert found.finished >= 4
    assert found.acknowledged > 100
    assert "| verdict | passes |" in page([found])


@pytest.mark.slow
def test_nothing_is_lost_under_load(tmp_path: Path) -> None:
    file = tmp_path / "load.md"
    load.main(["--bouts", "8", "--every", "0.2", "--warm", "1", "--measured", "3", "--page", str(file)])
    assert "| decisions lost, sent twice, out of order or refused | 0 of " in file.read_text(encoding="utf-8")


def test_no_limit_is_left_to_a_crowd_from_one_address(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text(SETTINGS, encoding="utf-8")
    rates = {name: rate for name, rate in asdict(read_settings(file).limits).items() if isinstance(rate, Rate)}
    assert "promises" in rates
    assert {name for name, rate in rates.items() if rate.burst < MANY} == set()
