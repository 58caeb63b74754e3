"""Habits: learned weights, one small number for each feature of an action or of a position."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from salle.core.game import NOBODY, Seat, State
from salle.core.search.instinct import CERTAIN, Instinct

UNIT: Final = 32  # a weight of this size makes an action e times as likely, or multiplies the odds of winning by e
STEPS: Final = 8 * UNIT  # differences above eight units do not count
LIKELIEST: Final = 255
NEXT_ACTION: Final = -1  # in the notes: the features of the next action follow

WARMTH: Final[list[i64]] = [1 + int(LIKELIEST * exp(-step / UNIT)) for step in range(STEPS)]
SWELL: Final[list[float]] = [exp(step / UNIT) for step in range(-STEPS, STEPS + 1)]


class Habits:
    """The weights by feature. While it takes notes, it records which features were used, and how often."""

    def __init__(self, weights: list[i64]) -> None:
        self.weights: Final = weights
        self.noting: bool = False
        self.notes: list[tuple[int, int]] = []

    def action(self) -> None:
        """Note that the features of another action follow."""
        if self.noting:
            self.notes.append((NEXT_ACTION, 0))

    def of(self, trait: i64) -> i64:
        """The weight of this feature."""
        if self.noting:
            self.notes.append((trait, 1))
        return self.weights[trait]

    def times(self, trait: i64, count: i64) -> i64:
        """The weight of a feature that is present `count` times."""
        if self.noting:
            self.notes.append((trait, count))
        return self.weights[trait] * count


def inclinations(scores: list[i64]) -> list[i64]:
    """Turn scores into inclinations: the highest becomes LIKELIEST + 1, and none is zero. This changes the list."""
    best: i64 = scores[0]
    score: i64
    for score in scores:
        best = max(best, score)
    number: i64
    for number in range(len(scores)):
        step = best - scores[number]
        scores[number] = WARMTH[step] if step < STEPS else 1
    return scores


@mypyc_attr(allow_interpreted_subclasses=True)
class Practised(Instinct):
    """A learned instinct. Inclinations and strengths are sums of habits."""

    def __init__(self, seats: int, habits: Habits) -> None:
        super().__init__(seats)
        self.habits: Final = habits
        self.horizon = 1

    def strength(self, state: State, seat: Seat) -> i64:
        """The strength of this seat. The chance to win is its share after e is raised to the power of each strength."""
        raise NotImplementedError

    def worths(self, before: State, after: State) -> list[i64]:
        worths: list[i64] = []
        swollen: list[float] = []
        total = 0.0
        number: i64
        for number in range(self.seats):
            seat = Seat(number)
            if after.to_act == NOBODY:
                worths.append(CERTAIN * after.utility(seat) // (self.seats - 1))
                continue
            worths.append(0)
            part = 0.0
            if after.stands(seat):
                part = SWELL[min(max(self.strength(after, seat), -STEPS), STEPS) + STEPS]
            total += part
            swollen.append(part)
        if after.to_act != NOBODY:
            for number in range(self.seats):
                worths[number] = (i64(float(int(CERTAIN * self.seats)) * swollen[number] / total) - CERTAIN) // (
                    self.seats - 1
                )
        return worths


@cache
def load_habits(id: str) -> dict[str, list[i64]]:
    """All habits in the game's `habits.toml`, by name."""
    path = files(f"salle.games.{id}") / "habits.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def learned_habits(id: str, practice: str, traits: int) -> Habits:
    """The habits with this name. If there are none, all weights are zero."""
    weights = load_habits(id).get(practice, [0] * traits)
    if len(weights) != traits:
        raise ValueError(f"habits.toml of {id}/{practice}: {len(weights)} habits for {traits} traits")
    return Habits(weights)
