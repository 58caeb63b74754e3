"""The command line, for files of earlier versions."""

from __future__ import annotations

from tests.cli.conftest import salle, warm

__all__ = ["salle", "warm"]
