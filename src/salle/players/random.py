"""The random bot."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from salle.core.game import Action
from salle.core.player import Seen
from salle.core.rng import Rng


class Random:
    """Chooses a kind of action at random, then an action of that kind, so that kinds with few actions occur too."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def __reduce__(self) -> tuple[Any, ...]:
        return Random, (self.rng,)

    def choose(self, seen: Seen) -> Action:
        kinds: list[i64] = []
        kind: i64
        for kind in seen.kinds:
            if kind not in kinds:
                kinds.append(kind)
        kind = kinds[self.rng.below(len(kinds))]
        actions: list[Action] = []
        number: i64
        for number in range(len(seen.legal)):
            if seen.kinds[number] == kind:
                actions.append(seen.legal[number])
        return actions[self.rng.below(len(actions))]
