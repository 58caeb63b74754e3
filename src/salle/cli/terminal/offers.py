"""Drawing the legal moves to fit the rest of the screen: with effects, in columns, or many of a kind in a few lines.

It knows no rule of any game. Moves are of a kind if their labels have the same message and begin with the same words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from salle.cli.arguments import console, reader_texts
from salle.cli.terminal.grid import GAP
from salle.cli.terminal.line_breaks import CLOSING, pack_pieces, unbreakable_words, wrap_styled, wrap_text
from salle.core.show.view_parts import Offer
from salle.core.texts import SPECTATOR, Reader

MARGIN = 2  # before a move
MOST_LINES = 1.5  # for a move, on average
WORTH_TELLING = 12  # least columns for an effect
WORTH_SHARING = 3  # least columns of the words that labels of a kind have in common
MARKS = CLOSING + "-–"
AND_SO_ON = " …"
TOKEN = "bold green"


class Choice:
    """A legal move in the reader's language."""

    def __init__(self, offer: Offer, reader: Reader = SPECTATOR) -> None:
        self.kind = offer.label.id
        self.token = offer.token
        self.label = reader_texts().say(offer.label, reader)
        self.effect = reader_texts().say(offer.effect, reader)


def draw_offers(choices: Sequence[Offer], room: int | None = None, reader: Reader = SPECTATOR) -> RenderableType:
    """The legal moves, each with its effect if all fit into `room` lines."""
    spoken = [Choice(offer, reader) for offer in choices]
    drawn = _list(spoken)
    if room is None or line_count(drawn) <= room:
        return drawn
    kinds = [kind for kind in group_alike(spoken) if len(kind) > 1]
    named = Group(
        *_columns([choice for choice in spoken if not any(choice in kind for kind in kinds)]), *map(_names, kinds)
    )
    if kinds and line_count(named) <= room:
        return named
    sizes = sorted(map(len, kinds), reverse=True)
    for least in dict.fromkeys([len(spoken) + 1, *sizes]):  # the largest kinds are folded first
        folded = [kind for kind in kinds if len(kind) >= least]
        rest = [choice for choice in spoken if not any(choice in kind for kind in folded)]
        lines = Group(*_columns(rest), *map(_line, folded))
        if line_count(lines) <= room:
            return lines
    return _packed(rest, folded)


def line_count(drawn: RenderableType) -> int:
    """The number of lines that this takes on the screen."""
    return len(console.render_lines(drawn, pad=False))


def group_alike(choices: Sequence[Choice]) -> list[list[Choice]]:
    """Runs of moves of one kind whose labels begin with the same words."""
    runs: list[list[Choice]] = []
    for choice in choices:
        if (
            runs
            and runs[-1][0].kind == choice.kind
            and cell_len(common_beginning([*runs[-1], choice])) >= WORTH_SHARING
        ):
            runs[-1].append(choice)
        else:
            runs.append([choice])
    return runs


def common_beginning(choices: Sequence[Choice]) -> str:
    """The whole words with which all these labels begin, without punctuation at the end."""
    common = ""
    for same in zip(*(unbreakable_words(choice.label) for choice in choices), strict=False):
        if len(set(same)) > 1:
            break
        common += "".join(same[0])
    return common.rstrip(MARKS)


def _names(kind: Sequence[Choice]) -> RenderableType:
    """The words that moves of a kind share, and below them in columns how they differ."""
    common = common_beginning(kind)
    rest = [Text(choice.label[len(common) :].lstrip(MARKS + " ")) for choice in kind]
    token = MARGIN + max(cell_len(choice.token) for choice in kind) + GAP
    label = max(text.cell_len for text in rest) + GAP
    across = max(1, console.width // (token + label))
    lines = -(-len(kind) // across)
    table = Table.grid()
    for _ in range(across):
        table.add_column(width=token, no_wrap=True)
        table.add_column(width=min(label, max(1, console.width - token)), no_wrap=True, overflow="ellipsis")
    cells = [(Text(" " * MARGIN + choice.token, style=TOKEN), text) for choice, text in zip(kind, rest, strict=True)]
    for line in range(lines):
        table.add_row(*(cell for pair in cells[line::lines] for cell in pair))
    return Group(Text(" " * MARGIN + common + AND_SO_ON, style="dim"), table)


def _line(kind: Sequence[Choice]) -> Text:
    """The tokens of a kind in a line, and the words they share."""
    return wrap_styled(_folded(kind), console.width, MARGIN)


def _folded(kind: Sequence[Choice]) -> Text:
    return Text.assemble(
        (" ".join(choice.token for choice in kind), TOKEN), " " * GAP, common_beginning(kind) + AND_SO_ON
    )


def _packed(choices: Sequence[Choice], kinds: Sequence[Sequence[Choice]]) -> RenderableType:
    """All moves one after the other, without columns. A kind that is too long for a line gets its own lines."""
    room = console.width - MARGIN
    pieces = [Text.assemble((choice.token, TOKEN), " ", choice.label) for choice in choices]
    pieces += [_folded(kind) for kind in kinds]
    short = [piece for piece in pieces if piece.cell_len <= room]
    long = [wrap_styled(piece, console.width, MARGIN) for piece in pieces if piece.cell_len > room]
    return Group(*([Padding(pack_pieces(short, room), (0, 0, 0, MARGIN))] if short else []), *long)


def _columns(choices: Sequence[Choice]) -> Iterator[Table]:
    """Tokens and labels, in as many columns as fit."""
    if not choices:
        return
    token, label = _widths(choices)
    across = max(1, console.width // (token + label))
    table = Table.grid()
    for _ in range(across):
        table.add_column(width=token, no_wrap=True)
        table.add_column(width=label, no_wrap=True, overflow="ellipsis")
    lines = -(-len(choices) // across)
    for line in range(lines):
        table.add_row(*(cell for choice in choices[line::lines] for cell in _cells(choice)))
    yield table


def _list(choices: Sequence[Choice]) -> Table:
    """A line for each move, with its effect if the screen is wide enough."""
    token, label = _widths(choices)
    effect = console.width - token - label
    effects = _effects([choice.effect for choice in choices], effect) if effect >= WORTH_TELLING else []
    table = Table.grid()
    for width in (token, label, effect)[: 3 if effects else 2]:
        table.add_column(width=width, no_wrap=True, overflow="ellipsis")
    for number, choice in enumerate(choices):
        table.add_row(*_cells(choice), *(Text(said, style="dim") for said in effects[number : number + 1]))
    return table


def _widths(choices: Sequence[Choice]) -> tuple[int, int]:
    """The widths of the tokens with their margin, and of the labels."""
    token = MARGIN + max(cell_len(choice.token) for choice in choices) + GAP
    label = max(cell_len(choice.label) for choice in choices) + GAP
    return token, min(label, max(1, console.width - token))


def _cells(choice: Choice) -> tuple[Text, Text]:
    return Text(" " * MARGIN + choice.token, style=TOKEN), Text(choice.label)


def _effects(said: list[str], width: int) -> list[str]:
    """The effects in as many lines as they take, or uncut for one line if the list would become much longer."""
    flown = [wrap_text(effect, width) for effect in said]
    lines = sum(effect.count("\n") + 1 for effect in flown)
    return flown if lines <= len(said) * MOST_LINES else said
