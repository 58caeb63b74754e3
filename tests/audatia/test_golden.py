"""Golden duels: records short enough to read, one at least for each way to win, to break off and to draw."""

from __future__ import annotations

from pathlib import Path

import pytest

from salle.core.record import Record, result
from salle.games.audatia.terms import FIRST_END, RULES
from tests.audatia.dueling import Dueling

DUELS = sorted((Path(__file__).parents[1] / "golden" / "audatia").glob("*.salle"))
ENDS = (*RULES[FIRST_END:], "retired")
TOLD = ("break-off", "game-drawn", "duel-won")


def replayed(path: Path) -> Dueling:
    return Dueling(Record.load(path).replay())


def endings(bout: Dueling) -> list[str]:
    """How phrases and games ended, and the duel."""
    journal, game = bout.state.journal, bout.game
    return [game.rule_name(event.rule) for event in journal if game.events[event.kind] in TOLD]


every_duel = pytest.mark.parametrize("path", DUELS, ids=lambda path: path.stem)


@every_duel
def test_a_golden_duel_ends_as_its_tags_say(path: Path) -> None:
    record = Record.load(path)
    bout = record.replay()
    assert bout.outcome is not None
    assert record.tags["Result"] == result(bout.game, bout.outcome)
    assert record.tags["Reason"] == bout.game.rule_name(bout.outcome.rule)


@every_duel
def test_a_golden_duel_is_written_again_byte_for_byte(path: Path) -> None:
    record = Record.load(path)
    bout = record.replay()
    assert Record.of(bout, record.names(bout.game)).text().encode() == path.read_bytes()


@every_duel
def test_a_golden_duel_is_named_by_an_ending_it_has(path: Path) -> None:
    named = next(end for end in sorted(ENDS, key=len, reverse=True) if path.stem.startswith(end))
    assert named in endings(replayed(path))


@every_duel
def test_a_golden_duel_is_told_in_both_languages(path: Path) -> None:
    bout = replayed(path)
    assert len(bout.told("en")) == len(bout.told("zh-Hant")) > 0
    assert all(map(str.strip, bout.told("en") + bout.told("zh-Hant")))


@every_duel
def test_a_golden_duel_is_short_enough_to_read(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= 40


def test_there_is_a_golden_duel_for_every_way_to_win_to_break_off_and_to_draw() -> None:
    found = [end for path in DUELS for end in endings(replayed(path))]
    assert set(found) == set(ENDS)
