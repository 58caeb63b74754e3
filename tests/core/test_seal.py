"""The seal: known bytes and indices, the same by a second hand, every weight its share, and nothing drawn twice."""

from __future__ import annotations

import hmac
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import salle
from salle import CHANCE, Rng, Seat
from salle.core.dealer import AnyDealer
from salle.core.errors import BadSeal, OutOfTurn
from salle.core.notation.seals import Seal, SealedDealer, commitment
from tests.core.sealing import ENTROPY, SECRET, deal_out, plain_draw, plain_hmac
from tests.core.toy import HEADS, TAILS, ToyGame, ToyState

KEY = "251070ef5cc1cedf0c9a62e732f2bc178928d17b85e684bae17f76ebbcfa9f8d"
BLOCKS = (
    "702f23872aaaa91dffd84b3f7fd6f9e5918f417229a087fa87a96cfbc37890b3",
    "c163d89f3fb0778b0acf3191fed40ae2955f89f1b8a7ac00dfb975da29b0ad96",
    "cd6066406194bb75ddfffdbbe67d3936b39c907685ed32f604efb221dd887dc2",
)
JUST_ABOVE_HALF = [2**62, 0, 2**62, 1]  # nearly every second block is rejected
SECRETS = st.binary(min_size=32, max_size=32)
SEATS = st.lists(st.text("0123456789abcdef", max_size=64), min_size=1, max_size=6).map(tuple)
TABLES = st.one_of(
    st.lists(st.integers(0, 9), min_size=1, max_size=40),
    st.lists(st.integers(0, 2**61), min_size=1, max_size=7),
    st.lists(st.integers(0, 3), max_size=3).map(lambda more: [*more, 2**63 - 1, 2]),
).filter(any)


def run(seal: Seal, weights: list[int], length: int) -> list[tuple[int, int]]:
    """So many draws in a row: each index with its counter."""
    found, counter = [], 0
    for _ in range(length):
        drawn = seal.draw(weights, counter)
        found.append((drawn.index, drawn.counter))
        counter = drawn.next
    return found


# -- known bytes


def test_the_known_commitment() -> None:
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert Seal(SECRET, ENTROPY).commitment == commitment(SECRET)


def test_the_known_key_and_blocks() -> None:
    assert plain_hmac(SECRET, b"salle deal 1\nc0ffee/").hex() == KEY
    assert [plain_hmac(bytes.fromhex(KEY), bytes(7) + bytes([c])).hex() for c in range(3)] == list(BLOCKS)
    assert hmac.digest(bytes.fromhex(KEY), bytes(8), "sha256").hex() == BLOCKS[0]


def test_the_known_draws() -> None:
    """0x702f23872aaaa91d mod 6 is 1, which lies behind the first weight and the empty second."""
    assert int(BLOCKS[0][:16], 16) % 6 == 1
    found = run(Seal(SECRET, ENTROPY), [1, 0, 2, 3], 24)
    assert [index for index, _ in found] == [2, 3, 3, 3, 2, 3, 3, 0, 3, 3, 0, 3, 0, 2, 3, 3, 3, 3, 3, 0, 3, 2, 2, 2]
    assert [counter for _, counter in found] == list(range(24))


def test_the_known_rejections() -> None:
    found = run(Seal(SECRET, ENTROPY), JUST_ABOVE_HALF, 9)
    assert found == [(2, 0), (0, 3), (2, 8), (2, 9), (0, 12), (0, 14), (2, 17), (2, 19), (0, 20)]
    assert [int(block[:16], 16) < sum(JUST_ABOVE_HALF) for block in BLOCKS] == [True, False, False]


# -- the same by a second hand


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(SECRETS, SEATS, TABLES, st.one_of(st.integers(0, 300), st.integers(0, 2**63 - 1)))
def test_draws_are_those_of_the_specification(
    secret: bytes, entropy: tuple[str, ...], weights: list[int], counter: int
) -> None:
    drawn = Seal(secret, entropy).draw(weights, counter)
    assert (drawn.index, drawn.counter) == plain_draw(secret, entropy, weights, counter)
    assert weights[drawn.index] > 0
    assert drawn.next == drawn.counter + 1 > counter


def test_a_draw_begins_at_its_counter() -> None:
    seal = Seal(SECRET, ENTROPY)
    assert [seal.draw(JUST_ABOVE_HALF, counter).counter for counter in (0, 1, 2, 3, 4)] == [0, 3, 3, 3, 8]


def test_one_way_and_all_ways_are_drawn_without_rejection() -> None:
    seal = Seal(SECRET, ENTROPY)
    assert run(seal, [0, 0, 7], 5) == [(2, counter) for counter in range(5)]
    halves = run(seal, [2**63, 2**63], 3)
    assert halves == [(int(block[:16], 16) >> 63, counter) for counter, block in enumerate(BLOCKS)]


# -- every weight has its share


@pytest.mark.parametrize("weights", [[1, 1], [5, 5, 5, 5, 5], [3, 0, 1, 2], [1] * 25])
def test_every_weight_has_its_share(weights: list[int]) -> None:
    """The seal is fixed, and so is the answer: a chi-square that a fair draw exceeds once in a thousand seals."""
    length, ways = 5000, sum(weights)
    counts = Counter(index for index, _ in run(Seal(SECRET, ENTROPY), weights, length))
    shares = {index: length * weight / ways for index, weight in enumerate(weights) if weight}
    assert set(counts) == set(shares)
    limits = {1: 10.83, 2: 13.82, 4: 18.47, 24: 51.18}
    assert sum((counts[index] - mean) ** 2 / mean for index, mean in shares.items()) < limits[len(shares) - 1]


def test_nearly_half_of_the_blocks_are_rejected_just_above_half_the_range() -> None:
    found = run(Seal(SECRET, ENTROPY), JUST_ABOVE_HALF, 2000)
    assert 3800 < found[-1][1] < 4200
    assert 900 < sum(index == 0 for index, _ in found) < 1100


def test_secret_and_entropy_each_change_the_draws() -> None:
    others = [
        Seal(SECRET, ENTROPY),
        Seal(SECRET, ("c0ffee", "0")),
        Seal(SECRET, ("", "c0ffee")),
        Seal(SECRET, ("c0ffee",)),
        Seal(SECRET[::-1], ENTROPY),
    ]
    assert len({tuple(run(seal, [1] * 10, 30)) for seal in others}) == len(others)


# -- what can't be


@pytest.mark.parametrize("secret", [b"", bytes(31), bytes(33)])
def test_a_secret_of_another_length_is_refused(secret: bytes) -> None:
    for make in (commitment, lambda secret: Seal(secret, ENTROPY)):
        with pytest.raises(BadSeal, match=f"32 bytes, not {len(secret)}"):
            make(secret)


@pytest.mark.parametrize("added", ["C0FFEE", "xyz", "0" * 65, "ab/cd", "ab\n", "０"])
def test_entropy_that_is_no_hex_is_refused_with_its_seat(added: str) -> None:
    with pytest.raises(BadSeal, match="entropy of seat 2 must be at most 64 hex digits"):
        Seal(SECRET, ("", added))


@pytest.mark.parametrize(
    ("weights", "counter"), [([], 0), ([0, 0], 0), ([2**64, 1], 0), ([3, -1], 0), ([1], -1), ([1], 2**63)]
)
def test_there_is_no_draw_from_nothing(weights: list[int], counter: int) -> None:
    with pytest.raises(ValueError, match="there is no draw"):
        Seal(SECRET, ENTROPY).draw(weights, counter)


# -- the dealer


def test_a_sealed_dealer_deals_by_the_seal_and_its_counter_only_grows() -> None:
    game, dealer = salle.game("engarde", "standard", hits=1), SealedDealer(Seal(SECRET, ENTROPY))
    state, counters = game.new(), []
    while state.to_act == CHANCE:
        weights, before = list(state.chance_weights()), dealer.counter
        action = dealer.deal(game, state)
        assert (action - game.actions, dealer.used[-1]) == plain_draw(SECRET, ENTROPY, weights, before)
        assert action in state.legal_actions()
        state.apply(action)
        counters.append(dealer.counter)
    assert counters == [used + 1 for used in dealer.used] == list(range(1, 12))
    with pytest.raises(AttributeError):
        dealer.counter = 0  # type: ignore[misc]


def test_a_sealed_dealer_goes_on_from_any_counter() -> None:
    game, seal = salle.game("engarde", "basic"), Seal(SECRET, ENTROPY)
    whole = deal_out(game, SealedDealer(seal), Rng(1), 6)
    again, later = deal_out(game, SealedDealer(seal), Rng(1), 3), SealedDealer(seal, 3)
    while len(again.actions) < 6:
        again.dealt(later.deal(game, again.state))
    assert again.actions == whole.actions
    assert later.counter == 6


def test_a_rejected_counter_is_not_used_again() -> None:
    game, state, dealer = ToyGame(), ToyState(ToyGame()), SealedDealer(Seal(SECRET, ENTROPY))
    state.to_act, state.weights = CHANCE, [2**62, 2**62 + 1]
    dealt = [dealer.deal(game, state) for _ in range(5)]
    assert dealer.used == [0, 3, 8, 9, 12]
    assert dealer.counter == 13
    assert dealt == [TAILS, HEADS, TAILS, TAILS, HEADS]


def test_a_sealed_dealer_keeps_to_the_turn_like_any_other() -> None:
    dealer: AnyDealer = SealedDealer(Seal(SECRET, ENTROPY), 7)
    with pytest.raises(OutOfTurn, match="It is not the deck’s turn"):
        dealer.deal(ToyGame(), ToyState(ToyGame()))
    assert isinstance(dealer, SealedDealer) and dealer.counter == 7 and dealer.used == []
    assert isinstance(salle.Dealer(1), AnyDealer)


def test_whom_the_deck_deals_to_does_not_matter() -> None:
    game, state = ToyGame(), ToyState(ToyGame())
    state.to_act = CHANCE
    found = []
    for turn in (0, 1):
        state.turn = Seat(turn)
        dealer = SealedDealer(Seal(SECRET, ENTROPY))
        found.append([dealer.deal(game, state) for _ in range(20)])
    assert found[0] == found[1]
