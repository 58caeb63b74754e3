"""`salle serve`: bouts between people and bots in the browser, on this machine or for a club."""

from __future__ import annotations

import os
import socket
from functools import partial
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

from salle.cli.command import at_least, console, readable_file, say, told
from salle.cli.data import folder
from salle.core.errors import BadOption

HOST, PORT = "127.0.0.1", 8642
FILE = "salle.db"


def command(
    *,
    host: Annotated[str, told("cli-arg-host")] = HOST,
    port: Annotated[int, Parameter(help=say("cli-arg-port"), validator=Number(gte=0, lte=65535))] = PORT,
    database: Annotated[str, told("cli-arg-database")] = "",
    workers: Annotated[int, at_least(1, "cli-arg-workers")] = 1,
    config: Annotated[Path | None, told("cli-arg-config")] = None,
    proxy: Annotated[str, told("cli-arg-proxy")] = "",
    log: Annotated[Literal["json", "plain"] | None, told("cli-arg-log")] = None,
) -> int:
    """Serve until it is interrupted."""
    from salle.server.logs import usual_style
    from salle.server.running import Settings, serve, serve_together

    url = database or os.environ.get("SALLE_DATABASE") or default_database()
    if workers > 1 and url.startswith("sqlite:"):
        raise BadOption("cli-error-workers")
    file = "" if config is None else str(readable_file(config).absolute())
    settings = Settings(url, file, proxy, log or usual_style())
    service = settings.service()
    listening = bound(host, port)
    address = f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}"
    told_address = partial(console.print, say("cli-serve-address", address=address), markup=False, soft_wrap=True)
    if workers > 1:
        serve_together(settings, listening, workers, told_address)
    else:
        serve(service, listening, told_address)
    return 0


def default_database() -> str:
    """A file in the data folder."""
    return f"sqlite:///{folder() / FILE}"


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens there, and lets callers wait until somebody answers; BadOption if it can't."""
    listening = None
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen()
    except OSError as error:
        if listening is not None:
            listening.close()
        raise BadOption("cli-error-serve", host=host, port=str(port), problem=error.strerror or str(error)) from None
    return listening
