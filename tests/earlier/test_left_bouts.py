"""A bout that was left in the terminal under an earlier version goes on under this one."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from salle.core.game import Action, Game
from salle.core.notation.records import BOT, UNFINISHED, Record
from tests.cli.conftest import Salle
from tests.earlier.versions import files_of, named

BOUTS = files_of("bouts/*.salle")
ROUNDS = 200  # in which everything is typed that the game knows
every_left_bout = pytest.mark.parametrize("path", BOUTS, ids=named)


def typed(game: Game) -> str:
    """Every action again and again: the terminal refuses what the rules forbid, and asks again."""
    tokens = [game.notation.token(Action(number)) for number in range(game.actions)]
    return "".join(f"{token}\n" for token in tokens) * ROUNDS


def left(path: Path, tmp_path: Path) -> Path:
    """A copy of the bout in a data folder."""
    copy = tmp_path / "data" / "bouts" / path.name
    copy.parent.mkdir(parents=True)
    shutil.copyfile(path, copy)
    return copy


def test_there_is_a_left_bout() -> None:
    assert BOUTS


@every_left_bout
def test_a_left_bout_is_played_to_its_end_against_its_bots(path: Path, tmp_path: Path, salle: Salle) -> None:
    before, kept = Record.load(path), left(path, tmp_path)
    assert before.tags["Result"] == UNFINISHED
    ran = salle("play", "--resume", "--seed", "1", typed=typed(before.game()))
    assert ran.returncode == 0, ran.stderr
    assert "Continuing your last bout" in ran.stdout
    after = Record.load(kept)
    bout = after.replay()
    assert bout.over and bout.outcome is not None and bout.game.rule_name(bout.outcome.rule) != "retired"
    assert [token for token, _ in after.tokens[: len(before.tokens)]] == [token for token, _ in before.tokens]
    assert after.names(bout.game) == before.names(bout.game)
    assert any(name.startswith(BOT) for name in after.names(bout.game))


@every_left_bout
def test_a_left_bout_named_by_its_file_goes_on(path: Path, tmp_path: Path, salle: Salle) -> None:
    kept = left(path, tmp_path)
    ran = salle("play", str(kept), typed="resign\ny\n")
    assert ran.returncode == 0, ran.stderr
    assert len(Record.load(kept).tokens) > len(Record.load(path).tokens)
