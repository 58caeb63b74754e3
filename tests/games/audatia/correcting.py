"""Edits to the card data: values changed, rows left out or written twice."""

from __future__ import annotations

import re

from tests.games.audatia.dueling import PRINTED, corrected
from tests.support.damaged_card_data import row_left_out, row_twice


def with_line(name: str, line: str) -> str:
    """Add a line to a card."""
    return corrected(name, "code =", f'{line[:-2]}, source = "seed" }}\ncode =')


def without(name: str) -> str:
    """Leave out a card."""
    return row_left_out(PRINTED, name)


def twice(name: str) -> str:
    """Write a card twice."""
    return row_twice(PRINTED, name)


def rewritten(*changes: tuple[str, str]) -> str:
    """Replace some text everywhere."""
    text = PRINTED
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


def without_copies(*counters: str) -> str:
    """Give these counter-remedies no copies."""
    head, *rows = PRINTED.split("\n[[")
    return "\n[[".join(
        [head, *(re.sub(r"is = \d", "is = 0", row) if any(f'name = "{name}"' in row for name in counters) else row
                 for row in rows)]
    )  # fmt: skip


def parried_by(name: str, blows: str) -> str:
    """Give a blow other permitted parries."""
    head, *rows = PRINTED.split("\n[[")
    written = f"parried_by = {{ is = [{', '.join(f'{blow!r}' for blow in blows.split())}]"
    return "\n[[".join(
        [head, *(re.sub(r"parried_by = \{ is = \[.*?\]", written, row) if f'name = "{name}"' in row else row
                 for row in rows)]
    )  # fmt: skip
