"""SALLE_PURE=1: import the interpreted sources even where compiled ones lie beside them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourcesOnly:
    """A finder that sees only the `.py` files of this package."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("salle.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def read_sources_only() -> None:
    """From now on `salle` is interpreted."""
    sys.meta_path.insert(0, SourcesOnly)
