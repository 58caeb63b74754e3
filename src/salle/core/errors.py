"""The errors that users can cause. Each has a message that names the problem.

SalleError
├── UnknownName       an unknown game, rule set, bot or law; it lists the known ones
├── BadOption         an option that is unknown, of the wrong type, out of range, or in conflict with another
├── BadBot            a bot with an invalid budget, or one that cannot be loaded
├── Forfeit           a user's bot that broke the rules: which bot, in which seat, and how
├── LostProcess       a worker process that stopped unexpectedly
├── MissingPackage    an optional package that is not installed
├── BadCards          card data that is invalid, or that this game does not use
├── BadStance         a position that is invalid or could not arise
├── NotationError     an action in text form
│   ├── Malformed     no action is written like this
│   ├── Ambiguous     several actions match the text
│   └── Illegal       a rule forbids the action
├── OutOfTurn         it is not this seat's turn
├── OutOfRange        no action has this number
├── NoTakeBack        another player has learned something since
├── BadRecord         a file that cannot be replayed: the file, line, action and reason
└── BadSeal           an invalid seal, or deals that do not follow from it: the action and the difference
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from salle.core.texts import Message, texts


class SalleError(Exception):
    """The base of all errors that users can cause. `message` has an id and arguments for any language. `str` is
    English.
    """

    def __init__(self, id: str, **args: Any) -> None:
        super().__init__(id)
        self.message = Message(id, args)

    def __str__(self) -> str:
        return texts("en").say(self.message)

    def __reduce__(self) -> tuple[Callable[..., Self], tuple[object, ...], dict[str, object]]:
        return type(self).__new__, (type(self), *self.args), self.__dict__  # to pickle it for another process


class UnknownName(SalleError):
    """A name that does not exist."""


class BadOption(SalleError):
    """Invalid options."""


class BadBot(SalleError):
    """An invalid bot, or one that cannot be loaded."""


class Forfeit(SalleError):
    """A user's bot forfeited the bout. `why` says how it broke the rules."""

    def __init__(self, bot: str, seat: int, why: Message) -> None:
        super().__init__("error-forfeit", bot=bot, seat=seat + 1, why=why)
        self.bot = bot
        self.seat = seat
        self.why = why


class LostProcess(SalleError):
    """A worker process stopped unexpectedly: it was killed, or there was not enough memory."""


class MissingPackage(SalleError):
    """An optional package that is not installed."""


class BadCards(SalleError):
    """Invalid card data."""


class BadStance(SalleError):
    """An invalid position."""


class NotationError(SalleError):
    """An invalid action in text form."""


class Malformed(NotationError):
    """No action is written like this."""


class Ambiguous(NotationError):
    """Several actions match this text."""


class Illegal(NotationError):
    """A rule forbids the action. `rule` is its name, and `why` explains it for this position."""

    def __init__(self, token: str, rule: str, why: Message) -> None:
        super().__init__("error-illegal", token=token, rule=rule, why=why)
        self.rule = rule
        self.why = why


class OutOfTurn(SalleError):
    """It is not this seat's turn."""


class OutOfRange(SalleError):
    """No action has this number."""


class NoTakeBack(SalleError):
    """The action cannot be taken back."""


class BadRecord(SalleError):
    """A file that cannot be replayed."""


class BadSeal(SalleError):
    """An invalid seal, or a bout whose deals do not follow from its seal."""
