"""Ratings of the bots from the last ladder of each rule set, stored in `ratings.toml` by `make ladders`.

Ratings are valid for a rule set with its default options, and for the bots that played the ladder. With other rules,
options or cards, or after a change of levels or habits, there are no ratings until the ladder is played again.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import astuple
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

import msgspec

from salle.core.game import Game
from salle.core.registry import make_game, simulation_options
from salle.players.bot_catalog import bots
from salle.players.levels import LEVELS, STYLES

KEPT: Final = "ratings.toml"
VERSION: Final = 1  # of the bots' behaviour; increase it with every change after which a bot may choose differently
HEAD: Final = "# Results of the ladders, in Elo with 95 % intervals. Written by `make ladders`; do not edit.\n"


class Rated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rating in Elo points above the random bot, and its 95 % interval."""

    elo: int
    low: int
    high: int


class Climbed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a rule set's ladder, and the versions of everything it depends on."""

    command: str
    seed: str
    digest: str  # of the game
    minds: str  # `minds_digest` of the bots
    bots: dict[str, Rated]


def bot_ratings(game: Game) -> Mapping[str, Rated]:
    """The ratings of the bots in this game, by name. Empty if there are no valid ones."""
    name = f"{game.id}/{game.ruleset}"
    climbed = _kept().get(name)
    if climbed is None:
        return {}
    played, simulated = _digests(name)
    holds = climbed.digest == simulated and game.digest in (played, simulated) and climbed.minds == minds_digest(game)
    return climbed.bots if holds else {}


def minds_digest(game: Game) -> str:
    """A digest of the bots' settings in this game: the values of levels, styles, budgets and habits.

    It has 16 hex digits. Changes of names or texts in the code do not change it.
    """
    path = files(f"salle.games.{game.id}") / "habits.toml"
    habits = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    numbers = [[astuple(level) for level in LEVELS], [astuple(style) for style in STYLES]]
    budgets = [(bot.name, bot.budget and astuple(bot.budget)) for bot in bots(game) if bot.rated]
    made_of = json.dumps([VERSION, numbers, budgets, habits], sort_keys=True)
    return sha256(made_of.encode()).hexdigest()[:16]


def read_ratings(text: str) -> dict[str, Climbed]:
    """Parse `ratings.toml`. The keys are GAME/RULESET."""
    return msgspec.toml.decode(text, type=dict[str, Climbed])


def ratings_file(ratings: Mapping[str, Climbed]) -> str:
    """The text of `ratings.toml`."""
    return "\n".join([HEAD, *(line for name in sorted(ratings) for line in _written(name, ratings[name]))])


def _written(name: str, climbed: Climbed) -> Iterator[str]:
    yield f'["{name}"]'
    for field in ("command", "seed", "digest", "minds"):
        yield f"{field} = {json.dumps(getattr(climbed, field))}"
    yield ""
    yield f'["{name}".bots]'
    for bot, rating in sorted(climbed.bots.items(), key=lambda row: -row[1].elo):
        yield f"{bot} = {{ elo = {rating.elo}, low = {rating.low}, high = {rating.high} }}"
    yield ""


@cache
def _kept() -> dict[str, Climbed]:
    return read_ratings((files("salle.players") / KEPT).read_text(encoding="utf-8"))


@cache
def _digests(name: str) -> tuple[str, str]:
    """The digests of a rule set with its default options, and with its options for simulations."""
    return make_game(name, {}).digest, make_game(name, simulation_options(name)).digest
