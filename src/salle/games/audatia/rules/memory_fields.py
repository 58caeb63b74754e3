"""The fields of a player's memory of a hand that was seen.

Made by `make positions` from `fields.py`; do not edit it.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from salle.core.game import Seat


class MemoryFields:
    """The fields of a player's memory of a hand that was seen."""

    def __init__(self, hand: i64) -> None:
        self.seen: i64 = hand
        self.left: i64 = 0  # cards that left openly since, of the faces seen
        self.draws: i64 = 0  # draws since, without cards that certainly were drawn and left openly
        self.since: i64 = 0  # cards put away since
        self.could: i64 = 0  # how many of these may have been drawn later
        self.buried: i64 = 0  # cards known to lie face down
        self.past: i64 = 0  # an earlier hand that was seen
        self.past_count: i64 = 0  # how many of its cards were put away before the last look

    def copy_from(self, twin: MemoryFields) -> None:
        """Copy all fields of another one."""
        self.seen = twin.seen
        self.left = twin.left
        self.draws = twin.draws
        self.since = twin.since
        self.could = twin.could
        self.buried = twin.buried
        self.past = twin.past
        self.past_count = twin.past_count

    def describe(self, row: list[i64], seat: Seat, own: bool) -> None:
        """Append the fields that this seat sees to a sight."""
        row.append(self.seen)
        row.append(self.left)
        row.append(self.draws)
        row.append(self.since)
        row.append(self.could)
        row.append(self.buried)
        row.append(self.past)
        row.append(self.past_count)

    def read(self, sight: tuple[int, ...], place: i64) -> i64:
        """Set the fields from this place of a sight on; returns the place after them."""
        self.seen = sight[place]
        self.left = sight[place + 1]
        self.draws = sight[place + 2]
        self.since = sight[place + 3]
        self.could = sight[place + 4]
        self.buried = sight[place + 5]
        self.past = sight[place + 6]
        self.past_count = sight[place + 7]
        return place + 8

    def values(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (
            self.seen,
            self.left,
            self.draws,
            self.since,
            self.could,
            self.buried,
            self.past,
            self.past_count,
        )

    def restore(self, values: tuple[Any, ...]) -> None:
        """Set all fields to these values."""
        (
            self.seen,
            self.left,
            self.draws,
            self.since,
            self.could,
            self.buried,
            self.past,
            self.past_count,
        ) = values
