"""Verdicts: measured values compared with limits, as the first table of a page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from salle.lab.markdown_tables import table_heads


class Verdict(NamedTuple):
    """One check: its name, the measured value, the limit, and whether it passes."""

    what: str
    measured: str
    wanted: str
    holds: bool


def table(verdicts: Sequence[Verdict]) -> Iterator[str]:
    """The table of all checks."""
    yield from table_heads("", "measured", "wanted", "")
    for one in verdicts:
        yield f"| {one.what} | {one.measured} | {one.wanted} | {'passes' if one.holds else '**fails**'} |"
    yield ""


def within(times: Sequence[float], part: float) -> float:
    """The time that this share of all times does not exceed."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("inf")
