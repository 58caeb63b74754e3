"""Drawing a board in the terminal from the parts of a view: any game, no rule of any."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from salle.cli.command import console, reader
from salle.core.game import Game, Seat
from salle.core.texts import Message
from salle.core.view import Cards, Grid, Line, Offer, Part, Score, Track, Words

COLOURS = ("cyan", "magenta", "green", "yellow", "blue", "red")
FIGURES = ((" o ", "/|─", "/ \\"), (" o ", "─|\\", "/ \\"))
CELL = 3
WIDE_CELL = 5  # where a track is short
FLOOR, MARKED_FLOOR = "▀", "░"
MOST_BACKS = 30
FRAME = 4  # the border and its padding
GAP = 2  # between a label and its cards
WIDEST = 60  # of a board without a long track
LOW = 34  # lines of a screen below which the board is drawn flat and actions stand side by side
WORTH_TELLING = 12  # columns below which it is not told what an action would do


def colour(seat: Seat) -> str:
    """The seat's colour, which never says anything alone."""
    return COLOURS[seat % len(COLOURS)] if seat >= 0 else "white"


def low() -> bool:
    """Whether the screen is too low for hands in boxes and a line for each action."""
    return console.is_terminal and console.height < LOW


def board(
    game: Game, sight: tuple[int, ...], names: Sequence[str], width: int = 0, flat: bool = False
) -> RenderableType:
    """The whole board as the owner of this sight may see it, no wider than the screen; `flat`: hands in one line."""
    parts: list[Part] = game.view.board(sight)
    room = (width or console.width) - FRAME
    hands = [part for part in parts if isinstance(part, Cards)]
    labels = [_label(part, names) for part in hands]
    grids = [part for part in parts if isinstance(part, Grid)]
    labels += [label for part in grids for label in (reader().say(part.label), *_rows(part, names))]
    column = min(max(map(cell_len, labels), default=0), room // 3)
    tracks = [part.cells * CELL for part in parts if isinstance(part, Track)]
    insides = [*map(_boxes, hands), *map(_cells, grids)]
    room = min(room, max([*tracks, *(column + GAP + inside for inside in insides), WIDEST]))
    drawn: list[RenderableType] = []
    for part in parts:
        if isinstance(part, Track):
            drawn += _track(part, names, room)
        elif isinstance(part, Cards):
            drawn.append(_cards(part, names, column, room, flat))
        elif isinstance(part, (Score, Words)):
            drawn.append(_by_seat(part, names))
        elif isinstance(part, Grid):
            drawn.append(_grid(part, names, column))
        elif isinstance(part, Line):
            drawn.append(Text(reader().say(part.text), style=colour(part.seat)))
        else:
            drawn.append(Text(reader().say(part.text), style="bold"))
    title = f"{reader().say(Message(f'{game.id}-name'))} · {game.ruleset}"
    return Panel(Group(*drawn), title=title, title_align="left", border_style="dim", padding=(0, 1), width=room + FRAME)


def _label(part: Cards, names: Sequence[str]) -> str:
    return names[int(part.seat)] if part.seat >= 0 else reader().say(part.label)


def _by_seat(part: Score | Words, names: Sequence[str]) -> Text:
    """The label, and for each seat its points or its word."""
    line = Text()
    line.append(reader().say(part.label) + "   ", style="dim")
    values = map(str, part.points) if isinstance(part, Score) else map(reader().say, part.values)
    for number, value in enumerate(values):
        seat = Seat(number)
        line.append(f"{names[number]} ", style=colour(seat))
        line.append(value, style=f"bold {colour(seat)}")
        line.append("   ")
    if isinstance(part, Score) and part.of is not None:
        line.append(f"/ {part.of}", style="dim")
    return line


def _grid(part: Grid, names: Sequence[str], column: int) -> Table:
    """The heads, then a row for each seat in its colour."""
    table = Table(box=None, pad_edge=False, padding=(0, GAP, 0, 0), header_style="dim")
    table.add_column(Text(reader().say(part.label)), width=column or None, no_wrap=True)
    for head in part.heads:
        table.add_column(Text(reader().say(head)))
    for seat, cells in part.rows:
        said = (Text("·", style="dim") if cell is None else Text(reader().say(cell), style="bold") for cell in cells)
        table.add_row(names[int(seat)], *said, style=colour(seat))
    return table


def _rows(part: Grid, names: Sequence[str]) -> list[str]:
    """What its rows are called."""
    return [names[int(seat)] for seat, _ in part.rows]


def _cells(part: Grid) -> int:
    """How wide its columns are, but for the names of its rows."""
    columns = zip(part.heads, *(cells for _, cells in part.rows), strict=True)
    widths = [max(cell_len(reader().say(cell)) for cell in column if cell is not None) for column in columns]
    return sum(widths) + GAP * len(widths)


def _track(part: Track, names: Sequence[str], room: int) -> list[RenderableType]:
    """Figures on numbered cells; on a narrow screen a letter a cell; on a very narrow one a sentence."""
    if part.cells * CELL > room:
        where = "   ".join(f"{names[int(seat)]} {cell}" for cell, seat in sorted(part.standing.items()))
        letters = Text()
        for cell in range(1, part.cells + 1):
            seat = part.standing.get(cell)
            empty = MARKED_FLOOR if cell in part.marks else "·"
            letters.append(
                empty if seat is None else names[int(seat)][:1], style="dim" if seat is None else colour(seat)
            )
        return [Text(where), letters] if part.cells <= room else [Text(where)]
    width = WIDE_CELL if part.cells * WIDE_CELL <= min(room, WIDEST) else CELL
    rows = [Text() for _ in range(3)]
    floor, numbers = Text(), Text()
    for marked, cells in groupby(range(1, part.cells + 1), part.marks.__contains__):
        floor.append((MARKED_FLOOR if marked else FLOOR) * width * len(list(cells)), style="grey50")
    for cell in range(1, part.cells + 1):
        seat = part.standing.get(cell)
        for number, row in enumerate(rows):
            figure = "" if seat is None else FIGURES[seat % 2][number]
            row.append(f"{figure:^{width}}", style="" if seat is None else f"bold {colour(seat)}")
        numbers.append(f"{cell:^{width}}", style="dim" if seat is None else f"bold {colour(seat)}")
    return [*rows, floor, numbers]


def _cards(part: Cards, names: Sequence[str], column: int, room: int, flat: bool) -> RenderableType:
    style = colour(part.seat)
    row = Table.grid(padding=(0, GAP, 0, 0))
    row.add_column(width=column, vertical="middle", no_wrap=True)
    row.add_column()
    row.add_row(Text(_label(part, names), style=style), _faces(part, style, room - column - GAP, flat))
    return row


def _boxes(part: Cards) -> int:
    """How wide it is with the faces of a hand in boxes, and the backs of the other cards after them."""
    faces = sum(cell_len(face) + 4 for face in part.faces) if part.seat >= 0 else 0
    return faces + (min(part.hidden, MOST_BACKS) + 2 + len(str(part.hidden)) if part.hidden else 0)


def _faces(part: Cards, style: str, room: int, flat: bool) -> Text:
    """The faces in boxes, or in a row if they are nobody's or too many; then the backs of those that are not seen."""
    plain = Text(" ".join(part.faces), style=f"bold {style}")
    space = " " if part.faces else ""
    backs = min(part.hidden, MOST_BACKS, room - 4 - plain.cell_len - len(space))
    hidden = f"{space}{'▒' * backs} {part.hidden}" if part.hidden else ""
    if not part.faces and not part.hidden:
        return Text("–", style="dim")
    if flat or part.seat < 0 or not part.faces or _boxes(part) > room:
        return plain.append(hidden, style=style)
    lines = ["", "", ""]
    for face in part.faces:
        lines[0] += "╭" + "─" * (cell_len(face) + 2) + "╮"
        lines[1] += f"│ {face} │"
        lines[2] += "╰" + "─" * (cell_len(face) + 2) + "╯"
    return Text(f"{lines[0]}\n{lines[1]}{hidden}\n{lines[2]}", style=f"bold {style}")


def offers(choices: Sequence[Offer], side_by_side: bool = False) -> RenderableType:
    """What may be done, as it is written, called and, if there is room, what it would do."""
    rows = [(f"  {offer.token}", reader().say(offer.label), reader().say(offer.effect)) for offer in choices]
    token, label = (max(cell_len(row[number]) for row in rows) + GAP for number in range(2))
    label = min(label, max(1, console.width - token))
    across = max(1, console.width // (token + label)) if side_by_side else 1
    effect = 0 if side_by_side else console.width - token - label
    table = Table.grid()
    for _ in range(across):
        table.add_column(width=token, no_wrap=True)
        table.add_column(width=label, no_wrap=True, overflow="ellipsis")
        if effect >= WORTH_TELLING:
            table.add_column(width=effect, no_wrap=True, overflow="ellipsis")
    cells = [
        (
            Text(row[0], style="bold green"),
            Text(row[1]),
            *([Text(row[2], style="dim")] if effect >= WORTH_TELLING else []),
        )
        for row in rows
    ]
    lines = -(-len(cells) // across)
    for line in range(lines):
        table.add_row(*(cell for some in cells[line::lines] for cell in some))
    return table
