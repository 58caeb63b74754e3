"""The folders that contain games: `salle.games`, and those in SALLE_GAMES."""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from pkgutil import iter_modules


@cache
def game_ids() -> tuple[str, ...]:
    """The names of all games that were found."""
    path = import_module("salle.games").__path__
    for folder in os.environ.get("SALLE_GAMES", "").split(os.pathsep):
        if folder and folder not in path:
            path.append(folder)
    return tuple(sorted(module.name for module in iter_modules(path) if module.ispkg))
