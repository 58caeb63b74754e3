"""Forfeits of bots: records of an illegal action or another error, with the message about it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from salle.core.errors import Forfeit
from salle.core.texts import Message


@dataclass
class NotedForfeit:
    """A forfeit: the bot, its opponents, its seat, the bout and the reason."""

    bot: str
    other: str
    seat: int
    bout: int
    why: dict[str, Any]  # the message, packed

    def message(self) -> Message:
        """The reason as a message."""
        return unpack_message(self.why)

    @classmethod
    def of(cls, forfeit: Forfeit, other: str, bout: int) -> NotedForfeit:
        """Create the record of a forfeit."""
        return cls(forfeit.bot, other, forfeit.seat, bout, pack_message(forfeit.why))


def pack_message(message: Message) -> dict[str, Any]:
    """The message as plain data for a file."""
    return {"id": message.id, "args": {name: _packed(value) for name, value in message.args.items()}}


def _packed(value: Any) -> Any:
    if isinstance(value, Message):
        return pack_message(value)
    if isinstance(value, Iterable) and not isinstance(value, str):
        return [_packed(item) for item in value]
    return value


def unpack_message(kept: Mapping[str, Any]) -> Message:
    """The message from plain data."""
    return Message(kept["id"], {name: _unpacked(value) for name, value in kept["args"].items()})


def _unpacked(value: Any) -> Any:
    if isinstance(value, dict):
        return unpack_message(value)
    return [_unpacked(item) for item in value] if isinstance(value, list) else value
