"""Authentication: by an API token, or otherwise by the cookie."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final, TypeAlias

from litestar.connection import ASGIConnection
from litestar.openapi.spec import Reference, SecurityScheme

from salle.core.errors import SalleError
from salle.server.people.credentials import MayNot
from salle.server.people.identity import Stranger
from salle.server.rate_limits import remember
from salle.server.store.people import Person
from salle.server.study.background_worker import Asker
from salle.server.table.table import NotNow, Table
from salle.server.web.requests import StrictRequest, address_of, service_of
from salle.wire.messages import COOKIE

Needs: TypeAlias = list[dict[str, list[str]]]

BEARER: Final = "bearer "
SCHEMES: Final[dict[str, SecurityScheme | Reference]] = {
    "cookie": SecurityScheme("apiKey", name=COOKIE, security_scheme_in="cookie", description="A person in a browser"),
    "token": SecurityScheme("http", scheme="bearer", description="A program that plays for a person"),
}
IN_PERSON: Final[Needs] = [{"cookie": []}]  # for handlers that call `myself`
SOMEBODY: Final[Needs] = [*IN_PERSON, {"token": []}]  # for handlers that call `me`
ANYBODY: Final[Needs] = [{}, *SOMEBODY]  # for handlers that sometimes call `me`


def bearer(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The token of a request, or None. Another site's page cannot make a browser send one."""
    shown: str = connection.headers.get("authorization", "")
    return shown[len(BEARER) :].strip() if shown[: len(BEARER)].lower() == BEARER else None


async def asking(connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
    """The person who sent a request, or None. With a token, the cookie is ignored; Stranger if the token is invalid."""
    service, token = service_of(connection), bearer(connection)
    cookie = connection.cookies.get(COOKIE, "")
    found = await (service.people.known(cookie) if token is None else service.people.holder(token))
    if found is not None:
        remember(service.bots.addresses, found.id, address_of(connection))
    elif token is not None:
        raise Stranger("server-error-token")
    return found


async def asker(request: StrictRequest) -> Asker:
    """The address of a request, and its person if known. Slow jobs take turns by these."""
    with suppress(SalleError):
        person = await asking(request)
        return Asker(request.address, person.id if person is not None else "")
    return Asker(request.address)


async def me(request: StrictRequest) -> Person:
    """The person who sent a request. Raises Stranger if they are not signed in."""
    person = await asking(request)
    if person is None:
        raise Stranger("server-error-stranger")
    request.service.limiter.admit("person", person.id)
    await request.service.retention.saw(person.id)
    return person


async def myself(request: StrictRequest) -> Person:
    """The person who sent a request with a cookie. Programs with a token may not manage an account."""
    if bearer(request) is not None:
        raise MayNot("server-error-not-by-token")
    return await me(request)


async def finished(request: StrictRequest, table: str) -> Table:
    """A table whose bout is over, for its players, or for everyone if it was public. Raises NotNow otherwise."""
    now = (await request.service.live_tables.table(table)).table
    if not now.opens_for(()) and not now.opens_for(now.seats_of((await me(request)).id)):
        raise NotNow("server-error-not-your-bout")
    if now.stage != "over":
        raise NotNow("server-error-not-over")
    return now
