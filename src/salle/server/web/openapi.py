"""The OpenAPI description at /api/openapi.json, with the bounds of all fields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from litestar import HttpMethod, Litestar, Request, Response, route
from litestar.connection import ASGIConnection
from litestar.datastructures import State as AppState
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute
from mypy_extensions import i64

from salle.server.web.requests import body_of
from salle.wire import messages

DESCRIPTION: Final = "/api/openapi.json"
NOTHING: Final = "204"
FAULTS: Final = {
    400: "The request is malformed: which field, and why",
    401: "You are not signed in",
    403: "The request came from another site's page, or you may not do this",
    404: "Not found",
    408: "The request did not arrive in time",
    409: "This is not possible, or not now, and why",
    413: "The request is too long",
    415: "The body is not JSON",
    421: "The server does not serve this host name",
    429: "Too many requests: how long to wait",
    503: "The database is unavailable",
}


def may_lack_body(handler: BaseRouteHandler) -> bool:
    """Whether a handler's body is optional."""
    field = handler.parsed_fn_signature.parameters.get("data")
    return field is not None and field.has_default


def answer_of(handler: BaseRouteHandler) -> Any:
    """The type of a handler's answer, whether or not it is wrapped in a response."""
    answer = handler.parsed_return_field
    inside = answer.inner_types if answer.is_subclass_of(Response) else ()
    return inside[0].annotation if inside else answer.annotation


class Described(JsonRenderPlugin):
    """Sends the description. It is made once, because that takes ten times as long as an ordinary request."""

    _made: bytes = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        self._made = self._made or self.render_json(request, described(request.app))
        return self._made


async def nothing_else(connection: ASGIConnection[Any, Any, Any, AppState], handler: BaseRouteHandler) -> None:
    """Hide the framework's other pages about the API."""
    if connection.scope["path"] != DESCRIPTION:
        raise NotFoundException


@route(["/", "/{path:str}"], http_method=[HttpMethod.POST, HttpMethod.PUT, HttpMethod.PATCH, HttpMethod.DELETE])
async def nowhere() -> None:
    """Answer other methods with 404, too; the framework would answer 405 for its own pages."""
    raise NotFoundException


def number(type: type) -> dict[str, Any]:
    """Describe seats and actions, which compiled rules keep as i64, as integers."""
    if type is not i64:
        raise NotImplementedError
    return {"type": "integer"}


def described(app: Litestar) -> dict[str, Any]:
    """The description of the API, with msgspec's exact schemas instead of the framework's."""
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


def documented(handlers: Sequence[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """The handlers, each with its possible error answers."""
    for handler in handlers:
        specs = {
            status: ResponseSpec(messages.Fault, generate_examples=False, description=said)
            for status, said in FAULTS.items()
        }
        handler.responses = {**specs, **(handler.responses or {})}
    return list(handlers)
