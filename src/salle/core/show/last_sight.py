"""A cache for values that follow from the latest sight, because drawing a table asks many questions about one sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeAlias, TypeVar

T = TypeVar("T")
Sight: TypeAlias = tuple[int, ...]


class LastSight(Generic[T]):
    """A value that follows from a sight, computed again only for another sight. Do not change the value."""

    def __init__(self, find: Callable[[Sight], T]) -> None:
        self._find: Final = find
        self._found: tuple[Sight, T] | None = None  # set as one value: threads may ask about different sights

    def __call__(self, sight: Sight) -> T:
        found = self._found
        if found is None or (found[0] is not sight and found[0] != sight):
            found = self._found = (sight, self._find(sight))
        return found[1]
