"""A request as handlers get it: the service, the client's address, and a body of exactly the type they ask for."""

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

ID, ADDRESS, LEFT = "id", "address", "left"  # keys in the state of a request; left: the client has disconnected
JSON: Final = "application/json"
FLOAT: Final = "got `float`"  # in msgspec's message if a number should be an integer
LARGEST: Final = 2**53  # floats are exact up to this number


class NotJson(HTTPException):
    """The body is not JSON. A form on another site's page could send other types."""

    status_code = HTTP_415_UNSUPPORTED_MEDIA_TYPE


class StrictRequest(Request[Any, Any, AppState]):
    """A request whose body has exactly the type that its handler asks for: `"1"` is not a number."""

    @property
    def service(self) -> Service:
        return service_of(self)

    @property
    def address(self) -> str:
        return address_of(self)

    async def json(self) -> Any:
        """The typed body. If it is malformed, msgspec names the field."""
        if self.content_type[0] != JSON:
            raise NotJson
        try:
            return decoded(await self.body(), body_of(self.route_handler))
        except UnicodeDecodeError:
            raise msgspec.DecodeError("it is not in UTF-8") from None


def service_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Service:
    service: Service = connection.app.state.service
    return service


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address by which a request or socket is counted."""
    address: str = connection.scope["state"][ADDRESS]
    return address


def decoded(body: bytes, type: Any) -> Any:
    """Decode a body as that type. 7.0 is read as 7, because JSON Schema treats them as equal.

    msgspec never decodes without a type here, because that takes long for large floats.
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
    """7 for 7.0. Raises ValueError for fractions and for numbers over LARGEST."""
    value = float(text)
    if not value.is_integer() or abs(value) > LARGEST:
        raise ValueError(text)
    return int(value)


def body_of(handler: BaseRouteHandler) -> Any:
    """The type of a handler's body, or None."""
    field = handler.parsed_fn_signature.parameters.get("data")
    return field.annotation if field is not None else None
