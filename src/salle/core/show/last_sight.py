"""What was found out about the latest sight: a table is drawn by asking many things about one and the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeAlias, TypeVar

T = TypeVar("T")
Sight: TypeAlias = tuple[int, ...]


class LastSight(Generic[T]):
    """What follows from a sight, found once for as long as the same is asked about. Read it, do not change it."""

    def __init__(self, find: Callable[[Sight], T]) -> None:
        self._find: Final = find
        self._found: tuple[Sight, T] | None = None  # set as a whole: threads may ask about different sights

    def __call__(self, sight: Sight) -> T:
        found = self._found
        if found is None or (found[0] is not sight and found[0] != sight):
            found = self._found = (sight, self._find(sight))
        return found[1]
