"""The separate process in which an external bot plays: `python -m salle.players.external_bot_process`.

It gets what its seat has seen, and nothing else. All output of the bot goes to standard error. The process ends as soon
as its pipe is closed, even while the bot is thinking.
"""

from __future__ import annotations

import inspect
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from msgspec.json import decode

from salle.core.choices import whole_number
from salle.core.errors import OutOfRange
from salle.core.game import Game
from salle.core.player import Seen
from salle.core.registry import make_game
from salle.players.bot_catalog import is_own_bot, make_bot, own_parts
from salle.players.external_bot_protocol import Answer, Failure, Opening, Ready, read_question
from salle.players.source_fingerprint import fingerprint
from salle.processes import Parent

LONGEST = 200  # letters of a bot's error or choice that a message quotes
GIVEN = ("game", "seed")  # arguments that the bot's __init__ can have


class Unfit(Exception):
    """The name does not lead to a bot class. It carries the message that says why."""

    def __init__(self, id: str, **facts: int | str) -> None:
        super().__init__(id)
        self.failure = Failure(id, facts)


def main() -> None:
    """Load the bot, then answer questions until the pipe is closed."""
    parent = Parent()
    first = decode(parent.question(), type=Opening)
    game = make_game(first.game, first.options, first.cards)
    sys.path.append(str(Path.cwd()))  # at the end, so that a random.py there does not hide Python's
    file = ""
    try:
        file = own_file(first.bot)
        make = bot_maker(first.bot, game)
        make(0)  # fail now if it can't be made
        parent.answer(Ready(fingerprint(first.bot.partition(":")[0]) if is_own_bot(first.bot) else ""))
    except SystemExit:
        raise
    except Unfit as unfit:
        parent.answer(unfit.failure)
        return
    except BaseException as error:
        parent.answer(blame_bot(error, file))
        return
    bot: Any = None
    bout = -1
    while True:
        question, seen = read_question(parent.question(), game)
        try:
            if question.bout != bout:
                bot, bout = make(question.seed), question.bout
            parent.answer(ask_for_choice(bot, seen))
        except SystemExit:
            raise
        except BaseException as error:
            parent.answer(blame_bot(error, file))


def own_file(name: str) -> str:
    """The file of an external bot, if it can be found. Empty for bots of Salle."""
    try:
        found = find_spec(name.partition(":")[0]) if is_own_bot(name) else None
    except Exception:  # raised by a parent package; the import raises it again and reports it
        return ""
    return found.origin if found is not None and found.origin and found.has_location else ""


def bot_maker(name: str, game: Game) -> Callable[[int | str], Any]:
    """A function that makes the bot for a bout. An external class gets `game` and `seed` if its __init__ has them."""
    if not is_own_bot(name):
        return lambda seed: make_bot(name, game, seed)
    bot_class = own_class(*own_parts(name))
    wanted = []
    with suppress(ValueError):  # a class in C may have no signature
        wanted = wanted_arguments(bot_class)

    def make(seed: int | str) -> Any:
        given = {"game": game, "seed": seed}
        return bot_class(**{word: given[word] for word in wanted})

    return make


def own_class(module_name: str, class_name: str) -> type:
    """The class with this name. Unfit if there is none, or if it is not a bot."""
    try:
        module = import_module(module_name)
    except ModuleNotFoundError as missing:
        if not f"{module_name}.".startswith(f"{missing.name}."):
            raise
        raise Unfit("forfeit-no-module", module=module_name, folder=str(Path.cwd())) from None
    found = getattr(module, class_name, None)
    if found is None:
        there = [key for key, value in vars(module).items() if isinstance(value, type) and hasattr(value, "choose")]
        file = Path(getattr(module, "__file__", None) or "")
        if not there and Path.cwd() not in file.parents:
            raise Unfit("forfeit-other-module", module=module_name, folder=str(Path.cwd()))
        raise Unfit("forfeit-no-class", module=module_name, name=class_name, known=", ".join(there) or "-")
    if not isinstance(found, type):
        raise Unfit("forfeit-not-a-class", name=class_name, type=type(found).__name__)
    if not callable(getattr(found, "choose", None)):
        raise Unfit("forfeit-no-choose", name=class_name)
    return found


def wanted_arguments(bot_class: type) -> list[str]:
    """Those of `game` and `seed` that the __init__ has as parameters. Unfit if it requires others."""
    parameters = inspect.signature(bot_class).parameters.values()
    strange = [
        one.name
        for one in parameters
        if one.name not in GIVEN and one.default is one.empty and one.kind not in (one.VAR_POSITIONAL, one.VAR_KEYWORD)
    ]
    if strange:
        raise Unfit("forfeit-asks-for-more", name=bot_class.__name__, strange=", ".join(strange))
    return [one.name for one in parameters if one.name in GIVEN]


def ask_for_choice(bot: Any, seen: Seen) -> Answer | Failure:
    """The bot's choice, if it is a whole number or a token of a legal action. The parent checks legality."""
    choice = bot.choose(seen)
    if isinstance(choice, str):
        for action in seen.legal:
            if seen.game.notation.token(action) == choice:
                return Answer(int(action))
    try:
        return Answer(whole_number(choice))
    except OutOfRange:
        if inspect.iscoroutine(choice):
            choice.close()  # otherwise Python warns later that it was never awaited
        facts: dict[str, int | str] = {"choice": repr(choice)[:LONGEST], "type": type(choice).__name__}
        return Failure("forfeit-no-number", facts)


def error_text(error: BaseException) -> str:
    """The text of an exception. Empty if its `__str__` raises an exception too."""
    try:
        text = error.msg if isinstance(error, SyntaxError) else str(error)
    except Exception:
        return ""
    return text.encode(errors="replace").decode()


def blame_bot(error: BaseException, file: str) -> Failure:
    """The message about an exception in a bot. It names the line if the bot's own file is in the traceback."""
    name, text = type(error).__name__, error_text(error)
    facts: dict[str, int | str] = {"what": f"{name}: {text[:LONGEST]}" if text else name}
    frames = [(frame.filename, frame.lineno) for frame in traceback.extract_tb(error.__traceback__)]
    if isinstance(error, SyntaxError):
        frames.append((error.filename or "", error.lineno))
    own = [line for filename, line in frames if file and filename == file]
    if not own:
        return Failure("forfeit-raised", facts)
    return Failure("forfeit-raised-at", {**facts, "file": Path(file).name, "line": str(own[-1] or 0)})


if __name__ == "__main__":
    main()
