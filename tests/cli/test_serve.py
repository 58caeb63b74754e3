"""`salle serve`: a real one, from its first line to Ctrl-C, and what it says if it can't."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from salle import SyncClient
from salle.cli import serve
from salle.server.page import Page
from tests.cli.conftest import Salle, told


def test_it_serves_until_it_is_interrupted_and_nobody_else_can_meanwhile(tmp_path: Path, salle: Salle) -> None:
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
        assert "Another server has" in told(salle("serve", "--port", "0", "--database", database))
        serving.send_signal(signal.SIGINT)
        said, log = serving.communicate(timeout=60)
        assert serving.returncode == 0
        assert said == "" or said.startswith("This server was built without its page")
        assert {json.loads(line)["level"] for line in log.splitlines()} == {"info"}


@contextmanager
def killed(process: subprocess.Popen[str]) -> Iterator[subprocess.Popen[str]]:
    """The process, whatever happens not longer than this."""
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
            "A database is named sqlite:///PATH or postgresql://..., not mysql.",
        ),
        (("--port", "0", "--database", "sqlite:///"), "not sqlite:///."),
        (("--port", "0", "--database", "sqlite:////nowhere/at/all.db"), "There is no folder /nowhere/at"),
        (("--port", "0", "--database", "sqlite:////dev/null/salle.db"), "can't be opened"),
        (("--port", "0", "--database", "postgresql://127.0.0.1:9/salle"), "The database postgresql can't be opened"),
        (("--port", "0", "--database", "postgresql://u:secret/x@127.0.0.1/y"), "no address of a PostgreSQL database"),
        (("--host", "192.0.2.1"), "Salle can't listen at 192.0.2.1:8642"),
    ],
)
def test_what_it_can_not_do(words: tuple[str, ...], problem: str, salle: Salle) -> None:
    assert problem in told(salle("serve", *words))


def test_the_data_folder_is_made_for_nobody_else(tmp_path: Path, salle: Salle) -> None:
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


def test_a_bare_salle_serves_the_network_and_opens_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, object] = {}
    monkeypatch.setattr(serve, "command", lambda **given: asked.update(given) or 0)
    listening = serve.bound(serve.EVERYWHERE, 0)
    monkeypatch.setattr(serve, "PORT", listening.getsockname()[1])
    assert serve.default() == 0
    assert asked == {"host": "0.0.0.0", "port": 0, "browser": True}, "somebody else has the usual port"
    listening.close()
    assert serve.default() == 0
    assert asked["port"] == serve.PORT


def test_a_bare_salle_finds_the_one_that_is_running(
    monkeypatch: pytest.MonkeyPatch, opened: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "is_served", lambda address: True)
    assert serve.default() == 0
    assert opened == ["http://127.0.0.1:8642"]
    assert "running already, at http://127.0.0.1:8642" in capsys.readouterr().out


@pytest.mark.parametrize("built", [True, False])
def test_it_says_where_the_page_is_or_how_to_get_one(
    built: bool, monkeypatch: pytest.MonkeyPatch, opened: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Page, "is_built", built)
    monkeypatch.setattr(serve, "nearby_address", lambda: "192.168.0.7")
    serve.welcome("0.0.0.0", 8642, True)
    said = capsys.readouterr().out
    assert "Salle is at http://127.0.0.1:8642 " in said
    assert "in this network: http://192.168.0.7:8642" in said
    assert opened == (["http://127.0.0.1:8642"] if built else [])
    assert ("built without its page" in said) is not built


def test_only_who_listens_to_the_network_is_found_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "nearby_address", lambda: "192.168.0.7")
    assert serve.nearby("0.0.0.0", 8642) == "http://192.168.0.7:8642"
    assert serve.nearby("127.0.0.1", 8642) == ""


def test_without_a_desktop_nothing_is_opened(monkeypatch: pytest.MonkeyPatch, opened: list[str]) -> None:
    for name in serve.DESKTOPS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    serve.visit("http://127.0.0.1:8642")
    assert opened == []
