"""Levels, from Novice to Maestro, and styles: the same search with other minds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from salle.core.game import Game
from salle.core.rng import Rng
from salle.core.search.instinct import MANNERS
from salle.players.search import Mind, Search


@dataclass(frozen=True)
class Level:
    """How somebody of this strength thinks; see `Mind`."""

    name: str
    iterations: int
    worlds: int = 0
    haste: int = 0
    warmth: float = 1.0
    forgets: int = 0
    whim: float = 0.0  # how much he likes what he likes in this bout, which is a matter of luck


AT_EASE: Final = 0.02  # seconds for a decision in which all worlds can be kept in mind; in less, so many fewer
FEWEST: Final = 10  # worlds

LEVELS: Final = (
    Level("novice", 30, haste=85, warmth=4.0, forgets=90, whim=0.3),
    Level("scholar", 50, haste=60, warmth=2.5, forgets=70, whim=0.2),
    Level("free-scholar", 80, haste=40, warmth=1.8, forgets=50, whim=0.1),
    Level("provost", 120, worlds=30, haste=15, warmth=1.2, forgets=30),
    Level("maestro", 1500, worlds=500),
)


@dataclass(frozen=True)
class Style:
    """A taste for manners of action, in parts of a won bout."""

    name: str
    of: str
    tastes: Mapping[str, float] = field(default_factory=dict)


STYLES: Final = (
    Style("attacker", "provost", {"attacking": 0.35, "closing": 0.2, "waiting": -0.35}),
    Style("counter-attacker", "provost", {"countering": 0.3, "attacking": -0.12, "closing": 0.05, "waiting": 0.05}),
    Style("patient", "provost", {"attacking": -0.4, "closing": -0.3, "waiting": 0.09}),
)


def level(name: str) -> Level:
    """The level of that name."""
    return next(one for one in LEVELS if one.name == name)


def mastery(game: Game) -> int:
    """How many iterations the strongest makes for a decision: more where that is worth it."""
    return LEVELS[-1].iterations * game.tries


def mind_of(level: Level) -> Mind:
    """How somebody of that level thinks."""
    mind = Mind()
    for name in ("iterations", "worlds", "haste", "warmth", "forgets"):
        setattr(mind, name, getattr(level, name))
    return mind


def make_level_bot(level: Level, game: Game, rng: Rng, iterations: int, seconds: float) -> Search:
    """Somebody of that level with this budget."""
    mind = mind_of(level)
    mind.iterations, mind.seconds = iterations, seconds
    if seconds:
        mind.worlds = min(level.worlds, max(FEWEST, int(level.worlds * seconds / AT_EASE)))
    if level.whim:
        mind.tastes[rng.below(len(MANNERS))] = level.whim
    return Search(game, rng, mind)


def make_style_bot(style: Style, game: Game, rng: Rng, iterations: int, seconds: float) -> Search:
    """Somebody of the style's level who has that taste."""
    search = make_level_bot(level(style.of), game, rng, iterations, seconds)
    for manner, taste in style.tastes.items():
        search.mind.tastes[MANNERS.index(manner)] = taste
    return search
