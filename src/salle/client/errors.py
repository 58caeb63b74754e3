"""What can go wrong between a program and a server.

SalleError
├── Denied            the server does not do it: its own message says why
├── BrokenPromise     a table is sealed otherwise than the server has promised
└── Unreachable       nobody answers there, or nobody who can be understood
    └── Interrupted   the connection broke before the answer came
"""

from __future__ import annotations

from http import HTTPStatus

from msgspec import DecodeError
from msgspec.json import decode

from salle.core.errors import SalleError
from salle.core.texts import Message, MissingText
from salle.wire.messages import Fault


class Denied(SalleError):
    """The server does not do it: `message` is its reason; `status` is that of HTTP, or 0 if it was said at a table."""

    def __init__(self, why: Message, status: int = 0, said: str = "") -> None:
        super().__init__(why.id)
        self.message = why
        self.status = status
        self.said = said

    def __str__(self) -> str:
        try:
            return super().__str__()
        except MissingText:  # a newer server has more to say
            return self.said or self.message.id


class BrokenPromise(SalleError):
    """The table is sealed otherwise than was promised: its deals may hang on what was added to them."""


class Unreachable(SalleError):
    """Nobody answers there, or nobody who can be understood."""


class Interrupted(Unreachable):
    """The connection broke before the answer came: whether the server has heard it, only the table can show."""


def failure(address: str, status: int, body: bytes) -> SalleError:
    """What an answer that is none comes to: the server's own reason, or that of whatever stands before it."""
    try:
        fault = decode(body, type=Fault)
    except DecodeError:
        phrases = {int(one): one.phrase for one in HTTPStatus}
        problem = f"{status} {phrases.get(status, '')}".strip()
        return Unreachable("client-error-unreachable", address=address, problem=problem)
    return Denied(fault.why, status, fault.said)
