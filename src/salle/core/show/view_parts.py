"""What a view shows of a game: the parts of a board, offers, refusals and cards.

All but card pages are structs, so that the server can send them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from msgspec import Struct

from salle.core.game import NOBODY, Action, Seat
from salle.core.texts import Message


class Track(Struct, frozen=True, tag=True, tag_field="part"):
    """A row of numbered cells with fencers on some of them. `marks` are special cells."""

    label: Message
    cells: int
    standing: dict[int, Seat]
    marks: frozenset[int] = frozenset()


class Cards(Struct, frozen=True, tag=True, tag_field="part"):
    """A hand or a pile: the visible faces and the number of hidden cards."""

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
    """A table: a head for each column, and the cells of each seat. An empty cell is None."""

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
    """The page of a kind of card. A fact has a label and a value, and a text has a heading and a paragraph."""

    name: str
    code: str
    title: Message
    brief: Message
    facts: tuple[tuple[Message, Message], ...]
    texts: tuple[tuple[Message, Message], ...]
    legend: Message | None = None  # the meaning of the marks in the facts
    also: tuple[str, ...] = ()  # other names of the card
    corrected: tuple[Message, ...] = ()  # the labels of facts that were corrected


class Face(Struct, frozen=True):
    """A card as it is drawn and named. Cards of one face are equal, and several faces can share a page.

    The family, the marks and the names of the numbers are defined by the game.
    """

    code: str
    page: str  # the code of its page; empty if it has none
    title: Message
    family: str
    numbers: dict[str, int]
    marks: tuple[str, ...]
    copies: int


class Offer(Struct, frozen=True):
    """A legal action on offer: its token, its label, its effect, and what it touches."""

    action: Action
    token: str
    label: Message
    effect: Message
    handles: tuple[str, ...]


class Refused(Struct, frozen=True):
    """An action that a player may try, and why it is refused."""

    action: Action
    token: str
    label: Message
    rule: str
    why: Message
    handles: tuple[str, ...]
