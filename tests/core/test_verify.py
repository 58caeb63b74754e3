"""Verifying: what was dealt by a seal is found true in every game, and whatever was changed is found and named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import salle
from salle import CHANCE, Bout, Message, Record, Rng, Seat
from salle.core.errors import BadRecord, BadSeal
from salle.core.notation.sealed_tags import Listed, Sealed
from salle.core.notation.seals import Seal, SealedDealer
from salle.core.notation.tokens import Notation
from salle.core.notation.verification import Verdict, Verification, verify
from salle.core.options import Value
from salle.core.registry import make_game, printed_card_data, rulesets, single_bout_options, variants
from salle.core.texts import LOCALES
from tests.core.sealing import ENTROPY, SECRET, deal_out, sealed_record
from tests.core.toy import PASS, ROLL, ToyGame, ToyState
from tests.support.playing import corrected_in

GAMES = [(name, options) for name in rulesets() for options in variants(name)]
GAME = salle.game("engarde", "standard", hits=1, rounds=1)
RECORD = sealed_record(GAME)
TRUE = ["verify-rules", "verify-commitment", "verify-tables", "verify-draws"]
DEALT = 11  # plies of the deck before the first action
FILE = "bout.salle"


def read(record: Record) -> Record:
    """The record with a new checksum, as after a deliberate change."""
    return Record.parse(record.text(), FILE)


def changed(tokens: list[str] | None = None, **tags: str | None) -> Verdict:
    """The verdict on our record with these tokens or tags; a tag that is None is left out."""
    kept = {name: value for name, value in (RECORD.tags | tags).items() if value is not None}
    return verify(read(Record(kept, RECORD.tokens if tokens is None else [(token, 0) for token in tokens])))


def draws(*, at: int, counter: int | None = None, weights: tuple[int, ...] = ()) -> str:
    """The draws of our record with another counter, or other weights, at one of them."""
    words = RECORD.tags["Draws"].split()
    old = words[at].split(":")
    words[at] = f"{old[0] if counter is None else counter}:{','.join(map(str, weights)) or old[1]}"
    return " ".join(words)


def failure(verdict: Verdict) -> tuple[str, dict[str, Any]]:
    """The id of what failed, and the facts: where, and what differs."""
    assert isinstance(verdict.failure, BadSeal)
    args = verdict.failure.message.args
    assert args["file"] == FILE
    return args["problem"].id, {**args, **args["problem"].args}


def sentence(verdict: Verdict, locale: str = "en") -> str:
    assert verdict.failure is not None
    return salle.texts(locale).say(verdict.failure.message)


def ids(verdict: Verdict) -> list[str]:
    return [message.id for message in verdict.checked]


# -- what is true


@settings(max_examples=80, deadline=None, derandomize=True, database=None)
@given(
    st.sampled_from(GAMES),
    st.binary(min_size=32, max_size=32),
    st.lists(st.text("0123456789abcdef", max_size=64), min_size=6, max_size=6),
    st.integers(0, 10**6),
    st.sampled_from([0, 1, 12, 40, 150]),
)
def test_a_sealed_bout_of_any_game_is_verified(
    named: tuple[str, Mapping[str, Value]], secret: bytes, entropy: list[str], seed: int, plies: int
) -> None:
    name, options = named
    game = make_game(name, {**single_bout_options(name), **options})
    seal = Seal(secret, entropy[: game.seats])
    dealer = SealedDealer(seal)
    bout = deal_out(game, dealer, Rng(seed), plies, retiring=80)
    record = Record.of(bout, (), Sealed(seal, dealer.used, revealed=True))
    again = Record.parse(record.text())
    assert again.tags == record.tags
    assert again.text() == record.text()
    verdict = verify(again)
    assert verdict.failure is None
    assert ids(verdict) == TRUE
    assert verdict.bout.actions == bout.actions
    assert verdict.checked[0].args["draws"] == len(dealer.used) == verdict.checked[3].args["draws"]


def test_a_bout_from_a_stance_is_verified() -> None:
    start = GAME.stance("left=5 right=8 hands=33145/24111 turn=left")
    seal = Seal(SECRET, ENTROPY)
    dealer = SealedDealer(seal)
    bout = deal_out(GAME, dealer, Rng(2), 20, start=start)
    assert dealer.used
    assert verify(read(Record.of(bout, (), Sealed(seal, dealer.used, revealed=True)))).failure is None


def test_corrected_cards_have_weights_of_their_own() -> None:
    cards = corrected_in(printed_card_data("arena"), "attack-high", "copies = { is = 5", "copies = { is = 9")
    game = make_game("arena/standard", {}, cards)
    record = read(sealed_record(game, plies=40))
    assert ":9,5," in record.tags["Draws"]
    assert verify(record, cards).failure is None
    with pytest.raises(BadRecord, match="name them with --cards FILE"):
        verify(record)


def test_what_was_checked_is_told_in_every_language() -> None:
    verdict = changed()
    assert [salle.texts("en").say(message) for message in verdict.checked] == [
        f"The bout follows the rules of engarde/standard. Actions: {len(RECORD.tokens)}. Draws among them: 26.",
        f"The secret matches the seal: its SHA-256 is {RECORD.tags['Seal']}.",
        "The counters only grow, and every table of weights agrees with the rules. Tables: 26.",
        "Every draw follows from the secret, its counter and the entropy of the seats (c0ffee/). Draws: 26.",
    ]
    assert "c0ffee/" in salle.texts("zh-Hant").say(verdict.checked[3])


# -- what is not to be had


def test_a_bout_that_was_not_sealed_has_nothing_to_verify() -> None:
    verdict = changed(Seal=None, Secret=None, Entropy1=None, Entropy2=None, Draws=None)
    assert ids(verdict) == ["verify-rules"]
    assert sentence(verdict) == f"{FILE}: this bout was not sealed, so there is nothing to verify"


def test_before_the_secret_is_revealed_only_the_tables_are_checked() -> None:
    verdict = changed(Secret=None)
    assert ids(verdict) == ["verify-rules", "verify-tables"]
    assert failure(verdict)[0] == "verify-not-revealed"
    assert failure(changed(Secret=None, Draws=draws(at=3, weights=(5, 5, 5, 5, 5))))[0] == "verify-table"
    assert failure(changed(Secret=None, Draws=draws(at=3, counter=1)))[0] == "verify-counter"


def test_a_bout_against_the_rules_is_a_bad_record() -> None:
    tokens = [token for token, _ in RECORD.tokens]
    with pytest.raises(BadRecord, match="action 12"):
        changed([*tokens[:11], "<5", *tokens[12:]])


# -- every change is found, and each has its own message


def test_another_secret_is_found() -> None:
    other = "ff" + SECRET.hex()[2:]
    verdict = changed(Secret=other)
    id, facts = failure(verdict)
    assert (id, facts["found"]) == ("verify-commitment-differs", RECORD.tags["Seal"])
    assert facts["expected"] == Seal(bytes.fromhex(other), ENTROPY).commitment
    assert ids(verdict) == ["verify-rules"]


def test_another_promise_is_found() -> None:
    assert failure(changed(Seal="0" * 64))[0] == "verify-commitment-differs"


@pytest.mark.parametrize("added", [{"Entropy1": "c0ffef"}, {"Entropy2": "0"}, {"Entropy1": "", "Entropy2": "c0ffee"}])
def test_other_entropy_is_found(added: dict[str, str]) -> None:
    verdict = changed(None, **added)
    id, facts = failure(verdict)
    assert id == "verify-many-draws"
    assert 13 < facts["wrong"] <= facts["draws"] == 26
    assert facts["token"] == RECORD.tokens[facts["ply"] - 1][0] != facts["expected"]
    assert ids(verdict) == ["verify-rules", "verify-commitment"]


@pytest.mark.parametrize("ply", range(1, 11))
def test_another_card_is_found_where_it_was_dealt(ply: int) -> None:
    tokens = [token for token, _ in RECORD.tokens][:DEALT]
    true = tokens[ply]
    tokens[ply] = "+1" if true != "+1" else "+2"
    verdict = changed(tokens, Draws=" ".join(RECORD.tags["Draws"].split()[:DEALT]), Result="*", Reason=None)
    id, facts = failure(verdict)
    assert id == "verify-draw"
    assert (facts["ply"], facts["token"], facts["expected"]) == (ply + 1, tokens[ply], true)
    assert facts["counter"] == str(ply)
    assert sentence(verdict).startswith(f"{FILE}, line {facts['line']}, action {ply + 1} ({tokens[ply]}): ")


@pytest.mark.parametrize("weights", [(5, 5, 5, 5, 4), (5, 5, 5, 5), (5, 5, 5, 5, 5, 1), (10, 10, 10, 10, 10)])
def test_another_table_is_found(weights: tuple[int, ...]) -> None:
    id, facts = failure(changed(Draws=draws(at=1, weights=weights)))
    assert id == "verify-table"
    assert (facts["ply"], facts["token"]) == (2, RECORD.tokens[1][0])
    assert (facts["found"], facts["expected"]) == (",".join(map(str, weights)), "5,5,5,5,5")


@pytest.mark.parametrize("counter", [0, 3, 4])
def test_a_counter_that_goes_back_is_found(counter: int) -> None:
    id, facts = failure(changed(Draws=draws(at=5, counter=counter)))
    assert id == "verify-counter"
    assert (facts["ply"], facts["counter"], facts["before"]) == (6, str(counter), "4")


def test_another_counter_is_found_by_what_it_draws() -> None:
    record, seal = sealed_record(GAME, plies=DEALT), Seal(SECRET, ENTROPY)
    *others, last = record.tags["Draws"].split()
    weights = [int(weight) for weight in last.removeprefix("10:").split(",")]
    true = seal.draw(weights, 10).index
    other = next(counter for counter in range(DEALT, 99) if seal.draw(weights, counter).index != true)
    record.tags["Draws"] = " ".join([*others, last.replace("10:", f"{other}:")])
    id, facts = failure(verify(read(record)))
    assert (id, facts["ply"], facts["counter"]) == ("verify-draw", DEALT, str(other))


@pytest.mark.parametrize("number", [0, 7, 25])
def test_a_missing_draw_is_found(number: int) -> None:
    words = RECORD.tags["Draws"].split()
    id, facts = failure(changed(Draws=" ".join(words[:number] + words[number + 1 :])))
    assert (id, facts["found"], facts["expected"]) == ("verify-count", 25, 26)


def test_a_draw_too_many_is_found() -> None:
    assert failure(changed(Draws=RECORD.tags["Draws"] + " 26:1"))[0] == "verify-count"


def test_every_failure_has_words_of_its_own_in_every_language() -> None:
    verdicts = [
        changed(Seal=None, Secret=None, Entropy1=None, Entropy2=None, Draws=None),
        changed(Secret=None),
        changed(Seal="0" * 64),
        changed(Entropy1=""),
        changed(Draws=draws(at=1, weights=(1,))),
        changed(Draws=draws(at=2, counter=0)),
        changed(Draws=""),
    ]
    for locale in LOCALES:
        assert len({sentence(verdict, locale) for verdict in verdicts}) == len(verdicts)


# -- counters that were not used


def test_deals_that_were_taken_back_leave_a_gap_that_is_told() -> None:
    seal = Seal(SECRET, ENTROPY)
    before, after = SealedDealer(seal), SealedDealer(seal, 9)
    bout = deal_out(GAME, before, Rng(1), 4)
    while bout.awaiting == CHANCE:
        bout.dealt(after.deal(GAME, bout.state))
    assert before.used + after.used == [0, 1, 2, 3, *range(9, 16)]
    verdict = verify(read(Record.of(bout, (), Sealed(seal, before.used + after.used, revealed=True))))
    assert verdict.failure is None
    assert ids(verdict) == [*TRUE, "verify-passed-over"]
    assert verdict.checked[-1].args["count"] == 5


class WideToy(ToyGame):
    """A toy whose deck has so many ways that nearly every second block is rejected."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("legal",)
        self.notation = WideNotation(self)

    def new(self) -> ToyState:
        state = ToyState(self)
        state.weights = [2**62, 2**62 + 1]
        return state


class WideNotation(Notation):
    def spell(self, action: salle.Action) -> str:
        return f"a{action}"


def wide_record() -> tuple[Record, Bout]:
    game, seal = WideToy(), Seal(SECRET, ENTROPY)
    bout, dealer = Bout(game), SealedDealer(seal)
    while not bout.over:
        if bout.awaiting == CHANCE:
            bout.dealt(dealer.deal(game, bout.state))
        else:
            bout.act(bout.awaiting, PASS if bout.awaiting == Seat(1) else ROLL)
    assert dealer.used == [0, 3, 8, 9]
    return Record.of(bout, (), Sealed(seal, dealer.used, revealed=True)), bout


def test_a_rejected_counter_is_no_gap() -> None:
    record, bout = wide_record()
    assert [message.id for message in Verification(record, bout).checks()] == TRUE


def test_a_draw_with_a_rejected_counter_is_found() -> None:
    record, bout = wide_record()
    table = Listed(0, (2**62, 2**62 + 1))
    record.tags["Draws"] = " ".join(str(table._replace(counter=counter)) for counter in (0, 2, 8, 9))
    found: list[Message] = []
    with pytest.raises(BadSeal, match="counter 2 gives a block that is rejected") as caught:
        found.extend(Verification(record, bout).checks())
    assert caught.value.message.args["ply"] == 4
