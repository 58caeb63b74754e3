"""Printed card data, by rows: without one of them, or with one written twice."""

from __future__ import annotations


def row_left_out(printed: str, name: str) -> str:
    """The data without what has that name."""
    head, *rows = printed.split("\n[[")
    kept = [row for row in rows if f'name = "{name}"' not in row]
    assert len(kept) == len(rows) - 1
    return "\n[[".join([head, *kept])


def row_twice(printed: str, name: str) -> str:
    """The data with it written twice."""
    row = next(row for row in printed.split("\n[[") if f'name = "{name}"' in row)
    return f"{printed}\n[[{row}"
