"""`salle rules GAME`: the rules of a game with its rulings, notation and options."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from salle.cli.arguments import CardsFile, GameName, read_game, reader_texts, say
from salle.cli.terminal.markdown import Prose
from salle.cli.terminal.paging import show_page
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
        show_page(Prose(page))
    return 0
