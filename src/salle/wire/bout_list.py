"""A bout as lists show it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Stage: TypeAlias = Literal["open", "fencing", "over"]


class About(Struct, frozen=True):
    """What lists show of a bout."""

    seats: tuple[str, ...]  # names by seat; empty: an open seat, or a deleted player
    bots: tuple[bool, ...]
    result: str = ""  # as in a record, once it is over: 1-0, 0-1, 0-0 undecided, * abandoned
    rated: bool = False
    clock: str = ""
    due: tuple[int, ...] = ()  # the seats that are awaited, whether or not they have chosen in secret


class Listed(Struct, frozen=True):
    """A bout in a list."""

    id: str
    game: str
    stage: Stage
    made_at: float
    changed_at: float
    about: About
    yours: tuple[int, ...] = ()  # in a list of your own bouts
