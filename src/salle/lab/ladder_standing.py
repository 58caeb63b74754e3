"""How a ladder stands: the scores of each pairing, and how each bot has conducted itself; it can be kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from fractions import Fraction
from math import ceil, exp, log
from typing import Any

import msgspec

from salle.lab.fencing_style import Manners
from salle.lab.forfeits import NotedForfeit
from salle.lab.sequential_test import Scores

FINE = log(1.05)  # seconds are counted in steps of 5 %
SHORTEST = 1e-7


@dataclass
class Conduct:
    """What a bot did in all its bouts, and how long it thought."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    steps: dict[str, int] = field(default_factory=dict)  # decisions by the logarithm of their seconds
    count: int = 0  # playouts, or whatever else the bot counts
    counting: float = 0.0  # seconds that those took
    actions: dict[str, int] = field(default_factory=dict)  # by kind
    forfeits: int = 0
    manners: Manners = field(default_factory=Manners)

    def note_decision(self, kind: str, seconds: float) -> None:
        """Count a decision."""
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        step = str(ceil(log(max(seconds, SHORTEST)) / FINE))
        self.steps[step] = self.steps.get(step, 0) + 1
        self.actions[kind] = self.actions.get(kind, 0) + 1

    def add(self, other: Conduct) -> None:
        """Take in another part."""
        for name, value in vars(other).items():
            mine = getattr(self, name)
            if isinstance(value, Manners):
                mine.add(value)
            elif isinstance(value, dict):
                setattr(self, name, dict(Counter(mine) + Counter(value)))
            else:
                setattr(self, name, max(mine, value) if name == "longest" else mine + value)

    def within(self, part: float) -> float:
        """The seconds within which that part of all decisions was made, to 5 %."""
        needed = part * self.decisions
        for step, decisions in sorted((int(step), decisions) for step, decisions in self.steps.items()):
            needed -= decisions
            if needed <= 0:
                return exp(step * FINE)
        return 0.0


@dataclass
class Unit:
    """What came of one unit: bouts with the same deals, the first of the pairing on each seat in turn."""

    score: Fraction
    bouts: int
    conduct: dict[str, Conduct]
    fouls: list[NotedForfeit]


@dataclass
class Fenced:
    """The units of one pairing so far."""

    units: int = 0
    bouts: int = 0
    scores: dict[str, int] = field(default_factory=dict)  # units by the first one's score, "3/4"

    def add(self, unit: Unit) -> None:
        """Count a unit."""
        self.units += 1
        self.bouts += unit.bouts
        self.scores[str(unit.score)] = self.scores.get(str(unit.score), 0) + 1

    def counts(self) -> Scores:
        """The scores as numbers."""
        return {float(Fraction(score)): units for score, units in sorted(self.scores.items())}


@dataclass
class LadderStanding:
    """All pairings of a ladder, in their order, and all bots."""

    fenced: list[Fenced]
    conduct: dict[str, Conduct] = field(default_factory=dict)
    fouls: list[NotedForfeit] = field(default_factory=list)
    took: float = 0.0  # seconds of wall time, without interruptions

    def add(self, pairing: int, unit: Unit) -> None:
        """Count the next unit of that pairing."""
        self.fenced[pairing].add(unit)
        self.fouls += unit.fouls
        for bot, conduct in unit.conduct.items():
            self.conduct.setdefault(bot, Conduct()).add(conduct)

    def as_dict(self) -> dict[str, Any]:
        """For keeping in a file."""
        return asdict(self)

    @classmethod
    def from_dict(cls, kept: Mapping[str, Any]) -> LadderStanding:
        """From a file."""
        return msgspec.convert(kept, cls)
