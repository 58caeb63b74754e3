"""Those who play: each gets what its seat has witnessed, never a State."""

from __future__ import annotations

from salle.core.game import Game
from salle.core.player import Player
from salle.players.bot_catalog import bot_names, is_outside, made, own_parts
from salle.players.external_bot import PATIENCE, ExternalBot, own_luck
from salle.players.random import Random
from salle.players.ratings import Rated, rated

__all__ = ["Random", "Rated", "bot_names", "player", "rated"]


def player(name: str, game: Game, seed: int | str, patience: float = PATIENCE) -> Player:
    """The bot `NAME[@BUDGET]`, or somebody's own, `module:Class`, in a process apart; each with luck of its own.

    `patience` is how many seconds a bot of somebody's own has for a decision before it forfeits.
    """
    if is_outside(name):
        own_parts(name)
        return ExternalBot(name, game, own_luck(seed), patience)
    return made(name, game, seed)
