"""`salle cards GAME`: list the cards of a game."""

from __future__ import annotations

import json
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

from salle.cli.arguments import AsJson, CardsFile, GameName, console, read_game, reader_texts, say
from salle.cli.terminal.card_page import is_same_name
from salle.cli.terminal.paging import show_page
from salle.core.game import Game
from salle.core.registry import printed_card_data
from salle.core.show.card_pages import card_pages, page_data


def command(
    game: GameName,
    *,
    cards: CardsFile = None,
    data: Annotated[bool, Parameter(help=say("cli-arg-data"), negative="")] = False,
    as_json: AsJson = False,
) -> int:
    """List the cards."""
    made = read_game(game, None, cards)
    if data and made.cards:
        print(made.corrected or printed_card_data(made.id), end="")
    elif as_json:
        listed = [page_data(page, reader_texts()) for page in card_pages(made, reader_texts())]
        print(json.dumps({"game": f"{made.id}/{made.ruleset}", "cards": listed}, ensure_ascii=False))
    elif not made.cards:
        console.print(say("cli-cards-none", game=say(f"{made.id}-name")), markup=False)
    else:
        show_page(card_list(made))
    return 0


def card_list(game: Game) -> Table:
    """The code, name and brief of each card, and its title if that differs from the name."""
    rows = [page_data(page, reader_texts()) for page in card_pages(game, reader_texts())]
    columns = ["code", "name", "title", "brief"]
    if all(is_same_name(row["name"], row["title"]) for row in rows):
        columns.remove("title")
    table = Table(box=None, pad_edge=False)
    for column in columns:
        table.add_column(say(f"cli-cards-{column}"), no_wrap=column in ("code", "name"), overflow="fold")
    for row in rows:
        table.add_row(*(Text(row[column], style="bold green" if column == "code" else "") for column in columns))
    return table
