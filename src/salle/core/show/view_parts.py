"""What is shown of a game: the few kinds of parts that any board can be made of, offers and refusals, and cards.

All but pages are structs, so that they can be sent to somebody else's screen as they are.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from msgspec import Struct

from salle.core.game import NOBODY, Action, Seat
from salle.core.texts import Message


class Track(Struct, frozen=True, tag=True, tag_field="part"):
    """A row of numbered cells with somebody on some of them; `marks` are cells of another kind."""

    label: Message
    cells: int
    standing: dict[int, Seat]
    marks: frozenset[int] = frozenset()


class Cards(Struct, frozen=True, tag=True, tag_field="part"):
    """A hand or a pile: the faces that are seen, and how many are not."""

    label: Message
    faces: tuple[str, ...]
    hidden: int = 0
    seat: Seat = NOBODY


class Score(Struct, frozen=True, tag=True, tag_field="part"):
    """A number for each seat."""

    label: Message
    points: tuple[int, ...]
    of: int | None = None


class Words(Struct, frozen=True, tag=True, tag_field="part"):
    """A word for each seat."""

    label: Message
    values: tuple[Message, ...]


class Grid(Struct, frozen=True, tag=True, tag_field="part"):
    """A table: a head for each column, and for each seat its cells; an empty cell is None."""

    label: Message
    heads: tuple[Message, ...]
    rows: tuple[tuple[Seat, tuple[Message | None, ...]], ...]


class Line(Struct, frozen=True, tag=True, tag_field="part"):
    """A sentence that belongs to a seat, such as a link in a chain of cards."""

    seat: Seat
    text: Message


class Note(Struct, frozen=True, tag=True, tag_field="part"):
    """A sentence about the position."""

    text: Message


Part: TypeAlias = Track | Cards | Score | Words | Grid | Line | Note


@dataclass(frozen=True)
class CardPage:
    """All there is to say about a kind of card: facts are a label and a value, texts a heading and a paragraph."""

    name: str
    code: str
    title: Message
    brief: Message
    facts: tuple[tuple[Message, Message], ...]
    texts: tuple[tuple[Message, Message], ...]
    legend: Message | None = None  # what the marks at the facts mean
    also: tuple[str, ...] = ()  # other names by which it is known
    corrected: tuple[Message, ...] = ()  # the labels of facts that are not as the card data of the game have them


class Face(Struct, frozen=True):
    """A card as it is drawn and named: cards of one face are alike, and several faces may share a page.

    The family, the marks and the names of the numbers are words of its game.
    """

    code: str
    page: str  # the code of its page; empty: it has none
    title: Message
    family: str
    numbers: dict[str, int]
    marks: tuple[str, ...]
    copies: int


class Offer(Struct, frozen=True):
    """A legal action as it is offered: how it is written, called, what it would do and what it touches."""

    action: Action
    token: str
    label: Message
    effect: Message
    handles: tuple[str, ...]


class Refused(Struct, frozen=True):
    """An action somebody might try, and why he may not."""

    action: Action
    token: str
    label: Message
    rule: str
    why: Message
    handles: tuple[str, ...]
