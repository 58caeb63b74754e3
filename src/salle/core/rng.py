"""A small random generator, sfc32, with the same numbers compiled and interpreted.

Its 32-bit words are in `i64` and are masked by hand, because `i64` wraps when compiled and grows when interpreted.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from mypy_extensions import i64

from salle.core.choices import Seed, read_seed

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 12


class Rng:
    """A stream of random numbers from a seed and a name, such as `Rng(7, "deck")`."""

    def __init__(self, seed: Seed, stream: int | str = "") -> None:
        grain = blake2b(f"{read_seed(seed)}/{stream}".encode(), digest_size=12).digest()
        self.a: i64 = int.from_bytes(grain[0:4], "little")
        self.b: i64 = int.from_bytes(grain[4:8], "little")
        self.c: i64 = int.from_bytes(grain[8:12], "little")
        self.counter: i64 = 1
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """32 random bits."""
        b, c = self.b, self.c
        total = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) | (c >> 11)) + total) & WORD
        return total

    def below(self, bound: i64) -> i64:
        """A random integer from 0 to bound - 1. All are equally likely. `bound` is at most 2**31."""
        product = self.word() * bound
        low = product & WORD
        if low < bound:  # Lemire's rejection: only here could the result be biased
            uneven = (WORD + 1) % bound
            while low < uneven:
                product = self.word() * bound
                low = product & WORD
        return product >> 32

    def pick(self, weights: list[i64], total: i64) -> i64:
        """A random index with a probability in proportion to its weight. `total` is the sum of the weights."""
        left = self.below(total)
        index: i64 = 0
        if 2 * left < total:  # search from the nearer end
            weight: i64 = weights[0]
            while left >= weight:
                left -= weight
                index += 1
                weight = weights[index]
            return index
        right = total - left
        index = len(weights) - 1
        weight = weights[index]
        while right > weight:
            right -= weight
            index -= 1
            weight = weights[index]
        return index

    def __reduce__(self) -> tuple[Any, ...]:
        return resume_rng, (int(self.a), int(self.b), int(self.c), int(self.counter))


def resume_rng(a: i64, b: i64, c: i64, counter: i64) -> Rng:
    """Make a copied or pickled stream again."""
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.counter = a, b, c, counter
    return rng
