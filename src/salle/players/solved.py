"""The bot *Solved*: it draws its actions from the table of a solved round, and asks the strongest level elsewhere.

Whether the table has a decision depends on what all players know, and so does how long the bot thinks.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

from salle.core.choices import Chooser
from salle.core.data_files import data_folder
from salle.core.game import Action, Game
from salle.core.player import Seen
from salle.core.rng import Rng
from salle.core.search.public_states import PublicStates
from salle.players.policy_table import PolicyTable

SHIPPED: Final = "salle.players.tables"


class Solved:
    """A bot that plays by a table."""

    def __init__(self, states: PublicStates, table: PolicyTable, rng: Rng, otherwise: Chooser) -> None:
        self.states: Final = states
        self.table: Final = table
        self.rng: Final = rng
        self.otherwise: Final = otherwise
        self.known = self.unknown = 0  # decisions that the table had, and did not have

    def choose(self, seen: Seen) -> Action:
        key, role, hand = self.states.locate(seen.sight)
        levels = self.table.find(key << 1 | role, hand)
        if levels is None:
            self.unknown += 1
            return self.otherwise.choose(seen)
        self.known += 1
        if len(levels) != len(seen.legal):
            return seen.legal[0]  # the only one
        return seen.legal[self.rng.pick(list(levels), sum(levels))]


def table_path(states: PublicStates) -> Path | None:
    """The file of the table for these rules: one that you have solved, or one that comes with Salle."""
    name = f"{states.digest}.table"
    own = data_folder() / "solved" / name
    if own.is_file():
        return own
    shipped = files("salle.players") / "tables" / name
    with as_file(shipped) as path:
        return path if path.is_file() else None


@lru_cache(maxsize=4)
def _opened(path: Path, changed: float, rules: str) -> PolicyTable:
    return PolicyTable(path, rules)


def has_table(game: Game) -> bool:
    """Whether there is a table for this game."""
    return game.public_states is not None and table_path(game.public_states()) is not None


def make_solved(game: Game, rng: Rng, otherwise: Chooser) -> Solved:
    assert game.public_states is not None  # see `has_table`
    states = game.public_states()
    path = table_path(states)
    assert path is not None
    return Solved(states, _opened(path, path.stat().st_mtime, states.rules), rng, otherwise)
