"""Habits: what practice has taught, as one small number for each trait of an action or of a position."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from salle.core.game import NOBODY, Seat, State
from salle.core.search.instinct import CERTAIN, Instinct

UNIT: Final = 32  # a habit of so much makes an action e times as likely, or the odds of winning e times as good
STEPS: Final = 8 * UNIT  # beyond eight units nothing counts any more
LIKELIEST: Final = 255
NEXT_ACTION: Final = -1  # among the notes: the traits of another action follow

WARMTH: Final[list[i64]] = [1 + int(LIKELIEST * exp(-step / UNIT)) for step in range(STEPS)]
SWELL: Final[list[float]] = [exp(step / UNIT) for step in range(-STEPS, STEPS + 1)]


class Habits:
    """The numbers by trait. While it takes notes it keeps which traits were asked for, and how often."""

    def __init__(self, weights: list[i64]) -> None:
        self.weights: Final = weights
        self.noting: bool = False
        self.notes: list[tuple[int, int]] = []

    def action(self) -> None:
        """The traits of another action follow."""
        if self.noting:
            self.notes.append((NEXT_ACTION, 0))

    def of(self, trait: i64) -> i64:
        """What this trait weighs."""
        if self.noting:
            self.notes.append((trait, 1))
        return self.weights[trait]

    def times(self, trait: i64, count: i64) -> i64:
        """What this trait weighs, so many times."""
        if self.noting:
            self.notes.append((trait, count))
        return self.weights[trait] * count


def inclinations(scores: list[i64]) -> list[i64]:
    """Scores as inclinations: the highest is LIKELIEST + 1, none is zero. The list itself is changed."""
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
    """An instinct that was learned: inclinations and strengths are sums of habits."""

    def __init__(self, seats: int, habits: Habits) -> None:
        super().__init__(seats)
        self.habits: Final = habits
        self.horizon = 1

    def strength(self, state: State, seat: Seat) -> i64:
        """What speaks for that seat: the chance to win is his part when e to the power of each strength is taken."""
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
    """All that the game's `habits.toml` has, by practice."""
    path = files(f"salle.games.{id}") / "habits.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def learned_habits(id: str, practice: str, traits: int) -> Habits:
    """The habits of this practice; where there is nothing yet, there are none."""
    weights = load_habits(id).get(practice, [0] * traits)
    if len(weights) != traits:
        raise ValueError(f"habits.toml of {id}/{practice}: {len(weights)} habits for {traits} traits")
    return Habits(weights)
