"""Long work that was interrupted, kept so that the same command goes on with it."""

from __future__ import annotations

import json
from contextlib import suppress
from hashlib import sha256
from typing import Any

from salle.core.data_files import data_folder, write_file


class KeptWork:
    """Long work kept under all that it follows from, so that the same command goes on where it was interrupted."""

    def __init__(self, *work: object) -> None:
        key = sha256(repr(work).encode()).hexdigest()[:16]
        self.path = data_folder() / "work" / f"{key}.json"

    def load(self) -> dict[str, Any] | None:
        """What was kept, if anything readable was."""
        try:
            kept = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return None
        return kept if isinstance(kept, dict) else None

    def save(self, work: dict[str, Any]) -> None:
        """Keep it, all or nothing."""
        write_file(self.path, json.dumps(work))

    def delete(self) -> None:
        """Nothing is left to do."""
        with suppress(OSError):
            self.path.unlink()
