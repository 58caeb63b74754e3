"""The state of a ladder: scores of each pairing and statistics of each bot. It can be saved."""

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

FINE = log(1.05)  # step of the logarithm of seconds: 5 %
SHORTEST = 1e-7


@dataclass
class Conduct:
    """Statistics of one bot: its actions, its style and its thinking time."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    steps: dict[str, int] = field(default_factory=dict)  # decisions by the logarithm of their seconds
    count: int = 0  # playouts or iterations, as the bot counts them
    counting: float = 0.0  # seconds for them
    actions: dict[str, int] = field(default_factory=dict)  # by kind
    forfeits: int = 0
    manners: Manners = field(default_factory=Manners)

    def note_decision(self, kind: str, seconds: float) -> None:
        """Count one decision."""
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        step = str(ceil(log(max(seconds, SHORTEST)) / FINE))
        self.steps[step] = self.steps.get(step, 0) + 1
        self.actions[kind] = self.actions.get(kind, 0) + 1

    def add(self, other: Conduct) -> None:
        """Add another part."""
        for name, value in vars(other).items():
            mine = getattr(self, name)
            if isinstance(value, Manners):
                mine.add(value)
            elif isinstance(value, dict):
                setattr(self, name, dict(Counter(mine) + Counter(value)))
            else:
                setattr(self, name, max(mine, value) if name == "longest" else mine + value)

    def within(self, part: float) -> float:
        """The time in seconds that this share of decisions did not exceed, within 5 %."""
        needed = part * self.decisions
        for step, decisions in sorted((int(step), decisions) for step, decisions in self.steps.items()):
            needed -= decisions
            if needed <= 0:
                return exp(step * FINE)
        return 0.0


@dataclass
class Unit:
    """The result of one unit: bouts with the same deals, the first bot on each seat in turn."""

    score: Fraction
    bouts: int
    conduct: dict[str, Conduct]
    fouls: list[NotedForfeit]


@dataclass
class PairingScores:
    """The results of one pairing so far: how many units there were with each score."""

    units: int = 0
    bouts: int = 0
    scores: dict[str, int] = field(default_factory=dict)  # units by the score of the first bot, such as "3/4"

    def add(self, unit: Unit) -> None:
        """Add the score of a finished unit."""
        self.units += 1
        self.bouts += unit.bouts
        self.scores[str(unit.score)] = self.scores.get(str(unit.score), 0) + 1

    def counts(self) -> Scores:
        """The scores as numbers."""
        return {float(Fraction(score)): units for score, units in sorted(self.scores.items())}


@dataclass
class LadderStanding:
    """All pairings of a ladder in order, and all bots."""

    fenced: list[PairingScores]
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
        """Plain data for a file."""
        return asdict(self)

    @classmethod
    def from_dict(cls, kept: Mapping[str, Any]) -> LadderStanding:
        """Read plain data from a file."""
        return msgspec.convert(kept, cls)
