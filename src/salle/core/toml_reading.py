"""Read TOML as a type. Only one thread reads at a time."""

from __future__ import annotations

from threading import Lock
from typing import Final, TypeVar

import msgspec

T = TypeVar("T")

_reading: Final = Lock()  # On its first use msgspec stores an unfinished type, and another thread would crash on it.


def read_typed(text: str | bytes, shape: type[T]) -> T:
    """The content of the text. ValueError if it is not TOML or does not fit the type."""
    with _reading:
        return msgspec.toml.decode(text, type=shape)
