"""`salle rules GAME`: the rules as we play them, the rulings, the notation and the options."""

from __future__ import annotations

from importlib.resources import files

from rich.markdown import Markdown
from rich.table import Table

from salle.cli.command import GameName, console, reader, say
from salle.core.options import written
from salle.core.registry import created, options_of


def command(game: GameName) -> int:
    """Show the rules."""
    made = created(game, {})
    page = files(f"salle.games.{made.id}") / "texts" / f"{reader().locale}.md"
    console.print(Markdown(page.read_text(encoding="utf-8")))
    table = Table(title=say("cli-rules-options", ruleset=made.ruleset), title_justify="left", box=None)
    for heading in ("option", "default", "valid", "meaning"):
        table.add_column(say(f"cli-rules-{heading}"))
    for option in options_of(made.id, made.ruleset):
        meaning = say(f"{made.id}-option-{option.name}")
        table.add_row(f"[green]{option.name}[/]", written(option.default), option.valid(), meaning)
    console.print(table)
    return 0
