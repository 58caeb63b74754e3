"""`salle games`: list the games and their rule sets."""

from __future__ import annotations

from rich.table import Table

from salle.cli.arguments import console, reader_texts, say
from salle.core.game_folders import game_ids
from salle.core.registry import game_package


def command() -> int:
    """List the games."""
    table = Table(box=None, pad_edge=False, show_header=False)
    for id in game_ids():
        author = f" – {say('cli-games-by', author=say(f'{id}-author'))}" if reader_texts().has(f"{id}-author") else ""
        table.add_row(f"[bold]{id}[/]", f"{say(f'{id}-name')}{author}")
        table.add_row("", say(f"{id}-about"))
        for ruleset in game_package(id).RULESETS:
            table.add_row("", f"[green]{id}/{ruleset}[/]  {say(f'{id}-ruleset-{ruleset}')}")
    console.print(table)
    return 0
