"""The web application: HTTP for tables and people, a WebSocket for bouts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components

from salle import __version__
from salle.core.errors import SalleError
from salle.server.event_loop import name_task
from salle.server.logging import note
from salle.server.service import Service
from salle.server.web.auth import SCHEMES
from salle.server.web.error_responses import on_fault, on_http, on_malformed, on_salle_error
from salle.server.web.health import CHECKS
from salle.server.web.middleware import Middleware
from salle.server.web.openapi import Described, documented, nothing_else, nowhere
from salle.server.web.requests import StrictRequest, address_of, service_of
from salle.server.web.table_routes import HANDLERS
from salle.server.web.websocket import SOCKETS

COMPRESSED: Final = 4096  # bytes; longer answers are compressed
LIMIT: Final = "limit"  # the key of a handler's option that names its rate limit


def create_app(service: Service, runs: bool = True) -> Middleware:
    """The application for a service. If the service is not running yet, the application starts and stops it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        try:
            async with service.running():
                yield
        except SalleError as error:  # the web server would only log that there was one
            note("worker failed", why=str(error))
            raise

    app = Litestar(
        lifespan=[] if runs else [lifespan],
        route_handlers=[*documented([*HANDLERS, *CHECKS]), *SOCKETS],
        state=AppState({"service": service}),
        request_class=StrictRequest,
        guards=[admitted],
        exception_handlers={
            SalleError: on_salle_error,
            msgspec.DecodeError: on_malformed,
            RecursionError: on_malformed,
            HTTPException: on_http,
            Exception: on_fault,
        },
        openapi_config=OpenAPIConfig(
            "Salle",
            __version__,
            openapi_router=Router("/api", route_handlers=[nowhere], guards=[nothing_else], include_in_schema=False),
            render_plugins=[Described()],
            use_handler_docstrings=True,
            components=Components(security_schemes=SCHEMES),
        ),
        request_max_body_size=service.settings.limits.body,
        compression_config=CompressionConfig("gzip", minimum_size=COMPRESSED, gzip_compress_level=5),
        logging_config=None,
    )
    return Middleware(app, service.settings, service.limiter, service.metrics)


async def admitted(connection: ASGIConnection[Any, Any, Any, AppState], handler: BaseRouteHandler) -> None:
    """Count a request by the limit that its handler names.

    This function is async because the framework would run a plain one in threads, several at a time."""
    name_task(f"{connection.scope.get('method', 'socket')} {connection.scope['path_template']}")
    if LIMIT in handler.opt:
        service_of(connection).limiter.admit(handler.opt[LIMIT], address_of(connection))
