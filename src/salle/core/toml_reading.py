"""Facts of a type out of TOML, read by one thread at a time."""

from __future__ import annotations

from threading import Lock
from typing import Final, TypeVar

import msgspec

T = TypeVar("T")

_reading: Final = Lock()  # at its first use msgspec puts down a type half made: another thread would crash on it


def read_typed(text: str | bytes, shape: type[T]) -> T:
    """What the text says; ValueError if it is not TOML, or not of that shape."""
    with _reading:
        return msgspec.toml.decode(text, type=shape)
