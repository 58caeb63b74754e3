"""What goes between the server and the processes in which bots think: what a seat has seen, and what it should do."""

from __future__ import annotations

from msgspec import Raw, Struct

from salle.core.options import Value
from salle.core.texts import Message


class Ask(Struct, frozen=True, tag=True):
    """A decision that is wanted of a bot; `who` is the same for all decisions of one bot in one bout."""

    who: str
    game: str
    options: dict[str, Value]
    bot: str
    seed: str
    question: Raw


class Advise(Struct, frozen=True, tag=True):
    """Hints that are wanted for a seat; `who` is the same for that seat in one bout, and luck comes of it."""

    who: str
    game: str
    options: dict[str, Value]
    question: Raw


class Choice(Struct, frozen=True):
    """The number of the action that a bot chose."""

    action: int


class HintShown(Struct, frozen=True):
    """An offer worth thinking of: its token, the chance to win, that chance in words; and why: what it does, what may
    be answered, and what comes of it."""

    token: str
    chance: float
    promise: Message
    reasons: list[Message]


class Advice(Struct, frozen=True):
    """Hints, the best first."""

    hints: list[HintShown]
