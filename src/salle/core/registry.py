"""Finds games and makes them: a rule set with checked options."""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Final

from salle.core.choices import LONGEST
from salle.core.errors import BadCards, SalleError, UnknownName
from salle.core.game import Game
from salle.core.game_folders import game_ids
from salle.core.options import SEATS, Option, Value, Whole, fill_options, recorded_options, typed_value

FOUND_OUT: Final = ("ratings.toml", "hint_calibration.toml")  # derived from the code, so not part of it


def game_package(id: str) -> ModuleType:
    """The game's package, with RULESETS, DEFAULT, OPTIONS, VERSION and make. If it has CARDS, make also takes card
    data.
    """
    if not id:
        raise UnknownName("error-no-game-named", known=", ".join(game_ids()))
    if id not in game_ids():
        raise UnknownName("error-unknown-game", name=id, known=", ".join(game_ids()))
    with _blamed(id):
        return import_module(f"salle.games.{id}")


@contextmanager
def _blamed(id: str) -> Iterator[None]:
    """Report a game that does not work to its author, with file and line."""
    try:
        yield
    except SalleError:
        raise
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        where, line = getattr(error, "filename", None) or last.filename, getattr(error, "lineno", None) or last.lineno
        raise SalleError(
            "error-broken-game", game=id, file=where, line=line, problem=f"{type(error).__name__}: {error}"
        ) from error


def given_game(game: object) -> Game:
    """The game itself, or the one with this name. UnknownName if it is neither."""
    return game if isinstance(game, Game) else make_game(game_name(game), {})


def game_name(name: object) -> str:
    """The name of a game. UnknownName if it is not text."""
    if isinstance(name, str):
        return name
    raise UnknownName("error-no-game", game=repr(name)[:LONGEST], type=type(name).__name__)


def rulesets(name: str = "") -> list[str]:
    """GAME/RULESET for all rule sets of all games, or of one game, or for one rule set."""
    if "/" in name:
        return [name]
    return [f"{id}/{ruleset}" for id in ((name,) if name else game_ids()) for ruleset in game_package(id).RULESETS]


def single_bout_options(name: str) -> Mapping[str, Value]:
    """The options for the shortest complete bout of GAME[/RULESET], such as a single round of En Garde."""
    options: Mapping[str, Value] = getattr(game_package(name.partition("/")[0]), "SINGLE_BOUT", {})
    return options


def options_of(name: str) -> list[Option]:
    """The options of GAME/RULESET."""
    id, _, ruleset = name.partition("/")
    return [option for option in game_package(id).OPTIONS if not option.rulesets or ruleset in option.rulesets]


def seat_counts(name: str) -> list[int]:
    """The possible numbers of seats in GAME/RULESET."""
    for option in options_of(name):
        if option.name == SEATS and isinstance(option, Whole):
            return list(range(option.low, option.high + 1))
    return [make_game(name, {}).seats]


def simulation_options(name: str) -> Mapping[str, Value]:
    """The default options for simulations of GAME[/RULESET]."""
    options: Mapping[str, Value] = getattr(game_package(name.partition("/")[0]), "FOR_SIMULATION", {})
    return options


def variants(name: str) -> tuple[Mapping[str, Value], ...]:
    """The combinations of options that are checked for GAME[/RULESET]. Most games need only one."""
    found: tuple[Mapping[str, Value], ...] = getattr(game_package(name.partition("/")[0]), "VARIANTS", ({},))
    return found


def game(id: str, ruleset: str = "", *, cards: Value = "", **options: Value) -> Game:
    """Make a game: `game("engarde", ruleset="standard", hits=1)`, or `game("engarde/basic")`.

    `cards` is the text of corrected card data, for games that have card data. Without it, the cards are as printed.
    """
    name = game_name(id)
    return make_game(f"{name}/{ruleset}" if ruleset else name, options, str(cards or ""))


def make_game(name: str, options: Mapping[str, Value], cards: str = "") -> Game:
    """The game GAME[/RULESET] with these options. If `cards` is not empty, it is corrected card data."""
    id, slash, ruleset = name.partition("/")
    module = game_package(id)
    if not slash:
        ruleset = module.DEFAULT
    if ruleset not in module.RULESETS:
        raise UnknownName("error-unknown-ruleset", game=id, name=ruleset, known=", ".join(module.RULESETS))
    printed = getattr(module, "CARDS", False)
    if cards and not printed:
        raise BadCards("error-no-cards", game=id)
    settings = fill_options(module.OPTIONS, ruleset, options)
    with _blamed(id):
        made: Game = module.make(ruleset, settings, cards) if printed else module.make(ruleset, settings)
    made.corrected = cards
    made.recorded = recorded_options(module.OPTIONS, ruleset, settings)
    made.digest = rules_digest(id, ruleset, module.VERSION, made.recorded, made.card_digest)
    return made


@lru_cache(maxsize=8)
def same_game(name: str, options: tuple[tuple[str, Value], ...], cards: str) -> Game:
    """The game that was pickled. Equal games become one object."""
    return make_game(name, dict(options), cards)


def printed_card_data(id: str) -> str:
    """The game's printed card data, as text that you can copy and correct."""
    return (files(f"salle.games.{id}") / "cards.toml").read_text(encoding="utf-8")


def source_digest(id: str, *packages: str) -> str:
    """A hash of the code of the game, of core and of these packages. It shows whether something was learned under other
    rules.
    """
    grain = sha256()
    for name in (f"salle.games.{id}", "salle.core", *packages):
        for path in source_files(files(name)):
            grain.update(path.read_bytes())
    return grain.hexdigest()


def source_files(folder: Traversable) -> Iterator[Traversable]:
    """The code and data files in a folder, ordered by name."""
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if path.is_dir():
            yield from source_files(path)
        elif path.name.endswith((".py", ".toml")) and path.name not in FOUND_OUT:
            yield path


def rules_digest(id: str, ruleset: str, version: str, options: Mapping[str, Value], cards: str = "") -> str:
    """Sixteen hex digits that change with the version of the rules, the options or the card data."""
    settings = " ".join(f"{name}={typed_value(value)}" for name, value in sorted(options.items()))
    made_of = f"{id}/{ruleset} {version} {settings}" + (f" {cards}" if cards else "")
    return sha256(made_of.encode()).hexdigest()[:16]
