"""Long pages: in an interactive terminal they open in a pager."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

from rich.console import RenderableType

from salle.cli.arguments import console

COLOUR = "-R"  # `less` shows colours


def show_page(page: RenderableType) -> None:
    """Print a page. If it is longer than an interactive screen, open it in the pager that PAGER names, or in `less`."""
    if not is_interactive() or len(console.render_lines(page, pad=False)) < console.height:
        console.print(page)
        return
    os.environ.setdefault("LESS", COLOUR)
    with console.pager(styles=shows_colours()):
        console.print(page)


def is_interactive() -> bool:
    """Whether a person reads the output and can type."""
    return console.is_terminal and all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def shows_colours() -> bool:
    """Whether the pager is `less`, which shows colours."""
    words = shlex.split(os.environ.get("MANPAGER") or os.environ.get("PAGER") or "less")
    return bool(words) and Path(words[0]).name == "less"
