"""Records of earlier versions are read, replayed and verified under today's rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from salle.core.notation.records import Record, reason, result
from salle.core.notation.verification import verify
from tests.cli.conftest import Salle
from tests.earlier.versions import FIXTURES, digests, every_version, files_of, named

RECORDS = files_of("records/*.salle")
SEALED = [path for path in RECORDS if "Seal" in Record.load(path).tags]
UNSEALED = [path for path in RECORDS if path not in SEALED]
RULESETS = {
    *("engarde/basic", "engarde/standard", "engarde/advanced", "audatia/duel", "arena/standard"),
    *("readyfence/tutorial", "readyfence/basic", "readyfence/advanced"),
}  # of 0.1.0
every_record = pytest.mark.parametrize("path", RECORDS, ids=named)
every_sealed_record = pytest.mark.parametrize("path", SEALED, ids=named)
every_unsealed_record = pytest.mark.parametrize("path", UNSEALED, ids=named)


@every_version
def test_no_file_has_changed(folder: Path) -> None:
    lines = (folder / "SHA256SUMS").read_text("utf-8").splitlines()
    assert digests(folder) == {name: digest for digest, name in (line.split() for line in lines)}


def test_every_ruleset_of_the_first_version_has_a_finished_record() -> None:
    records = [Record.load(path) for path in (FIXTURES / "0.1.0/records").glob("*.salle")]
    assert {record.tags["Game"] for record in records if "Reason" in record.tags} == RULESETS


def test_some_records_are_sealed_and_some_have_more_than_two_seats() -> None:
    assert SEALED and UNSEALED
    assert any(Record.load(path).game().seats > 2 for path in SEALED)


@every_record
def test_a_record_still_ends_as_it_says(path: Path) -> None:
    record = Record.load(path)
    bout = record.replay()
    assert bout.over or record.agreed
    assert record.tags["Digest"] == bout.game.digest
    assert record.tags["Result"] == result(bout.game, bout.outcome, record.agreed)
    assert record.tags["Reason"] == reason(bout.game, bout.outcome, record.agreed)


@every_record
def test_a_record_is_written_again_byte_for_byte(path: Path) -> None:
    record = Record.load(path)
    assert record.text().encode() == path.read_bytes()


@every_unsealed_record
def test_a_record_made_from_the_replayed_bout_is_the_same(path: Path) -> None:
    record = Record.load(path)
    bout = record.replay()
    assert Record.of(bout, record.names(bout.game), agreed=record.agreed).text().encode() == path.read_bytes()


@every_sealed_record
def test_the_deals_of_a_sealed_record_are_still_true(path: Path) -> None:
    assert verify(Record.load(path)).failure is None


@every_record
def test_the_command_line_replays_a_record(path: Path, salle: Salle) -> None:
    ran = salle("replay", str(path))
    assert ran.returncode == 0, ran.stderr
    plies = [line for line in ran.stdout.splitlines() if line[:4].strip().isdigit()]
    assert len(plies) == len(Record.load(path).tokens)


@every_sealed_record
def test_the_command_line_verifies_a_sealed_record(path: Path, salle: Salle) -> None:
    ran = salle("verify", str(path))
    assert ran.returncode == 0, ran.stdout + ran.stderr
