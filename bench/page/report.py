"""The page about the speed of the page in the browser."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

from bench.page.probes import Shift
from bench.verdicts import Verdict, table, within
from salle.lab.markdown_tables import table_heads

TIMES: Final = 3  # allowed factor between the first screen and an empty page
LARGEST: Final = 150_000  # bytes of JavaScript, with gzip
FRAME: Final = 100.0  # milliseconds from a decision to its frame
SHOWN: Final = 20  # most shifts and errors shown
HEAD: Final = """\
# How fast the page is

*For contributors.* `make speed` measures this and writes the page:

```sh
{command}
```

It was measured with headless Chromium {browser} and a separate server on loopback.

- **The first screen** is loaded by a new visitor, with a processor that is four times slower and a connection like
  `Fast 3G` of Chromium's developer tools. The time runs from the start of the navigation until the button that starts
  a bout is painted and handles a click. The service worker is off, because its requests would not be slowed. For
  comparison, an empty page of the same server is loaded in turn over the same connection, until its `load` event.
- **JavaScript** is every script of the built page, including those loaded later or never, compressed with gzip.
- **A decision** is a click on the button of a move, at full speed and with animations. The time runs from the click
  until the page paints the first frame that shows the server's answer.
- **Shifts** are those of Chromium's Cumulative Layout Shift: elements that move on their own, not within half a
  second after a click. Bots take {pace:g} seconds, so their moves are counted. All shifts are added up.
"""


@dataclass(frozen=True)
class Fenced:
    """The milliseconds from each decision to its frame in one bout."""

    game: str
    where: str
    frames: Sequence[float]


@dataclass(frozen=True)
class Moved:
    """The layout shifts during one visit."""

    what: str
    where: str
    shifts: Sequence[Shift]

    @property
    def sum(self) -> float:
        """The sum of all shifts."""
        return sum(shift.value for shift in self.shifts)


@dataclass(frozen=True)
class Measured:
    """All measurements. Times are in milliseconds."""

    firsts: Sequence[float]
    empties: Sequence[float]
    scripts: Mapping[str, int]  # bytes with gzip, by name
    fenced: Sequence[Fenced]
    moved: Sequence[Moved]
    wrong: Sequence[str]  # errors and warnings of the pages
    busy: float  # load of the machine before
    browser: str

    @property
    def frames(self) -> list[float]:
        """The times of all bouts."""
        return [frame for one in self.fenced for frame in one.frames]


def page(command: str, found: Measured, pace: float) -> tuple[str, bool]:
    """The text of the page, and whether all checks passed."""
    verdicts = list(judged(found))
    head = HEAD.format(command=command, browser=found.browser, pace=pace)
    text = "\n".join([head, *table(verdicts), *_loads(found), *_frames(found), *_moved(found), *_rest(found)])
    return text + "\n", all(one.holds for one in verdicts)


def judged(found: Measured) -> Iterator[Verdict]:
    """The checks of the page."""
    first, allowed = median(found.firsts), TIMES * median(found.empties)
    told = f"{TIMES} x {ms(median(found.empties))} = {ms(allowed)}"
    yield Verdict("the first screen, slowed, median", ms(first), told, first <= allowed)
    size = sum(found.scripts.values())
    yield Verdict("all JavaScript, with gzip", kb(size), f"under {kb(LARGEST)}", size < LARGEST)
    usual = median(found.frames)
    yield Verdict("from a decision to its frame, median", ms(usual), f"within {ms(FRAME)}", usual <= FRAME)
    nearly = within(found.frames, 0.95)
    yield Verdict("from a decision to its frame, p95", ms(nearly), f"within {ms(FRAME)}", nearly <= FRAME)
    shifts = sum(one.sum for one in found.moved)
    yield Verdict("sum of all shifts", f"{shifts:.4f}", "0", shifts == 0)
    yield Verdict("errors and warnings of the pages", f"{len(found.wrong)}", "0", not found.wrong)


def _loads(found: Measured) -> Iterator[str]:
    yield from table_heads("slowed", "loads", "fastest", "median", "slowest")
    for what, times in {"the first screen": found.firsts, "an empty page": found.empties}.items():
        yield f"| {what} | {len(times)} | {ms(min(times))} | {ms(median(times))} | {ms(max(times))} |"
    yield ""


def _frames(found: Measured) -> Iterator[str]:
    yield from table_heads("from a decision to its frame", "", "decisions", "median", "slowest")
    for one in found.fenced:
        times = f"{ms(median(one.frames))} | {ms(max(one.frames))}"
        yield f"| {one.game} | {one.where} | {len(one.frames)} | {times} |"
    yield ""


def _moved(found: Measured) -> Iterator[str]:
    yield from table_heads("shifts", "", "number", "sum")
    for one in found.moved:
        yield f"| {one.what} | {one.where} | {len(one.shifts)} | {one.sum:.4f} |"
    yield ""
    by_what = Counter[str]()
    for one in found.moved:
        for shift in one.shifts:
            by_what[f"{one.what}, {one.where}: {', '.join(shift.what)}"] += 1
    if by_what:
        yield "Moved elements, with their number of shifts:"
        yield ""
        yield from (f"- {what} ({times})" for what, times in by_what.most_common(SHOWN))
        yield ""


def _rest(found: Measured) -> Iterator[str]:
    yield from table_heads("the largest scripts", "with gzip")
    for name, size in sorted(found.scripts.items(), key=lambda one: -one[1])[:5]:
        yield f"| {name} | {kb(size)} |"
    yield f"| all {len(found.scripts)} | {kb(sum(found.scripts.values()))} |"
    yield ""
    yield f"The machine has {os.cpu_count()} cores; its load was {found.busy:.1f} before."
    if found.wrong:
        yield ""
        yield "Errors and warnings of the pages:"
        yield ""
        yield from (f"- {what}" for what in found.wrong[:SHOWN])


def ms(time: float) -> str:
    """In milliseconds."""
    return f"{time:,.0f} ms"


def kb(size: int) -> str:
    """In thousands of bytes."""
    return f"{size / 1000:.1f} kB"
