"""The `drawings.toml` of a game: paths and poses that its cards and figures are drawn with."""

from __future__ import annotations

from importlib.resources import files
from typing import TypeVar

from salle.core.toml_reading import read_typed

T = TypeVar("T")


def read_drawings(id: str, shape: type[T]) -> T:
    """All that the game's file has, as its own type says."""
    return read_typed((files(f"salle.games.{id}") / "drawings.toml").read_bytes(), shape)
