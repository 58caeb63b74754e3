"""Waiting for somebody who thinks: whoever needs more than a moment is named meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

from rich.text import Text

from salle.cli.arguments import console

MOMENT = 0.3  # seconds


@contextmanager
def show_waiting(said: str) -> Iterator[None]:
    """While this lasts longer than a moment a line says so, where there is a screen; afterwards it is gone."""
    status = console.status(Text(said))
    late = Timer(MOMENT, status.start)
    late.daemon = True
    late.start()
    try:
        yield
    finally:
        late.cancel()
        late.join()
        status.stop()
