"""Golden records of every game: short enough to read, told in both languages, and written again byte for byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from salle.core.game_folders import game_ids
from salle.core.notation.records import Record, result
from tests.support.playing import Playing

RECORDS = sorted((Path(__file__).parents[1] / "golden").glob("*/*.salle"))
MOST_LINES = 40
every_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")


def test_every_game_has_golden_records() -> None:
    assert {path.parent.name for path in RECORDS} == set(game_ids())


@every_record
def test_a_golden_record_ends_as_its_tags_say_and_is_written_again_byte_for_byte(path: Path) -> None:
    record = Record.load(path)
    bout = record.replay()
    assert bout.outcome is not None
    assert record.tags["Result"] == result(bout.game, bout.outcome)
    assert record.tags["Reason"] == bout.game.rule_name(bout.outcome.rule)
    assert Record.of(bout, record.names(bout.game)).text().encode() == path.read_bytes()


@every_record
def test_a_golden_record_is_told_in_both_languages(path: Path) -> None:
    bout = Playing(Record.load(path).replay())
    assert len(bout.told("en")) == len(bout.told("zh-Hant")) > 0
    assert all(map(str.strip, bout.told("en") + bout.told("zh-Hant")))


def test_golden_records_are_short_enough_to_read() -> None:
    assert [path for path in RECORDS if len(path.read_text("utf-8").splitlines()) > MOST_LINES] == []
