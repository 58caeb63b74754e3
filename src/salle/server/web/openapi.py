"""The description of the API at /api/openapi.json, with all bounds of what is read and answered."""

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
    """Sends the description of the API. It is made once: that takes ten times as long as an ordinary request."""

    _made: bytes = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        self._made = self._made or self.render_json(request, described(request.app))
        return self._made


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


def documented(handlers: Sequence[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """The handlers, each with what it may answer when something is wrong."""
    for handler in handlers:
        specs = {
            status: ResponseSpec(messages.Fault, generate_examples=False, description=said)
            for status, said in FAULTS.items()
        }
        handler.responses = {**specs, **(handler.responses or {})}
    return list(handlers)
