"""Those who play: each gets what its seat has witnessed, never a State."""

from __future__ import annotations

from salle.core.choices import Chooser
from salle.core.game import Game
from salle.players.bot_catalog import bot_names, is_own_bot, make_bot, own_parts
from salle.players.external_bot import PATIENCE, ExternalBot, own_bot_seed
from salle.players.random import Random
from salle.players.ratings import Rated, bot_ratings

__all__ = ["Random", "Rated", "bot_names", "bot_ratings", "player"]


def player(name: str, game: Game, seed: int | str, patience: float = PATIENCE) -> Chooser:
    """The bot `NAME[@BUDGET]`, or somebody's own, `module:Class`, in a process apart; each with luck of its own.

    `patience` is how many seconds a bot of somebody's own has for a decision before it forfeits.
    """
    if is_own_bot(name):
        own_parts(name)
        return ExternalBot(name, game, own_bot_seed(seed), patience)
    return make_bot(name, game, seed)
