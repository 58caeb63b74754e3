"""`salle ladder`: what it prints, keeps, writes and refuses."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from salle.cli.commands import ladder, sim
from salle.cli.reports.ladder_tables import mean_with_interval, plot_lines
from salle.core.errors import SalleError
from tests.cli.conftest import Ran, Salle, told
from tests.cli.test_interrupted import after, kept

SMALL = {"only": ["tactic,random", "flat@3,random"], "opt": ["hits=1"], "least": 4, "most": 9}
SHORT = "--opt hits=1 --least 4 --most 12 --jobs 1"

BOTS = """
class Bold:
    def choose(self, seen):
        return seen.legal[-1]

class Lost:
    def choose(self, seen):
        return None

class Wrong:
    def choose(self, seen):
        return seen.legal[0] if seen.seat else None
"""


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SALLE_DATA", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "own_bots.py").write_text(BOTS, encoding="utf-8")
    return tmp_path


def called(salle: Salle, words: str, env: dict[str, str] | None = None) -> Ran:
    """Run `salle ladder` for En Garde."""
    return salle("ladder", "engarde/standard", *words.split(), env=env)


def timeless(report: dict[str, Any]) -> dict[str, Any]:
    """The report without the times."""
    times = ("seconds", "seconds_per_decision", "within_99", "longest", "playouts_per_second")
    thinking = {bot: {**row, **dict.fromkeys(times)} for bot, row in report["thinking"].items()}
    return {**report, "thinking": thinking, "seconds": None, "jobs": None}


def ran(capsys: pytest.CaptureFixture[str], **arguments: Any) -> dict[str, Any]:
    ladder.command("engarde/standard", **{**SMALL, "jobs": 1, "as_json": True, **arguments})
    report: dict[str, Any] = json.loads(capsys.readouterr().out)
    return timeless(report)


def test_the_report_has_everything_and_all_that_it_follows_from(capsys: pytest.CaptureFixture[str]) -> None:
    report = ran(capsys, seed="7")
    asked = "--opt hits=1 --only tactic,random --only flat@3,random --least 4 --most 9"
    assert report["command"] == f"salle ladder engarde/standard --seed 7 {asked}"
    assert (report["game"], report["seed"], len(report["digest"])) == ("engarde/standard", "7", 16)
    tactic, flat = report["pairings"]
    assert tactic["stronger"] == "tactic"
    assert 0.5 < tactic["low"] < tactic["share"] <= tactic["high"]
    assert tactic["bouts"] == 2 * tactic["units"] == 2 * sum(tactic["scores"].values())
    assert flat["elo"]["low"] < flat["elo"]["share"]
    assert {row["bot"] for row in report["ratings"]} == {"tactic", "random", "flat@3"}
    assert report["ratings"][0]["bot"] == "tactic"
    assert report["thinking"]["flat@3"]["playouts"] >= 3
    assert sum(report["actions"]["tactic"].values()) == report["thinking"]["tactic"]["decisions"] > 0
    assert report["forfeits"] == []
    manners = report["manners"]["tactic"]
    assert 0 <= manners["attacking"]["low"] < manners["attacking"]["mean"] < manners["attacking"]["high"] <= 1
    assert 1 < manners["distance"]["low"] < manners["distance"]["mean"] < 23


@pytest.mark.slow
def test_it_follows_from_the_seed_alone(capsys: pytest.CaptureFixture[str]) -> None:
    first = ran(capsys)
    assert ran(capsys) == first
    assert ran(capsys, seed="1")["pairings"] != first["pairings"]


@pytest.mark.slow
def test_it_does_not_depend_on_the_number_of_cores(capsys: pytest.CaptureFixture[str]) -> None:
    assert ran(capsys, jobs=2) == ran(capsys)


@pytest.mark.slow
def test_it_goes_on_where_it_was_interrupted(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = ran(capsys)
    with monkeypatch.context() as patched:
        patched.setattr("salle.lab.ladder.play_unit", after(5, ladder_fence()))
        with pytest.raises(KeyboardInterrupt):
            ran(capsys)
    assert "Interrupted after 5 of" in capsys.readouterr().err
    (work,) = kept(data)
    assert [fenced["units"] for fenced in work["fenced"]] == [3, 2]
    assert ran(capsys) == whole
    assert kept(data) == []


def ladder_fence() -> Any:
    from salle.lab.ladder import play_unit

    return play_unit


def test_long_work_is_kept_while_it_goes_on(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "KEEP_SECONDS", 0.0)
    monkeypatch.setattr("salle.lab.ladder.play_unit", after(5, ladder_fence()))
    with monkeypatch.context() as patched:
        patched.setattr(ladder, "errors", None)  # even if printing fails after Ctrl-C
        with pytest.raises(AttributeError):
            ran(capsys)
    (work,) = kept(data)
    assert sum(fenced["units"] for fenced in work["fenced"]) == 5


@pytest.mark.slow
def test_it_is_shown_as_tables_with_a_plot(salle: Salle) -> None:
    shown = called(salle, f"--only flat@3,random {SHORT}", env={"COLUMNS": "80"})
    assert shown.returncode == 0, shown.stderr
    assert all(len(line) <= 80 for line in shown.stdout.splitlines())
    assert "flat@3 – random" in shown.stdout
    assert "├" in shown.stdout
    assert "playouts/s" in shown.stdout
    how = shown.stdout.partition("Playing styles")[2].splitlines()
    assert how[1].split() == ["bot", "attack", "counter", "wait", "distance"]
    assert len(re.findall(r"[\d.]+%? (?:± |\()[\d.]+", how[2])) == 4


def test_the_page_and_the_plot_are_written(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = ran(capsys, report_file=data / "page.md", plot_file=data / "other.svg")
    page = (data / "page.md").read_text(encoding="utf-8")
    assert page.startswith("# Pairings in engarde/standard (hits=1)\n")
    assert "This took" in page
    assert report["command"] in page
    assert report["digest"] in page
    assert "](page.svg)" in page
    assert "| tactic – random |" in page
    assert "| bot | attack | counter | wait | distance |" in page
    drawn = (data / "page.svg").read_text(encoding="utf-8")
    assert drawn == (data / "other.svg").read_text(encoding="utf-8")
    words = [node.text for node in ElementTree.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text")]
    assert {"tactic", "flat@3", "random", "0"} <= set(words)


def test_a_plot_shows_where_ratings_lie_and_how_far_their_intervals_reach() -> None:
    rows = [{"elo": 300.0, "low": 100.0, "high": 500.0}, {"elo": 0.0, "low": 0.0, "high": 0.0}]
    assert plot_lines(rows, 11) == ["  ├───●───┤", "●"]
    assert plot_lines(rows[1:], 11) == ["●"]


def test_an_interval_that_is_cut_off_is_written_by_both_ends() -> None:
    assert mean_with_interval({"mean": 0.25, "low": 0.2, "high": 0.3}, ".1%") == "25.0% ± 5.0%"
    assert mean_with_interval({"mean": 0.1, "low": 0.0, "high": 0.4}, ".1%") == "10.0% (0.0% – 40.0%)"


@pytest.mark.slow
def test_an_own_bot_climbs_until_it_clearly_loses(salle: Salle) -> None:
    report = json.loads(called(salle, f"--bot own_bots:Lost --json {SHORT}").stdout)
    assert [row["second"] for row in report["pairings"] if not row["dropped"]] == ["random"]
    assert {"novice", "maestro", "tactic", "flat"} <= {row["second"] for row in report["pairings"]}
    assert report["pairings"][0]["stronger"] == "random"
    assert report["pairings"][1]["share"] is None


def test_an_own_bot_that_does_wrong_forfeits_and_is_told(salle: Salle) -> None:
    shown = called(salle, "--only own_bots:Wrong,random --opt hits=1 --most 5 --jobs 1 --json")
    report = json.loads(shown.stdout)
    assert report["thinking"]["own_bots:Wrong"]["forfeits"] == 5
    assert [row["bout"] for row in report["forfeits"]] == [1, 3, 5, 7, 9]
    lines = shown.stderr.splitlines()
    sentence = "salle: own_bots:Wrong (Left) forfeits bout 1 against random: it chose None of type NoneType"
    assert lines[0].startswith(sentence)
    assert len(lines) == 4
    assert "The report has their number" in lines[3]


@pytest.mark.slow
def test_an_own_bot_plays_on_several_cores(salle: Salle) -> None:
    words = "--only own_bots:Bold,random --opt hits=1 --most 4 --json"
    one, two = (json.loads(called(salle, f"{words} --jobs {jobs}").stdout) for jobs in (1, 2))
    assert timeless(one) == timeless(two)


@pytest.mark.parametrize("words", ["--report page.md", "--report other.md", "--plot page.md.svg", "--plot /proc/a.svg"])
def test_an_unwritable_file_is_reported_before_the_work(
    words: str, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("page.md", "other.svg", "page.md.svg"):
        (data / name).mkdir()
    option, file = words.split()
    arguments: dict[str, Any] = {**SMALL, f"{option[2:]}_file": Path(file)}
    monkeypatch.setattr(ladder, "run_ladder", None)
    with pytest.raises(SalleError, match=r"Cannot write .*\.(md|svg): "):
        ladder.command("engarde/standard", **arguments)
    assert not list(data.glob(".*"))


@pytest.mark.parametrize("command", [ladder.command, sim.command])
def test_an_unwritable_data_folder_is_reported_before_the_work(
    command: Callable[..., int], data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (data / "work").write_text("in the way", encoding="utf-8")
    monkeypatch.setattr("salle.lab.simulate.play_bout", None)
    monkeypatch.setattr("salle.lab.ladder.play_bout", None)
    with pytest.raises(SalleError, match=r"Cannot write .*json: "):
        command("engarde/standard", jobs=1)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--only tactic", "--only tactic: name two different bots"),
        ("--only tactic,tactic", "--only tactic,tactic: name two different bots"),
        ("--only a,b,c", "--only a,b,c: name two different bots"),
        ("--only tactic,bolt", "Unknown bot bolt. Available: random, tactic, flat, novice"),
        ("--only tactic,random@5", "random takes no budget. Leave out @5."),
        ("--only tactic,flat@soon", "flat@soon has an invalid budget."),
        ("--bot flat", "--bot flat: write your own bot as --bot module:Class"),
        (
            "--bot own_bots:Bald",
            "Cannot load the bot own_bots:Bald: own_bots has no class Bald. Its classes with",
        ),
        ("--bot own_bots:", "Write own_bots: as module:Class"),
        ("--bot own_bots:Bold@5", "own_bots:Bold takes no budget. Leave out @5."),
        (
            "--bot own_bots.py:Bold",
            "own_bots.py:Bold is a file, own_bots.py. To use the bot in it, write",
        ),
        ("--only tactic,maestro@", "maestro@ needs a budget"),
        ("--plot ratings.png", "--plot ratings.png: the file name must end in .svg"),
        (
            "--report nowhere/page.md",
            "--report nowhere/page.md: the file name must end in .md, and its folder",
        ),
        ("--patience 0", "--patience 0.0: it must be from 0.001 to 86400."),
        ("--most 0", "--most 0: it must be at least 1."),
        ("--least 5 --most 3", "--least 5 is more than --most 3."),
    ],
)
def test_wrong_options_are_reported_before_the_work(salle: Salle, words: str, sentence: str) -> None:
    assert sentence in told(called(salle, words))
