"""Drawing a grid in the terminal: as a table if the screen is wide enough, else as lines of heads and cells."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from salle.cli.arguments import reader_texts
from salle.core.show.view_parts import Grid
from salle.core.texts import SPECTATOR, Message, Reader

GAP = 2  # between columns
LONG = 30  # columns of a cell that is a list, and may be broken
EMPTY = "·"


class SpokenGrid:
    """The words of a grid in the reader's language, and their widths."""

    def __init__(self, part: Grid, reader: Reader = SPECTATOR) -> None:
        def say(message: Message) -> str:
            return reader_texts().say(message, reader)

        self.label = say(part.label)
        self.heads = [say(head) for head in part.heads]
        self.rows = [(seat, [EMPTY if cell is None else say(cell) for cell in cells]) for seat, cells in part.rows]
        columns = list(zip(*(cells for _, cells in self.rows), strict=True))
        self.cells = [max((min(cell_len(cell), LONG) for cell in column), default=1) for column in columns]

    def widths(self, broken: bool) -> list[int]:
        """The widths of the columns. `broken`: heads may be broken at their spaces."""
        heads = [max(map(cell_len, head.split() if broken else [head])) for head in self.heads]
        return [max(pair) for pair in zip(heads, self.cells, strict=True)]

    def width(self, broken: bool = False) -> int:
        """The width of all columns with the gaps before them."""
        widths = self.widths(broken)
        return sum(widths) + GAP * len(widths)

    def draw(self, names: Sequence[str], colours: Sequence[str], column: int, room: int, flat: bool) -> RenderableType:
        """Draw the grid, with the names in a first column of width `column`. `flat`: an empty grid takes one line."""
        if all(cell == EMPTY for _, cells in self.rows for cell in cells) and flat:
            return Text.assemble((self.label, "dim"), " " * max(GAP, column + GAP - cell_len(self.label)), EMPTY)
        beside = room - column
        for broken in (False, True):
            if self.width(broken) <= beside:
                widths = self.widths(broken)
                widths[-1] += beside - self.width(broken)
                return self._table(names, colours, column, widths)
        return self._lines(names, colours, column, beside - GAP)

    def _table(self, names: Sequence[str], colours: Sequence[str], column: int, widths: list[int]) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, GAP, 0, 0), header_style="dim")
        table.add_column(Text(self.label), width=column, no_wrap=True, vertical="top")
        for head, width in zip(self.heads, widths, strict=True):
            table.add_column(Text(head), width=width, vertical="top")
        for (seat, cells), colour in zip(self.rows, colours, strict=True):
            said = (Text(cell, style="dim" if cell == EMPTY else "bold") for cell in cells)
            table.add_row(names[int(seat)], *said, style=colour)
        return table

    def _lines(self, names: Sequence[str], colours: Sequence[str], column: int, room: int) -> RenderableType:
        """Draw the cells of each seat after their heads, as many in a line as fit, without empty ones."""
        table = Table.grid(padding=(0, GAP, 0, 0))
        table.add_column(width=column, no_wrap=True)
        table.add_column(width=room)
        for (seat, cells), colour in zip(self.rows, colours, strict=True):
            lines, used = Text(style=colour), 0
            for head, cell in zip(self.heads, cells, strict=True):
                if cell == EMPTY:
                    continue
                wide = cell_len(head) + 1 + cell_len(cell)
                if used:
                    fits = used + GAP + wide <= room
                    lines.append(" " * GAP if fits else "\n")
                    used = used + GAP if fits else 0
                lines.append(f"{head} ", style="dim").append(cell, style="bold")
                used += wide
            table.add_row(Text(names[int(seat)], style=colour), lines if used else Text(EMPTY, style="dim"))
        return Group(Text(self.label, style="dim"), table)
