"""The counts of a simulation. Parts can be added and saved."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from salle.core.bout import Bout
from salle.core.game import Seat
from salle.lab.forfeits import NotedForfeit

Z95 = 1.959964
T95 = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622)  # for 1, 2, 3 ... degrees of freedom


@dataclass
class Tally:
    """Counts over bouts. `bouts` is also the progress of the simulation."""

    bouts: int = 0
    wins: Counter[str] = field(default_factory=Counter)  # by seat name, and "drawn"
    utility: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)  # reasons of endings
    events: Counter[str] = field(default_factory=Counter)  # "round-won/hit": by kind and rule
    actions: Counter[str] = field(default_factory=Counter)  # by kind
    cards: Counter[str] = field(default_factory=Counter)  # played from a hand, by kind
    card_bouts: Counter[str] = field(default_factory=Counter)  # by kind, the number of bouts with it
    last: Counter[str] = field(default_factory=Counter)  # by kind and rule of the last event of a kind in each bout
    per_bout: Counter[str] = field(default_factory=Counter)  # "struck=7": bouts with this number of events of a kind
    plies: int = 0
    decisions: int = 0
    longest: int = 0
    fouls: list[NotedForfeit] = field(default_factory=list)

    def add_bout(self, bout: Bout, decisions: int) -> None:
        """Count a finished bout."""
        game, outcome = bout.game, bout.outcome
        assert outcome is not None
        self.bouts += 1
        for seat in outcome.winners:
            self.wins[game.seat_names[seat]] += 1
        if not outcome.winners:
            self.wins["drawn"] += 1
        for number, name in enumerate(game.seat_names):
            self.utility[name] += bout.state.utility(Seat(number))
        self.reasons[game.rule_name(outcome.rule)] += 1
        times = dict.fromkeys(game.events, 0)
        last: dict[str, str] = {}
        for event in bout.state.journal:
            kind, rule = game.events[event.kind], f"/{game.rule_name(event.rule)}" if event.rule else ""
            self.events[kind + rule] += 1
            times[kind] += 1
            last[kind] = rule
        self.last.update(kind + rule for kind, rule in last.items() if rule)
        self.per_bout.update(f"{name}={count}" for name, count in times.items())
        played: Counter[str] = Counter()
        for action in bout.actions if game.cards else ():
            if 0 <= action < game.actions:
                played.update(game.cards[number] for number in game.laid(action))
        self.cards.update(played)
        self.card_bouts.update(played.keys())
        self.plies += len(bout.actions)
        self.decisions += decisions
        self.longest = max(self.longest, len(bout.actions))

    def add(self, other: Tally) -> None:
        """Add the counts of other bouts."""
        for name in ("wins", "utility", "reasons", "events", "actions", "cards", "card_bouts", "last", "per_bout"):
            getattr(self, name).update(getattr(other, name))
        for name in ("bouts", "plies", "decisions"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.longest = max(self.longest, other.longest)
        self.fouls += other.fouls

    def endings(self) -> dict[str, dict[str, int]]:
        """How often each rule caused each kind of event, the most frequent first."""
        found: dict[str, dict[str, int]] = {}
        for name, count in self.events.most_common():
            kind, _, rule = name.partition("/")
            if rule:
                found.setdefault(kind, {})[rule] = count
        return found

    def quartiles(self, event: str) -> tuple[int, int, int]:
        """The quartiles of the number of events of this kind in a bout."""
        rows = sorted(
            (int(name.rpartition("=")[2]), bouts)
            for name, bouts in self.per_bout.items()
            if name.startswith(f"{event}=")
        )
        counts = [count for count, bouts in rows for _ in range(bouts)]
        low, middle, high = (counts[(len(counts) - 1) * part // 4] for part in (1, 2, 3))
        return low, middle, high

    def as_dict(self) -> dict[str, Any]:
        """Plain data for a file."""
        kept = {name: dict(value) if isinstance(value, Counter) else value for name, value in vars(self).items()}
        return {**kept, "fouls": [vars(foul) for foul in self.fouls]}

    @classmethod
    def from_dict(cls, kept: dict[str, Any]) -> Tally:
        """Read plain data from a file."""
        tally = cls()
        for name, value in kept.items():
            setattr(tally, name, Counter(value) if isinstance(value, dict) else value)
        tally.fouls = [NotedForfeit(**foul) for foul in kept.get("fouls", ())]
        return tally


def wilson_interval(count: int, of: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if of == 0:
        return 0.0, 1.0
    share = count / of
    spread = Z95**2 / of
    middle = (share + spread / 2) / (1 + spread)
    reach = Z95 * sqrt(share * (1 - share) / of + spread / (4 * of)) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def t95(freedom: int) -> float:
    """The 97.5 % quantile of Student's t, beyond the table by the Cornish-Fisher expansion."""
    if freedom <= len(T95):
        return T95[freedom - 1]
    z = Z95
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
