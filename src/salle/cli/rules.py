"""`salle rules GAME`: the rules as we play them, the rulings, the notation and the options."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated

from cyclopts import Parameter
from rich.markdown import Markdown

from salle.cli.command import GameName, console, reader, say
from salle.core.game import Game
from salle.core.options import written
from salle.core.registry import created, package


def command(
    game: GameName,
    *,
    markdown: Annotated[bool, Parameter(help=say("cli-arg-markdown"), negative="")] = False,
) -> int:
    """Show the rules."""
    made = created(game, {})
    page = rules_page(made)
    if markdown:
        print(page)
    else:
        console.print(Markdown(page))
    return 0


def rules_page(game: Game) -> str:
    """The page in the reader's language, and the options with their defaults, as Markdown."""
    source = files(f"salle.games.{game.id}") / "texts" / f"{reader().locale}.md"
    about = f"# {say(f'{game.id}-name')}\n\n{say(f'{game.id}-about')}\n"
    page = source.read_text(encoding="utf-8") if source.is_file() else about
    headings = [say(f"cli-rules-{heading}") for heading in ("option", "default", "valid", "meaning")]
    rows = [headings, ["---"] * len(headings)]
    if not package(game.id).OPTIONS:
        return page.rstrip()
    for option in package(game.id).OPTIONS:
        meaning = say(f"{game.id}-option-{option.name}")
        if option.rulesets:
            meaning += f" ({', '.join(option.rulesets)})"
        valid = option.valid().replace("|", ", ")
        rows.append([f"`{option.name}`", written(option.default), valid, meaning])
    table = "\n".join(f"| {' | '.join(row)} |" for row in rows)
    return f"{page}\n## {say('cli-rules-options')}\n\n{table}"
