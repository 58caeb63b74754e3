"""A bot process, `python -m salle.server.bots.worker`. It serves the bots of many tables, one question at a time.

It receives only what a seat has seen, as numbers. It keeps as many bots, with their memory, as there is room for.
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

REMEMBERED: Final = 200  # bots; one that was dropped starts again from what its seat has seen
ADVISERS: Final = 20  # fewer than bots, because they use more memory


@lru_cache(REMEMBERED)
def bot_of(who: str, game: Game, bot: str, seed: str) -> Chooser:
    return make_bot(bot, game, seed)


@lru_cache(ADVISERS)
def adviser_of(who: str, game: Game) -> HintGiver:
    return HintGiver(game, who)


def answer(asked: Ask | Advise) -> Choice | Advice:
    """The action of a bot, or hints from the Maestro."""
    game = shared(asked.game, asked.options)
    _, seen = read_question(asked.question, game)
    if isinstance(asked, Ask):
        return Choice(int(bot_of(asked.who, game, asked.bot, asked.seed).choose(seen)))
    return Advice([shown(game, hint) for hint in adviser_of(asked.who, game).hints(seen)])


def shown(game: Game, hint: Hint) -> HintShown:
    return HintShown(game.notation.token(hint.action), hint.chance, hint.promise, list(hint.sentences))


def main() -> None:
    """Serve until the parent is gone. If a bot fails, log the error without what it saw, and end the process."""
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
