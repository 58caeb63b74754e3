"""The random generator: known numbers, even draws, and independent streams."""

from __future__ import annotations

from collections import Counter

import pytest

from salle import Rng


def chi_square(counts: Counter[int], expected: dict[int, float]) -> float:
    assert set(counts) <= set(expected)
    return sum((counts[value] - wanted) ** 2 / wanted for value, wanted in expected.items())


def test_known_words() -> None:
    rng = Rng(7, "deck")
    assert [rng.word() for _ in range(4)] == [0x7EE599EB, 0xEFC23444, 0xD6BB162A, 0x1241F6EA]


def test_known_numbers_below_a_bound() -> None:
    rng = Rng("a")
    assert [rng.below(100) for _ in range(8)] == [0, 53, 47, 62, 53, 48, 89, 48]
    assert [rng.below(2**31) for _ in range(3)] == [312556250, 1946952958, 1980854657]


def test_known_picks() -> None:
    rng = Rng(0, "pick")
    assert [rng.pick([0, 3, 0, 1, 6], 10) for _ in range(20)] == [
        1, 4, 4, 4, 4, 1, 4, 4, 4, 1, 1, 3, 3, 4, 4, 1, 4, 1, 4, 4,
    ]  # fmt: skip


def test_words_far_into_a_stream_are_words() -> None:
    rng = Rng("far")
    words = [rng.word() for _ in range(20_000)]
    assert all(0 <= word < 2**32 for word in words)
    assert len(set(words)) > 19_990
    assert words[-1] == 1176987791


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 1000, 2**16 + 1, 2**31 - 1, 2**31])
def test_below_stays_within_its_bound(bound: int) -> None:
    rng = Rng("bounds", bound)
    drawn = [rng.below(bound) for _ in range(2000)]
    assert min(drawn) >= 0 and max(drawn) < bound
    assert max(drawn) >= bound - 1 - bound // 100


@pytest.mark.parametrize("bound", [2, 5, 6, 25])
def test_below_is_even(bound: int) -> None:
    rng, draws = Rng("even", bound), 40_000
    counts = Counter(rng.below(bound) for _ in range(draws))
    assert chi_square(counts, dict.fromkeys(range(bound), draws / bound)) < 2 * bound + 30


def test_below_is_even_where_plain_scaling_is_not() -> None:
    """With this bound, scaling 32 bits without a rejection falls 3 : 3 : 2 on the residues of three."""
    rng, draws = Rng("rejection"), 20_000
    counts = Counter(rng.below(3 * 2**29) % 3 for _ in range(draws))
    assert chi_square(counts, dict.fromkeys(range(3), draws / 3)) < 30


def test_pick_follows_the_weights() -> None:
    weights, draws = [5, 0, 1, 3, 0, 11], 40_000
    rng, total = Rng("weights"), sum(weights)
    counts = Counter(rng.pick(weights, total) for _ in range(draws))
    expected = {index: draws * weight / total for index, weight in enumerate(weights) if weight}
    assert chi_square(counts, expected) < 40


def test_the_same_seed_and_stream_give_the_same_numbers() -> None:
    first, second = Rng(3, "deck"), Rng(3, "deck")
    assert [first.word() for _ in range(50)] == [second.word() for _ in range(50)]


def test_other_seeds_and_streams_give_other_numbers() -> None:
    rngs = [Rng(3, "deck"), Rng(3, "lot"), Rng(3), Rng(4, "deck"), Rng("x", 3), Rng("x", 4)]
    heads = {tuple(rng.word() for _ in range(4)) for rng in rngs}
    assert len(heads) == len(rngs)


def test_two_streams_are_independent() -> None:
    left, right, draws = Rng(3, "left"), Rng(3, "right"), 20_000
    pairs = Counter(left.below(4) * 4 + right.below(4) for _ in range(draws))
    assert chi_square(pairs, dict.fromkeys(range(16), draws / 16)) < 60
