"""The page about a server that fails."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Final

from salle.lab.markdown_tables import table_heads

SHOWN: Final = 20  # most errors shown
HEAD: Final = """\
# A server that fails

*For hosts and contributors.* `make faults` measures this and writes the page:

```sh
{commands}
```

Groups of `salle.Client` play at random, with each game in a quarter of the
bouts. In Arena three to six of them meet. They take back one decision in twenty, or ask the others to allow it.

Failures happen at random moments and last up to two seconds. The server is killed (`kill -9`), or the small disk of
its database is filled to the last byte, or PostgreSQL crashes (`-m immediate`) while two workers share it. Then the
server or PostgreSQL restarts, or the disk has room again. The clients continue without help.

After each failure, the log of every live bout is compared with the answers its clients got. After a kill this happens
before the server restarts. In the end the logs of all bouts are compared. Every acknowledged decision must be in the
log exactly once. The log must not have a decision that no client sent, or a decision without the deals that follow
it.
"""


@dataclass
class Found:
    """The results for one kind of failure."""

    title: str
    command: str
    bouts: int  # at the same time
    times: int
    acknowledged: int = 0
    complete: int = 0  # decisions in flight at a failure that are in the log
    absent: int = 0  # decisions in flight that are not in the log
    interrupted: int = 0
    refused: int = 0
    finished: int = 0  # bouts
    recoveries: list[float] = field(default_factory=list)  # seconds, each time
    wrong: list[str] = field(default_factory=list)

    def rows(self) -> Iterator[tuple[str, str]]:
        """The rows of the table."""
        yield "failures", f"{self.times}"
        yield "bouts at the same time", f"{self.bouts}"
        yield "bouts played to their end", f"{self.finished:,}"
        yield "decisions acknowledged", f"{self.acknowledged:,}"
        yield "decisions in flight at a failure: in the log", f"{self.complete:,}"
        yield "not in the log", f"{self.absent:,}"
        yield "decisions refused without any change", f"{self.refused:,}"
        yield "decisions with a lost connection", f"{self.interrupted:,}"
        yield "time until the next acknowledgement, median", f"{median(self.recoveries):.1f} s"
        yield "longest", f"{max(self.recoveries):.1f} s"
        yield "lost, doubled, incomplete, invented or unfinished", f"{len(self.wrong)}"
        yield "verdict", "**fails**" if self.wrong else "passes"


def page(found: Sequence[Found]) -> str:
    """The text of the page."""
    head = HEAD.format(commands="\n".join(one.command for one in found))
    return "\n".join([head, *_table(found), *_wrong(found)]) + "\n"


def _table(found: Sequence[Found]) -> Iterator[str]:
    yield from table_heads("", *(one.title for one in found))
    for row in zip(*(one.rows() for one in found), strict=True):
        yield f"| {row[0][0]} | {' | '.join(value for _, value in row)} |"


def _wrong(found: Sequence[Found]) -> Iterator[str]:
    for one in found:
        if one.wrong:
            yield f"\nErrors when {one.title}:\n"
            yield from (f"- {what}" for what in one.wrong[:SHOWN])
