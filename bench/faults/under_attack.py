"""A server under attack (second part of `make faults`): how long a bystander and newcomers wait."""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final, NamedTuple

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.faults.attacks import Target
from bench.faults.study_attacks import ATTACKS
from bench.load import event_loop
from bench.server_process import Host
from bench.verdicts import within
from salle import Client
from salle.core.data_files import write_file
from salle.lab.markdown_tables import table_heads
from salle.server.web.connection_limits import raise_file_limit

MOST: Final = 20  # largest allowed factor for the time of a ping
EVERY: Final = 0.02  # seconds between two pings of the bystander
NEW: Final = 0.5  # seconds between two newcomers
FILES: Final = 1024  # initial limit for open files of the server
PATIENCE: Final = 5.0  # seconds that a newcomer waits
PART: Final = 0.95  # percentile of the pings to compare
BYSTANDER, NEWCOMER = "127.0.0.2", "127.0.0.3"  # both are this machine
HEAD: Final = """\
# A server under attack

*For hosts and contributors.* `make faults` measures this and writes the page:

```sh
{command}
```

A bystander sends a ping over an open socket every {every:.0f} ms. Newcomers
ask for something over a new connection twice a second. They do so for {seconds:g} seconds without any attack, and for
{seconds:g} seconds under each attack.

The attack comes from another address on the same machine, which has {cores} cores for all of them. The server has its
default limits, and may open {files:,} files at first.

An attack passes if p95 of the bystander's pings is less than {most} times as long as without the attack, and if every
newcomer gets an answer within {patience:g} seconds.
"""


@dataclass
class Noticed:
    """The times of a bystander and of newcomers."""

    pings: list[float] = field(default_factory=list)  # seconds
    came: int = 0  # answered newcomers
    turned_away: int = 0

    @property
    def usual(self) -> float:
        """The p95 of the pings in seconds."""
        return within(self.pings, PART)


class Outcome(NamedTuple):
    """One attack, with the times without it and under it."""

    title: str
    idle: Noticed
    under: Noticed

    @property
    def ratio(self) -> float:
        """The factor between pings under attack and idle."""
        return self.under.usual / self.idle.usual

    @property
    def passes(self) -> bool:
        """Whether the attack passes the check."""
        return self.ratio < MOST and not self.under.turned_away


def strike(title: str, target: Target) -> None:
    """Attack until the process is ended."""
    raise_file_limit()
    event_loop.run(ATTACKS[title](target))


async def endured(title: str, seconds: float) -> Outcome:
    """Measure an idle server and then the server under attack, with default limits."""
    with TemporaryDirectory(prefix="salle-attacks-") as folder:
        host = Host(f"sqlite:///{folder}/salle.db", Path(folder), settings="")
        host.start()
        try:
            async with Client(host.address) as ada:
                await ada.welcome("Ada")
                target = Target(host.port, await ada.open("engarde/standard", ["me", "me"]))
            idle = await noticed(target, seconds)
            process = get_context("spawn").Process(target=strike, args=(title, target), daemon=True)
            process.start()
            await asyncio.sleep(2.0)
            under = await noticed(target, seconds)
            process.kill()
            process.join()
            return Outcome(title, idle, under)
        finally:
            host.stop()


async def noticed(target: Target, seconds: float) -> Noticed:
    """Measure a bystander and newcomers for some seconds."""
    found, end = Noticed(), perf_counter() + seconds
    try:
        async with asyncio.timeout(seconds + PATIENCE):
            await asyncio.gather(stand_by(found, target, end), come(found, target, end))
    except TimeoutError:
        found.pings.append(float("inf"))
    return found


async def stand_by(found: Noticed, target: Target, end: float) -> None:
    """Ping the server over a socket at the table."""
    address = f"ws://127.0.0.1:{target.port}/api/tables/{target.table}/socket"
    while perf_counter() < end:
        began = perf_counter()
        try:
            async with connect(address, local_addr=(BYSTANDER, 0), open_timeout=60) as socket:
                await socket.recv()
                while perf_counter() < end:
                    began = perf_counter()
                    await socket.send('{"type": "ping", "re": 1}')
                    await socket.recv()
                    found.pings.append(perf_counter() - began)
                    await asyncio.sleep(EVERY)
        except (OSError, EOFError, WebSocketException):
            found.pings.append(perf_counter() - began + PATIENCE)
            await asyncio.sleep(EVERY)


async def come(found: Noticed, target: Target, end: float) -> None:
    """Send requests, each over a new connection."""
    while perf_counter() < end:
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(NEWCOMER, 0))
                writer.write(b"GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n")
                answered = (await reader.read(12)).endswith(b"200")
                writer.close()
        except (OSError, TimeoutError):
            answered = False
        found.came += answered
        found.turned_away += not answered
        await asyncio.sleep(NEW)


# -- the page


def page(outcomes: Sequence[Outcome], seconds: float) -> str:
    """The text of the page."""
    head = HEAD.format(
        command=f"python -m bench.faults.under_attack --seconds {seconds:g}",
        every=EVERY * 1000,
        seconds=seconds,
        cores=os.cpu_count(),
        files=FILES,
        most=MOST,
        patience=PATIENCE,
    )
    return "\n".join([head, *rows(outcomes)]) + "\n"


def rows(outcomes: Sequence[Outcome]) -> Iterator[str]:
    """A table of all attacks."""
    yield from table_heads(
        "attack", "ping when idle, p95", "under attack, p95", "times as slow", "newcomers answered", ""
    )
    for one in outcomes:
        times = [f"{1000 * found.usual:.1f} ms" for found in (one.idle, one.under)]
        came = f"{one.under.came} of {one.under.came + one.under.turned_away}"
        verdict = "passes" if one.passes else "**fails**"
        yield f"| {' | '.join([one.title, *times, f'{one.ratio:.1f}', came, verdict])} |"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("attacks", nargs="*", help="words of their titles; without any: all of them")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each attack, and before it")
    parser.add_argument("--page", type=Path, default=Path("docs/attacks.md"))
    given = parser.parse_args(arguments)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    outcomes = []
    for title in ATTACKS:
        if not given.attacks or any(word in title for word in given.attacks):
            outcomes.append(event_loop.run(endured(title, given.seconds)))
            print(f"{title}: {outcomes[-1].ratio:.1f} times as slow", flush=True)
    write_file(given.page, page(outcomes, given.seconds))
    return 0 if all(one.passes for one in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main())
