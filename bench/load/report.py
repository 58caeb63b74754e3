"""The page about a server under load: what was measured, and what was wanted."""

from __future__ import annotations

import os
import platform
import sqlite3
from collections.abc import Iterator
from statistics import median
from typing import Final

import salle
from bench.load.run import Measured
from bench.verdicts import Verdict, table, within
from salle.lab.markdown_tables import table_heads

SLOWEST: Final = 0.025  # seconds for p99
MEMORY: Final = 400_000_000  # bytes
SHOWN: Final = 20  # of what went wrong
HEAD: Final = """\
# A server under load

Made by `make load`, not by hand:

```sh
{command}
```

One worker of `salle serve` on SQLite, reached over loopback. {bouts:,} bouts with {sockets:,} sockets go on at the same
time, a quarter of them each game. At every table a player decides every {every:g} seconds, at random among what is
offered. Every decision sends a whole view to both players. A bout that ends is replaced by a new one.

The clients are a separate process. They take the time when the last byte of an update has come. They share the machine
with the server and go before it where the system allows that: to a client that waits for a processor, an answer would
seem late.
"""


def page(command: str, found: Measured) -> tuple[str, bool]:
    """The text of the page, and whether all checks passed."""
    wanted, verdicts = found.wanted, list(judged(found))
    head = HEAD.format(command=command, bouts=wanted.bouts, sockets=2 * wanted.bouts, every=wanted.every)
    text = "\n".join([head, *table(verdicts), *_times(found), *_rest(found)])
    return text + "\n", all(one.holds for one in verdicts)


def judged(found: Measured) -> Iterator[Verdict]:
    """What was wanted, and what was found."""
    saw, slowest = found.saw, within(found.saw.both, 0.99)
    yield Verdict("from a decision until both players have it, p99", ms(slowest), ms(SLOWEST), slowest <= SLOWEST)
    yield Verdict("memory of the server, at most", mb(found.peak), mb(MEMORY), found.peak < MEMORY)
    bouts = found.wanted.bouts
    yield Verdict("bouts that go on, at least", f"{saw.fewest:,}", f"{bouts:,}", saw.fewest >= bouts)
    lost = f"{len(found.wrong)} of {sum(map(len, saw.actions.values())):,}"
    yield Verdict("decisions lost, told twice, out of order or refused", lost, "0", not found.wrong)


def _times(found: Measured) -> Iterator[str]:
    yield from table_heads("time", "how many", "p50", "p90", "p99", "p99.9", "longest")
    rows = {
        "a decision, until both players have it": found.saw.both,
        "a choice in secret, until the player who made it has it": found.saw.alone,
    }
    for what, times in rows.items():
        if times:
            shares = " | ".join(ms(within(times, part)) for part in (0.5, 0.9, 0.99, 0.999, 1.0))
            yield f"| {what} | {len(times):,} | {shares} |"
    yield ""


def _rest(found: Measured) -> Iterator[str]:
    saw, seconds = found.saw, found.wanted.measured
    decisions = len(saw.both) + len(saw.alone)
    yield from table_heads("", "")
    yield f"| measured for | {seconds:g} s |"
    yield f"| decisions a second | {decisions / seconds:,.0f} |"
    yield f"| updates a second | {saw.updates / seconds:,.0f} |"
    yield f"| an update, median and largest of some | {median(saw.sizes):,.0f} and {max(saw.sizes):,} bytes |"
    yield f"| on the lines | {saw.received / seconds / 1e6:.1f} MB a second |"
    yield f"| the server had a processor for | {found.processor / seconds:.0%} of the time |"
    yield f"| that is, for each decision | {ms(found.processor / decisions)} |"
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
