"""The errors of the client.

SalleError
├── Denied            the server refuses, and its message says why
├── BrokenPromise     the seal of a table is not the promised one
└── Unreachable       the server does not answer, or its answer cannot be read
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
    """The server refuses. `message` is its reason, and `status` the HTTP status, or 0 for a refusal at a table."""

    def __init__(self, why: Message, status: int = 0, said: str = "") -> None:
        super().__init__(why.id)
        self.message = why
        self.status = status
        self.said = said

    def __str__(self) -> str:
        try:
            return super().__str__()
        except MissingText:  # a newer server has messages that this version does not know
            return self.said or self.message.id


class BrokenPromise(SalleError):
    """The seal of a table is not the promised one: its deals may depend on your entropy."""


class Unreachable(SalleError):
    """The server does not answer, or its answer cannot be read."""


class Interrupted(Unreachable):
    """The connection broke before the answer. Only the table shows whether the server received the command."""


def failure(address: str, status: int, body: bytes) -> SalleError:
    """The error for an answer with an error status: the server's own reason, or the status of a proxy before it."""
    try:
        fault = decode(body, type=Fault)
    except DecodeError:
        phrases = {int(one): one.phrase for one in HTTPStatus}
        problem = f"{status} {phrases.get(status, '')}".strip()
        return Unreachable("client-error-unreachable", address=address, problem=problem)
    return Denied(fault.why, status, fault.said)
