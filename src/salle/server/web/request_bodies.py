"""Bodies of requests, read strictly, and documented: JSON of exactly the type that a handler asks for."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from litestar import HttpMethod, Litestar, Request, Response, route
from litestar.connection import ASGIConnection
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute
from litestar.status_codes import HTTP_415_UNSUPPORTED_MEDIA_TYPE
from mypy_extensions import i64

from salle.wire import messages

JSON: Final = "application/json"
DESCRIPTION: Final = "/api/openapi.json"
NOTHING: Final = "204"
FLOAT: Final = "got `float`"  # how msgspec ends when a number is no whole one
LARGEST: Final = 2**53  # up to which floats are exact
FAULTS: Final = {
    400: "It can't be read: which field, and why",
    401: "Nobody is signed in",
    403: "Another site's page sent it, or it is not for everybody",
    404: "There is no such thing",
    408: "It did not arrive in time",
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
        try:
            return decoded(await self.body(), body_of(self.route_handler))
        except UnicodeDecodeError:
            raise msgspec.DecodeError("it is not in UTF-8") from None


def decoded(body: bytes, type: Any) -> Any:
    """The body as that type. 7.0 is read as 7: to JSON Schema, and so to the description of the API, they are equal.

    Nothing is decoded without a type by msgspec, which takes long for large floats.
    """
    try:
        return msgspec.json.decode(body, type=type)
    except msgspec.ValidationError as error:
        if FLOAT not in str(error):
            raise
        try:
            whole = json.dumps(json.loads(body.decode(), parse_float=whole_number))
        except ValueError:
            raise error from None
    return msgspec.json.decode(whole, type=type)


def whole_number(text: str) -> int:
    """7 for 7.0; ValueError for a fraction, or for more than any handler asks for."""
    value = float(text)
    if not value.is_integer() or abs(value) > LARGEST:
        raise ValueError(text)
    return int(value)


def body_of(handler: BaseRouteHandler) -> Any:
    """The type of the body that a handler asks for; None if it asks for none."""
    field = handler.parsed_fn_signature.parameters.get("data")
    return field.annotation if field is not None else None


def may_lack_body(handler: BaseRouteHandler) -> bool:
    """Whether a handler takes a body and can do without."""
    field = handler.parsed_fn_signature.parameters.get("data")
    return field is not None and field.has_default


def answer_of(handler: BaseRouteHandler) -> Any:
    """The type of what a handler answers, bare or in a response."""
    answer = handler.parsed_return_field
    inside = answer.inner_types if answer.is_subclass_of(Response) else ()
    return inside[0].annotation if inside else answer.annotation


class Described(JsonRenderPlugin):
    """Tells the description of the API."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """As JSON."""
        return self.render_json(request, described(request.app))


async def nothing_else(connection: ASGIConnection[Any, Any, Any, AppState], handler: BaseRouteHandler) -> None:
    """There is nothing where the framework would have more pages about the API."""
    if connection.scope["path"] != DESCRIPTION:
        raise NotFoundException


@route(["/", "/{path:str}"], http_method=[HttpMethod.POST, HttpMethod.PUT, HttpMethod.PATCH, HttpMethod.DELETE])
async def nowhere() -> None:
    """Nor is there anything by another verb: of a page of its own the framework would say that it is only read."""
    raise NotFoundException


def number(type: type) -> dict[str, Any]:
    """Seats and actions are whole numbers, as the compiled rules have them."""
    if type is not i64:
        raise NotImplementedError
    return {"type": "integer"}


def described(app: Litestar) -> dict[str, Any]:
    """The description of the API, with what is read and answered exactly as it is: all its bounds, and nothing more."""
    document = app.openapi_schema.to_schema()
    for operations in document["paths"].values():
        for operation in operations.values():
            operation["responses"].get(NOTHING, {}).pop("content", None)
    routes = [one for one in app.routes if isinstance(one, HTTPRoute)]
    handlers = [handler for one in routes for handler in one.route_handlers]
    for one in routes:
        for handler in filter(may_lack_body, one.route_handlers):
            for method in handler.http_methods:
                document["paths"][one.path_format][method.lower()]["requestBody"]["required"] = False
    bodies = [body for handler in handlers if (body := body_of(handler)) is not None]
    answers = [answer_of(handler) for handler in handlers]
    structs = [one for one in answers if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    _, exact = msgspec.json.schema_components(
        [*bodies, *structs], schema_hook=number, ref_template="#/components/schemas/{name}"
    )
    components = document["components"]
    return {**document, "components": {**components, "schemas": {**components["schemas"], **exact}}}


def spec(said: str) -> ResponseSpec:
    """How a fault of that kind is answered."""
    return ResponseSpec(messages.Fault, generate_examples=False, description=said)


def documented(handlers: Sequence[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """The handlers, each with what it may answer when something is wrong."""
    for handler in handlers:
        specs = {status: spec(said) for status, said in FAULTS.items()}
        handler.responses = {**specs, **(handler.responses or {})}
    return list(handlers)
