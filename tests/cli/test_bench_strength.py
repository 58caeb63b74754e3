"""`salle bench strength`: a small sample of each yardstick, its page, and what it refuses."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from salle.cli.commands import bench_strength
from salle.cli.reports.strength_page import section, with_section
from salle.core.bout import Bout
from salle.core.errors import MissingPackage
from salle.core.notation.records import Record
from salle.core.registry import game as salle_game
from salle.lab import information_states, ladder, reduced_games
from tests.cli.conftest import Salle, told
from tests.cli.test_interrupted import after

TINY = {"values": 2, "copies": 3, "hand": 1, "piste": 5}
SHORT = ("--bot", "tactic", "--yardstick", "random", "--yardstick", "reader@2", "--units", "3", "--jobs", "1")


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SALLE_DATA", str(tmp_path))
    return tmp_path


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """One reduced game that takes a second."""
    monkeypatch.setattr(reduced_games, "REDUCED", {"engarde/standard": (TINY,)})
    monkeypatch.setattr(bench_strength, "USUAL_GAMES", 1)
    monkeypatch.setattr(information_states, "CHUNK", 5)


def measure(capsys: pytest.CaptureFixture[str], **options: Any) -> dict[str, Any]:
    bench_strength.command("engarde", as_json=True, jobs=1, **options)
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return {name: value for name, value in found.items() if name != "seconds"}


def results(report: dict[str, Any]) -> list[Any]:
    rows = [{**row, "seconds_per_decision": 0} for row in report["yardsticks"]]
    return [rows, report["exploitability"]]


def test_bouts_and_exploitability_in_one_report(tiny: None, capsys: pytest.CaptureFixture[str]) -> None:
    report = measure(capsys, bot="tactic", yardstick=["random"], units=3, samples=2, solve=20)
    (row,) = report["yardsticks"]
    assert (row["yardstick"], row["units"], row["bouts"], row["forfeits"]) == ("random", 3, 6, 0)
    assert -1 <= row["low"] <= row["mean"] <= row["high"] <= 1
    (found,) = report["exploitability"]
    assert found["states"] > found["choices"] > 10
    assert found["lower"]["mean"] <= found["upper"]["mean"]
    assert 0 <= found["solved"]["exploitability"] < 0.05
    assert report["command"].startswith("salle bench strength engarde/standard --bot tactic --units 3 --seed 0")


def test_an_interrupted_measurement_continues(
    tiny: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], data: Path
) -> None:
    asked: dict[str, Any] = {"bot": "tactic", "yardstick": ["random"], "units": 3, "samples": 2}
    whole = measure(capsys, **asked)
    for module, name in ((ladder, "play_unit"), (information_states, "ask_bot")):
        with monkeypatch.context() as patched:
            patched.setattr(module, name, after(1, getattr(module, name)))
            with pytest.raises(KeyboardInterrupt):
                bench_strength.command("engarde", as_json=True, jobs=1, **asked)
        assert "Interrupted after" in capsys.readouterr().err
        assert list((data / "work").glob("*.json"))
    assert results(measure(capsys, **asked)) == results(whole)
    assert list((data / "work").glob("*.json")) == []


def test_the_page_has_a_section_for_each_command(
    tiny: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "strength.md"
    asked: dict[str, Any] = {"bot": "tactic", "yardstick": ["random"], "units": 2, "report_file": page, "jobs": 1}
    bench_strength.command("engarde", samples=2, **asked)
    bench_strength.command("engarde/basic", samples=0, **asked)
    once = page.read_text(encoding="utf-8")
    assert once.count("\n## ") == 2
    assert "| random | 2 | " in once
    assert "| values=2 copies=3 hand=1 piste=5 | " in once
    bench_strength.command("engarde", samples=2, **asked)
    again = page.read_text(encoding="utf-8")
    assert again.count("\n## ") == 2
    assert again.index("engarde/standard:") < again.index("engarde/basic:")
    shown = " ".join(capsys.readouterr().out.split())
    assert "engarde/standard: the strength of tactic" in shown
    assert "Exploitability: what a perfect opponent wins" in shown


def test_text_around_the_sections_is_left_alone(tiny: None, capsys: pytest.CaptureFixture[str]) -> None:
    report = measure(capsys, bot="tactic", yardstick=["random"], units=2, samples=0) | {"seconds": 0}
    page = with_section("# Mine\n\nHello.\n", report)
    assert page == f"# Mine\n\nHello.\n\n{section(report)}"
    assert with_section(page, report) == page


def test_the_command_runs(salle: Salle) -> None:
    ran = salle("bench", "strength", "engarde", *SHORT, "--samples", "0")
    assert ran.returncode == 0, ran.stderr
    assert "reader@2" in ran.stdout
    chinese = salle("--lang", "zh-Hant", "bench", "strength", "engarde", *SHORT, "--samples", "0", "--sequential")
    assert "在任何時候停止都有效" in "".join(chinese.stdout.split())


def test_a_record_cannot_name_a_program_to_run(salle: Salle, tmp_path: Path) -> None:
    """A record may come from a stranger, so `salle play` runs no bot of another Salle."""
    program, trace = tmp_path / "python", tmp_path / "ran"
    program.write_text(f"#!/bin/sh\ntouch {trace}\n", encoding="utf-8")
    program.chmod(0o755)
    file = tmp_path / "bout.salle"
    game = salle_game("engarde")
    file.write_text(Record.of(Bout(game), ("", f"bot:tactic in {program}")).text(), encoding="utf-8")
    for words in ([str(file)], ["engarde", "--vs", f"tactic in {program}"]):
        assert "bots of another Salle play only in" in told(salle("play", *words))
    assert not trace.exists()


@pytest.mark.parametrize(
    ("words", "english"),
    [
        ("chess", "Unknown game chess"),
        ("engarde --bot nobody", "Unknown bot nobody"),
        ("engarde --yardstick maestro", "maestro cannot be its own yardstick."),
        ("engarde --yardstick reader@3ms", "reader takes a number of worlds, not a time: reader@100."),
        ("engarde --against-env /nowhere", "There is no Python at /nowhere."),
        ("engarde --reduced 9", "--reduced 9: engarde/standard has 3 reduced games."),
        ("audatia --reduced 1", "--reduced 1: audatia/duel has no reduced games."),
        ("engarde --samples 1", "--samples 1 is too few"),
        ("engarde --units 0 --samples 0", "There is nothing to measure in engarde/standard with these options"),
        ("engarde --samples x", "--samples x: x is not a whole number"),
        ("engarde --units -1", "--units -1: it must be at least 0."),
        ("engarde --report page.txt", "--report page.txt: the file name must end in .md"),
        ("engarde --opt hits=0", "hits=0"),
        ("", "GAME is missing."),
    ],
)
def test_a_mistake_is_reported_before_the_work(words: str, english: str, salle: Salle) -> None:
    assert english in told(salle("bench", "strength", *words.split()))


def test_a_missing_openspiel_is_reported_before_the_bouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "salle.adapters.exploitability", raising=False)
    monkeypatch.delitem(sys.modules, "salle.adapters.openspiel", raising=False)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(MissingPackage, match=r"salle\[rl\]"):
        bench_strength.command("engarde", bot="tactic", units=1)
