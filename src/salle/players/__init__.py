"""Those who play: each gets what its seat has witnessed, never a State."""

from __future__ import annotations

from salle.core.errors import UnknownName
from salle.core.game import Game
from salle.core.player import Player
from salle.core.rng import Rng
from salle.players.random import Random

__all__ = ["Random", "bot_names", "player"]


def bot_names(game: Game) -> tuple[str, ...]:
    """The bots that can play this game."""
    return ("random", "tactic") if game.tactic is not None else ("random",)


def player(name: str, game: Game, seed: int | str) -> Player:
    """The bot of that name, with luck of its own."""
    if not name:
        raise UnknownName("error-no-bot-named", known=", ".join(bot_names(game)))
    if name not in bot_names(game):
        raise UnknownName("error-unknown-bot", name=name, known=", ".join(bot_names(game)))
    rng = Rng(seed, f"player {name}")
    if name == "tactic":
        made: Player = game.tactic(game, rng)
        return made
    return Random(rng)
