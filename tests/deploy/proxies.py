"""Caddy and nginx with the configurations of docs/club.md, in front of a server, on loopback."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from salle.server.rate_limits import Limits
from salle.server.settings import Settings
from tests.deploy.files import text
from tests.server.serving import PATIENCE, Server, serving

NAME = "salle.example"
SALLE = "127.0.0.1:8642"
SECTION = text("docs/club.md").partition("## TLS\n")[2].partition("\n## ")[0]
SHOWN = dict(re.findall(r"^```(toml|text|nginx)\n(.*?)^```", SECTION, re.DOTALL | re.MULTILINE))
SETTINGS = msgspec.toml.decode(SHOWN["toml"], type=Settings)
SHORT = ("10s", "1s")  # the time for a head or a body, in the docs and here
# Caddy makes its own certificates, opens these ports only, and keeps everything in one folder.
CADDY = """{{
    admin off
    local_certs
    skip_install_trust
    default_bind 127.0.0.1
    storage file_system {folder}
    http_port {http}
    https_port {https}
    log {{
        output discard
    }}
"""
NGINX = """daemon off;
user root;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""


class Front:
    """A proxy that runs, and the server behind it."""

    def __init__(self, server: Server, ports: tuple[int, int], authority: Path) -> None:
        self.server = server
        self.http, self.https = ports
        self.context = ssl.create_default_context(cafile=authority)

    @asynccontextmanager
    async def client(self, address: str, secure: bool = True) -> AsyncIterator[httpx.AsyncClient]:
        """A client at that address, which takes the proxy for salle.example."""

        async def call_by_name(request: httpx.Request) -> None:
            request.extensions["sni_hostname"] = NAME

        url = f"https://127.0.0.1:{self.https}" if secure else f"http://127.0.0.1:{self.http}"
        transport = httpx.AsyncHTTPTransport(verify=self.context, local_address=address)
        async with httpx.AsyncClient(
            base_url=url,
            transport=transport,
            headers={"Host": NAME},
            event_hooks={"request": [call_by_name]},
            timeout=PATIENCE,
        ) as client:
            yield client

    def socket(self, client: httpx.AsyncClient, address: str, table: str) -> connect:
        """The socket of a table, for the person whose cookies these are."""
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in client.cookies.items())}
        return connect(
            f"wss://{NAME}/api/tables/{table}/socket",
            host="127.0.0.1",
            port=self.https,
            local_addr=(address, 0),
            ssl=self.context,
            origin=f"https://{NAME}",  # type: ignore[arg-type]
            additional_headers=headers,
        )

    async def hangs_up(self, sent: bytes) -> bytes:
        """Send this and nothing more. Return the answer until the proxy closes the connection."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.https, ssl=self.context, server_hostname=NAME)
        writer.write(sent)
        try:
            return await asyncio.wait_for(reader.read(), PATIENCE)
        except ConnectionError:
            return b""
        finally:
            writer.close()


def free_ports() -> tuple[int, int]:
    """Two ports of this machine that no program uses now."""
    with socket.socket() as one, socket.socket() as two:
        for each in (one, two):
            each.bind(("127.0.0.1", 0))
        return one.getsockname()[1], two.getsockname()[1]


def own_certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for the name, signed by itself, and its key."""
    files = folder / "fullchain.pem", folder / "privkey.pem"
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    named = ["-days", "2", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    subprocess.run([*made, *named, "-out", files[0], "-keyout", files[1]], check=True, capture_output=True)
    return files


def replaced(shown: str, *pairs: tuple[str, str]) -> str:
    """The configuration with other values; each of the old ones must be in it."""
    for old, new in pairs:
        assert old in shown, old
        shown = shown.replace(old, new)
    return shown


def caddy(folder: Path, salle: str, ports: tuple[int, int]) -> tuple[list[str], Path]:
    """The command that runs Caddy as the docs say, and the certificate to trust."""
    shown = replaced(SHOWN["text"], (SALLE, salle), SHORT)
    assert shown.startswith("{\n")
    file = folder / "Caddyfile"
    file.write_text(CADDY.format(folder=folder, http=ports[0], https=ports[1]) + shown.removeprefix("{\n"))
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(file)]
    return command, folder / "pki" / "authorities" / "local" / "root.crt"


def nginx(folder: Path, salle: str, ports: tuple[int, int]) -> tuple[list[str], Path]:
    """The command that runs nginx as the docs say, and the certificate to trust."""
    certificate, key = own_certificate(folder)
    live = f"/etc/letsencrypt/live/{NAME}"
    shown = re.sub(r"^ *listen \[::\].*\n", "", SHOWN["nginx"], flags=re.MULTILINE)
    listening = [(f"listen {old}", f"listen 127.0.0.1:{new}") for old, new in zip((80, 443), ports, strict=True)]
    files = (f"{live}/fullchain.pem", str(certificate)), (f"{live}/privkey.pem", str(key))
    file = folder / "nginx.conf"
    site = replaced(shown, (SALLE, salle), SHORT, ("limit_conn salle 300", "limit_conn salle 6"), *listening, *files)
    file.write_text(NGINX.format(folder=folder, site=site))
    return ["nginx", "-p", str(folder), "-c", str(file), "-e", str(folder / "error.log")], certificate


RUN = {"caddy": caddy, "nginx": nginx}


@asynccontextmanager
async def fronted(kind: str, folder: Path, **limits: Any) -> AsyncIterator[Front]:
    """A server with the settings of the docs and these limits, behind that proxy."""
    settings = msgspec.structs.replace(SETTINGS, limits=Limits(**limits))
    async with serving(f"sqlite:///{folder / 'salle.db'}", settings=settings) as server:
        ports = free_ports()
        command, authority = RUN[kind](folder, server.address.removeprefix("http://"), ports)
        with (folder / "output").open("wb") as output:
            running = subprocess.Popen(command, stdout=output, stderr=output, env=os.environ | {"HOME": str(folder)})
        try:
            await listens(running, ports, authority, folder / "output")
            yield Front(server, ports, authority)
        finally:
            running.terminate()
            await asyncio.to_thread(running.wait)


async def listens(running: subprocess.Popen[bytes], ports: tuple[int, int], authority: Path, output: Path) -> None:
    """Wait until the proxy answers at both ports, and has its certificate."""
    http, https = ports
    while True:
        assert running.poll() is None, output.read_text()
        try:
            context = ssl.create_default_context(cafile=authority)
            named: list[dict[str, Any]] = [{"port": http}, {"port": https, "ssl": context, "server_hostname": NAME}]
            for options in named:
                _, writer = await asyncio.open_connection("127.0.0.1", **options)
                writer.close()
        except OSError:  # also of TLS
            await asyncio.sleep(0.05)
        else:
            return


def missing(kind: str) -> bool:
    """Whether this proxy is not installed, or can't run here."""
    return shutil.which(kind) is None or shutil.which("openssl") is None or os.geteuid() != 0
