"""A bout as an entry of a list."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Stage: TypeAlias = Literal["open", "fencing", "over"]


class About(Struct, frozen=True):
    """The facts about a bout that a list shows."""

    seats: tuple[str, ...]  # names by seat; empty for an open seat or a deleted player
    bots: tuple[bool, ...]
    result: str = ""  # as in a record, once the bout is over: 1-0, 0-1, 0-0 for a draw, * for an abandoned bout
    rated: bool = False
    clock: str = ""
    due: tuple[int, ...] = ()  # the seats to act, including those that have already chosen in secret


class Listed(Struct, frozen=True):
    """A bout in a list."""

    id: str
    game: str
    stage: Stage
    made_at: float
    changed_at: float
    about: About
    yours: tuple[int, ...] = ()  # your seats, in the list of your own bouts
