"""Markdown in the terminal: lines are broken correctly in every language, and tables fit the screen."""

from __future__ import annotations

from typing import ClassVar

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Markdown, MarkdownElement, Paragraph, TableElement
from rich.style import Style
from rich.table import Table
from rich.text import Text

from salle.cli.terminal.grid import GAP
from salle.cli.terminal.line_breaks import unbreakable_words, wrap_styled

LEAST = 8  # least columns of a cell that is broken
BAR = 1  # columns of a gap that the table draws itself
MARGIN = 2  # columns before the cells of a row that is written in lines


class FlowingParagraph(Paragraph):
    """A paragraph with our line breaks."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield wrap_styled(self.text, options.max_width)


class FittingTable(TableElement):
    """A table with broken cells, or lines of heads and cells if the table would be too narrow."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        heads = [cell.content for cell in self.header.row.cells] if self.header and self.header.row else []
        rows = [[cell.content for cell in row.cells] for row in self.body.rows] if self.body else []
        yield from fit_table(heads, rows, options.max_width)


class Prose(Markdown):
    """A page of Markdown."""

    elements: ClassVar[dict[str, type[MarkdownElement]]] = Markdown.elements | {
        "paragraph_open": FlowingParagraph,
        "table_open": FittingTable,
    }


def fit_table(heads: list[Text], rows: list[list[Text]], room: int) -> list[Table | Text]:
    """A table no wider than the room, or the same content in lines."""
    widths = fit_widths(list(zip(heads, *rows, strict=True)), room - GAP * (len(heads) - 1))
    if not widths:
        return table_as_lines(heads, rows, room)
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, GAP - BAR, 0, 0))
    for head, width in zip(heads, widths, strict=True):
        table.add_column(wrap_styled(head, width), width=width, no_wrap=True, vertical="top")
    for row in rows:
        table.add_row(*(wrap_styled(cell, width) for cell, width in zip(row, widths, strict=True)))
    return [table]


def fit_widths(columns: list[tuple[Text, ...]], room: int) -> list[int]:
    """Widths of columns that fit into the room. The widest columns get the same width. Empty if they can't fit."""
    whole = [max(cell.cell_len for cell in column) for column in columns]
    least = [
        max(1, min(wide, LEAST), *(cell_len(word) for cell in column for _, word in unbreakable_words(cell.plain)))
        for wide, column in zip(whole, columns, strict=True)
    ]
    for most in range(max(whole), 0, -1):
        widths = [max(low, min(wide, most)) for low, wide in zip(least, whole, strict=True)]
        if sum(widths) <= room:
            return widths
    return []


def table_as_lines(heads: list[Text], rows: list[list[Text]], room: int) -> list[Table | Text]:
    """The rows in lines: the first cell, then a line with head and content for every other cell that is not empty."""
    lines: list[Table | Text] = []
    for row in rows:
        first = row[0].copy()
        first.stylize(Style(bold=True))
        lines.append(wrap_styled(first, room))
        for head, cell in zip(heads[1:], row[1:], strict=True):
            if cell.plain.strip():
                lines.append(wrap_styled(Text.assemble((head.plain, "dim"), " " * GAP, cell), room, MARGIN))
    return lines
