"""The outermost layer of the application, for every request and every answer.

It checks the origin and the rate of requests, writes the log, and adds security headers.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from contextlib import nullcontext
from secrets import token_hex
from time import perf_counter
from typing import Any, Final, cast

from litestar import Litestar
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, Receive, Send
from litestar.types import Message as Sent

from salle.core.errors import SalleError
from salle.core.texts import Message
from salle.server.logging import note, note_fault
from salle.server.metrics import Metrics
from salle.server.rate_limits import RateLimiter, TooMany, TooSlow, household
from salle.server.settings import Settings
from salle.server.web.auth import BEARER
from salle.server.web.connection_limits import CONNECTION, Connection
from salle.server.web.error_responses import fault, headers_for, status_of, unreadable
from salle.server.web.origins import SAFE, SECURE, Headers, headers_of, known_host, same_origin
from salle.server.web.requests import ADDRESS, ID, LEFT
from salle.server.web.static_files import Page, encoded
from salle.wire import messages

HELD: Final = 1.0  # seconds
METHODS: Final = (*SAFE, "POST", "PUT", "PATCH", "DELETE")
NOWHERE, PAGE = "-", "page"  # logged as the path of unknown addresses, and of all files of the page
HEADERS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none';"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
PRIVATE: Final = {"cache-control": "no-store"}
ALWAYS_SECURE: Final = {"strict-transport-security": "max-age=31536000"}


class NotOurs(SalleError):
    """The request came from another site's page, or with an unknown host name."""

    def __init__(self, id: str, status: int, **facts: str) -> None:
        super().__init__(id, **facts)
        self.status: Final = status


class Visit:
    """One request or socket, from its beginning to its end."""

    def __init__(self, scope: Any) -> None:
        self.scope: Final = scope
        self.id: Final = token_hex(8)
        self.began: Final = perf_counter()
        self.headers: Final[Headers] = headers_of(scope)
        client = scope.get("client")
        self.address: Final = household(client[0]) if client else ""
        self.status: int = 0
        self.page: ASGIApp | None = None  # answers it, if it is for a file of the page
        state = scope.setdefault("state", {})
        self.connection: Final[Connection | None] = state.pop(CONNECTION, None)
        state |= {ID: self.id, ADDRESS: self.address}

    @property
    def method(self) -> str:
        """The method, or `other` for one that we do not know."""
        method = str(self.scope.get("method", "socket"))
        return method if method in (*METHODS, "socket") else "other"

    @property
    def path(self) -> str:
        """The pattern of the path, without the values of this request."""
        return PAGE if self.page else str(self.scope.get("path_template") or NOWHERE)

    def seconds(self) -> float:
        return perf_counter() - self.began

    def note(self, event: str, **facts: str | int | float) -> None:
        note(event, id=self.id, path=self.path, **facts)


class Middleware:
    """The application with checks, log and headers around it."""

    def __init__(
        self, app: Litestar, settings: Settings, limiter: RateLimiter, metrics: Metrics, page: Page | None = None
    ) -> None:
        self.app: Final = app
        self.page: Final = page or Page()
        self.settings: Final = settings
        self.limiter: Final = limiter
        self.metrics: Final = metrics
        self._held: Final[Counter[str]] = Counter()  # refusals that wait, by address
        self.verbs: Final = {
            route.path_format: ", ".join(sorted(route.methods)) for route in app.routes if isinstance(route, HTTPRoute)
        }

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        visit = Visit(scope)
        visit.page = self.page.answering(scope)
        with visit.connection.asked() if visit.connection else nullcontext():
            try:
                self._check(visit)
            except SalleError as error:
                await self._refuse(visit, send, error)
            else:
                await (self._socket if scope["type"] == "websocket" else self._request)(visit, receive, send)

    def _check(self, visit: Visit) -> None:
        """Refuse a request over the rate limit, or with an unknown host or origin."""
        scope = visit.scope
        reads = scope["type"] == "http" and scope["method"] in SAFE
        if scope["type"] == "http":
            self.limiter.admit("files" if visit.page else "reads" if reads else "writes", visit.address)
        host = visit.headers.get("host")
        if host is not None and not known_host(host, self.settings.hosts):
            raise NotOurs("server-error-host", 421, host=host)
        ours = visit.headers.get("authorization", "").lower().startswith(BEARER) or same_origin(
            visit.headers, scope["scheme"], self.settings.origins
        )
        if not reads and not ours:
            raise NotOurs("server-error-origin", 403)

    async def _hold(self, address: str) -> None:
        """Wait before the refusal of a client over the rate limit. The next requests on its connection wait, too, so a
        client that sends requests without reading the answers takes no time from others."""
        if self._held[address] < self.settings.limits.connections:  # a proxy may have more
            self._held[address] += 1
            try:
                await asyncio.sleep(HELD)
            finally:
                self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]

    async def _refuse(self, visit: Visit, send: Send, error: SalleError) -> None:
        if isinstance(error, TooMany):
            await self._hold(visit.address)
        status = error.status if isinstance(error, NotOurs) else status_of(error)
        self.metrics.errors.labels(type(error).__name__).inc()
        await self._answer(visit, send, status, error.message, headers_for(error))
        self._done(visit)

    async def _answer(
        self, visit: Visit, send: Send, status: int, message: Message, headers: Mapping[str, str]
    ) -> None:
        """Send an error before the application runs. A refused socket gets it over HTTP, too."""
        visit.status = status
        kind = "websocket.http.response" if visit.scope["type"] == "websocket" else "http.response"
        body = messages.encode_message(fault(message))
        told = {"content-type": "application/json", "content-length": str(len(body)), **headers}
        start = {"type": f"{kind}.start", "status": status, "headers": encoded(self._dressed(visit, told))}
        await send(cast("Sent", start))
        await send(cast("Sent", {"type": f"{kind}.body", "body": body, "more_body": False}))

    def _dressed(self, visit: Visit, headers: Mapping[str, str]) -> dict[str, str]:
        """Add the headers that every answer has to these."""
        private = PRIVATE if visit.scope["path"].startswith("/api") else {}
        secure = ALWAYS_SECURE if visit.scope["scheme"] in SECURE else {}
        build = {"salle-page": self.page.build} if visit.page is None and self.page.build else {}
        return {**HEADERS, **private, **secure, **build, "x-request-id": visit.id, **headers}

    async def _request(self, visit: Visit, receive: Receive, send: Send) -> None:
        async def sending(message: Sent) -> None:
            if message["type"] == "http.response.start":
                visit.status = message["status"]
                present = {name.decode("latin-1").lower() for name, _ in message["headers"]}
                missing = {name: value for name, value in self._dressed(visit, {}).items() if name not in present}
                message["headers"] = [*message["headers"], *encoded(missing)]
                if visit.method == "OPTIONS" and visit.path in self.verbs:  # the framework names only one method
                    kept = [(name, value) for name, value in message["headers"] if name != b"allow"]
                    message["headers"] = [*kept, *encoded({"allow": self.verbs[visit.path]})]
            await send(message)

        deadline: float | None = asyncio.get_running_loop().time() + self.settings.limits.arrival

        async def receiving() -> Any:
            nonlocal deadline
            try:
                async with asyncio.timeout_at(deadline):
                    message = await receive()
            except TimeoutError:
                raise TooSlow from None
            if not message.get("more_body", False):
                deadline = None  # the request is complete; from now on we wait only for a disconnect
            if message["type"] == "http.disconnect":
                visit.scope["state"][LEFT] = True
            return message

        try:
            await (visit.page or self.app)(visit.scope, receiving, sending)
        except Exception as error:
            note_fault(error, visit.id, path=visit.path)
            if not visit.status:
                await self._answer(visit, send, 500, Message("server-error-fault", {"id": visit.id}), {})
        self._done(visit)

    def _done(self, visit: Visit) -> None:
        seconds = visit.seconds()
        visit.note("request", method=visit.method, status=visit.status, ms=round(seconds * 1000, 1))
        self.metrics.requests.labels(visit.method, visit.path, visit.status).inc()
        self.metrics.request.labels(visit.path).observe(seconds)

    async def _socket(self, visit: Visit, receive: Receive, send: Send) -> None:
        accepted = False  # the framework does not accept sockets with an unknown path or a malformed query

        async def sending(message: Sent) -> None:
            nonlocal accepted
            if message["type"] == "websocket.accept":
                accepted = True
                visit.note("socket opened")
            elif message["type"] == "websocket.close":
                visit.status = visit.status or message["code"]
                if not accepted:
                    if visit.path == NOWHERE:
                        await self._answer(visit, send, 404, Message("server-error-path"), {})
                    else:
                        await self._answer(visit, send, 400, unreadable("since"), {})
                    return
            await send(message)

        async def receiving() -> Any:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                visit.status = visit.status or message["code"]
            return message

        try:
            await self.app(visit.scope, receiving, sending)
        finally:
            visit.note("socket closed", code=visit.status, ms=round(visit.seconds() * 1000, 1))
