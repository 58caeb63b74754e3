"""`salle backup FILE`: copy a server's database while it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from salle.cli.arguments import console, help_text, say
from salle.cli.commands.serve import default_database
from salle.core.data_files import atomic_file


def command(
    file: Annotated[Path, help_text("cli-arg-backup")], *, database: Annotated[str, help_text("cli-arg-database")] = ""
) -> int:
    """Copy the database."""
    from salle.server.backup import copy

    with atomic_file(file) as draft:
        copy(database or default_database(), draft)
    console.print(say("cli-backup-done", file=str(file)), markup=False, soft_wrap=True)
    return 0
