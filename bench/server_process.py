"""A server in a separate process for measurements. It can be started, watched, killed and restarted."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

from msgspec.structs import fields

from salle.server.rate_limits import Limits, Rate

PATIENCE: Final = 120.0  # seconds to start, and to end
RATES: Final = [field.name for field in fields(Limits) if field.type is Rate]
MANY: Final = 1_000_000
# All clients have one address here, and there are more of them than in a club.
SETTINGS: Final = "\n".join([
    "[limits]",
    f"sockets = {MANY}",
    f"connections = {MANY}",
    f"open_tables = {MANY}",
    *(f"{name} = {{ burst = {MANY}, a_minute = {MANY} }}" for name in RATES),
])  # fmt: skip


class DidNotStart(Exception):
    """The server ended, or did not answer in time."""


class Host:
    """A server with this database. It keeps its port when it restarts."""

    def __init__(self, database: str, folder: Path, workers: int = 1, settings: str = SETTINGS) -> None:
        self.database: Final = database
        self.workers: Final = workers
        self.port: Final = free_port()
        self.address: Final = f"http://127.0.0.1:{self.port}"
        self.log: Final = folder / "server.log"
        self._config: Final = folder / "limits.toml"
        self._config.write_text(settings, encoding="utf-8")
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start the server and wait until it answers. Raises DidNotStart if it does not."""
        words = ["-m", "salle", "serve", "--port", str(self.port), "--database", self.database]
        words += ["--workers", str(self.workers)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, *words, "--config", str(self._config), "--log", "json"],
                stdout=subprocess.DEVNULL, stderr=log, start_new_session=True,  # Ctrl-C reaches only us
            )  # fmt: skip
        began = monotonic()
        while not self.answers():
            if self._process.poll() is not None or monotonic() - began > PATIENCE:
                raise DidNotStart(self.log.read_text(encoding="utf-8")[-2000:])
            sleep(0.02)

    def answers(self) -> bool:
        """Whether the server and its database are up."""
        with suppress(URLError, OSError), urlopen(f"{self.address}/health", timeout=5) as answer:
            return bool(answer.status == 200)
        return False

    def kill(self) -> None:
        """Kill the server."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Stop the server in order and return its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self._process is None:
            return 0
        self._process.send_signal(how)
        try:
            return self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            return self._process.wait()

    def peak(self) -> int:
        """The peak resident memory of the server and its child processes, in bytes."""
        return 1024 * sum(int(status(process)["VmHWM"].split()[0]) for process in family(self.pid))

    def seconds(self) -> float:
        """The processor time of the server and its child processes, in seconds."""
        return processor_time(self.pid)

    def faults(self) -> list[str]:
        """The errors in the log of the server."""
        lines = self.log.read_text(encoding="utf-8").splitlines() if self.log.exists() else []
        return [line for line in lines if '"fault"' in line or "Traceback" in line]


def processor_time(process: int) -> float:
    """The processor time of a process and its descendants, in seconds."""
    ticks = 0
    for one in family(process):
        fields = Path(f"/proc/{one}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def family(process: int) -> list[int]:
    """A process and its descendants."""
    found = [process]
    for task in Path(f"/proc/{process}/task").iterdir():
        with suppress(OSError):
            begun = (task / "children").read_text(encoding="ascii").split()
            found += [one for child in begun for one in family(int(child))]
    return found


def status(process: int) -> dict[str, str]:
    """The status fields of a process, by name."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines()
    return {name: value for name, _, value in (line.partition(":\t") for line in lines)}


def free_port() -> int:
    """A free port on loopback."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port
