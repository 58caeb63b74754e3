from __future__ import annotations

from importlib import import_module


def is_compiled() -> bool:
    """True if the compiled modules were imported, and False for the interpreted sources."""
    return not str(import_module("salle.core.game").__file__).endswith(".py")
