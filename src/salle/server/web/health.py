"""Health checks and metrics."""

from __future__ import annotations

import hmac
from typing import Final

from litestar import Response, get

from salle.core.errors import SalleError
from salle.server.metrics import CONTENT_TYPE
from salle.server.web.origins import headers_of, is_this_machine
from salle.server.web.requests import StrictRequest

BEARER: Final = "Bearer "


class NotForAll(SalleError):
    """Only the operator may see this."""


@get("/health/live")
async def live() -> dict[str, str]:
    """Whether this worker is running."""
    return {"status": "up"}


@get("/health")
async def health(request: StrictRequest) -> dict[str, str]:
    """Whether this worker is running and its database can be read and written."""
    service = request.service
    await service.store.time()
    if service.database.trouble is not None:
        raise service.database.trouble
    return {"status": "up"}


@get("/metrics", include_in_schema=False)
async def metrics(request: StrictRequest) -> Response[bytes]:
    """Metrics for Prometheus. They need the token, unless no setting of a public server is set."""
    service = request.service
    headers, client, settings = headers_of(request.scope), request.scope.get("client"), service.settings
    given, token = headers.get("authorization", "").removeprefix(BEARER), settings.metrics_token
    public = settings.hosts or settings.proxies or token
    allowed = token and hmac.compare_digest(given.encode(), token.encode())
    if not allowed and (public or client is None or not is_this_machine(client[0], headers)):
        raise NotForAll("server-error-metrics")
    return Response(service.metrics.text(), media_type=CONTENT_TYPE)


CHECKS: Final = [live, health, metrics]
