"""What may be done, drawn to fit what is left of the screen: with effects, in columns, or those of a kind in a line.

It knows no rule of any game: actions are of a kind if their labels are, and begin alike.
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

MARGIN = 2  # before an action
MOST_LINES = 1.5  # for an action, on average
WORTH_TELLING = 12  # columns below which it is not told what an action would do
WORTH_SHARING = 3  # columns of the words that labels of a kind have in common, at least
MARKS = CLOSING + "-–"
AND_SO_ON = " …"
TOKEN = "bold green"


class Choice:
    """An offer in the reader's language."""

    def __init__(self, offer: Offer) -> None:
        self.kind = offer.label.id
        self.token = offer.token
        self.label = reader_texts().say(offer.label)
        self.effect = reader_texts().say(offer.effect)


def draw_offers(choices: Sequence[Offer], room: int | None = None) -> RenderableType:
    """What may be done: each with its effect, unless that takes more lines than there is room for."""
    spoken = [Choice(offer) for offer in choices]
    drawn = _list(spoken)
    if room is None or line_count(drawn) <= room:
        return drawn
    kinds = [kind for kind in group_alike(spoken) if len(kind) > 1]
    sizes = sorted(map(len, kinds), reverse=True)
    for least in dict.fromkeys([len(spoken) + 1, *sizes]):  # the largest kinds are folded first
        folded = [kind for kind in kinds if len(kind) >= least]
        rest = [choice for choice in spoken if not any(choice in kind for kind in folded)]
        lines = Group(*_columns(rest), *map(_line, folded))
        if line_count(lines) <= room:
            return lines
    return _packed(rest, folded)


def line_count(drawn: RenderableType) -> int:
    """How many lines of the screen this takes."""
    return len(console.render_lines(drawn, pad=False))


def group_alike(choices: Sequence[Choice]) -> list[list[Choice]]:
    """Runs of actions of one kind whose labels begin with the same words."""
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
    """The whole words with which all these labels begin, without a mark at the end."""
    common = ""
    for same in zip(*(unbreakable_words(choice.label) for choice in choices), strict=False):
        if len(set(same)) > 1:
            break
        common += "".join(same[0])
    return common.rstrip(MARKS)


def _line(kind: Sequence[Choice]) -> Text:
    """Actions of a kind in a line, and the words they share."""
    return wrap_styled(_folded(kind), console.width, MARGIN)


def _folded(kind: Sequence[Choice]) -> Text:
    return Text.assemble(
        (" ".join(choice.token for choice in kind), TOKEN), " " * GAP, common_beginning(kind) + AND_SO_ON
    )


def _packed(choices: Sequence[Choice], kinds: Sequence[Sequence[Choice]]) -> RenderableType:
    """All one after the other, without columns; a kind that is too long for a line stands by itself."""
    room = console.width - MARGIN
    pieces = [Text.assemble((choice.token, TOKEN), " ", choice.label) for choice in choices]
    pieces += [_folded(kind) for kind in kinds]
    short = [piece for piece in pieces if piece.cell_len <= room]
    long = [wrap_styled(piece, console.width, MARGIN) for piece in pieces if piece.cell_len > room]
    return Group(*([Padding(pack_pieces(short, room), (0, 0, 0, MARGIN))] if short else []), *long)


def _columns(choices: Sequence[Choice]) -> Iterator[Table]:
    """Tokens and labels, as many beside each other as fit."""
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
    """A line for each, and what it would do, if there are columns left for it."""
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
    """Of the tokens with their margin, and of the labels."""
    token = MARGIN + max(cell_len(choice.token) for choice in choices) + GAP
    label = max(cell_len(choice.label) for choice in choices) + GAP
    return token, min(label, max(1, console.width - token))


def _cells(choice: Choice) -> tuple[Text, Text]:
    return Text(" " * MARGIN + choice.token, style=TOKEN), Text(choice.label)


def _effects(said: list[str], width: int) -> list[str]:
    """In as many lines as they take, unless that would make the list much longer: then what fits in one."""
    flown = [wrap_text(effect, width) for effect in said]
    lines = sum(effect.count("\n") + 1 for effect in flown)
    return flown if lines <= len(said) * MOST_LINES else said
