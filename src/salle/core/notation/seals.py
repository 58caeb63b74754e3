"""Sealed deals: every draw follows from a secret, fixed beforehand, and from the entropy that the players add.

Before the first card, all players see the commitment: the SHA-256 of the secret's 32 bytes, in hex. Then each seat adds
entropy, 0 to 64 hex digits in lower case. A bot adds the empty string. After the bout the secret is revealed, and
anyone can repeat the draws:

    key      = HMAC-SHA256(secret, "salle deal 1" LF entropy of seat 1 "/" entropy of seat 2 "/" ...), in ASCII
    block(c) = HMAC-SHA256(key, c as 8 bytes, big-endian)      for the counter c, from 0 to 2**63 - 1

To draw from a table of weights w[0], w[1], ... (integers, W their sum, 1 <= W <= 2**64) with the counter c:

1. x is the number in the first 8 bytes of block(c), big-endian.
2. If x >= 2**64 - (2**64 mod W), the block is rejected. Add 1 to c and go to 1.
3. Otherwise the result is the smallest i with w[0] + ... + w[i] > x mod W.
4. The counter of the draw is c. The next draw begins at a larger one, normally at c + 1.

No counter is used twice, even if a deal is taken back.
"""

from __future__ import annotations

import hmac
import re
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import accumulate
from typing import Final

from salle.core.dealer import AnyDealer
from salle.core.errors import BadSeal
from salle.core.game import State

SECRET_BYTES: Final = 32
ENTROPY: Final = re.compile(r"[0-9a-f]{0,64}")
PURPOSE: Final = b"salle deal 1\n"
COUNTERS: Final = 2**63  # all counters are below it
RANGE: Final = 2**64  # of the number in a block; the weights of a table do not sum to more


def commitment(secret: bytes) -> str:
    """The commitment that is shown before the first card."""
    if len(secret) != SECRET_BYTES:
        raise BadSeal("seal-bad-secret", bytes=len(secret))
    return sha256(secret).hexdigest()


@dataclass(frozen=True)
class Draw:
    """A drawn index and the counter that gave it."""

    index: int
    counter: int

    @property
    def next(self) -> int:
        """The counter at which the next draw begins."""
        return self.counter + 1


class Seal:
    """The randomness of one bout: the secret, and the entropy of each seat in order."""

    def __init__(self, secret: bytes, entropy: Sequence[str]) -> None:
        self.commitment: Final = commitment(secret)
        for number, added in enumerate(entropy, 1):
            if not ENTROPY.fullmatch(added):
                raise BadSeal("seal-bad-entropy", seat=number, text=added)
        self.secret: Final = secret
        self.entropy: Final = tuple(entropy)
        self._key: Final = hmac.digest(secret, PURPOSE + "/".join(entropy).encode("ascii"), "sha256")

    def draw(self, weights: Sequence[int], counter: int) -> Draw:
        """Draw from these weights, beginning at this counter."""
        ways = sum(weights)
        if not (0 < ways <= RANGE and min(weights) >= 0 and 0 <= counter < COUNTERS):
            raise ValueError(f"there is no draw from {weights} at the counter {counter}")
        fair = RANGE - RANGE % ways
        while (number := self._number(counter)) >= fair:
            counter += 1
        pick = number % ways
        return Draw(bisect_right(list(accumulate(weights)), pick), counter)

    def _number(self, counter: int) -> int:
        return int.from_bytes(hmac.digest(self._key, counter.to_bytes(8, "big"), "sha256")[:8], "big")


class SealedDealer(AnyDealer):
    """Deals what the seal gives, beginning at this counter. `counter` never goes back, even after a takeback."""

    def __init__(self, seal: Seal, counter: int = 0) -> None:
        self.seal: Final = seal
        self.used: list[int] = []  # the counter of each draw, in order
        self._counter = counter

    @property
    def counter(self) -> int:
        """The counter at which the next draw begins."""
        return self._counter

    def pick(self, state: State) -> int:
        """Draw by the seal and the counter alone. The seat that gets the card does not matter."""
        drawn = self.seal.draw(state.chance_weights(), self._counter)
        self.used.append(drawn.counter)
        self._counter = drawn.next
        return drawn.index
