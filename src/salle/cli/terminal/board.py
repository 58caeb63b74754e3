"""Drawing a board in the terminal from the parts of a view: any game, no rule of any."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from salle.cli.arguments import console, reader_texts
from salle.cli.terminal.grid import GAP, SpokenGrid
from salle.cli.terminal.line_breaks import pack_pieces, wrap_text
from salle.core.bout import Bout
from salle.core.game import Game, Seat
from salle.core.show.view_parts import Cards, Grid, Line, Part, Score, Track, Words
from salle.core.texts import Message

COLOURS = ("cyan", "magenta", "green", "yellow", "blue", "red")
FIGURES = ((" o ", "/|─", "/ \\"), (" o ", "─|\\", "/ \\"))
CELL = 3
WIDE_CELL = 5  # where a track is short
FLOOR, MARKED_FLOOR = "▀", "░"
MOST_BACKS = 30
FRAME = 4  # the border and its padding
WIDEST = 60  # of a board without a long track
DENSE = 76  # of one with a grid, at least: its width should not change with what is in it
LOW = 34  # lines of a screen below which the board is drawn flat
BULLET = "· "
NARROW = 72  # columns of a screen below which names are short


def colour(seat: Seat) -> str:
    """The seat's colour, which never says anything alone."""
    return COLOURS[seat % len(COLOURS)] if seat >= 0 else "white"


def is_screen_low() -> bool:
    """Whether the screen is too low for hands in boxes."""
    return console.is_terminal and console.height < LOW


def is_screen_tight() -> bool:
    """Whether the screen is too narrow or too low for long names."""
    return console.width < NARROW or is_screen_low()


def draw_board(
    game: Game, sight: tuple[int, ...], names: Sequence[str], width: int = 0, flat: bool = False
) -> RenderableType:
    """The whole board as the owner of this sight may see it, no wider than the screen; `flat`: hands in one line."""
    parts: list[Part] = game.view.board(sight)
    room = (width or console.width) - FRAME
    hands = [part for part in parts if isinstance(part, Cards)]
    grids = [SpokenGrid(part) for part in parts if isinstance(part, Grid)]
    labels = [_label(part, names) for part in hands]
    labels += [grid.label for grid in grids]
    labels += [names[int(seat)] for grid in grids for seat, _ in grid.rows]
    column = min(max(map(cell_len, labels), default=0), room // 3)
    tracks = [part.cells * CELL for part in parts if isinstance(part, Track)]
    wide = [*tracks, *(column + GAP + _boxes(part) for part in hands), *(column + grid.width() for grid in grids)]
    room = min(room, max([*wide, DENSE if grids else WIDEST]))
    drawn: list[RenderableType] = []
    for part in parts:
        if isinstance(part, Track):
            drawn += _track(part, names, room)
        elif isinstance(part, Cards):
            drawn.append(_cards(part, names, column, room, flat))
        elif isinstance(part, (Score, Words)):
            drawn.append(_by_seat(part, names, room))
        elif isinstance(part, Grid):
            shades = [colour(seat) for seat, _ in part.rows]
            drawn.append(SpokenGrid(part).draw(names, shades, column, room))
        else:
            style = colour(part.seat) if isinstance(part, Line) else "bold"
            drawn.append(Text(wrap_text(reader_texts().say(part.text), room), style=style))
    title = f"{reader_texts().say(Message(f'{game.id}-name'))} · {game.ruleset}"
    return Panel(Group(*drawn), title=title, title_align="left", border_style="dim", padding=(0, 1), width=room + FRAME)


def _label(part: Cards, names: Sequence[str]) -> str:
    return names[int(part.seat)] if part.seat >= 0 else reader_texts().say(part.label)


def _by_seat(part: Score | Words, names: Sequence[str], room: int) -> Text:
    """The label, and for each seat its points or its word; a name and what belongs to it stay in one line."""
    pieces = [Text(reader_texts().say(part.label), style="dim")]
    values = map(str, part.points) if isinstance(part, Score) else map(reader_texts().say, part.values)
    for number, value in enumerate(values):
        style = colour(Seat(number))
        pieces.append(Text(f"{names[number]} ", style=style).append(value, style=f"bold {style}"))
    if isinstance(part, Score) and part.of is not None:
        pieces.append(Text(f"/ {part.of}", style="dim"))
    return pack_pieces(pieces, room)


def bullet_line(sentences: str, style: str = "") -> Text:
    """What happened, after a bullet."""
    return Text(wrap_text(f"{BULLET}{sentences}", console.width, len(BULLET)), style=style)


def outcome_sentence(bout: Bout, told: str) -> str:
    """How it ended; nothing if what was told last has said why."""
    if bout.outcome is None:
        return ""
    say, explain = reader_texts().say, bout.game.explain
    known = "".join(say(explain.rule(bout.outcome.rule)).split()) in "".join(told.split())
    return "" if known else say(explain.outcome(bout.outcome))


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
    row.add_column(width=column, vertical="top" if flat or part.seat < 0 else "middle", no_wrap=True)
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
