"""Bodies of requests, read strictly, and documented: JSON of exactly the type that a handler asks for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_415_UNSUPPORTED_MEDIA_TYPE

from salle.server import wire

JSON: Final = "application/json"
FAULTS: Final = {
    400: "It can't be read: which field, and why",
    401: "Nobody is signed in",
    403: "Another site's page sent it, or it is not for everybody",
    404: "There is no such thing",
    409: "It can't be done, or not now, and why",
    413: "It is too long",
    415: "It is not JSON",
    421: "This service is not known by that name",
    429: "Too many: how long to wait",
    503: "The database can't be reached",
}


class NotJson(HTTPException):
    """A form of another site's page could send other types without asking."""

    status_code = HTTP_415_UNSUPPORTED_MEDIA_TYPE


class StrictRequest(Request[Any, Any, AppState]):
    """A request whose body is what its handler asks for, and not what could be made into it: `"1"` is no number."""

    async def json(self) -> Any:
        """The body, typed; msgspec names the field that is wrong."""
        if self.content_type[0] != JSON:
            raise NotJson
        field = self.route_handler.parsed_fn_signature.parameters["data"]
        return msgspec.json.decode(await self.body(), type=field.annotation)


def spec(said: str) -> ResponseSpec:
    """How a fault of that kind is answered."""
    return ResponseSpec(wire.Fault, generate_examples=False, description=said)


def documented(handlers: Sequence[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """The handlers, each with what it may answer when something is wrong."""
    for handler in handlers:
        specs = {status: spec(said) for status, said in FAULTS.items()}
        handler.responses = {**specs, **(handler.responses or {})}
    return list(handlers)
