"""A process in which bots think, `python -m salle.server.bots.worker`: many bots of many tables, one after the other.

It receives what a seat has seen, as numbers, and nothing else; a bot remembers its bout as long as there is room.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from typing import Final

from msgspec.json import decode

from salle.core.choices import Chooser
from salle.core.game import Game
from salle.players.bot_catalog import make_bot
from salle.players.external_bot_protocol import read_question
from salle.players.hint import Hint, HintGiver
from salle.processes import Parent
from salle.server import logging
from salle.server.table.game_cache import shared
from salle.wire.bot_protocol import Advice, Advise, Ask, Choice, HintShown

REMEMBERED: Final = 200  # bots; one that was forgotten begins anew from what it has seen
ADVISERS: Final = 20  # who think further than most bots, and remember more


@lru_cache(REMEMBERED)
def bot_of(who: str, game: Game, bot: str, seed: str) -> Chooser:
    """The bot that plays there."""
    return make_bot(bot, game, seed)


@lru_cache(ADVISERS)
def adviser_of(who: str, game: Game) -> HintGiver:
    """Whoever gives hints there."""
    return HintGiver(game, who)


def answer(asked: Ask | Advise) -> Choice | Advice:
    """What a bot does, or what the Maestro thinks of."""
    game = shared(asked.game, asked.options)
    _, seen = read_question(asked.question, game)
    if isinstance(asked, Ask):
        return Choice(int(bot_of(asked.who, game, asked.bot, asked.seed).choose(seen)))
    return Advice([shown(game, hint) for hint in adviser_of(asked.who, game).hints(seen)])


def shown(game: Game, hint: Hint) -> HintShown:
    """A hint as it is told."""
    return HintShown(game.notation.token(hint.action), hint.chance, hint.promise, list(hint.sentences))


def main() -> None:
    """Serve until the parent is gone; a bot that fails is noted without what it had seen, and the process ends."""
    logging.set_up(logging.usual_style())
    parent = Parent()
    while True:
        try:
            found = answer(decode(parent.question(), type=Ask | Advise))
        except Exception as error:
            logging.note_fault(error)
            sys.exit(1)
        parent.answer(found)


if __name__ == "__main__":
    main()
