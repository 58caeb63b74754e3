"""A status line while a bot or the hints think for more than a moment."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

from rich.text import Text

from salle.cli.arguments import console

MOMENT = 0.3  # seconds


@contextmanager
def show_waiting(said: str) -> Iterator[None]:
    """Show this line in a terminal after a moment, and remove it at the end."""
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
