"""Drawing a board in the terminal from the parts of a view: any game, no rule of any."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from salle.cli.command import reader
from salle.core.game import Game, Seat
from salle.core.texts import Message
from salle.core.view import Cards, Note, Offer, Part, Score, Track

COLOURS = ("cyan", "magenta", "green", "yellow", "blue", "red")
FIGURES = ((" o ", "/|─", "/ \\"), (" o ", "─|\\", "/ \\"))
CELL = 3


def colour(seat: Seat) -> str:
    """The seat's colour, which never says anything alone."""
    return COLOURS[seat % len(COLOURS)] if seat >= 0 else "white"


def board(game: Game, sight: tuple[int, ...], names: Sequence[str]) -> RenderableType:
    """The whole board as the owner of this sight may see it."""
    parts: list[Part] = game.view.board(sight)
    drawn = [piece for part in parts for piece in _part(part, names)]
    title = f"{reader().say(Message(f'{game.id}-name'))} · {game.ruleset}"
    return Panel(
        Group(*drawn), title=title, title_align="left", border_style="dim", padding=(0, 1), width=_width(parts)
    )


def _width(parts: list[Part]) -> int:
    tracks = [part.cells * CELL for part in parts if isinstance(part, Track)]
    return max([*tracks, 60]) + 6


def _part(part: Part, names: Sequence[str]) -> list[RenderableType]:
    if isinstance(part, Track):
        return _track(part)
    if isinstance(part, Cards):
        return [_cards(part, names)]
    if isinstance(part, Score):
        return [_score(part, names)]
    return _note(part)


def _note(part: Note) -> list[RenderableType]:
    return [Text(reader().say(part.text), style="bold")]


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


def _track(part: Track) -> list[RenderableType]:
    rows = [Text() for _ in range(3)]
    for cell in range(1, part.cells + 1):
        seat = part.standing.get(cell)
        for number, row in enumerate(rows):
            figure = " " * CELL if seat is None else FIGURES[seat % 2][number]
            row.append(figure, style="" if seat is None else f"bold {colour(seat)}")
    floor = Text("▀" * (part.cells * CELL), style="grey50")
    numbers = Text()
    for cell in range(1, part.cells + 1):
        seat = part.standing.get(cell)
        numbers.append(f"{cell:^{CELL}}", style="dim" if seat is None else f"bold {colour(seat)}")
    label = Text(reader().say(part.label), style="dim")
    return [label, *rows, floor, numbers]


def _cards(part: Cards, names: Sequence[str]) -> RenderableType:
    style = colour(part.seat)
    label = names[int(part.seat)] if part.seat >= 0 else reader().say(part.label)
    row = Table.grid(padding=(0, 1))
    row.add_column(width=max(12, min(24, len(label) + 1)), vertical="middle")
    row.add_column()
    row.add_row(Text(label, style=style), _faces(part, style))
    return row


def _faces(part: Cards, style: str) -> Text:
    if part.seat < 0 or not part.faces:
        faces = Text(" ".join(part.faces), style="bold")
        if part.hidden:
            faces.append(f"{'▒' * min(part.hidden, 30)} {part.hidden}", style=style if part.seat >= 0 else "dim")
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
    for offer in choices:
        table.add_row(
            Text("  " + offer.token, style="bold green"),
            Text(reader().say(offer.label)),
            Text(reader().say(offer.effect), style="dim"),
        )
    return table
