"""`salle serve`: run a server for the browser, for this machine or for a club."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from functools import partial
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from cyclopts import Parameter

from salle.cli import local_network as network
from salle.cli.arguments import at_least, console, help_text, range_check, readable_file, say, whole_number
from salle.cli.local_network import EVERYWHERE
from salle.core.data_files import data_folder, private_folder
from salle.core.errors import BadOption, SalleError

if TYPE_CHECKING:
    import httpx

HOST, PORT = "127.0.0.1", 8642
DESKTOPS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
FILE = "salle.db"
# On Windows SO_REUSEADDR would share the port with another program; there SO_EXCLUSIVEADDRUSE keeps it.
PORT_OPTION = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)

Lan: TypeAlias = Annotated[bool, Parameter(help=say("cli-arg-lan"), negative="")]


def port_parameter(id: str) -> Parameter:
    return Parameter(help=say(id), validator=range_check(0, 65535), converter=whole_number)


def command(
    *,
    host: Annotated[str, help_text("cli-arg-host")] = HOST,
    lan: Lan = False,
    port: Annotated[
        int, Parameter(help=say("cli-arg-port"), validator=range_check(0, 65535), converter=whole_number)
    ] = PORT,
    database: Annotated[str, help_text("cli-arg-database")] = "",
    workers: Annotated[int, at_least(1, "cli-arg-workers")] = 1,
    config: Annotated[Path | None, help_text("cli-arg-config")] = None,
    proxy: Annotated[str, help_text("cli-arg-proxy")] = "",
    log: Annotated[Literal["json", "plain"] | None, help_text("cli-arg-log")] = None,
    browser: Annotated[bool, Parameter(help=say("cli-arg-browser"), negative="")] = False,
) -> int:
    """Serve until Ctrl-C."""
    from salle.server.logging import usual_style
    from salle.server.run import WorkerSettings, serve, serve_together

    if lan:
        host = lan_host(host)
    url = database or os.environ.get("SALLE_DATABASE", "")
    if not url:
        private_folder()
        url = default_database()
    if workers > 1 and url.startswith("sqlite:"):
        raise BadOption("cli-error-workers")
    file = "" if config is None else str(readable_file(config).absolute())
    worker_settings = WorkerSettings(url, file, proxy, log or usual_style())
    service = worker_settings.service()
    listening = bind_socket(host, port)
    port = listening.getsockname()[1]
    proxied = bool(service.settings.proxies)  # then others connect to the proxy, not to this machine
    service.nearby = "" if proxied else network.nearby_url(host, port)
    ready = partial(welcome, host, port, browser, service.nearby, notice(listening, lan, proxied))
    if workers > 1:
        serve_together(worker_settings._replace(nearby=service.nearby), listening, workers, ready)
    else:
        serve(service, listening, ready)
    return 0


def serve_and_open(
    *,
    lan: Lan = False,
    port: Annotated[int | None, port_parameter("cli-arg-port-bare")] = None,
) -> int:
    """`salle` alone: serve this machine, or with `lan` its network, and open the page. If a server is already running,
    open its page."""
    address = f"http://{HOST}:{PORT if port is None else port}"
    if is_served(address):
        return open_running_server(address, lan)
    if port is None:
        port = PORT if is_free(EVERYWHERE if lan else HOST, PORT) else 0
    return command(lan=lan, port=port, browser=True)


def open_running_server(address: str, lan: bool) -> int:
    """Open the page of the running server. SalleError if `lan` is set and the server does not listen to the network."""
    nearby = nearby_url_of(address)
    if lan and not nearby:
        raise SalleError("cli-error-lan-running", address=address)
    print_address("cli-serve-already", address)
    if nearby:
        network.print_nearby_url(nearby)
        console.print(say("cli-lan-open"), markup=False, soft_wrap=True)
    open_browser(address)
    return 0


def lan_host(host: str) -> str:
    """The address that `--lan` listens on: all addresses, or only this machine if it is not in a network."""
    if host != HOST:
        raise BadOption("cli-error-lan-host", host=host)
    return EVERYWHERE if network.nearby_address() else HOST


def notice(listening: socket.socket, lan: bool, proxied: bool) -> str:
    """The message id of a notice about who can connect, or an empty string."""
    if ip_address(listening.getsockname()[0]).is_loopback:
        return "cli-lan-none" if lan else ""
    return "" if proxied else "cli-lan-open"


def welcome(host: str, port: int, browser: bool, nearby: str = "", notice: str = "") -> None:
    """Print the addresses of the page, or how to build it, and open it if `browser` is set."""
    from salle.server.web.static_files import Page

    address = f"http://{f'[{host}]' if ':' in host else host.replace(EVERYWHERE, HOST)}:{port}"
    print_address("cli-serve-address", address)
    if nearby:
        network.print_nearby_url(nearby)
    if notice:
        console.print(say(notice), markup=False, soft_wrap=True)
    if not Page().is_built:
        console.print(say("server-no-page"), markup=False, soft_wrap=True)
    elif browser:
        open_browser(address)


def print_address(id: str, address: str) -> None:
    """Print a sentence with an address in one line."""
    console.print(say(id, address=address), markup=False, soft_wrap=True)


def open_browser(address: str) -> None:
    """Open the address in a browser, if this machine has a desktop."""
    if sys.platform in ("win32", "darwin") or any(map(os.environ.get, DESKTOPS)):
        webbrowser.open(address)


def is_served(address: str) -> bool:
    """Whether a Salle server answers at this address."""
    answer = get_response(f"{address}/health/live")
    return answer is not None and answer.is_success


def nearby_url_of(address: str) -> str:
    """The address of a running server for others in the network, or an empty string if it does not listen to them."""
    import msgspec

    from salle.wire.messages import Nearby

    answer = get_response(f"{address}/api/nearby")
    try:
        return msgspec.json.decode(answer.content, type=Nearby).address if answer else ""
    except msgspec.MsgspecError:
        return ""


def get_response(url: str) -> httpx.Response | None:
    """The response to a request without a proxy, or None if nothing answers."""
    import httpx

    try:
        return httpx.get(url, timeout=2, trust_env=False)
    except httpx.HTTPError:
        return None


def is_free(host: str, port: int) -> bool:
    """Whether no other program listens on this port."""
    try:
        bind_socket(host, port).close()
    except BadOption:
        return False
    return True


def default_database() -> str:
    return f"sqlite:///{data_folder() / FILE}"


def bind_socket(host: str, port: int) -> socket.socket:
    """A listening socket. It queues connections until they are accepted. BadOption if the address can't be used."""
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
