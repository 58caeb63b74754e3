"""What can't be done, as a client is told: a status, and a message that it can say in its reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from salle.core.errors import SalleError, UnknownName
from salle.core.texts import Message, texts
from salle.server.live.loading import NoTable
from salle.server.logging import note_fault
from salle.server.people.credentials import MayNot
from salle.server.people.identity import Stranger
from salle.server.rate_limits import TooMany, TooSlow
from salle.server.store.database import StoreTrouble
from salle.server.web.health import NotForAll
from salle.server.web.requests import ID, LEFT, service_of
from salle.wire import messages

Asked: TypeAlias = Request[Any, Any, Any]

BODY: Final = "data"  # as the framework calls it
OTHERWISE: Final = 409
STATUSES: Final[Mapping[type[SalleError], int]] = {
    Stranger: 401,
    NotForAll: 403,
    MayNot: 403,
    NoTable: 404,
    UnknownName: 404,
    TooSlow: 408,
    TooMany: 429,
    StoreTrouble: 503,
}
PLAIN: Final = {404: "path", 405: "method", 413: "body", 415: "json"}  # what the framework refuses, in our own words


def status_of(error: SalleError) -> int:
    """The status by which HTTP knows it."""
    return next((STATUSES[kind] for kind in type(error).__mro__ if kind in STATUSES), OTHERWISE)


def headers_for(error: SalleError) -> dict[str, str]:
    """What a program should know of it."""
    if isinstance(error, TooSlow):
        return {"connection": "close"}
    return {"retry-after": str(error.wait)} if isinstance(error, TooMany) else {}


def fault(message: Message) -> messages.Fault:
    """What was wrong, as a message and in English."""
    return messages.Fault(message, texts("en").say(message))


def answer(message: Message, status: int, headers: Mapping[str, str] | None = None) -> Response[messages.Fault]:
    """The same as a response."""
    return Response(fault(message), status_code=status, media_type=MediaType.JSON, headers=headers)


def malformed(error: msgspec.DecodeError | RecursionError) -> Message:
    """A message that can't be read, and where."""
    return unreadable("nested too deep" if isinstance(error, RecursionError) else str(error))


def unreadable(problem: str) -> Message:
    """The same in the words of the framework."""
    return Message("server-error-malformed", {"problem": problem})


def count(request: Asked, kind: str) -> None:
    """One more of that kind."""
    service_of(request).metrics.errors.labels(kind).inc()


def on_salle_error(request: Asked, error: SalleError) -> Response[messages.Fault]:
    """Something that somebody asked for can't be."""
    count(request, type(error).__name__)
    return answer(error.message, status_of(error), headers_for(error))


def on_malformed(request: Asked, error: msgspec.DecodeError | RecursionError) -> Response[messages.Fault]:
    """A body that is none; msgspec names the field."""
    count(request, "malformed")
    return answer(malformed(error), 400)


def on_http(request: Asked, error: HTTPException) -> Response[messages.Fault]:
    """What the framework itself refuses."""
    if request.scope["state"].get(LEFT):
        return answer(unreadable("it ends in the middle"), 400)  # to nobody
    if error.status_code >= 500:
        return on_fault(request, error)
    count(request, str(error.status_code))
    if isinstance(error, ValidationException):
        message = unreadable(problems(error))
    elif error.status_code in PLAIN:
        message = Message(f"server-error-{PLAIN[error.status_code]}")
    else:
        message = Message("server-error-http", {"status": error.status_code, "problem": error.detail})
    return answer(message, error.status_code, error.headers)


def problems(error: ValidationException) -> str:
    """All that is wrong, each with the field it is wrong with."""
    if not error.extra:
        return error.detail.partition(" for path ")[0]  # what is missing
    found = [(one.get("key", ""), one.get("message", "")) for one in error.extra if isinstance(one, dict)]
    return "; ".join("there is no body" if key == BODY else f"{said} - at `{key}`" for key, said in found)


def on_fault(request: Asked, error: Exception) -> Response[messages.Fault]:
    """A fault of ours: whoever asked gets a number by which it can be found in the log, and nothing else."""
    id = str(request.scope["state"].get(ID, ""))
    count(request, "fault")
    note_fault(error, id, path=request.scope.get("path_template", ""))
    return answer(Message("server-error-fault", {"id": id}), 500)
