"""`salle rules GAME`: the rules as we play them, the rulings, the notation and the options."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from salle.cli.arguments import CardsFile, GameName, console, read_game, reader_texts, say
from salle.cli.terminal.markdown import Prose
from salle.core.show.rulebook import rules_page


def command(
    game: GameName,
    *,
    cards: CardsFile = None,
    markdown: Annotated[bool, Parameter(help=say("cli-arg-markdown"), negative="")] = False,
) -> int:
    """Show the rules."""
    page = rules_page(read_game(game, None, cards), reader_texts())
    if markdown:
        print(page)
    else:
        console.print(Prose(page))
    return 0
