"""The bots. A bot gets what its seat has seen, never a State."""

from __future__ import annotations

from salle.core.choices import Chooser, Seed
from salle.core.game import Game
from salle.players.bot_catalog import bot_names, is_own_bot, make_bot, own_parts
from salle.players.external_bot import PATIENCE, ExternalBot, own_bot_seed
from salle.players.random import Random
from salle.players.ratings import Rated, bot_ratings

__all__ = ["Random", "Rated", "bot_names", "bot_ratings", "player"]


def player(name: str, game: Game, seed: Seed, patience: float = PATIENCE) -> Chooser:
    """Make a bot: `NAME[@BUDGET]` for a bot of Salle, `module:Class` for yours, which runs in a separate process.

    Each bot has its own random numbers, which follow from the seed. `patience` is the number of seconds that your bot
    has for a decision before it forfeits.
    """
    if is_own_bot(name):
        own_parts(name)
        return ExternalBot(name, game, own_bot_seed(seed), patience)
    return make_bot(name, game, seed)
