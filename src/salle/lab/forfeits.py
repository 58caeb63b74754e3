"""Forfeits as they are kept and told: what somebody's own bot did that no fencer may."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from salle.core.errors import Forfeit
from salle.core.texts import Message


@dataclass
class NotedForfeit:
    """A forfeit: who, against whom, on which seat, in which bout, and why."""

    bot: str
    other: str
    seat: int
    bout: int
    why: dict[str, Any]  # the message, packed

    def message(self) -> Message:
        """Why, to be said."""
        return unpack_message(self.why)

    @classmethod
    def of(cls, forfeit: Forfeit, other: str, bout: int) -> NotedForfeit:
        """What there is to keep of it."""
        return cls(forfeit.bot, other, forfeit.seat, bout, pack_message(forfeit.why))


def pack_message(message: Message) -> dict[str, Any]:
    """The message as it can be kept in a file."""
    return {"id": message.id, "args": {name: _packed(value) for name, value in message.args.items()}}


def _packed(value: Any) -> Any:
    if isinstance(value, Message):
        return pack_message(value)
    if isinstance(value, Iterable) and not isinstance(value, str):
        return [_packed(item) for item in value]
    return value


def unpack_message(kept: Mapping[str, Any]) -> Message:
    """The message that was kept."""
    return Message(kept["id"], {name: _unpacked(value) for name, value in kept["args"].items()})


def _unpacked(value: Any) -> Any:
    if isinstance(value, dict):
        return unpack_message(value)
    return [_unpacked(item) for item in value] if isinstance(value, list) else value
