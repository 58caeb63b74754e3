"""Fencing style of bots: how often they attack, wait or counter when they have a choice, and at which distance.

Decisions within a unit are correlated: they share the deals and the opponent. So the samples are units, and a share is
a ratio of two sums over units. Its 95 % interval follows from the variance between units (the linearised variance of a
ratio in cluster sampling; Cochran, *Sampling Techniques*, 1977, chapter 6) with Student's t. It needs only sums of
squares, which can be stored and added. If all units agree, the interval is still not zero: it is widened as if one more
decision had been different, or made one step further away.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import inf, sqrt

from salle.core.search.instinct import ATTACKING, COUNTERING, NO_DISTANCE, WAITING, Instinct
from salle.lab.simulate import Decision
from salle.lab.tally import t95

ONE_MORE = 1  # the square of the effect of one decision
SHOWN = {"attacking": ATTACKING, "countering": COUNTERING, "waiting": WAITING}


@dataclass
class Ratio:
    """A ratio of two sums over units, with the sums of squares and products."""

    units: int = 0
    much: int = 0
    many: int = 0
    much_much: int = 0
    much_many: int = 0
    many_many: int = 0

    @classmethod
    def of(cls, much: int, many: int) -> Ratio:
        """The ratio of one unit. A unit without observations does not count."""
        return cls(1, much, many, much * much, much * many, many * many) if many else cls()

    def add(self, other: Ratio) -> None:
        """Add more units."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)

    def mean(self) -> float | None:
        """The mean, or None without observations."""
        return self.much / self.many if self.many else None

    def reach(self) -> float | None:
        """Half the width of the 95 % interval, or None with fewer than two units."""
        mean = self.mean()
        if mean is None or self.units < 2:
            return None
        strays = self.much_much - 2 * mean * self.much_many + mean * mean * self.many_many
        return t95(self.units - 1) * sqrt((max(0.0, strays) + ONE_MORE) * self.units / (self.units - 1)) / self.many

    def with_interval(self, most: float) -> dict[str, float | None]:
        """The mean with its interval, cut off at the possible values."""
        mean, reach = self.mean(), self.reach()
        if mean is None or reach is None:
            return {"mean": mean, "low": None, "high": None}
        return {"mean": mean, "low": max(0.0, mean - reach), "high": min(most, mean + reach)}


@dataclass
class Manners:
    """The style of one bot."""

    attacking: Ratio = field(default_factory=Ratio)  # of decisions with a choice
    countering: Ratio = field(default_factory=Ratio)
    waiting: Ratio = field(default_factory=Ratio)
    distance: Ratio = field(default_factory=Ratio)  # at such decisions, in games with distances

    def add(self, other: Manners) -> None:
        """Add more units."""
        for name, ratio in vars(other).items():
            getattr(self, name).add(ratio)

    def with_intervals(self) -> dict[str, dict[str, float | None]]:
        """All values with their intervals."""
        return {name: ratio.with_interval(1.0 if name in SHOWN else inf) for name, ratio in vars(self).items()}


def observe_manners(actions: Iterable[Decision], instinct: Instinct) -> Manners:
    """The style that the actions of one bot in one unit show."""
    chosen = [action for action in actions if action.choices > 1]
    did = [instinct.manner(action.kind) for action in chosen]
    shares = {name: Ratio.of(did.count(manner), len(did)) for name, manner in SHOWN.items()}
    far = [action.distance for action in chosen if action.distance != NO_DISTANCE]
    return Manners(**shares, distance=Ratio.of(sum(far), len(far)))
