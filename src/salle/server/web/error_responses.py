"""Errors as HTTP answers: a status, and a message that a client can show in its reader's language."""

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

BODY: Final = "data"  # the framework's name for the body
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
PLAIN: Final = {404: "path", 405: "method", 413: "body", 415: "json"}  # our messages for errors of the framework


def status_of(error: SalleError) -> int:
    """The HTTP status of an error."""
    return next((STATUSES[kind] for kind in type(error).__mro__ if kind in STATUSES), OTHERWISE)


def headers_for(error: SalleError) -> dict[str, str]:
    """The headers of an error answer."""
    if isinstance(error, TooSlow):
        return {"connection": "close"}
    return {"retry-after": str(error.wait)} if isinstance(error, TooMany) else {}


def fault(message: Message) -> messages.Fault:
    """The body of an error answer: a message, and the same in English."""
    return messages.Fault(message, texts("en").say(message))


def answer(message: Message, status: int, headers: Mapping[str, str] | None = None) -> Response[messages.Fault]:
    """An error answer."""
    return Response(fault(message), status_code=status, media_type=MediaType.JSON, headers=headers)


def malformed(error: msgspec.DecodeError | RecursionError) -> Message:
    """The message for malformed JSON, with the place."""
    return unreadable("nested too deep" if isinstance(error, RecursionError) else str(error))


def unreadable(problem: str) -> Message:
    """The message for a malformed request."""
    return Message("server-error-malformed", {"problem": problem})


def count(request: Asked, kind: str) -> None:
    """Count an error of that kind."""
    service_of(request).metrics.errors.labels(kind).inc()


def on_salle_error(request: Asked, error: SalleError) -> Response[messages.Fault]:
    """Answer a refusal."""
    count(request, type(error).__name__)
    return answer(error.message, status_of(error), headers_for(error))


def on_malformed(request: Asked, error: msgspec.DecodeError | RecursionError) -> Response[messages.Fault]:
    """Answer a malformed body. msgspec names the field."""
    count(request, "malformed")
    return answer(malformed(error), 400)


def on_http(request: Asked, error: HTTPException) -> Response[messages.Fault]:
    """Answer an error of the framework."""
    if request.scope["state"].get(LEFT):
        return answer(unreadable("it ends in the middle"), 400)  # the client has gone and will not see it
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
    """The problems of a malformed request as a text, each with its field."""
    if not error.extra:
        return error.detail.partition(" for path ")[0]  # a missing parameter
    found = [(one.get("key", ""), one.get("message", "")) for one in error.extra if isinstance(one, dict)]
    return "; ".join("there is no body" if key == BODY else f"{said} - at `{key}`" for key, said in found)


def on_fault(request: Asked, error: Exception) -> Response[messages.Fault]:
    """Answer an internal error. The client gets only the number of the error in the log."""
    id = str(request.scope["state"].get(ID, ""))
    count(request, "fault")
    note_fault(error, id, path=request.scope.get("path_template", ""))
    return answer(Message("server-error-fault", {"id": id}), 500)
