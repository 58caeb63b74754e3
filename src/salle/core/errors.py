"""What can go wrong by somebody's doing, each with a message that names it.

SalleError
├── UnknownName       a game, rule set, bot, law ... that does not exist; lists those that do
├── BadOption         an option that is unknown, of the wrong type, out of range or at odds with another
├── BadBot            a bot with a budget it can't have, or that can't be loaded
├── Forfeit           somebody's own bot that did what no fencer may: who, on which seat, what
├── LostProcess       a process that shared the work is gone
├── MissingPackage    a package is not installed that only a part of Salle needs
├── BadCards          card data that can't be read or can't be, or that this game has no use for
├── BadStance         a position that can't be read, or could not arise
├── NotationError     an action as written
│   ├── Malformed     no action is written like this
│   ├── Ambiguous     several actions could be meant
│   └── Illegal       a rule forbids it
├── OutOfTurn         it is not for this seat to act now
├── OutOfRange        there is no action with this number
├── NoTakeBack        somebody has learned something since
├── BadRecord         a file that can't be replayed: which file, which line, which action, why
└── BadSeal           a seal that can't be, or a bout that was not dealt as it was sealed: which action, what differs
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from salle.core.texts import Message, texts


class SalleError(Exception):
    """The root: it carries a message id with arguments; `str` speaks English, `message` any language."""

    def __init__(self, id: str, **args: Any) -> None:
        super().__init__(id)
        self.message = Message(id, args)

    def __str__(self) -> str:
        return texts("en").say(self.message)

    def __reduce__(self) -> tuple[Callable[..., Self], tuple[object, ...], dict[str, object]]:
        return type(self).__new__, (type(self), *self.args), self.__dict__  # from one process to another


class UnknownName(SalleError):
    """Nothing has this name."""


class BadOption(SalleError):
    """The options can't be as asked."""


class BadBot(SalleError):
    """The bot can't be had as asked."""


class Forfeit(SalleError):
    """A bot of somebody's own loses the bout by what it did: `why` says what that was."""

    def __init__(self, bot: str, seat: int, why: Message) -> None:
        super().__init__("error-forfeit", bot=bot, seat=seat + 1, why=why)
        self.bot = bot
        self.seat = seat
        self.why = why


class LostProcess(SalleError):
    """A process that shared the work is gone: somebody ended it, or there was no memory left."""


class MissingPackage(SalleError):
    """A package is not installed that only a part of Salle needs."""


class BadCards(SalleError):
    """The cards can't be as written."""


class BadStance(SalleError):
    """This is no position."""


class NotationError(SalleError):
    """An action as somebody wrote it."""


class Malformed(NotationError):
    """No action is written like this."""


class Ambiguous(NotationError):
    """Several actions could be meant."""


class Illegal(NotationError):
    """A rule forbids it: `rule` is its name, `why` what it says here."""

    def __init__(self, token: str, rule: str, why: Message) -> None:
        super().__init__("error-illegal", token=token, rule=rule, why=why)
        self.rule = rule
        self.why = why


class OutOfTurn(SalleError):
    """It is not for this seat to act now."""


class OutOfRange(SalleError):
    """There is no action with this number."""


class NoTakeBack(SalleError):
    """What was done can't be taken back."""


class BadRecord(SalleError):
    """A file that can't be replayed."""


class BadSeal(SalleError):
    """A seal that can't be, or a bout that was not dealt as it was sealed."""
