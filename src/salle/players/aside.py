"""The process apart in which a bot sits: `python -m salle.players.aside`. It gets what its seat has seen, nothing else.

Whatever the bot prints goes to the standard error. The process ends with its pipe, whatever the bot is doing.
"""

from __future__ import annotations

import inspect
import os
import sys
import traceback
from collections.abc import Callable
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from operator import index
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

from salle.core.game import Game
from salle.core.player import Seen
from salle.core.registry import created
from salle.players.names import is_outside, made
from salle.players.wire import Answer, Failure, Ready, Reply, asked, read_opening, written

LONGEST = 200  # letters of what a bot said that are passed on


def main() -> None:
    """Serve until nobody asks any more."""
    lines, replies = private_pipes()
    first = read_opening(lines.get())
    game = created(first.game, first.options, first.cards)
    sys.path.append(str(Path.cwd()))  # after everything else: a random.py there is no reason to break
    file = ""
    try:
        file = own_file(first.bot)
        make = bot_maker(first.bot, game)
        make(0)  # whether it can be made at all
        reply(replies, Ready(sha256(Path(file).read_bytes()).hexdigest() if file else ""))
    except Exception as error:
        reply(replies, blamed(error, file))
        return
    bot: Any = None
    bout = -1
    while True:
        question, seen = asked(lines.get(), game)
        try:
            if question.bout != bout:
                bot, bout = make(question.seed), question.bout
            reply(replies, chosen(bot, seen))
        except SystemExit:
            raise
        except BaseException as error:
            reply(replies, blamed(error, file))


def private_pipes() -> tuple[SimpleQueue[bytes], BinaryIO]:
    """The lines that come in and the way out, kept from the bot: for it there is no input, and it prints elsewhere."""
    incoming, outgoing = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    lines: SimpleQueue[bytes] = SimpleQueue()

    def listen() -> None:
        for line in incoming:
            lines.put(line)
        os._exit(0)  # nobody is there any more: end, even in the middle of a thought

    Thread(target=listen, daemon=True).start()
    return lines, outgoing


def own_file(name: str) -> str:
    """The file of somebody's own bot, if it can be found; nothing for those that come with Salle."""
    found = find_spec(name.partition(":")[0]) if is_outside(name) else None
    return found.origin if found is not None and found.origin and found.has_location else ""


def bot_maker(name: str, game: Game) -> Callable[[int | str], Any]:
    """What makes the bot for a bout; a class of somebody's own is given `game` and `seed` if it asks for them."""
    if not is_outside(name):
        return lambda seed: made(name, game, seed)
    module_name, _, class_name = name.partition(":")
    bot_class = getattr(import_module(module_name), class_name)
    if not callable(getattr(bot_class, "choose", None)):
        raise TypeError(f"{name} has no method choose(seen)")
    wanted = [word for word in inspect.signature(bot_class).parameters if word in ("game", "seed")]

    def make(seed: int | str) -> Any:
        given = {"game": game, "seed": seed}
        return bot_class(**{word: given[word] for word in wanted})

    return make


def chosen(bot: Any, seen: Seen) -> Answer | Failure:
    """What the bot chooses, if it is a whole number at all; whether it is legal is seen to elsewhere."""
    choice = bot.choose(seen)
    try:
        if isinstance(choice, bool):
            raise TypeError
        return Answer(index(choice))
    except TypeError:
        facts: dict[str, int | str] = {"choice": repr(choice)[:LONGEST], "type": type(choice).__name__}
        return Failure("forfeit-no-number", facts)


def said(error: BaseException) -> str:
    """What an exception says of itself, if that can be said at all."""
    try:
        text = error.msg if isinstance(error, SyntaxError) else str(error)
    except Exception:
        return ""
    return text.encode(errors="replace").decode()


def blamed(error: BaseException, file: str) -> Failure:
    """What was raised, and where in the bot's own file, if it was there at all."""
    text = said(error)
    facts: dict[str, int | str] = {"type": type(error).__name__, "text": text[:LONGEST] or "-"}
    frames = [(frame.filename, frame.lineno) for frame in traceback.extract_tb(error.__traceback__)]
    if isinstance(error, SyntaxError):
        frames.append((error.filename or "", error.lineno))
    own = [line for filename, line in frames if file and filename == file]
    if not own:
        return Failure("forfeit-raised", facts)
    return Failure("forfeit-raised-at", {**facts, "file": Path(file).name, "line": str(own[-1] or 0)})


def reply(replies: BinaryIO, message: Reply) -> None:
    """Say it."""
    replies.write(written(message) + b"\n")


if __name__ == "__main__":
    main()
