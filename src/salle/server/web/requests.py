"""A request as handlers have it: the service, the address it came from, and a body of exactly the type they ask for."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.status_codes import HTTP_415_UNSUPPORTED_MEDIA_TYPE

from salle.server.service import Service

ID, ADDRESS, LEFT = "id", "address", "left"  # of a request, in its state; left: by whoever sent it
JSON: Final = "application/json"
FLOAT: Final = "got `float`"  # how msgspec ends when a number is no whole one
LARGEST: Final = 2**53  # up to which floats are exact


class NotJson(HTTPException):
    """A form of another site's page could send other types without asking."""

    status_code = HTTP_415_UNSUPPORTED_MEDIA_TYPE


class StrictRequest(Request[Any, Any, AppState]):
    """A request whose body is what its handler asks for, and not what could be made into it: `"1"` is no number."""

    @property
    def service(self) -> Service:
        return service_of(self)

    @property
    def address(self) -> str:
        return address_of(self)

    async def json(self) -> Any:
        """The body, typed; msgspec names the field that is wrong."""
        if self.content_type[0] != JSON:
            raise NotJson
        try:
            return decoded(await self.body(), body_of(self.route_handler))
        except UnicodeDecodeError:
            raise msgspec.DecodeError("it is not in UTF-8") from None


def service_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Service:
    """The service that a request or a socket is for."""
    service: Service = connection.app.state.service
    return service


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address that a request or a socket is counted by."""
    address: str = connection.scope["state"][ADDRESS]
    return address


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
