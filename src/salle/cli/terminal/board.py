"""Drawing a board in the terminal from the parts of a view. It knows no rule of any game."""

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
from salle.core.game import NOBODY, Game, Seat
from salle.core.show.view_parts import Cards, Grid, Line, Part, Score, Track, Words
from salle.core.texts import SPECTATOR, Message, Reader

COLOURS = ("cyan", "magenta", "green", "yellow", "blue", "red")
FIGURES = ((" o ", "/|─", "/ \\"), (" o ", "─|\\", "/ \\"))
CELL = 3
WIDE_CELL = 5  # of a short track
FLOOR, MARKED_FLOOR = "▀", "░"
MOST_BACKS = 30
FRAME = 4  # the border and its padding
WIDEST = 60  # of a board without a long track
DENSE = 76  # least width of a board with a grid, so that its width does not change with its contents
LOW = 34  # lines of a screen below which the board is drawn flat
COLUMNS = 2  # of a hand with the names of its cards
BULLET = "· "


def colour(seat: Seat) -> str:
    """The colour of a seat. Nothing is said by a colour alone."""
    return COLOURS[seat % len(COLOURS)] if seat >= 0 else "white"


def is_screen_low() -> bool:
    """Whether the screen is too low for hands in boxes."""
    return console.is_terminal and console.height < LOW


def draw_board(
    game: Game,
    sight: tuple[int, ...],
    names: Sequence[str],
    width: int = 0,
    flat: bool = False,
    reader: Reader = SPECTATOR,
    owner: Seat = NOBODY,
) -> RenderableType:
    """The board as the owner of this sight sees it, no wider than the screen. `flat`: each hand takes one line.
    Without `flat`, the hand of `owner` has the names of its cards."""
    room = (width or console.width) - FRAME
    return Board(game, sight, names, flat, reader, owner).draw(room)


class Board:
    """A board that is being drawn."""

    def __init__(
        self,
        game: Game,
        sight: tuple[int, ...],
        names: Sequence[str],
        flat: bool,
        reader: Reader = SPECTATOR,
        owner: Seat = NOBODY,
    ) -> None:
        self.game = game
        self.parts: list[Part] = game.view.board(sight)
        self.names = names
        self.flat = flat
        self.reader = reader
        self.owner = owner
        self.grids = {
            number: SpokenGrid(part, reader) for number, part in enumerate(self.parts) if isinstance(part, Grid)
        }

    def say(self, message: Message) -> str:
        """The words of a message for the reader of this board."""
        return reader_texts().say(message, self.reader)

    def draw(self, room: int) -> Panel:
        """Draw all parts in a frame. `room`: the width inside the frame."""
        hands = [part for part in self.parts if isinstance(part, Cards)]
        grids = self.grids.values()
        labels = [self._label(part) for part in hands]
        labels += [grid.label for grid in grids]
        labels += [self.names[int(seat)] for grid in grids for seat, _ in grid.rows]
        column = min(max(map(cell_len, labels), default=0), room // 3)
        tracks = [part.cells * CELL for part in self.parts if isinstance(part, Track)]
        wide = [*tracks, *(column + GAP + _boxes(part) for part in hands), *(column + grid.width() for grid in grids)]
        room = min(room, max([*wide, DENSE if grids else WIDEST]))
        drawn = [one for number in range(len(self.parts)) for one in self._part(number, column, room)]
        title = f"{reader_texts().say(Message(f'{self.game.id}-name'))} · {self.game.ruleset}"
        return Panel(
            Group(*drawn), title=title, title_align="left", border_style="dim", padding=(0, 1), width=room + FRAME
        )

    def _part(self, number: int, column: int, room: int) -> list[RenderableType]:
        match part := self.parts[number]:
            case Track():
                return _track(part, self.names, room)
            case Cards():
                return [self._cards(part, column, room)]
            case Score() | Words():
                return [self._by_seat(part, room)]
            case Grid():
                shades = [colour(seat) for seat, _ in part.rows]
                return [self.grids[number].draw(self.names, shades, column, room, self.flat)]
            case _:
                style = colour(part.seat) if isinstance(part, Line) else "bold"
                return [Text(wrap_text(self.say(part.text), room), style=style)]

    def _label(self, part: Cards) -> str:
        return self.names[int(part.seat)] if part.seat >= 0 else self.say(part.label)

    def _by_seat(self, part: Score | Words, room: int) -> Text:
        """The label, then the points or the word of each seat. A name and its value stay in one line."""
        pieces = [Text(self.say(part.label), style="dim")]
        values = map(str, part.points) if isinstance(part, Score) else map(self.say, part.values)
        for number, value in enumerate(values):
            style = colour(Seat(number))
            pieces.append(Text(f"{self.names[number]} ", style=style).append(value, style=f"bold {style}"))
        if isinstance(part, Score) and part.of is not None:
            pieces.append(Text(f"/ {part.of}", style="dim"))
        return pack_pieces(pieces, room)

    def _cards(self, part: Cards, column: int, room: int) -> RenderableType:
        style = colour(part.seat)
        row = Table.grid(padding=(0, GAP, 0, 0))
        row.add_column(width=column, vertical="top" if self.flat or part.seat < 0 else "middle", no_wrap=True)
        row.add_column()
        room -= column + GAP
        named = None if self.flat or part.seat < 0 or part.seat != self.owner else self._named(part, style, room)
        row.add_row(Text(self._label(part), style=style), named or _faces(part, style, room, self.flat))
        return row

    def _named(self, part: Cards, style: str, room: int) -> Text | None:
        """The cards of a hand with their names, in two columns. None if that would add nothing, or there is no room."""
        titles = {face.code: self.say(face.title) for face in self.game.view.faces()}
        if part.hidden or all(face in titles.get(face, face) for face in part.faces):
            return None
        codes = max(map(cell_len, part.faces)) + 1
        cells = [Text.assemble((face.ljust(codes), f"bold {style}"), titles.get(face, "")) for face in part.faces]
        width = max(cell.cell_len for cell in cells) + GAP
        across = min(COLUMNS, room // width)
        if not across:
            return None
        lines = -(-len(cells) // across)
        rows = [cells[line::lines] for line in range(lines)]
        for row in rows:
            for cell in row[:-1]:
                cell.append(" " * (width - cell.cell_len))
        return Text("\n").join(Text().join(row) for row in rows)


def bullet_line(sentences: str, style: str = "") -> Text:
    """A line of the log: sentences after a bullet."""
    return Text(wrap_text(f"{BULLET}{sentences}", console.width, len(BULLET)), style=style)


def outcome_sentence(bout: Bout, told: str, reader: Reader = SPECTATOR) -> str:
    """The result with its reason, or an empty string if the last line of the log has told the reason."""
    if bout.outcome is None:
        return ""
    explain = bout.game.explain
    reason = reader_texts().say(explain.rule(bout.outcome.rule), reader)
    if "".join(reason.split()) in "".join(told.split()):
        return ""
    return reader_texts().say(explain.outcome(bout.outcome), reader)


def _track(part: Track, names: Sequence[str], room: int) -> list[RenderableType]:
    """Figures on numbered cells; on a narrow screen one letter for each cell; on a very narrow one a sentence."""
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


def _boxes(part: Cards) -> int:
    """The width of a hand drawn as boxes, with the backs of hidden cards after them."""
    faces = sum(cell_len(face) + 4 for face in part.faces) if part.seat >= 0 else 0
    return faces + (min(part.hidden, MOST_BACKS) + 2 + len(str(part.hidden)) if part.hidden else 0)


def _faces(part: Cards, style: str, room: int, flat: bool) -> Text:
    """The cards of a hand in boxes, or in a row if it is a pile or too wide; then the backs of hidden cards."""
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
