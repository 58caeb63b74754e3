"""Interrupted long work, saved so that the same command can continue it."""

from __future__ import annotations

import json
from contextlib import suppress
from hashlib import sha256
from typing import Any

from salle.core.data_files import data_folder, write_file


class KeptWork:
    """Saved work, stored under a key of everything it depends on."""

    def __init__(self, *work: object) -> None:
        key = sha256(repr(work).encode()).hexdigest()[:16]
        self.path = data_folder() / "work" / f"{key}.json"

    def load(self) -> dict[str, Any] | None:
        """The saved work, if it exists and can be read."""
        try:
            kept = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return None
        return kept if isinstance(kept, dict) else None

    def save(self, work: dict[str, Any]) -> None:
        """Save the work atomically."""
        write_file(self.path, json.dumps(work))

    def delete(self) -> None:
        """Delete the saved work once all is done."""
        with suppress(OSError):
            self.path.unlink()
