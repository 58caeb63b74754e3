"""A process in which bots think, `python -m salle.server.bots.worker`: many bots of many tables, one after the other.

It receives what a seat has seen, as numbers, and nothing else; a bot remembers its bout as long as there is room.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from functools import lru_cache
from typing import Final

from msgspec.json import decode

from salle.core.choices import Chooser
from salle.core.game import Game
from salle.core.options import Value
from salle.core.registry import make_game
from salle.players.bot_catalog import make_bot
from salle.players.external_bot_protocol import read_question
from salle.players.hint import Hint, HintGiver
from salle.processes import Parent
from salle.server import logging
from salle.wire.bot_protocol import Advice, Advise, Ask, Choice, HintShown

REMEMBERED: Final = 200  # bots; one that was forgotten begins anew from what it has seen
ADVISERS: Final = 20  # who think further than most bots, and remember more
GAMES: Final = 50


@lru_cache(GAMES)
def game_of(name: str, options: tuple[tuple[str, Value], ...]) -> Game:
    """A game that was asked for before is not made again."""
    return make_game(name, dict(options))


class BotWorker:
    """The bots that sit here."""

    def __init__(self) -> None:
        self.bots: Final[OrderedDict[str, Chooser]] = OrderedDict()
        self.advisers: Final[OrderedDict[str, HintGiver]] = OrderedDict()

    def answer(self, asked: Ask | Advise) -> Choice | Advice:
        """What is wanted."""
        return self.choose(asked) if isinstance(asked, Ask) else self.advise(asked)

    def choose(self, ask: Ask) -> Choice:
        """What the bot does."""
        game = game_of(ask.game, tuple(sorted(ask.options.items())))
        bot = self.bots.pop(ask.who, None) or make_bot(ask.bot, game, ask.seed)
        self.bots[ask.who] = bot
        if len(self.bots) > REMEMBERED:
            self.bots.popitem(last=False)
        _, seen = read_question(ask.question, game)
        return Choice(int(bot.choose(seen)))

    def advise(self, ask: Advise) -> Advice:
        """What the Maestro thinks of."""
        game = game_of(ask.game, tuple(sorted(ask.options.items())))
        adviser = self.advisers.pop(ask.who, None) or HintGiver(game, ask.who)
        self.advisers[ask.who] = adviser
        if len(self.advisers) > ADVISERS:
            self.advisers.popitem(last=False)
        _, seen = read_question(ask.question, game)
        return Advice([shown(game, hint) for hint in adviser.hints(seen)])


def shown(game: Game, hint: Hint) -> HintShown:
    """A hint as it is told."""
    return HintShown(game.notation.token(hint.action), hint.chance, hint.promise, list(hint.sentences))


def main() -> None:
    """Serve until the parent is gone; a bot that fails is noted without what it had seen, and the process ends."""
    logging.set_up(logging.usual_style())
    thinker, parent = BotWorker(), Parent()
    while True:
        try:
            answer = thinker.answer(decode(parent.question(), type=Ask | Advise))
        except Exception as error:
            logging.note_fault(error)
            sys.exit(1)
        parent.answer(answer)


if __name__ == "__main__":
    main()
