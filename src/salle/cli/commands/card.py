"""`salle card GAME NAME`: show the page of a card."""

from __future__ import annotations

import json
from typing import Annotated

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from salle.cli.arguments import AsJson, CardsFile, GameName, console, help_text, read_game, reader_texts
from salle.cli.terminal.card_page import find_card_page
from salle.cli.terminal.grid import GAP
from salle.cli.terminal.line_breaks import wrap_text
from salle.core.show.card_pages import page_data
from salle.core.show.view_parts import CardPage


def command(
    game: GameName,
    name: Annotated[list[str], help_text("cli-arg-card")],
    /,
    *,
    cards: CardsFile = None,
    as_json: AsJson = False,
) -> int:
    """Show the page of a card."""
    page = find_card_page(read_game(game, None, cards), " ".join(name))
    if as_json:
        print(json.dumps(page_data(page, reader_texts()), ensure_ascii=False))
    else:
        show_card(page)
    return 0


def show_card(page: CardPage) -> None:
    """Print the title, the facts as a table, then the paragraphs with their headings."""
    said, width = page_data(page, reader_texts()), console.width
    console.print(Text(said["title"], style="bold").append(f"  {page.code}", style="bold green"))
    console.print(Text(wrap_text(said["brief"], width)))
    table = Table.grid(padding=(0, GAP, 0, 0))
    beside = width - GAP - max((cell_len(fact["label"]) for fact in said["facts"]), default=0)
    for fact in said["facts"]:
        table.add_row(Text(fact["label"], style="dim"), Text(wrap_text(fact["value"], beside)))
    if said["facts"]:
        console.print()
        console.print(table)
    if said["note"]:
        console.print(Text(wrap_text(said["note"], width), style="yellow"))
    if said["legend"]:
        console.print(Text(wrap_text(said["legend"], width), style="dim"))
    for text in said["texts"]:
        console.print()
        console.print(Text(text["heading"], style="bold"))
        console.print(Text(wrap_text(text["text"], width)))
