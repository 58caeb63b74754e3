"""The page about a server under load: what was measured, against what was wanted."""

from __future__ import annotations

import os
import platform
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

import salle
from bench.load.crowd import Saw
from bench.load.echo import Least
from bench.load.stolen_time import BEFORE
from bench.verdicts import Verdict, table, within
from salle.lab.markdown_tables import table_heads

TIMES: Final = 10  # what an echo and a commit take, for the slowest decision of a hundred
MEMORY: Final = 400_000_000  # bytes
ENOUGH: Final = 5000  # decisions to judge by
SHOWN: Final = 20  # of what went wrong
HEAD: Final = """\
# A server under load

Made by `make load`, not by hand:

```sh
{command}
```

One worker of `salle serve` on SQLite, reached over loopback; what is told of it includes the small process that waits
for its disk. {bouts:,} bouts with {sockets:,} sockets go on at the same time, a quarter of them each game, and at every
table somebody decides every {every:g} seconds, at a time of its own and by chance among what is offered. Every decision
sends a whole view to both. A bout that is over is replaced by a new one. The clients are a process apart, and take the
time when the last byte of an update has come. They share the machine with the server, and go before it wherever the
system lets them: from a client that waits for a processor, an answer would seem to have come late.

It is measured by what a decision costs at the very least on the same machine at the same time: the median time of an
echo over one socket of the same web server ({frame:,} bytes there and back), and the median time of one durable commit
to a database on the same disk. A process apart does nothing but that, now and then while the bouts go on. What both
take on the idle machine, before the load and after it, is told too.

Where the machine is a virtual one, its host may run others instead, and then nothing here runs at all. The system
counts that time. A decision is judged if the host took nothing from {before:g} seconds before it was sent until both
had it; all of them are told too.
"""


@dataclass(frozen=True)
class Measured:
    """Everything that was found; times in seconds."""

    bouts: int
    every: float
    seconds: float
    saw: Saw
    idle: Least
    beside: Least  # the load
    processor: float  # how long the server had one
    peak: int  # bytes
    wrong: Sequence[str]
    busy: float  # the load of the machine before
    frame: int  # bytes of an echo

    @property
    def allowed(self) -> float:
        """How long the slowest decision of a hundred may take."""
        return TIMES * self.beside.seconds

    @property
    def slowest(self) -> float:
        """How long it takes while the host takes nothing."""
        return within(self.saw.calm, 0.99)


def page(command: str, found: Measured) -> tuple[str, bool]:
    """The text of the page, and whether all is as it should be."""
    verdicts = list(judged(found))
    text = "\n".join([*_head(command, found), *table(verdicts), *_times(found), *_rest(found)])
    return text + "\n", all(one.holds for one in verdicts)


def judged(found: Measured) -> Iterator[Verdict]:
    """What was wanted, and what was found."""
    saw, least = found.saw, found.beside
    told = f"{TIMES} x ({ms(median(least.echoes))} + {ms(median(least.commits))}) = {ms(found.allowed)}"
    enough = len(saw.calm) >= ENOUGH
    yield Verdict("decisions to judge by", f"{len(saw.calm):,}", f"{ENOUGH:,}", enough)
    if enough:
        in_time = found.slowest <= found.allowed
        yield Verdict("from a decision until both have it, 99 of 100", ms(found.slowest), told, in_time)
    yield Verdict("memory of the server, at most", mb(found.peak), mb(MEMORY), found.peak < MEMORY)
    yield Verdict("bouts that go on, at least", f"{saw.fewest:,}", f"{found.bouts:,}", saw.fewest >= found.bouts)
    lost = f"{len(found.wrong)} of {sum(map(len, saw.actions.values())):,}"
    yield Verdict("decisions lost, told twice, out of order or refused", lost, "0", not found.wrong)


def _head(command: str, found: Measured) -> Iterator[str]:
    yield HEAD.format(
        command=command,
        bouts=found.bouts,
        sockets=2 * found.bouts,
        every=found.every,
        frame=found.frame,
        before=BEFORE,
    )


def _times(found: Measured) -> Iterator[str]:
    yield from table_heads("time", "how many", "median", "90 of 100", "99 of 100", "999 of 1,000", "longest")
    rows = {
        "a decision, until both have it": found.saw.both,
        "of these, while the host took nothing": found.saw.calm,
        "a choice in secret, until who made it has it": found.saw.alone,
        "an echo, beside the load": found.beside.echoes,
        "a commit, beside the load": found.beside.commits,
        "an echo, idle": found.idle.echoes,
        "a commit, idle": found.idle.commits,
    }
    for what, times in rows.items():
        if times:
            shares = " | ".join(ms(within(times, part)) for part in (0.5, 0.9, 0.99, 0.999, 1.0))
            yield f"| {what} | {len(times):,} | {shares} |"
    yield ""


def _rest(found: Measured) -> Iterator[str]:
    saw, seconds = found.saw, found.seconds
    decisions = len(saw.both) + len(saw.alone)
    yield from table_heads("", "")
    yield f"| measured for | {seconds:g} s |"
    yield f"| decisions a second | {decisions / seconds:,.0f} |"
    yield f"| updates a second | {saw.updates / seconds:,.0f} |"
    yield f"| an update, median and largest of some | {median(saw.sizes):,.0f} and {max(saw.sizes):,} bytes |"
    yield f"| on the lines | {saw.received / seconds / 1e6:.1f} MB a second |"
    yield f"| the server had a processor for | {found.processor / seconds:.0%} of the time |"
    yield f"| that is, for each decision | {ms(found.processor / decisions)} |"
    yield f"| the host took away | {saw.taken:.2%} of the time |"
    yield f"| clients go before the server | {'yes' if saw.prompt else 'no: the system does not allow it'} |"
    yield f"| bouts that were begun | {saw.begun:,} |"
    yield f"| machine | {os.cpu_count()} cores, load {found.busy:.1f} before |"
    rules = "compiled" if salle.is_compiled() else "interpreted"
    yield f"| programs | Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}, rules {rules} |"
    if found.wrong:
        yield ""
        yield "What went wrong:"
        yield ""
        yield from (f"- {what}" for what in found.wrong[:SHOWN])


def ms(seconds: float) -> str:
    """In milliseconds."""
    return f"{seconds * 1000:.{2 if seconds < 0.01 else 1}f} ms"


def mb(size: int) -> str:
    """In millions of bytes."""
    return f"{size / 1e6:.0f} MB"
