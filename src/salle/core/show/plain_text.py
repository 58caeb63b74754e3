"""A board in plain text, as `str` of a position shows it."""

from __future__ import annotations

from collections.abc import Iterator

from salle.core.game import EVERYONE, Seat, State
from salle.core.show.view_parts import Cards, Grid, Line, Note, Part, Score, Track, Words
from salle.core.texts import Message, Texts, texts


def board_text(state: State) -> str:
    """The referee's board with all cards open."""
    game = state.game
    words = texts("en")
    names = [words.say(game.explain.seat(Seat(seat))) for seat in range(game.seats)]
    title = f"{words.say(Message(f'{game.id}-name'))}, {game.ruleset}"
    parts = game.view.board(state.sight(EVERYONE))
    return "\n".join([title, *(line for part in parts for line in part_lines(part, names, words))])


def part_lines(part: Part, names: list[str], words: Texts) -> Iterator[str]:
    """The lines of one part of a board."""
    match part:
        case Track():
            letters = {cell: names[seat][0] for cell, seat in part.standing.items()}
            cells = (letters.get(cell, ".") for cell in range(1, part.cells + 1))
            where = (f"{names[seat]} {cell}" for cell, seat in sorted(part.standing.items()))
            yield f"{words.say(part.label)}: {' '.join(cells)}  ({', '.join(where)})"
        case Cards():
            owner = names[part.seat] if part.seat >= 0 else words.say(part.label)
            hidden = (f"({part.hidden})",) if part.hidden else ()
            yield f"{owner}: {' '.join((*part.faces, *hidden)) or '-'}"
        case Score():
            of = "" if part.of is None else f" / {part.of}"
            yield f"{words.say(part.label)}: {_by_name(names, map(str, part.points))}{of}"
        case Words():
            yield f"{words.say(part.label)}: {_by_name(names, map(words.say, part.values))}"
        case Grid():
            yield f"{words.say(part.label)}:"
            heads = [words.say(head) for head in part.heads]
            for seat, row in part.rows:
                told = (f"{head} {words.say(cell)}" for head, cell in zip(heads, row, strict=True) if cell is not None)
                yield f"  {names[seat]}: {', '.join(told)}"
        case Line() | Note():
            yield words.say(part.text)


def _by_name(names: list[str], values: Iterator[str]) -> str:
    return ", ".join(f"{name} {value}" for name, value in zip(names, values, strict=False))
