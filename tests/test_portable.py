"""Salle without what only Unix has: every module imports, the server serves, and bots play.

Each test runs a process in which that is missing, and so are the processes that it starts.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from salle import SyncClient

LONG = 180  # seconds after which a process that hangs is ended
MOVES = 4
# Python's own library and portalocker do without all this on Windows, but not on Unix: they are loaded first.
WITHOUT = """
import os, select, signal, sys

for name in ("poll", "epoll", "kqueue", "devpoll"):
    vars(select).pop(name, None)

import asyncio, concurrent.futures, multiprocessing.resource_tracker, portalocker, subprocess

def refuse(*words):
    raise NotImplementedError

subprocess.Popen.kill = subprocess.Popen.terminate
for name in ("add_reader", "remove_reader", "add_signal_handler", "remove_signal_handler"):
    setattr(asyncio.SelectorEventLoop, name, refuse)
for name in ("SIGKILL", "SIGHUP", "SIGQUIT", "SIGALRM", "SIGUSR1", "SIGUSR2", "SIGSTOP", "SIGCHLD", "SIGPIPE"):
    del vars(signal)[name]
for name in ("killpg", "getpgrp", "getpgid", "setsid", "getuid", "fchmod", "fdatasync", "mkfifo", "getloadavg"):
    delattr(os, name)
for name in ("fcntl", "resource", "termios", "tty", "pty", "pwd", "grp", "readline", "syslog", "uvloop"):
    sys.modules[name] = None
"""
IMPORT_ALL = """
import sys
from importlib import import_module
from pkgutil import walk_packages

import salle

for found in walk_packages(salle.__path__, "salle."):
    if not found.name.endswith("__main__"):
        import_module(found.name)
print(*(name for name in sys.modules if name.startswith("salle.")))
"""
OWN_BOTS = """
import time

class First:
    def choose(self, seen):
        return seen.legal[0]

class Hangs:
    def choose(self, seen):
        time.sleep(3600)
"""


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """What makes a process, and those it starts, run without Unix's own."""
    (tmp_path / "sitecustomize.py").write_text(WITHOUT, encoding="utf-8")
    (tmp_path / "mine.py").write_text(OWN_BOTS, encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    ours = {"PYTHONPATH": path, "SALLE_DATA": str(tmp_path / "data"), "SALLE_LANG": "en", "USERNAME": "ada"}
    return {**os.environ, **ours}


def run(environment: dict[str, str], *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Python with these words, where Unix's own is missing."""
    return subprocess.run(
        [sys.executable, "-W", "error", *words],
        input=typed, capture_output=True, text=True, encoding="utf-8",
        env=environment, check=False, timeout=LONG,
    )  # fmt: skip


@contextmanager
def serving(environment: dict[str, str]) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server on SQLite, and its address."""
    command = [sys.executable, "-W", "error", "-m", "salle", "serve", "--port", "0"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdout=pipe, stderr=pipe, text=True) as server:
        try:
            assert server.stdout is not None
            yield server, server.stdout.readline().removeprefix("Salle is at ").partition(" ")[0]
        finally:
            server.kill()


@pytest.mark.parametrize("name", ["fcntl", "resource", "termios", "uvloop", "select.poll", "signal.SIGKILL"])
def test_what_only_unix_has_is_missing(environment: dict[str, str], name: str) -> None:
    module, _, attribute = name.partition(".")
    statement = f"from {module} import {attribute}" if attribute else f"import {module}"
    assert "ImportError" in run(environment, "-c", statement).stderr.replace("ModuleNotFoundError", "ImportError")


def test_every_module_imports(environment: dict[str, str]) -> None:
    ran = run(environment, "-c", IMPORT_ALL)
    assert ran.returncode == 0, ran.stderr
    assert {
        "salle.server.store.sqlite",
        "salle.lab.search_speed",
        "salle.cli.bout_files",
        "salle.players.external_bot_process",
    } <= {*ran.stdout.split()}


def test_the_server_serves_a_bout_against_a_bot_and_locks_its_database(environment: dict[str, str]) -> None:
    with serving(environment) as (server, address):
        with SyncClient(address) as client:
            client.welcome("Ada")
            with client.table(client.open("engarde/basic", ["me", "tactic"])) as seat:
                played = 0
                for view in seat.turns():
                    seat.act(view.offers[0].token)
                    played += 1
                    if played == MOVES:
                        break
        second = run(environment, "-m", "salle", "serve", "--port", "0")
        assert "Another server is using" in second.stderr
        server.send_signal(signal.SIGINT)
        _, log = server.communicate(timeout=LONG)
        assert (server.returncode, played) == (0, MOVES), log
        assert '"fault"' not in log


def test_you_play_a_bout_in_the_terminal_and_resume_it(environment: dict[str, str]) -> None:
    for words in (("--vs", "random"), ("--resume",)):
        ran = run(environment, "-m", "salle", "play", *words, typed="quit\n")
        assert ran.returncode == 0, ran.stderr


def test_bots_play_on_several_cores(environment: dict[str, str]) -> None:
    ran = run(environment, "-m", "salle", "sim", "engarde/basic", "--bots", "random", "--bouts", "8", "--jobs", "2")
    assert ran.returncode == 0, ran.stderr


def test_your_own_bot_plays_and_is_ended_if_it_hangs(environment: dict[str, str]) -> None:
    bots = "mine:First,mine:Hangs"
    ran = run(environment, "-m", "salle", "sim", "engarde/basic", "--bots", bots, "--bouts", "1", "--patience", "2")
    assert ran.returncode == 0, ran.stderr
    assert "mine:Hangs forfeited one bout." in ran.stdout
