"""How bots fence: how often they attack, wait or counter when they have a choice, and from which distance they decide.

What a bot does in a unit hangs together: the same deals, the same opponent. So units are what is counted, and a share
is a ratio of two sums over them; its 95 % interval comes from how much units differ (the linearised variance of a ratio
from a sample of clusters; Cochran, *Sampling Techniques*, 1977, chapter 6), by Student's t. All it needs are sums of
squares, which can be kept and added up. Units that all agree leave a doubt too: as if one decision more had been
another, or made one step further away.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import inf, sqrt

from salle.core.search.instinct import ATTACKING, COUNTERING, NO_DISTANCE, WAITING, Instinct
from salle.lab.simulate import Decision
from salle.lab.tally import t95

ONE_MORE = 1  # the square of what a single decision more or less comes to
SHOWN = {"attacking": ATTACKING, "countering": COUNTERING, "waiting": WAITING}


@dataclass
class Ratio:
    """So much in so many, summed over units, with the squares and products of each unit's two numbers."""

    units: int = 0
    much: int = 0
    many: int = 0
    much_much: int = 0
    much_many: int = 0
    many_many: int = 0

    @classmethod
    def of(cls, much: int, many: int) -> Ratio:
        """That of a single unit; one in which there was nothing to see does not count."""
        return cls(1, much, many, much * much, much * many, many * many) if many else cls()

    def add(self, other: Ratio) -> None:
        """Take in more units."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)

    def mean(self) -> float | None:
        """How much in one; None if nothing was seen."""
        return self.much / self.many if self.many else None

    def reach(self) -> float | None:
        """How far the 95 % interval goes on either side of the mean; None if fewer than two units tell."""
        mean = self.mean()
        if mean is None or self.units < 2:
            return None
        strays = self.much_much - 2 * mean * self.much_many + mean * mean * self.many_many
        return t95(self.units - 1) * sqrt((max(0.0, strays) + ONE_MORE) * self.units / (self.units - 1)) / self.many

    def with_interval(self, most: float) -> dict[str, float | None]:
        """The mean with its interval, which ends where nothing more can be."""
        mean, reach = self.mean(), self.reach()
        if mean is None or reach is None:
            return {"mean": mean, "low": None, "high": None}
        return {"mean": mean, "low": max(0.0, mean - reach), "high": min(most, mean + reach)}


@dataclass
class Manners:
    """How a bot fenced."""

    attacking: Ratio = field(default_factory=Ratio)  # of decisions with a choice
    countering: Ratio = field(default_factory=Ratio)
    waiting: Ratio = field(default_factory=Ratio)
    distance: Ratio = field(default_factory=Ratio)  # at such decisions, where it means something

    def add(self, other: Manners) -> None:
        """Take in more units."""
        for name, ratio in vars(other).items():
            getattr(self, name).add(ratio)

    def with_intervals(self) -> dict[str, dict[str, float | None]]:
        """Everything with its interval."""
        return {name: ratio.with_interval(1.0 if name in SHOWN else inf) for name, ratio in vars(self).items()}


def observe_manners(actions: Iterable[Decision], instinct: Instinct) -> Manners:
    """What the actions of one bot in one unit show."""
    chosen = [action for action in actions if action.choices > 1]
    did = [instinct.manner(action.kind) for action in chosen]
    shares = {name: Ratio.of(did.count(manner), len(did)) for name, manner in SHOWN.items()}
    far = [action.distance for action in chosen if action.distance != NO_DISTANCE]
    return Manners(**shares, distance=Ratio.of(sum(far), len(far)))
