"""The page about a server that fails: what happened, and whether anything was lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Final

from salle.lab.markdown_tables import table_heads

SHOWN: Final = 20  # of what went wrong
HEAD: Final = """\
# A server that fails

Made by `make faults`, not by hand:

```sh
{commands}
```

Groups of `salle.Client` play at random, a quarter of the bouts each game. In the arena three to six of them meet. They
take back one decision in twenty, or ask the others to allow it. Meanwhile, at random moments and for two
seconds at most, the server is killed (`kill -9`); or the small disk that its database is on is filled to the last
byte; or PostgreSQL, which two workers share, stops as in a crash (`-m immediate`). Then the server or PostgreSQL is
started again, or the disk has room again, and the clients go on by themselves.

Each time the log of every live bout is held against what its clients were told (after a kill before the server has
seen it again), and in the end the logs of all bouts: every decision that was acknowledged has to be there, once, and
nothing may be there that nobody said, or that is not complete with what the deck did after it.
"""


@dataclass
class Found:
    """What was found out about one kind of mishap."""

    title: str
    command: str
    bouts: int  # at a time
    times: int
    acknowledged: int = 0
    complete: int = 0  # decisions that were under way when it happened, and are in the log
    absent: int = 0  # and those that are not
    interrupted: int = 0
    refused: int = 0
    finished: int = 0  # bouts
    recoveries: list[float] = field(default_factory=list)  # seconds, each time
    wrong: list[str] = field(default_factory=list)

    def rows(self) -> Iterator[tuple[str, str]]:
        """What there is to tell."""
        yield "how often", f"{self.times}"
        yield "bouts at a time", f"{self.bouts}"
        yield "bouts that were fenced to their end", f"{self.finished:,}"
        yield "decisions that were acknowledged", f"{self.acknowledged:,}"
        yield "decisions under way when it happened: complete", f"{self.complete:,}"
        yield "and absent", f"{self.absent:,}"
        yield "decisions refused, and nothing had changed", f"{self.refused:,}"
        yield "decisions of which the client could not know", f"{self.interrupted:,}"
        yield "until the next was acknowledged, median", f"{median(self.recoveries):.1f} s"
        yield "at most", f"{max(self.recoveries):.1f} s"
        yield "lost, twice, by half, out of nothing, not finished", f"{len(self.wrong)}"
        yield "verdict", "**does not hold**" if self.wrong else "holds"


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
            yield f"\nWhat went wrong, when {one.title}:\n"
            yield from (f"- {what}" for what in one.wrong[:SHOWN])
