"""The page about how fast the page in the browser is: what was measured, against what was wanted."""

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

TIMES: Final = 3  # what an empty page takes, for the first screen
LARGEST: Final = 150_000  # bytes of JavaScript, with gzip
FRAME: Final = 100.0  # milliseconds from a decision to its frame
SHOWN: Final = 20  # of what moved, and of what went wrong
HEAD: Final = """\
# How fast the page is

Made by `make speed`, not by hand:

```sh
{command}
```

Chromium {browser} without a window, and a server of its own on loopback.

- **The first screen** is loaded by somebody who was never here, with a processor that is four times slower and a line
  like `Fast 3G` of Chromium's developer tools. It is there when the button that starts a bout is painted and enabled,
  and a click on it is handled, counted from the beginning of the navigation. The service worker is left out, as its
  requests would not be slowed. An empty page of the same server, loaded over the same line by turns, is there with
  its `load` event.
- **JavaScript** is every script of the built page, also what is loaded later or never, as it is sent with gzip.
- **A decision** is made by the button of what is offered, with nothing slowed and with moves animated. The time is
  counted from the click until the frame is painted in which the page first shows what the server says came of it.
- **Shifts** are those that Chromium counts for the Cumulative Layout Shift: what moves by itself, not within half a
  second after a click. Bots take {pace:g} seconds, so what they do is counted. All shifts are added up.
"""


@dataclass(frozen=True)
class Fenced:
    """How long it took, in one bout, from each decision to its frame; milliseconds."""

    game: str
    where: str
    frames: Sequence[float]


@dataclass(frozen=True)
class Moved:
    """What moved by itself during one visit."""

    what: str
    where: str
    shifts: Sequence[Shift]

    @property
    def sum(self) -> float:
        """All of it."""
        return sum(shift.value for shift in self.shifts)


@dataclass(frozen=True)
class Measured:
    """Everything that was found; times in milliseconds."""

    firsts: Sequence[float]
    empties: Sequence[float]
    scripts: Mapping[str, int]  # bytes with gzip, by name
    fenced: Sequence[Fenced]
    moved: Sequence[Moved]
    wrong: Sequence[str]  # what the pages complained about
    busy: float  # the load of the machine before
    browser: str

    @property
    def frames(self) -> list[float]:
        """Of all bouts."""
        return [frame for one in self.fenced for frame in one.frames]


def page(command: str, found: Measured, pace: float) -> tuple[str, bool]:
    """The text of the page, and whether all is as it should be."""
    verdicts = list(judged(found))
    head = HEAD.format(command=command, browser=found.browser, pace=pace)
    text = "\n".join([head, *table(verdicts), *_loads(found), *_frames(found), *_moved(found), *_rest(found)])
    return text + "\n", all(one.holds for one in verdicts)


def judged(found: Measured) -> Iterator[Verdict]:
    """What was wanted, and what was found."""
    first, allowed = median(found.firsts), TIMES * median(found.empties)
    told = f"{TIMES} x {ms(median(found.empties))} = {ms(allowed)}"
    yield Verdict("the first screen, slowly, median", ms(first), told, first <= allowed)
    size = sum(found.scripts.values())
    yield Verdict("all JavaScript, with gzip", kb(size), f"less than {kb(LARGEST)}", size < LARGEST)
    usual = median(found.frames)
    yield Verdict("from a decision to its frame, median", ms(usual), f"within {ms(FRAME)}", usual <= FRAME)
    nearly = within(found.frames, 0.95)
    yield Verdict("the same, 19 of 20", ms(nearly), f"within {ms(FRAME)}", nearly <= FRAME)
    shifts = sum(one.sum for one in found.moved)
    yield Verdict("shifts, all of them", f"{shifts:.4f}", "0", shifts == 0)
    yield Verdict("what the pages complained about", f"{len(found.wrong)}", "0", not found.wrong)


def _loads(found: Measured) -> Iterator[str]:
    yield from table_heads("slowly", "loads", "fastest", "median", "slowest")
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
    yield from table_heads("shifts", "", "how many", "sum")
    for one in found.moved:
        yield f"| {one.what} | {one.where} | {len(one.shifts)} | {one.sum:.4f} |"
    yield ""
    by_what = Counter[str]()
    for one in found.moved:
        for shift in one.shifts:
            by_what[f"{one.what}, {one.where}: {', '.join(shift.what)}"] += 1
    if by_what:
        yield "What moved, and how often:"
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
        yield "What the pages complained about:"
        yield ""
        yield from (f"- {what}" for what in found.wrong[:SHOWN])


def ms(time: float) -> str:
    """In milliseconds."""
    return f"{time:,.0f} ms"


def kb(size: int) -> str:
    """In thousands of bytes."""
    return f"{size / 1000:.1f} kB"
