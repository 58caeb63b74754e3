"""`salle serve`: bouts between people and bots in the browser, on this machine or for a club."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from functools import partial
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from salle.cli.command import at_least, console, from_to, readable_file, say, told
from salle.cli.data import folder, private_folder
from salle.core.errors import BadOption

HOST, PORT = "127.0.0.1", 8642
EVERYWHERE = "0.0.0.0"
FAR_AWAY = "192.0.2.1"  # an address that belongs to nobody, RFC 5737
DESKTOPS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
FILE = "salle.db"
# On Windows SO_REUSEADDR would share the port with another program; there SO_EXCLUSIVEADDRUSE keeps it.
PORT_OPTION = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)


def command(
    *,
    host: Annotated[str, told("cli-arg-host")] = HOST,
    port: Annotated[int, Parameter(help=say("cli-arg-port"), validator=from_to(0, 65535))] = PORT,
    database: Annotated[str, told("cli-arg-database")] = "",
    workers: Annotated[int, at_least(1, "cli-arg-workers")] = 1,
    config: Annotated[Path | None, told("cli-arg-config")] = None,
    proxy: Annotated[str, told("cli-arg-proxy")] = "",
    log: Annotated[Literal["json", "plain"] | None, told("cli-arg-log")] = None,
    browser: Annotated[bool, Parameter(help=say("cli-arg-browser"), negative="")] = False,
) -> int:
    """Serve until it is interrupted."""
    from salle.server.logs import usual_style
    from salle.server.running import Settings, serve, serve_together

    url = database or os.environ.get("SALLE_DATABASE", "")
    if not url:
        private_folder()
        url = default_database()
    if workers > 1 and url.startswith("sqlite:"):
        raise BadOption("cli-error-workers")
    file = "" if config is None else str(readable_file(config).absolute())
    settings = Settings(url, file, proxy, log or usual_style())
    service = settings.service()
    listening = bound(host, port)
    port = listening.getsockname()[1]
    service.nearby = nearby(host, port)
    ready = partial(welcome, host, port, browser)
    if workers > 1:
        serve_together(settings, listening, workers, ready)
    else:
        serve(service, listening, ready)
    return 0


def default() -> int:
    """What a bare `salle` does: serve whoever is in this network, and open the page; or the one that is served
    already."""
    address = f"http://{HOST}:{PORT}"
    if is_served(address):
        tell("cli-serve-already", address)
        visit(address)
        return 0
    return command(host=EVERYWHERE, port=PORT if is_free(PORT) else 0, browser=True)


def welcome(host: str, port: int, browser: bool) -> None:
    """Say where the page is, here and for others in the network, or how to get one; and open it, if that is wished."""
    from salle.server.page import Page

    address = f"http://{f'[{host}]' if ':' in host else host.replace(EVERYWHERE, HOST)}:{port}"
    tell("cli-serve-address", address)
    if nearby(host, port):
        tell("cli-serve-nearby", nearby(host, port))
    if not Page().is_built:
        console.print(say("server-no-page"), markup=False, soft_wrap=True)
    elif browser:
        visit(address)


def nearby(host: str, port: int) -> str:
    """Where others in the network find it; empty if it does not listen to them, or there is none."""
    found = nearby_address() if host == EVERYWHERE else ""
    return f"http://{found}:{port}" if found else ""


def tell(id: str, address: str) -> None:
    """A sentence with an address in it, on one line."""
    console.print(say(id, address=address), markup=False, soft_wrap=True)


def visit(address: str) -> None:
    """Open it in the browser of the desktop, if there is one."""
    if sys.platform in ("win32", "darwin") or any(map(os.environ.get, DESKTOPS)):
        webbrowser.open(address)


def is_served(address: str) -> bool:
    """Whether a server of ours is there."""
    import httpx

    try:
        return httpx.get(f"{address}/health/live", timeout=2).status_code == httpx.codes.OK
    except httpx.HTTPError:
        return False


def is_free(port: int) -> bool:
    """Whether nobody else listens there."""
    try:
        bound(EVERYWHERE, port).close()
    except BadOption:
        return False
    return True


def nearby_address() -> str:
    """This machine's address in its network; empty if it is in none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((FAR_AWAY, 9))
        except OSError:
            return ""
        found: str = probe.getsockname()[0]
    return "" if found.startswith("127.") else found


def default_database() -> str:
    """A file in the data folder."""
    return f"sqlite:///{folder() / FILE}"


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens there, and lets callers wait until somebody answers; BadOption if it can't."""
    listening = None
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, PORT_OPTION, 1)
        listening.bind((host, port))
        listening.listen()
    except OSError as error:
        if listening is not None:
            listening.close()
        raise BadOption("cli-error-serve", host=host, port=str(port), problem=error.strerror or str(error)) from None
    return listening
