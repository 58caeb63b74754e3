"""Compiled code calls this function regularly, so that Ctrl-C works and other threads get their turn.

Python handles signals and switches threads only while it interprets code. This module is therefore never compiled.
"""

from __future__ import annotations


def check_interrupt() -> None:
    """Do nothing. While Python interprets this call, it can raise KeyboardInterrupt or switch threads."""
