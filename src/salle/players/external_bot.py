"""External bots, each in a separate process. A bot that fails or is too slow forfeits, and the message says why."""

from __future__ import annotations

import atexit
import sys
from collections.abc import Callable
from hashlib import blake2b
from itertools import count
from typing import Final, TypeAlias
from weakref import ref

from salle.core.choices import Seed, read_seed
from salle.core.errors import BadBot, Forfeit
from salle.core.game import LEGAL, Action, Game
from salle.core.player import Seen
from salle.core.rng import Rng
from salle.core.texts import Message
from salle.players import external_bot_protocol as protocol
from salle.players.bot_catalog import own_parts
from salle.processes import Child, NoAnswer

PATIENCE: Final = 5.0  # seconds for a decision
TO_BEGIN: Final = 60.0  # seconds to start the process and load the bot
COMMAND: Final = (sys.executable, "-P", "-m", "salle.players.external_bot_process")

Key: TypeAlias = tuple[str, str, int]  # bot, digest of the game, number of the process (see `room_for`)


class ExternalBotProcess:
    """A process that has loaded a bot. It is reused for later bouts."""

    def __init__(self, bot: str, game: Game) -> None:
        self.guest: Callable[[], object | None] = lambda: None  # a weak reference to the Place that uses the process
        self.process: Final = Child(*COMMAND)
        try:
            ready = self.process.ask(protocol.opening_line(bot, game), TO_BEGIN, protocol.read_reply)
        except NoAnswer as silence:
            raise BadBot(
                "error-bot-load", bot=bot, why=silence_message(silence, TO_BEGIN, "forfeit-late-load")
            ) from None
        if isinstance(ready, protocol.Failure):
            self.process.end()
            raise BadBot("error-bot-load", bot=bot, why=Message(ready.id, ready.facts))
        assert isinstance(ready, protocol.Ready)
        self.source: Final = ready.source


class Place:
    """A bot's claim on a process. The process is free again when its Place is garbage collected."""


rooms: dict[Key, list[ExternalBotProcess]] = {}
bouts = count()


def room_for(place: Place, bot: str, game: Game, which: int = 0) -> ExternalBotProcess:
    """A free process for the bot, started if there is none.

    A process is only reused with the same number `which`. Bouts with the same deals get different numbers, so that a
    bot can't remember the cards.
    """
    known = rooms.setdefault((bot, game.digest, which), [])
    for room in [room for room in known if not room.process.running]:
        room.process.end()
        known.remove(room)
    free = [room for room in known if room.guest() is None]
    if not free:
        free.append(ExternalBotProcess(bot, game))
        known += free
    free[0].guest = ref(place)
    return free[0]


@atexit.register
def close_rooms() -> None:
    """End the processes of all external bots."""
    for known in rooms.values():
        for room in known:
            room.process.end()
    rooms.clear()


class ExternalBot:
    """A bot in a separate process. It forfeits if it does not choose a legal action in time."""

    def __init__(self, bot: str, game: Game, seed: int | str, patience: float = PATIENCE) -> None:
        self.bot = bot
        self.game = game
        self.seed = seed
        self.patience = patience
        self.bout = next(bouts)
        self.place = Place()
        self.room: ExternalBotProcess | None = None
        self.asked = False  # whether it was asked before

    def sit(self, which: int = 0) -> ExternalBotProcess:
        """Take a process, if it has none yet. If called before the first `choose`, loading takes none of its time."""
        if self.room is None:
            self.room = room_for(self.place, self.bot, self.game, which)
        return self.room

    def choose(self, seen: Seen) -> Action:
        first, self.asked = not self.asked, True
        try:
            question = protocol.question_line(self.bout, self.seed, seen)
            reply = self.sit().process.ask(question, self.patience, protocol.read_reply)
        except BadBot as error:
            raise Forfeit(self.bot, int(seen.seat), error.message.args["why"]) from None
        except NoAnswer as silence:
            late = "forfeit-late-first" if first else "forfeit-late"
            raise Forfeit(self.bot, int(seen.seat), silence_message(silence, self.patience, late)) from None
        if isinstance(reply, protocol.Failure):
            raise Forfeit(self.bot, int(seen.seat), Message(reply.id, reply.facts))
        assert isinstance(reply, protocol.Answer)
        if reply.action not in seen.legal:
            raise Forfeit(self.bot, int(seen.seat), refusal_message(seen, reply.action))
        return Action(reply.action)


def bot_in_process(name: str, game: Game, seed: int | str, patience: float = PATIENCE) -> ExternalBot:
    """Any bot in a separate process, also a bot of Salle. The same seed gives the same actions as without a process."""
    return ExternalBot(name, game, seed, patience)


def own_bot_seed(seed: Seed) -> int:
    """The seed for an external bot: a hash of this seed, so that the bot can't compute the deals from it."""
    return int.from_bytes(blake2b(f"{read_seed(seed)}/outside".encode(), digest_size=6).digest(), "little")


def check_own_bot(bot: str, game: Game) -> str:
    """Load an external bot and return a hash over its files. BadBot says why it can't be loaded."""
    own_parts(bot)
    place = Place()
    return room_for(place, bot, game).source


def silence_message(silence: NoAnswer, seconds: float, late: str) -> Message:
    """The reason why there was no answer: the process ended, or it took longer than `seconds`."""
    if silence.status is None:
        return Message(late, {"seconds": f"{seconds:g}"})
    if silence.status < 0:
        return Message("forfeit-killed", {"signal": str(-silence.status)})
    return Message("forfeit-gone", {"status": str(silence.status)})


def refusal_message(seen: Seen, number: int) -> Message:
    """The reason why the action is refused. It reveals nothing that the seat can't know."""
    game = seen.game
    if not 0 <= number < game.actions:
        return Message("forfeit-no-action", {"number": str(number), "last": str(game.actions - 1)})
    action = Action(number)
    world = game.imagine(seen.sight, Rng(0))  # every world that the seat can't tell apart has the same legal actions
    rule = world.refusal(action)
    assert rule != LEGAL
    facts = {"token": game.notation.token(action), "rule": game.rule_name(rule)}
    return Message("forfeit-illegal", {**facts, "why": game.explain.refusal(world, action, rule)})
