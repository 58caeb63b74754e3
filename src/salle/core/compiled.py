"""Whether the rules run compiled in this process."""

from __future__ import annotations

from importlib import import_module


def is_compiled() -> bool:
    """True if mypyc's modules were imported, False for the interpreted sources."""
    return not str(import_module("salle.core.game").__file__).endswith(".py")
