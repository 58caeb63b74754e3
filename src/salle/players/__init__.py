"""The bots. A bot gets what its seat has seen, never a State."""

from __future__ import annotations

from salle.core.choices import Chooser, Seed, read_seed
from salle.core.game import Game
from salle.players.bot_catalog import bot_names, is_own_bot, make_bot, own_parts
from salle.players.external_bot import PATIENCE, ExternalBot, own_bot_seed
from salle.players.other_salle import OTHER_PATIENCE, is_other_salle
from salle.players.random import Random
from salle.players.ratings import Rated, bot_ratings

__all__ = ["Random", "Rated", "bot_names", "bot_ratings", "player"]


def player(name: str, game: Game, seed: Seed, patience: float = PATIENCE) -> Chooser:
    """Make a bot: `NAME[@BUDGET]` for a bot of Salle, `module:Class` for yours, which runs in a separate process, or
    `NAME[@BUDGET] in PYTHON` for a bot of the Salle that another Python has.

    Each bot has its own random numbers, which follow from the seed. `patience` is the number of seconds that your bot
    has for a decision before it forfeits.
    """
    if is_other_salle(name):
        return ExternalBot(name, game, read_seed(seed), max(patience, OTHER_PATIENCE))
    if is_own_bot(name):
        own_parts(name)
        return ExternalBot(name, game, own_bot_seed(seed), patience)
    return make_bot(name, game, seed)
