"""The drawing for games that define none: the parts of the board in words, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from salle.core.show.captions import Captions
from salle.core.show.svg import INK_SOFT, SEATS, WIDTH, Drawing, text, wrapped
from salle.core.show.view_parts import Cards, Grid, Line, Note, Part, Score, Track, Words

MARGIN = 28
SIZE = 15
HIGH = 24


def draw_parts(parts: Iterable[Part], words: Captions) -> Drawing:
    """Each part as one or more lines."""
    found = [line for part in parts for line in part_lines(part, words)]
    rows = [(seat, row) for seat, line in found for row in wrapped(line, SIZE, WIDTH - 2 * MARGIN, 4)]
    drawn = [
        text(MARGIN, 42 + at * HIGH, row, SIZE, fill=SEATS[seat % len(SEATS)] if seat >= 0 else INK_SOFT)
        for at, (seat, row) in enumerate(rows)
    ]
    return Drawing(len(rows) * HIGH + 48, tuple(drawn))


def part_lines(part: Part, words: Captions) -> Iterator[tuple[int, str]]:
    """The lines of a part, each with the seat that it is about."""
    say = words.say
    match part:
        case Note():
            yield -1, say(part.text)
        case Line():
            yield int(part.seat), say(part.text)
        case Cards():
            hidden = f"{part.hidden} ×" if part.hidden else ""
            yield int(part.seat), f"{say(part.label)}: {' '.join([*part.faces, hidden]).strip() or '–'}"
        case Score():
            points = " – ".join(map(str, part.points))
            yield -1, f"{say(part.label)}: {points}{f' / {part.of}' if part.of else ''}"
        case Words():
            yield -1, f"{say(part.label)}: {' – '.join(map(say, part.values))}"
        case Track():
            places = ", ".join(f"{words.seat(int(seat))} {cell}" for cell, seat in part.standing.items())
            yield -1, f"{say(part.label)} (1–{part.cells}): {places}"
        case Grid():
            yield -1, f"{say(part.label)}: {', '.join(map(say, part.heads))}"
            for seat, cells in part.rows:
                row = ", ".join("–" if cell is None else say(cell) for cell in cells)
                yield int(seat), f"{words.seat(int(seat))}: {row}"
