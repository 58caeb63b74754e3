"""The seal in a record: what is written, what is left as it was, and tags that can't be, named with their line."""

from __future__ import annotations

import pytest

import salle
from salle import Bout, Record, Seat
from salle.core.errors import BadRecord
from salle.core.notation.sealed_tags import Sealed, deck_plies, trim_zeros
from salle.core.notation.seals import Seal, SealedDealer
from tests.core.sealing import ENTROPY, SECRET, sealed_record
from tests.core.test_record import DEAL, FILE, bad_record, problem, typed

COMMITMENT = Seal(SECRET, ENTROPY).commitment
TAGS = {"Seal": COMMITMENT, "Entropy1": "c0ffee", "Entropy2": "", "Secret": SECRET.hex(), "Draws": "0:1,1"}
GAME = salle.game("engarde", "standard", hits=1, rounds=1)


def test_a_sealed_record_says_how_it_was_dealt() -> None:
    tags = sealed_record(GAME, plies=4).tags
    assert list(tags)[-5:] == ["Seal", "Entropy1", "Entropy2", "Secret", "Draws"]
    assert {name: tags[name] for name in TAGS} == TAGS | {
        "Draws": "0:0,0,0,0,0,1,1 1:5,5,5,5,5 2:5,5,5,4,5 3:5,4,5,4,5"
    }


def test_the_secret_is_kept_unless_it_is_to_be_told() -> None:
    bout, seal = Bout(GAME), Seal(SECRET, ENTROPY)
    kept = Record.of(bout, sealed=Sealed(seal, []))
    assert "Secret" not in kept.tags
    assert SECRET.hex() not in kept.text()
    assert Record.parse(kept.text()).tags == kept.tags
    assert kept.tags["Seal"] == COMMITMENT


def test_a_record_without_a_seal_is_as_it_was() -> None:
    sealed = sealed_record(GAME)
    bout = sealed.replay()
    plain = Record.of(bout, ("Ada", "Bo"))
    assert list(plain.tags) == ["Game", "Options", "Digest", "Seat1", "Seat2", "Result", "Reason"]
    assert plain.tokens == sealed.tokens
    assert list(sealed.tags.items())[: len(plain.tags)] == list(plain.tags.items())


def test_a_bout_without_a_deal_has_no_draws() -> None:
    bout = Bout(GAME)
    bout.retire(Seat(0))
    record = Record.of(bout, sealed=Sealed(Seal(SECRET, ENTROPY), [], revealed=True))
    assert record.tags["Draws"] == ""
    assert Record.parse(record.text()).replay().over


def test_a_seat_that_retires_while_the_deck_is_due_is_no_draw() -> None:
    bout, dealer = Bout(salle.game("arena", seats=3)), SealedDealer(Seal(SECRET, ("", "", "")))
    for retires in (False, True, False):
        if retires:
            bout.retire(Seat(2))
        bout.dealt(dealer.deal(bout.game, bout.state))
    assert [ply.ply for ply in deck_plies(bout)] == [0, 2, 3]


def test_counters_and_entropy_must_fit_the_bout() -> None:
    bout = sealed_record(GAME, plies=4).replay()
    for sealed in (Sealed(Seal(SECRET, ENTROPY), [0, 1, 2]), Sealed(Seal(SECRET, ("",)), [0, 1, 2, 3])):
        with pytest.raises(ValueError, match="zip"):
            Record.of(bout, sealed=sealed)


@pytest.mark.parametrize(("weights", "kept"), [([], ()), ([0, 0], ()), ([1, 0, 2], (1, 0, 2)), ([0, 3, 0, 0], (0, 3))])
def test_weights_are_cut_after_the_last(weights: list[int], kept: tuple[int, ...]) -> None:
    assert trim_zeros(weights) == kept


# -- tags that can't be


@pytest.mark.parametrize(
    ("tag", "value", "id"),
    [
        ("Seal", "", "record-bad-hash"),
        ("Seal", COMMITMENT[1:], "record-bad-hash"),
        ("Seal", COMMITMENT + "0", "record-bad-hash"),
        ("Seal", COMMITMENT.upper(), "record-bad-hash"),
        ("Secret", "0x" + SECRET.hex()[2:], "record-bad-hash"),
        ("Secret", SECRET.hex()[:-1], "record-bad-hash"),
        ("Entropy1", "C0FFEE", "record-bad-entropy"),
        ("Entropy2", "0" * 65, "record-bad-entropy"),
        ("Entropy2", "a b", "record-bad-entropy"),
        ("Draws", "0", "record-bad-draw"),
        ("Draws", "0:", "record-bad-draw"),
        ("Draws", ":1,1", "record-bad-draw"),
        ("Draws", "0:0,0", "record-bad-draw"),
        ("Draws", "0:1,1,0", "record-bad-draw"),
        ("Draws", "0:1,,1", "record-bad-draw"),
        ("Draws", "0:1,-1", "record-bad-draw"),
        ("Draws", "00:1,1", "record-bad-draw"),
        ("Draws", "0:1,01", "record-bad-draw"),
        ("Draws", "0:1,١", "record-bad-draw"),
        ("Draws", f"{'9' * 5000}:1", "record-bad-draw"),
        ("Draws", f"{2**63}:1", "record-draw-too-large"),
        ("Draws", f"0:{2**64 - 1},2", "record-draw-too-large"),
    ],
)
def test_a_bad_shape_is_named_with_its_line(tag: str, value: str, id: str) -> None:
    error = bad_record(typed(DEAL, "-", **(TAGS | {tag: value})))
    assert problem(error) == id
    line = 5 + list(TAGS).index(tag)
    assert str(error).startswith(f"{FILE}, line {line}: ")
    assert value[:300] in str(error)


def test_the_bad_draw_is_counted() -> None:
    assert "draw 3 must be" in str(bad_record(typed(DEAL, "-", **(TAGS | {"Draws": "0:1,1 1:5 2;5"}))))


def test_the_largest_counter_and_table_can_be_written() -> None:
    text = typed(DEAL, "-", **(TAGS | {"Draws": f"{2**63 - 1}:{2**64 - 1},1"}))
    assert Record.parse(text).replay()


@pytest.mark.parametrize(("left_out", "line"), [("Seal", 11), ("Draws", 11), ("Entropy1", 5), ("Entropy2", 5)])
def test_a_part_of_the_seal_that_is_missing_is_named(left_out: str, line: int) -> None:
    tags = {name: value for name, value in TAGS.items() if name != left_out}
    assert str(bad_record(typed(DEAL, "-", **tags))) == f"{FILE}, line {line}: the tag {left_out} is missing"


@pytest.mark.parametrize("alone", ["Secret", "Entropy2", "Draws"])
def test_there_is_no_part_of_a_seal_alone(alone: str) -> None:
    assert str(bad_record(typed(DEAL, "-", **{alone: TAGS[alone]}))).endswith("the tag Seal is missing")


def test_nobody_adds_to_the_seal_without_a_seat() -> None:
    error = bad_record(typed(DEAL, "-", **TAGS, Entropy3="ab"))
    assert str(error) == f"{FILE}, line 10: there is no tag Entropy3"
    with pytest.raises(BadRecord, match="there is no tag Entropy0"):
        Record.parse(typed(DEAL, "-", **TAGS, Entropy0="ab"))
