"""`salle verify` with correct records, changed records and other files."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import salle as library
from salle import Record
from salle.core.registry import printed_card_data
from tests.cli.conftest import Ran, Salle, told
from tests.core.sealing import sealed_record
from tests.support.chinese import is_chinese, uncounted
from tests.support.playing import corrected_in

GAME = library.game("engarde", "standard", hits=1, rounds=1)
NOT_SEALED = Path(__file__).parents[1] / "golden/engarde/standard-riposte-hits.salle"
NO_WORDS = re.compile(r"\S+\.salle|engarde/standard|SHA-256|[0-9a-f/]{6,64}|@left|@right")


@pytest.fixture
def record() -> Record:
    return sealed_record(GAME)


def written(record: Record, folder: Path) -> str:
    path = folder / "bout.salle"
    path.write_text(record.text(), encoding="utf-8")
    return str(path)


def lines(ran: Ran, status: int) -> list[str]:
    """The output of a successful command."""
    assert (ran.returncode, ran.stderr) == (status, "")
    return ran.stdout.splitlines()


def test_a_true_record_is_told_check_by_check(salle: Salle, record: Record, tmp_path: Path) -> None:
    *checked, end = lines(salle("verify", written(record, tmp_path)), 0)
    assert [line[:2] for line in checked] == ["✓ "] * 4
    assert checked[1] == f"✓ The secret matches the seal: its SHA-256 is {record.tags['Seal']}."
    assert end.startswith("Verified, provided this seal and your entropy match what you were shown")


def test_a_changed_record_is_told_with_what_differs(salle: Salle, record: Record, tmp_path: Path) -> None:
    record.tags["Draws"] = record.tags["Draws"].replace(" 1:5,5,5,5,5 ", " 1:5,5,9,5,5 ")
    file = written(record, tmp_path)
    *_, end = lines(salle("verify", file), 1)
    token = record.tokens[1][0]
    assert (
        end == f"✗ {file}, line 14, action 2 ({token}): its table of weights is 5,5,9,5,5, but the rules give 5,5,5,5,5"
    )


def test_a_secret_that_is_kept_is_told(salle: Salle, record: Record, tmp_path: Path) -> None:
    del record.tags["Secret"]
    *checked, end = lines(salle("verify", written(record, tmp_path)), 1)
    assert len(checked) == 2
    assert end.endswith("line 8: the secret is not revealed yet, so neither the seal nor the draws can be checked")


def test_a_bout_that_was_not_sealed_is_told_as_such(salle: Salle) -> None:
    *checked, end = lines(salle("verify", str(NOT_SEALED)), 1)
    assert len(checked) == 1
    assert end.endswith(".salle: this bout was not sealed, so there is nothing to verify")


@pytest.mark.parametrize(("changed", "status"), [({}, 0), ({"Seal": "0" * 64}, 1), ({"Entropy1": ""}, 1)])
def test_the_same_is_said_in_chinese(
    salle: Salle, record: Record, tmp_path: Path, changed: dict[str, str], status: int
) -> None:
    record.tags |= changed
    file = written(record, tmp_path)
    english, chinese = (lines(salle("--lang", locale, "verify", file), status) for locale in ("en", "zh-Hant"))
    assert len(english) == len(chinese)
    for there, here in zip(english, chinese, strict=True):
        assert is_chinese(NO_WORDS.sub("", here)), here
        assert uncounted(there, here) == []


def test_a_program_gets_the_same_as_json(salle: Salle, record: Record, tmp_path: Path) -> None:
    report = json.loads(salle("verify", written(record, tmp_path), "--json").stdout)
    assert (report["game"], report["verified"], report["failure"]) == ("engarde/standard", True, None)
    assert [check["id"] for check in report["checked"]] == [
        *("verify-rules", "verify-commitment", "verify-tables", "verify-draws")
    ]
    assert report["checked"][3]["entropy"] == "c0ffee/"
    record.tags["Draws"] = record.tags["Draws"].replace(" 3:", " 1:")
    ran = salle("verify", written(record, tmp_path), "--json")
    assert ran.returncode == 1
    failure = json.loads(ran.stdout)["failure"]
    assert (failure["id"], failure["ply"], failure["token"]) == ("verify-counter", 4, record.tokens[3][0])
    assert (failure["line"], failure["counter"], failure["before"]) == (14, "1", "2")
    assert "is not above 2, the counter of the previous draw" in failure["sentence"]


def test_bad_files_are_refused_like_everywhere(salle: Salle, record: Record, tmp_path: Path) -> None:
    text = record.text()
    path = tmp_path / "bad.salle"
    for old, new, sentence in [
        ("c0ffee", "coffee", "line 9: Entropy1 must be at most 64 hex digits"),
        ("[Entropy2", "[Entropy1", "line 10: the tag Entropy1 appears twice"),
        ("c0ffee", "c0ffef", "the checksum is"),
    ]:
        path.write_text(text.replace(old, new), encoding="utf-8")
        assert sentence in told(salle("verify", str(path)))
    assert "no-such-file.salle cannot be read: there is no such file." in told(salle("verify", "no-such-file.salle"))


def test_corrected_cards_are_given_along(salle: Salle, tmp_path: Path) -> None:
    cards = tmp_path / "cards.toml"
    data = corrected_in(printed_card_data("arena"), "attack-high", "copies = { is = 5", "copies = { is = 6")
    cards.write_text(data, encoding="utf-8")
    file = written(sealed_record(library.game("arena", cards=data), plies=30), tmp_path)
    assert salle("verify", file, "--cards", str(cards)).returncode == 0
    assert "--cards FILE" in told(salle("verify", file))
