"""Shared by the adapters: games with observations, and checks for their optional packages."""

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

COMMA: Final = "+"  # replaces the comma in OpenSpiel parameters


@contextmanager
def extra_packages() -> Iterator[None]:
    """Turn a failed import of a package into an error that says how to install it."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingPackage("error-missing-package", package=error.name, extra="rl") from error


def observable_game(name: str, options: Mapping[str, Value], cards: str = "") -> Game:
    """The game GAME[/RULESET] with the options of simulations, so that its bouts end. Raises SalleError if it has no
    observations."""
    game = make_game(name, {**simulation_options(name), **options}, cards)
    if game.observer is None:
        raise SalleError("error-no-observations", game=f"{game.id}/{game.ruleset}")
    return game


def bounded_game(name: str, options: Mapping[str, Value]) -> Game:
    """An observable game for OpenSpiel. Raises BadOption if a bout may never end."""
    game = observable_game(name, options)
    if game.horizon is None:
        raise BadOption("error-endless", game=name)
    return game


def check_render_mode(render_mode: str | None) -> str | None:
    """The render mode. BadOption if there is none with this name."""
    if render_mode not in (None, "ansi"):
        raise BadOption("error-bad-option", name="render_mode", value=str(render_mode), valid="ansi|none")
    return render_mode


def write_options(options: Mapping[str, Value]) -> str:
    """Options as one parameter: `hits:1 rounds:1`."""
    return " ".join(f"{name}:{typed_value(value)}".replace(",", COMMA) for name, value in options.items())


def read_options(text: str) -> dict[str, Value]:
    """Read the options that `write_options` wrote."""
    options: dict[str, Value] = {}
    for word in text.split():
        name, colon, value = word.partition(":")
        if not colon:
            raise BadOption("error-option-word", word=word)
        options[name] = value.replace(COMMA, ",")
    return options


def deal(bout: Bout, dealer: AnyDealer) -> None:
    """Let the deck act until a seat is to act or the bout is over."""
    while bout.awaiting == CHANCE:
        bout.dealt(dealer.deal(bout.game, bout.state))
