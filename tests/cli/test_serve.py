"""`salle serve`: a real server from its first line to Ctrl-C, and its errors."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import socket
from typing import NamedTuple

import httpx
import pytest

from salle import SyncClient
from salle.cli import local_network as network
from salle.cli.commands import serve
from salle.core.errors import SalleError
from salle.server import run
from salle.server.service import Service
from salle.server.web.static_files import Page
from tests.cli.conftest import Salle, told

NEARBY = "192.168.0.7"


def test_it_serves_until_ctrl_c_and_keeps_the_port(tmp_path: Path, salle: Salle) -> None:
    database = f"sqlite:///{tmp_path / 'salle.db'}"
    command = [sys.executable, "-W", "error", "-m", "salle", "serve", "--port", "0"]
    env, pipe = os.environ | {"SALLE_LANG": "en", "SALLE_DATABASE": database}, subprocess.PIPE
    with killed(subprocess.Popen(command, env=env, stdout=pipe, stderr=pipe, text=True)) as serving:
        assert serving.stdout is not None
        said = serving.stdout.readline()
        address = said.removeprefix("Salle is at ").partition(" ")[0]
        with SyncClient(address) as client:
            client.welcome("Ada")
            with client.table(client.open("engarde/basic", ["me", "me"], options={"hits": 1})) as seat:
                for view in seat.turns():
                    seat.act(view.offers[0].token)
        assert "Another server is using" in told(salle("serve", "--port", "0", "--database", database))
        serving.send_signal(signal.SIGINT)
        said, log = serving.communicate(timeout=60)
        assert serving.returncode == 0
        assert said == "" or said.startswith("This server was built without its page")
        assert {json.loads(line)["level"] for line in log.splitlines()} == {"info"}


@contextmanager
def killed(process: subprocess.Popen[str]) -> Iterator[subprocess.Popen[str]]:
    """The process, killed at the end at the latest."""
    with process:
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--workers", "2"), "Several workers need PostgreSQL"),
        (("--workers", "0"), "--workers"),
        (
            ("--port", "0", "--database", "mysql://here"),
            "A database address looks like sqlite:///PATH or postgresql://..., not like mysql.",
        ),
        (("--port", "0", "--database", "sqlite:///"), "not like sqlite:///."),
        (("--port", "0", "--database", "sqlite:////nowhere/at/all.db"), "The folder /nowhere/at"),
        (("--port", "0", "--database", "sqlite:////dev/null/salle.db"), "Cannot open the database"),
        (("--port", "0", "--database", "postgresql://127.0.0.1:9/salle"), "Cannot open the database postgresql"),
        (("--port", "0", "--database", "postgresql://u:secret/x@127.0.0.1/y"), "not the address of a PostgreSQL"),
        (("--host", "192.0.2.1"), "Salle can't listen on 192.0.2.1:8642"),
        (("--lan", "--host", "192.0.2.1"), "--lan listens to the whole network, --host 192.0.2.1 to one address."),
    ],
)
def test_what_it_can_not_do(words: tuple[str, ...], problem: str, salle: Salle) -> None:
    assert problem in told(salle("serve", *words))


def test_the_data_folder_is_private(tmp_path: Path, salle: Salle) -> None:
    told(salle("serve", "--host", "192.0.2.1"))
    assert oct((tmp_path / "data").stat().st_mode & 0o777) == "0o700"


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that are opened in a browser."""
    found: list[str] = []
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("SALLE_LANG", "en")
    monkeypatch.setattr("webbrowser.open", found.append)
    return found


@pytest.mark.parametrize("lan", [False, True])
def test_a_bare_salle_takes_another_port_if_a_program_has_the_usual_one(
    lan: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: dict[str, object] = {}
    monkeypatch.setattr(serve, "command", lambda **given: asked.update(given) or 0)
    listening = serve.bind_socket("127.0.0.1", 0)
    monkeypatch.setattr(serve, "PORT", listening.getsockname()[1])
    monkeypatch.setattr(serve, "is_served", lambda address: False)
    assert serve.serve_and_open(lan=lan) == 0
    assert asked == {"lan": lan, "port": 0, "browser": True}
    assert serve.serve_and_open(lan=lan, port=serve.PORT) == 0
    assert asked["port"] == serve.PORT, "a port that you choose is yours or an error"
    listening.close()
    assert serve.serve_and_open(lan=lan) == 0
    assert asked["port"] == serve.PORT


@pytest.mark.parametrize(
    ("lan", "nearby", "host", "said"),
    [
        (False, NEARBY, "127.0.0.1", []),
        (True, NEARBY, "0.0.0.0", [f"in your network, open http://{NEARBY}:", "not encrypted"]),
        (True, "", "127.0.0.1", ["This computer is not in a network"]),
    ],
)
def test_only_with_lan_a_bare_salle_listens_to_the_network(
    lan: bool, nearby: str, host: str, said: list[str], monkeypatch: pytest.MonkeyPatch, quick: list[Served]
) -> None:
    monkeypatch.setattr(network, "nearby_address", lambda: nearby)
    assert serve.serve_and_open(lan=lan, port=0) == 0
    (served,) = quick
    assert served.host == host
    assert served.nearby == (f"http://{nearby}:{served.port}" if host == "0.0.0.0" else "")
    assert served.said[0] == f"Salle is at http://127.0.0.1:{served.port} (stop it with Ctrl-C)."
    assert len(said) == len(served.said) - 1
    assert all(part in line for part, line in zip(said, served.said[1:], strict=True))


@pytest.mark.parametrize(
    ("options", "warned"),
    [
        ({"host": "0.0.0.0"}, True),
        ({"host": "::"}, True),
        ({"host": "0.0.0.0", "proxy": "127.0.0.1"}, False),
        ({"host": "localhost"}, False),
        ({"host": "127.0.0.1"}, False),
    ],
)
def test_outside_this_machine_it_says_that_nothing_is_encrypted_unless_a_proxy_is_in_front(
    options: dict[str, str], warned: bool, quick: list[Served]
) -> None:
    assert serve.command(port=0, **options) == 0  # type: ignore[arg-type]
    assert any("not encrypted" in line for line in quick[0].said) is warned


def test_behind_a_proxy_it_prints_no_address_that_others_cannot_reach(
    monkeypatch: pytest.MonkeyPatch, quick: list[Served]
) -> None:
    monkeypatch.setattr(network, "nearby_address", lambda: NEARBY)
    assert serve.command(port=0, host="0.0.0.0", proxy="127.0.0.1") == 0
    (served,) = quick
    assert (served.nearby, len(served.said)) == ("", 1)


class Served(NamedTuple):
    """The server that would have run, and the output."""

    host: str
    port: int
    nearby: str
    said: list[str]


@pytest.fixture
def quick(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, opened: list[str], capsys: pytest.CaptureFixture[str]
) -> list[Served]:
    """Servers that end as soon as they have started."""
    found: list[Served] = []

    def over(service: Service, listening: socket, ready: Callable[[], None]) -> None:
        with listening:
            host, port = listening.getsockname()[:2]
            ready()
        found.append(Served(host, port, service.nearby, capsys.readouterr().out.splitlines()))

    monkeypatch.setenv("SALLE_DATABASE", f"sqlite:///{tmp_path / 'salle.db'}")
    monkeypatch.setattr(run, "serve", over)
    monkeypatch.setattr(Page, "is_built", True)
    return found


@pytest.mark.parametrize("nearby", ["", f"http://{NEARBY}:8642"])
def test_a_bare_salle_finds_the_one_that_is_running(
    nearby: str, monkeypatch: pytest.MonkeyPatch, opened: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "is_served", lambda address: True)
    monkeypatch.setattr(serve, "nearby_url_of", lambda address: nearby)
    assert serve.serve_and_open() == 0
    assert opened == ["http://127.0.0.1:8642"]
    said = capsys.readouterr().out
    assert "already running at http://127.0.0.1:8642" in said
    assert ("not encrypted" in said) is bool(nearby)
    if nearby:
        assert serve.serve_and_open(lan=True) == 0
        assert f"in your network, open {nearby}\n" in capsys.readouterr().out
    else:
        with pytest.raises(SalleError, match="for this computer only"):
            serve.serve_and_open(lan=True)


def test_with_lan_it_asks_the_one_that_is_running_whether_it_is_shared(tmp_path: Path, salle: Salle) -> None:
    command = [sys.executable, "-W", "error", "-m", "salle", "serve", "--port", "0"]
    env = os.environ | {"SALLE_LANG": "en", "SALLE_DATABASE": f"sqlite:///{tmp_path / 'salle.db'}"}
    with killed(subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)) as serving:
        assert serving.stdout is not None
        port = serving.stdout.readline().partition(" (")[0].rpartition(":")[2]
        said = told(salle("--lan", "--port", port, env={"HTTP_PROXY": "http://127.0.0.1:9"}))
        assert f"already running at http://127.0.0.1:{port}, for this computer only. Stop it with Ctrl-C" in said
        assert "只供這部電腦使用" in told(salle("--lang", "zh-Hant", "--lan", "--port", port))
        serving.send_signal(signal.SIGINT)


@pytest.mark.parametrize("answer", [None, httpx.Response(200, text="<html>"), httpx.Response(404, json={"id": "x"})])
def test_another_program_at_the_port_shares_nothing(
    answer: httpx.Response | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "get_response", lambda url: answer)
    assert serve.nearby_url_of("http://127.0.0.1:8642") == ""


@pytest.mark.parametrize("built", [True, False])
def test_it_says_where_the_page_is_or_how_to_get_one(
    built: bool, monkeypatch: pytest.MonkeyPatch, opened: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Page, "is_built", built)
    serve.welcome("127.0.0.1", 8642, True)
    said = capsys.readouterr().out
    assert "Salle is at http://127.0.0.1:8642 " in said
    assert opened == (["http://127.0.0.1:8642"] if built else [])
    assert ("built without its page" in said) is not built


def test_without_a_desktop_nothing_is_opened(monkeypatch: pytest.MonkeyPatch, opened: list[str]) -> None:
    for name in serve.DESKTOPS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    serve.open_browser("http://127.0.0.1:8642")
    assert opened == []
