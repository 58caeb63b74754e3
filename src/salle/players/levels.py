"""Levels, from Novice to Maestro, and styles. All use the same search with different settings."""

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
    """The search settings of a level. `Mind` describes them."""

    name: str
    iterations: int
    worlds: int = 0
    haste: int = 0
    warmth: float = 1.0
    forgets: int = 0
    floor: int = 0
    regret: bool = False
    endings: bool = False
    whim: float = 0.0  # added value for one manner of action, which is drawn at random for each bout


# Updating all worlds takes time. With less than AT_EASE seconds for a decision, a bot tracks proportionally fewer.
AT_EASE: Final = 0.02
FEWEST: Final = 10

LEVELS: Final = (
    Level("novice", 30, haste=85, warmth=4.0, forgets=90, whim=0.3),
    Level("scholar", 50, haste=60, warmth=2.5, forgets=70, whim=0.2),
    Level("free-scholar", 80, haste=40, warmth=1.8, forgets=50, whim=0.1),
    Level("provost", 120, worlds=30, haste=15, warmth=1.2, forgets=30),
    Level("maestro", 1500, worlds=500, floor=10, regret=True, endings=True),
)


@dataclass(frozen=True)
class Style:
    """A level with added values for some manners of action. A value of 1 is worth a won bout."""

    name: str
    of: str
    tastes: Mapping[str, float] = field(default_factory=dict)


STYLES: Final = (
    Style("attacker", "provost", {"attacking": 0.35, "closing": 0.2, "waiting": -0.35}),
    Style("counter-attacker", "provost", {"countering": 0.3, "attacking": -0.12, "closing": 0.05, "waiting": 0.05}),
    Style("patient", "provost", {"attacking": -0.4, "closing": -0.3, "waiting": 0.09}),
)


def level(name: str) -> Level:
    return next(one for one in LEVELS if one.name == name)


def mastery(game: Game) -> int:
    """The strongest level's iterations for each decision. Games in which more iterations help have more."""
    return LEVELS[-1].iterations * game.tries


def mind_of(level: Level) -> Mind:
    mind = Mind()
    for name in ("iterations", "worlds", "haste", "warmth", "forgets", "floor", "regret", "endings"):
        setattr(mind, name, getattr(level, name))
    return mind


def make_level_bot(level: Level, game: Game, rng: Rng, iterations: int, seconds: float) -> Search:
    """A bot of this level. If `seconds` is not 0, it is the budget instead of `iterations`."""
    mind = mind_of(level)
    mind.iterations, mind.seconds = iterations, seconds
    if seconds:
        mind.worlds = min(level.worlds, max(FEWEST, int(level.worlds * seconds / AT_EASE)))
    if level.whim:
        mind.tastes[rng.below(len(MANNERS))] = level.whim
    return Search(game, rng, mind)


def make_style_bot(style: Style, game: Game, rng: Rng, iterations: int, seconds: float) -> Search:
    """A bot of this style, with the same budget rules as `make_level_bot`."""
    search = make_level_bot(level(style.of), game, rng, iterations, seconds)
    for manner, taste in style.tastes.items():
        search.mind.tastes[MANNERS.index(manner)] = taste
    return search
