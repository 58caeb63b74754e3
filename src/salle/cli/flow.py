"""Breaking sentences into lines: at spaces, and between Chinese characters, but never before a closing mark."""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len, chop_cells

CLOSING = "\uff0c。\u3001\uff1b\uff1a\uff01\uff1f\uff09」』》】…◐◑%,.;:!?)"
SUNS = ("◐", "◑")  # they stay with their card
OPENING = "\uff08「『《【("


def flowed(text: str, width: int, indent: int = 0) -> str:
    """The text in lines no wider than `width`, all but the first of each paragraph indented."""
    return "\n".join(_paragraph(part, max(1, width), indent) for part in text.split("\n"))


def _paragraph(text: str, width: int, indent: int) -> str:
    margin = " " * min(indent, width // 2)
    lines, line = [], ""
    for space, word in words(text):
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


def words(text: str) -> Iterator[tuple[str, str]]:
    """What must not be parted, each with the space before it."""
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
    """Whether a line may end between these two letters."""
    wide = cell_len(before) > 1 or cell_len(after) > 1
    return wide and after not in CLOSING and before not in OPENING
