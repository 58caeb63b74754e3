"""Drawing a board in the terminal from the parts of a view: any game, no rule of any."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from salle.cli.command import console, reader
from salle.core.game import Game, Seat
from salle.core.texts import Message
from salle.core.view import Cards, Offer, Part, Score, Track

COLOURS = ("cyan", "magenta", "green", "yellow", "blue", "red")
FIGURES = ((" o ", "/|─", "/ \\"), (" o ", "─|\\", "/ \\"))
CELL = 3
FRAME = 4  # the border and its padding
WIDEST = 60  # of a board without a track


def colour(seat: Seat) -> str:
    """The seat's colour, which never says anything alone."""
    return COLOURS[seat % len(COLOURS)] if seat >= 0 else "white"


def board(game: Game, sight: tuple[int, ...], names: Sequence[str], width: int = 0) -> RenderableType:
    """The whole board as the owner of this sight may see it, no wider than the screen."""
    parts: list[Part] = game.view.board(sight)
    room = (width or console.width) - FRAME
    labels = [_label(part, names) for part in parts if isinstance(part, Cards)]
    column = min(max([cell_len(label) for label in labels], default=0), room // 3)
    drawn: list[RenderableType] = []
    for part in parts:
        if isinstance(part, Track):
            drawn += _track(part, names, room)
        elif isinstance(part, Cards):
            drawn.append(_cards(part, names, column, room))
        elif isinstance(part, Score):
            drawn.append(_score(part, names))
        else:
            drawn.append(Text(reader().say(part.text), style="bold"))
    wide = max([part.cells * CELL for part in parts if isinstance(part, Track)] + [WIDEST])
    title = f"{reader().say(Message(f'{game.id}-name'))} · {game.ruleset}"
    frame = min(wide, room) + FRAME
    return Panel(Group(*drawn), title=title, title_align="left", border_style="dim", padding=(0, 1), width=frame)


def _label(part: Cards, names: Sequence[str]) -> str:
    return names[int(part.seat)] if part.seat >= 0 else reader().say(part.label)


def _score(part: Score, names: Sequence[str]) -> Text:
    line = Text()
    line.append(reader().say(part.label) + "   ", style="dim")
    for number, points in enumerate(part.points):
        seat = Seat(number)
        line.append(f"{names[number]} ", style=colour(seat))
        line.append(str(points), style=f"bold {colour(seat)}")
        line.append("   ")
    if part.of is not None:
        line.append(f"/ {part.of}", style="dim")
    return line


def _track(part: Track, names: Sequence[str], room: int) -> list[RenderableType]:
    """Figures on numbered cells; on a narrow screen a letter a cell; on a very narrow one a sentence."""
    if part.cells * CELL > room:
        where = "   ".join(f"{names[int(seat)]} {cell}" for cell, seat in sorted(part.standing.items()))
        letters = Text()
        for cell in range(1, part.cells + 1):
            seat = part.standing.get(cell)
            letters.append("·" if seat is None else names[int(seat)][:1], style="dim" if seat is None else colour(seat))
        return [Text(where), letters] if part.cells <= room else [Text(where)]
    rows = [Text() for _ in range(3)]
    numbers = Text()
    for cell in range(1, part.cells + 1):
        seat = part.standing.get(cell)
        for number, row in enumerate(rows):
            figure = " " * CELL if seat is None else FIGURES[seat % 2][number]
            row.append(figure, style="" if seat is None else f"bold {colour(seat)}")
        numbers.append(f"{cell:^{CELL}}", style="dim" if seat is None else f"bold {colour(seat)}")
    return [*rows, Text("▀" * (part.cells * CELL), style="grey50"), numbers]


def _cards(part: Cards, names: Sequence[str], column: int, room: int) -> RenderableType:
    style = colour(part.seat)
    row = Table.grid(padding=(0, 2, 0, 0))
    row.add_column(width=column, vertical="middle", no_wrap=True)
    row.add_column()
    row.add_row(Text(_label(part, names), style=style), _faces(part, style, room - column - 2))
    return row


def _faces(part: Cards, style: str, room: int) -> Text:
    boxes = sum(len(face) + 4 for face in part.faces)
    if part.seat < 0 or not part.faces or boxes > room:
        faces = Text(" ".join(part.faces), style=f"bold {style}")
        if part.hidden:
            faces.append(f"{'▒' * min(part.hidden, 30, room - 4)} {part.hidden}", style=style)
        elif not part.faces:
            faces.append("–", style="dim")
        return faces
    lines = ["", "", ""]
    for face in part.faces:
        lines[0] += "╭" + "─" * (len(face) + 2) + "╮"
        lines[1] += f"│ {face} │"
        lines[2] += "╰" + "─" * (len(face) + 2) + "╯"
    return Text("\n".join(lines), style=f"bold {style}")


def offers(choices: Sequence[Offer]) -> RenderableType:
    """What may be done, as it is written, called, and what it would do."""
    table = Table.grid(padding=(0, 2))
    for _ in range(2):
        table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, overflow="ellipsis")
    for offer in choices:
        table.add_row(
            Text("  " + offer.token, style="bold green"),
            Text(reader().say(offer.label)),
            Text(reader().say(offer.effect), style="dim"),
        )
    return table
