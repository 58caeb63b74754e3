"""Reads the `drawings.toml` of a game: paths and poses for drawing its cards and figures."""

from __future__ import annotations

from importlib.resources import files
from typing import TypeVar

from salle.core.toml_reading import read_typed

T = TypeVar("T")


def read_drawings(id: str, shape: type[T]) -> T:
    """The contents of the game's file, as this type."""
    return read_typed((files(f"salle.games.{id}") / "drawings.toml").read_bytes(), shape)
