"""Breaking sentences into lines: at spaces and between Chinese characters, but never before a closing mark."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.cells import cell_len, chop_cells
from rich.text import Text

CLOSING = "\uff0c。\u3001\uff1b\uff1a\uff01\uff1f\uff09」』》】…◐◑%,.;:!?)"
SUNS = ("◐", "◑")  # they stay with their card
APART = "   "  # between pieces
OPENING = "\uff08「『《【("


def wrap_text(text: str, width: int, indent: int = 0) -> str:
    """The text in lines no wider than `width`. All lines of a paragraph except the first are indented."""
    return "\n".join(_paragraph(part, max(1, width), indent) for part in text.split("\n"))


def wrap_styled(text: Text, width: int, margin: int = 0) -> Text:
    """A styled text in lines no wider than `width`. Every line begins after the margin."""
    lines, at = [], 0
    for line in wrap_text(text.plain, width - margin).split("\n"):
        at = text.plain.index(line, at)
        lines.append(Text(" " * margin).append_text(text[at : at + len(line)]))
        at += len(line)
    return Text("\n").join(lines)


def pack_pieces(pieces: Iterable[Text], width: int) -> Text:
    """The pieces in lines, as many in a line as fit. No piece is broken."""
    line, used = Text(), 0
    for piece in pieces:
        fits = used + len(APART) + piece.cell_len <= width
        if used:
            line.append(APART if fits else "\n")
        line.append_text(piece)
        used = (used + len(APART) if used and fits else 0) + piece.cell_len
    return line


def _paragraph(text: str, width: int, indent: int) -> str:
    margin = " " * min(indent, width // 2)
    lines, line = [], ""
    for space, word in unbreakable_words(text):
        joined = f"{line}{space}{word}"
        if cell_len(joined) <= width or not line.strip():
            line = joined
        else:
            lines.append(line)
            line = margin + word
        while cell_len(line) > width:
            first = chop_cells(line, width)[0]
            lines.append(first)
            line = margin + line[len(first) :]
    return "\n".join([*lines, line])


def unbreakable_words(text: str) -> Iterator[tuple[str, str]]:
    """The parts of a text that must not be broken, each with the space before it."""
    space, word = "", ""
    for number, letter in enumerate(text):
        if letter == " " and text[number + 1 : number + 2] not in SUNS:
            if word:
                yield space, word
                space, word = "", ""
            space += letter
        elif word and _parts(word[-1], letter):
            yield space, word
            space, word = "", letter
        else:
            word += letter
    if word:
        yield space, word


def _parts(before: str, after: str) -> bool:
    """Whether a line may end between these two characters."""
    wide = cell_len(before) > 1 or cell_len(after) > 1
    return wide and after not in CLOSING and before not in OPENING
