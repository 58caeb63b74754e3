"""The tags of a sealed record: the seal, the entropy of each seat, the secret, and all draws with their weights.

[Seal "5fd1...e2"]
[Entropy1 "c0ffee"]
[Entropy2 ""]
[Secret "0123...ef"]
[Draws "0:1,1 1:5,5,5,5,5 2:5,4,5,5,5"]
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from salle.core.bout import Bout
from salle.core.game import CHANCE
from salle.core.notation.seals import COUNTERS, ENTROPY, RANGE, Seal
from salle.core.texts import Message

SEAL, SECRET, DRAWS = "Seal", "Secret", "Draws"
ENTROPY_TAG = re.compile(r"Entropy[1-9]")
HASH = re.compile(r"[0-9a-f]{64}")
NUMBER = "(?:0|[1-9][0-9]{0,19})"
DRAW = re.compile(rf"{NUMBER}:(?:{NUMBER},)*[1-9][0-9]{{0,19}}")


@dataclass(frozen=True)
class Sealed:
    """How a bout was dealt: its seal, the counter of each draw, and whether the secret is revealed."""

    seal: Seal
    counters: Sequence[int]
    revealed: bool = False


class Listed(NamedTuple):
    """A draw in the record: its counter and its weights."""

    counter: int
    weights: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.counter}:{weights_text(self.weights)}"


class DeckPly(NamedTuple):
    """A draw of the bout: its ply, counted from 0, its result, and its weights by the rules."""

    ply: int
    dealt: int  # as an index in the weights
    weights: tuple[int, ...]


def deck_plies(bout: Bout) -> Iterator[DeckPly]:
    """Every draw of the bout. A resignation on the deck's turn is not a draw."""
    state = (bout.game.new() if bout.start is None else bout.start).copy()
    for ply, action in enumerate(bout.actions):
        if state.to_act == CHANCE and action >= 0:
            yield DeckPly(ply, action - bout.game.actions, trim_zeros(state.chance_weights()))
        state.apply(action)


def trim_zeros(weights: Sequence[int]) -> tuple[int, ...]:
    """The weights up to the last that is not 0."""
    length = len(weights)
    while length and not weights[length - 1]:
        length -= 1
    return tuple(weights[:length])


def weights_text(weights: Sequence[int]) -> str:
    """The weights in text form."""
    return ",".join(map(str, weights))


def seal_tags(bout: Bout, sealed: Sealed) -> dict[str, str]:
    """The tags that say how a bout was dealt."""
    seal = sealed.seal
    tags = {SEAL: seal.commitment}
    tags |= dict(zip(entropy_tags(bout.game.seats), seal.entropy, strict=True))
    if sealed.revealed:
        tags[SECRET] = seal.secret.hex()
    plies = zip(sealed.counters, deck_plies(bout), strict=True)
    tags[DRAWS] = " ".join(str(Listed(counter, ply.weights)) for counter, ply in plies)
    return tags


def entropy_tags(seats: int) -> list[str]:
    """The tags with the entropy of each seat."""
    return [f"Entropy{number}" for number in range(1, seats + 1)]


def is_seal_tag(name: str) -> bool:
    """Whether this tag is about the seal."""
    return name in (SEAL, SECRET, DRAWS) or ENTROPY_TAG.fullmatch(name) is not None


def required_tags(tags: Mapping[str, str]) -> tuple[str, ...]:
    """The tags that must be present if any tag is about the seal."""
    return (SEAL, DRAWS) if any(map(is_seal_tag, tags)) else ()


def tag_problem(name: str, value: str) -> Message | None:
    """The problem with the value of a tag, as far as it can be found without the rules."""
    if name in (SEAL, SECRET) and not HASH.fullmatch(value):
        return Message("record-bad-hash", {"tag": name, "text": value})
    if ENTROPY_TAG.fullmatch(name) and not ENTROPY.fullmatch(value):
        return Message("record-bad-entropy", {"tag": name, "text": value})
    if name == DRAWS:
        for number, word in enumerate(value.split(), 1):
            if not DRAW.fullmatch(word):
                return Message("record-bad-draw", {"number": number, "text": word})
            listed = _listed(word)
            if listed.counter >= COUNTERS or sum(listed.weights) > RANGE:
                return Message("record-draw-too-large", {"number": number, "text": word})
    return None


def read_draws(tags: Mapping[str, str]) -> list[Listed]:
    """The draws that a record lists."""
    return [_listed(word) for word in tags[DRAWS].split()]


def _listed(word: str) -> Listed:
    counter, _, weights = word.partition(":")
    return Listed(int(counter), tuple(map(int, weights.split(","))))


def read_seal(tags: Mapping[str, str], seats: int) -> Seal | None:
    """The seal of a record, or None while the secret is not revealed."""
    if SECRET not in tags:
        return None
    return Seal(bytes.fromhex(tags[SECRET]), [tags[name] for name in entropy_tags(seats)])
