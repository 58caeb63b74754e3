"""What the adapters share: games that learners can observe, and their packages, which Salle does not need otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from salle.core.bout import Bout
from salle.core.dealer import AnyDealer
from salle.core.errors import BadOption, MissingPackage, SalleError
from salle.core.game import CHANCE, Game
from salle.core.options import Value, typed_value
from salle.core.registry import make_game, simulation_options

COMMA: Final = "+"  # in a parameter of OpenSpiel, which separates parameters by commas


@contextmanager
def extra_packages() -> Iterator[None]:
    """A package that can't be imported in here is an error that says how to install it."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingPackage("error-missing-package", package=error.name, extra="rl") from error


def observable_game(name: str, options: Mapping[str, Value], cards: str = "") -> Game:
    """The game GAME[/RULESET] as it is simulated, so that its bouts end; SalleError if it makes no observations."""
    game = make_game(name, {**simulation_options(name), **options}, cards)
    if game.observer is None:
        raise SalleError("error-no-observations", game=f"{game.id}/{game.ruleset}")
    return game


def bounded_game(name: str, options: Mapping[str, Value]) -> Game:
    """The same, for OpenSpiel; BadOption if a bout may never end."""
    game = observable_game(name, options)
    if game.horizon is None:
        raise BadOption("error-endless", game=name)
    return game


def write_options(options: Mapping[str, Value]) -> str:
    """Options as one parameter: `hits:1 rounds:1`."""
    return " ".join(f"{name}:{typed_value(value)}".replace(",", COMMA) for name, value in options.items())


def read_options(text: str) -> dict[str, Value]:
    """The options that were written so."""
    options: dict[str, Value] = {}
    for word in text.split():
        name, colon, value = word.partition(":")
        if not colon:
            raise BadOption("error-option-word", word=word)
        options[name] = value.replace(COMMA, ",")
    return options


def deal(bout: Bout, dealer: AnyDealer) -> None:
    """Let the deck act until it is a seat's turn or the bout is over."""
    while bout.awaiting == CHANCE:
        bout.dealt(dealer.deal(bout.game, bout.state))
