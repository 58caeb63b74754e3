"""Writes a stub for the type checkers of users: for them a seat, an action and a rule are plain whole numbers.

The sources tell the three apart, so that the rules do not mix them up. Users write `state.sight(0)`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from setuptools.command.build_py import build_py

MODULE: Final = Path("salle/core/game.py")
NUMBER: Final = re.compile(r'^(\w+) = NewType\("\1", i64\)$', re.MULTILINE)


class BuildModules(build_py):
    """Copies the modules, and puts the stub beside the one it describes."""

    def run(self) -> None:
        """The stub is for installed packages only: an editable install has the sources."""
        super().run()
        if not self.editable_mode:
            module = Path(self.build_lib) / MODULE
            stub = module.with_suffix(".pyi")
            stub.write_text(NUMBER.sub(r"\1 = int", module.read_text(encoding="utf-8")), encoding="utf-8")
