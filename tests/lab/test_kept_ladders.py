"""`make ladders`: it writes pages and ratings, skips what is up to date and continues after an interruption."""

from __future__ import annotations

from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

import salle
from salle.cli import main
from salle.core.registry import rulesets
from salle.lab.ladder import play_unit
from salle.lab.training import ladders
from salle.lab.training.ladders import (
    BESIDE,
    LADDERS,
    SETTINGS,
    ladders_of,
    ratings_to_keep,
    read_kept_ratings,
    run_ladder_command,
    up_to_date,
)
from salle.players import bot_ratings, ratings
from salle.players.ratings import Climbed
from tests.cli.test_interrupted import after


def in_this_process(*words: str) -> str:
    """Run `salle` in this process, so that tests can interrupt it and count its bouts."""
    with redirect_stdout(StringIO()) as out:
        try:
            main([*words])
        except SystemExit as ended:
            if ended.code:
                raise
    return out.getvalue()


NAMES = ("engarde/basic", "engarde/standard")
TINY = ("--only", "tactic,random", "--only", "flat@2,random", "--least", "1", "--most", "2")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SALLE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("SALLE_LANG", "en")
    return tmp_path


def run(folder: Path, *asked: str, words: tuple[str, ...] = TINY) -> dict[str, Climbed]:
    file = folder / "ratings.toml"
    ladders.main([*asked, "--folder", str(folder / "pages"), "--ratings", str(file), "--jobs", "1", *words])
    return read_kept_ratings(file)


def test_every_rule_set_has_a_ladder_without_options() -> None:
    assert sorted(LADDERS) == sorted(rulesets())
    assert set(BESIDE) <= set(LADDERS)
    for words in LADDERS.values():
        assert not {"--opt", "--seats", "--cards", "--seed"} & set(words)


def test_one_game_or_rule_set_can_be_asked_for() -> None:
    assert ladders_of([]) == list(LADDERS)
    assert ladders_of(["engarde/standard", "engarde"]) == [name for name in LADDERS if name.startswith("engarde/")]
    assert ladders_of(["arena/standard"]) == ["arena/standard"]


@pytest.mark.slow
def test_pages_and_ratings_are_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = run(folder, "engarde/standard")["engarde/standard"]
    page = (folder / "pages" / "engarde-standard.md").read_text(encoding="utf-8")
    assert found.command in page and found.digest in page
    assert (folder / "pages" / "engarde-standard.svg").exists()
    assert found.command == "salle ladder engarde/standard --seed ladder " + " ".join(TINY)
    assert set(found.bots) == {"tactic", "random"}  # flat@2 does not count as flat
    monkeypatch.setattr(ratings, "_kept", lambda: {"engarde/standard": found})
    assert bot_ratings(salle.game("engarde/standard")) == found.bots


@pytest.mark.slow
def test_other_pages_of_a_rule_set_rate_nobody(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tiny = ("--least", "1", "--most", "1")
    monkeypatch.setattr(ladders, "LADDERS", {"engarde/basic": ("--only", "tactic,random", *tiny)})
    monkeypatch.setattr(ladders, "BESIDE", {"engarde/basic": {"at-once": ("--only", "novice@2,random", *tiny)}})
    found = run(folder, "engarde/basic", words=())["engarde/basic"]
    assert set(found.bots) == {"tactic", "random"}
    other = folder / "pages" / "engarde-basic-at-once.md"
    assert "--only novice@2,random" in other.read_text(encoding="utf-8")
    other.unlink()
    climbs: list[Path] = []

    def noted(name: str, words: list[str], page: Path) -> dict[str, Any]:
        climbs.append(page)
        return run_ladder_command(name, words, page)

    monkeypatch.setattr(ladders, "run_ladder_command", noted)
    run(folder, "engarde/basic", words=())
    assert climbs == [other] and other.exists()


def test_bots_at_another_anchor_are_not_kept() -> None:
    row = {"elo": 9.6, "low": 1.2, "high": 20.5}
    rows = [{"bot": "tactic", "anchor": "random", **row}, {"bot": "flat", "anchor": "novice", **row}]
    report: dict[str, Any] = {"game": "engarde/basic", "command": "", "seed": "1", "digest": "d", "ratings": rows}
    assert ratings_to_keep(report).bots == {"tactic": ratings.Rated(10, 1, 20)}


@pytest.mark.slow
def test_what_is_up_to_date_is_left_alone(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = run(folder, NAMES[0])
    page, words = folder / "pages" / "engarde-basic.md", [*SETTINGS, *TINY]
    assert up_to_date(page, NAMES[0], words)
    assert not up_to_date(page, NAMES[1], words)
    assert not up_to_date(page, NAMES[0], words[:-1])
    monkeypatch.setattr(ladders, "run_ladder_command", None)
    assert run(folder, NAMES[0]) == first
    assert "engarde-basic.md is up to date" in capsys.readouterr().out
    with pytest.raises(TypeError):
        run(folder, NAMES[0], "--again")
    with monkeypatch.context() as patched:
        patched.setattr(ladders, "code_digest", lambda game: "another program")
        with pytest.raises(TypeError):
            run(folder, NAMES[0])
    (folder / "ratings.toml").unlink()
    with pytest.raises(TypeError):
        run(folder, NAMES[0])


@pytest.mark.slow
def test_what_was_interrupted_goes_on(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "whole").mkdir()
    whole = run(folder / "whole", *NAMES)
    with monkeypatch.context() as patched:
        patched.setattr(ladders, "run_salle", in_this_process)
        patched.setattr("salle.lab.ladder.play_unit", after(6, play_unit))
        with pytest.raises(SystemExit) as ended:
            run(folder, *NAMES)
    assert ended.value.code == 130
    assert list(read_kept_ratings(folder / "ratings.toml")) == [NAMES[0]]
    fenced: list[int] = []

    def counted(*arguments: Any) -> Any:
        fenced.append(1)
        return play_unit(*arguments)

    monkeypatch.setattr(ladders, "run_salle", in_this_process)
    monkeypatch.setattr("salle.lab.ladder.play_unit", counted)
    assert run(folder, *NAMES) == whole
    assert len(fenced) == 2  # six of eight were done before


def test_what_is_wrong_ends_it(folder: Path) -> None:
    with pytest.raises(SystemExit) as ended:
        run(folder, NAMES[0], "--only", "tactic,bold")
    assert ended.value.code == 2
    assert read_kept_ratings(folder / "ratings.toml") == {}
