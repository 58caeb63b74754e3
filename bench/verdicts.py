"""What was measured, held against what was wanted: the table that pages begin with which judge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from salle.lab.markdown_tables import table_heads


class Verdict(NamedTuple):
    """What was wanted: what, how it is, how it should be, and whether it is."""

    what: str
    measured: str
    wanted: str
    holds: bool


def table(verdicts: Sequence[Verdict]) -> Iterator[str]:
    """All of them, one below the other."""
    yield from table_heads("", "measured", "wanted", "")
    for one in verdicts:
        yield f"| {one.what} | {one.measured} | {one.wanted} | {'holds' if one.holds else '**does not hold**'} |"
    yield ""


def within(times: Sequence[float], part: float) -> float:
    """The time that so large a part of all do not exceed."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("inf")
