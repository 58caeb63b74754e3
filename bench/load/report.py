"""The page about a server under load."""

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
SHOWN: Final = 20  # most errors shown
HEAD: Final = """\
# A server under load

*For hosts and contributors.* `make load` measures this and writes the page:

```sh
{command}
```

One worker of `salle serve` on SQLite is reached over loopback. {bouts:,}
bouts with {sockets:,} sockets run at the same time, with each game in a quarter of them. At every table a player
makes a random move every {every:g} seconds. Every move sends a whole view to both players. A bout that ends is
replaced by a new one.

The clients are a separate process. They take the time when the last byte of an update has come. They share the
machine with the server. Where the system allows it they have priority, because a client that waits for a processor
would measure its own delay.
"""


def page(command: str, found: Measured) -> tuple[str, bool]:
    """The text of the page, and whether all checks passed."""
    wanted, verdicts = found.wanted, list(judged(found))
    head = HEAD.format(command=command, bouts=wanted.bouts, sockets=2 * wanted.bouts, every=wanted.every)
    text = "\n".join([head, *table(verdicts), *_times(found), *_rest(found)])
    return text + "\n", all(one.holds for one in verdicts)


def judged(found: Measured) -> Iterator[Verdict]:
    """The checks of the page."""
    saw, slowest = found.saw, within(found.saw.both, 0.99)
    yield Verdict("from a decision until both players have it, p99", ms(slowest), ms(SLOWEST), slowest <= SLOWEST)
    yield Verdict("memory of the server, at most", mb(found.peak), mb(MEMORY), found.peak < MEMORY)
    bouts = found.wanted.bouts
    yield Verdict("live bouts, at least", f"{saw.fewest:,}", f"{bouts:,}", saw.fewest >= bouts)
    lost = f"{len(found.wrong)} of {sum(map(len, saw.actions.values())):,}"
    yield Verdict("decisions lost, sent twice, out of order or refused", lost, "0", not found.wrong)


def _times(found: Measured) -> Iterator[str]:
    yield from table_heads("time", "how many", "p50", "p90", "p99", "p99.9", "longest")
    rows = {
        "a decision, until both players have it": found.saw.both,
        "a secret choice, until its player has it": found.saw.alone,
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
    yield f"| size of an update: median, largest of some | {median(saw.sizes):,.0f} and {max(saw.sizes):,} bytes |"
    yield f"| traffic | {saw.received / seconds / 1e6:.1f} MB a second |"
    yield f"| processor time of the server | {found.processor / seconds:.0%} of the time |"
    yield f"| processor time for each decision | {ms(found.processor / decisions)} |"
    yield f"| clients have priority over the server | {'yes' if saw.prompt else 'no: the system does not allow it'} |"
    yield f"| bouts started | {saw.begun:,} |"
    yield f"| machine | {os.cpu_count()} cores, load {found.busy:.1f} before |"
    rules = "compiled" if salle.is_compiled() else "interpreted"
    yield f"| programs | Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}, rules {rules} |"
    if found.wrong:
        yield ""
        yield "Errors:"
        yield ""
        yield from (f"- {what}" for what in found.wrong[:SHOWN])


def ms(seconds: float) -> str:
    """In milliseconds."""
    return f"{seconds * 1000:.{2 if seconds < 0.01 else 1}f} ms"


def mb(size: int) -> str:
    """In millions of bytes."""
    return f"{size / 1e6:.0f} MB"
