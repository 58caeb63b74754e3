"""Where data lives: bouts that were left or finished, and long work that was interrupted."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

from platformdirs import user_data_path


def folder() -> Path:
    """SALLE_DATA, or the place the system keeps for a user's data."""
    chosen = os.environ.get("SALLE_DATA")
    return Path(chosen) if chosen else user_data_path("salle", appauthor=False)


def unfinished() -> Path:
    """The bout that was left; the next `salle play` can go on with it."""
    return folder() / "unfinished.salle"


def bouts() -> Path:
    """Finished bouts, a record each."""
    return folder() / "bouts"


class Kept:
    """Long work kept under all that it follows from, so that the same command goes on where it was interrupted."""

    def __init__(self, *work: object) -> None:
        key = sha256(repr(work).encode()).hexdigest()[:16]
        self.path = folder() / "work" / f"{key}.json"

    def load(self) -> dict[str, Any] | None:
        """What was kept, if anything readable was."""
        try:
            kept: dict[str, Any] = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return None
        return kept

    def save(self, work: dict[str, Any]) -> None:
        """Keep it, all or nothing."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_suffix(".new")
        draft.write_text(json.dumps(work), encoding="utf-8")
        draft.replace(self.path)

    def done(self) -> None:
        """Nothing is left to do."""
        with suppress(OSError):
            self.path.unlink()
