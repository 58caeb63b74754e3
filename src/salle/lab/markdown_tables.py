"""Tables for generated pages of measurements."""

from __future__ import annotations

from collections.abc import Iterator

from salle.lab.tally import wilson_interval


def share_cells(count: int, of: int) -> str:
    """A share and its interval, as two cells."""
    low, high = wilson_interval(count, of)
    return f"{count / of:.1%} | {low:.1%} .. {high:.1%}"


def share_range(bounds: tuple[float, float], to: str = "..") -> str:
    """A range of shares."""
    return f"{bounds[0]:.0%} {to} {bounds[1]:.0%}"


def table_heads(*names: str) -> Iterator[str]:
    """The heading and the separator of a table."""
    yield f"| {' | '.join(names)} |".replace("|  |", "| |")
    yield f"|{' --- |' * len(names)}"
