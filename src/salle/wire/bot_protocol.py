"""The messages between the server and the bot processes: what a seat has seen, and the action or hints for it."""

from __future__ import annotations

from msgspec import Raw, Struct

from salle.core.options import Value
from salle.core.texts import Message


class Ask(Struct, frozen=True, tag=True):
    """Ask a bot for an action. `who` is the same for all actions of one bot in one bout."""

    who: str
    game: str
    options: dict[str, Value]
    bot: str
    seed: str
    question: Raw


class Advise(Struct, frozen=True, tag=True):
    """Ask for hints for a seat. `who` is the same for that seat in one bout; it seeds the random numbers."""

    who: str
    game: str
    options: dict[str, Value]
    question: Raw


class Choice(Struct, frozen=True):
    """The action that a bot chose, as a number."""

    action: int


class HintShown(Struct, frozen=True):
    """A recommended offer: its token, the chance to win with it (as a number and in words), and the reasons.

    The reasons say what the action does, how opponents may answer, and what is likely to follow."""

    token: str
    chance: float
    promise: Message
    reasons: list[Message]


class Advice(Struct, frozen=True):
    """Hints, the best first."""

    hints: list[HintShown]
