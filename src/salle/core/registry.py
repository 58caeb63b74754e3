"""The games there are, made to order: a rule set with its options, checked."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from importlib import import_module
from types import ModuleType

from salle.core.errors import UnknownName
from salle.core.folders import game_ids
from salle.core.game import Game
from salle.core.options import Value, settled, written


def package(id: str) -> ModuleType:
    """The game's folder: RULESETS, DEFAULT, OPTIONS, VERSION and make."""
    if id not in game_ids():
        raise UnknownName("error-unknown-game", name=id, known=", ".join(game_ids()))
    return import_module(f"salle.games.{id}")


def single_bout(name: str) -> Mapping[str, Value]:
    """The options that make the shortest whole bout of GAME[/RULESET]: a single round rather than a match."""
    options: Mapping[str, Value] = getattr(package(name.partition("/")[0]), "SINGLE_BOUT", {})
    return options


def for_simulation(name: str) -> Mapping[str, Value]:
    """The options that simulations of GAME[/RULESET] set unless told otherwise."""
    options: Mapping[str, Value] = getattr(package(name.partition("/")[0]), "FOR_SIMULATION", {})
    return options


def game(id: str, ruleset: str = "", **options: Value) -> Game:
    """A game to play: `game("engarde", ruleset="standard", hits=1)`, or `game("engarde/basic")`."""
    return created(f"{id}/{ruleset}" if ruleset else id, options)


def created(name: str, options: Mapping[str, Value]) -> Game:
    """The game named GAME[/RULESET] with these options."""
    id, _, ruleset = name.partition("/")
    module = package(id)
    ruleset = ruleset or module.DEFAULT
    if ruleset not in module.RULESETS:
        raise UnknownName("error-unknown-ruleset", game=id, name=ruleset, known=", ".join(module.RULESETS))
    settings = settled(module.OPTIONS, ruleset, options)
    made: Game = module.make(ruleset, settings)
    made.digest = digest(id, ruleset, module.VERSION, settings)
    return made


def digest(id: str, ruleset: str, version: str, options: Mapping[str, Value], cards: str = "") -> str:
    """Sixteen hex digits that change with the rules, the card data or the options."""
    settings = " ".join(f"{name}={written(value)}" for name, value in sorted(options.items()))
    return sha256(f"{id}/{ruleset} {version} {settings} {cards}".encode()).hexdigest()[:16]
