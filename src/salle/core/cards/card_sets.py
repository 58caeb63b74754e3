"""Cards of a few faces, and sets of them as numbers.

Cards of one face are alike. A set of cards is a number: each face has as many neighbouring bits as there are copies,
filled from the lowest, so that sets are compared and joined as bits are.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.rng import Rng

NO_FACE: Final = -1
MOST_CARDS: Final = 62  # a set of cards is one number
# The number of a bit: times this constant, every bit of a set shows another six digits there (a de Bruijn sequence).
WINDOW: Final = 0x03F79D71B4CB0A89
WINDOW_AT: Final = 57


class CardSets:
    """The faces, in columns, and what can be done with sets of their cards."""

    def __init__(self) -> None:
        self.faces: i64 = 0
        self.total: i64 = 0
        self.codes: Final[list[str]] = []
        self.copies: Final[list[i64]] = []
        self.first: Final[list[i64]] = []  # the face's lowest bit
        self.field: Final[list[i64]] = []  # all its bits
        self.firsts: i64 = 0  # the lowest bit of every face
        self.next_bit: i64 = 1  # compiled, a literal would be shifted as a C int of 32 bits
        self.face_at: Final[list[i64]] = [NO_FACE] * 64  # by the window of a bit

    def add(self, code: str, copies: i64) -> i64:
        """So many cards that are alike; returns the number of their face."""
        face = self.faces
        first = self.next_bit
        self.next_bit = first << copies
        self.codes.append(code)
        self.copies.append(copies)
        self.first.append(first)
        self.firsts |= first
        self.field.append(self.next_bit - first)
        bit = first
        for _ in range(copies):
            self.face_at[bit * WINDOW >> WINDOW_AT & 63] = face
            bit <<= 1
        self.faces += 1
        self.total += copies
        return face

    def holds(self, cards: i64, face: i64) -> bool:
        """Whether a card of that face is among them; of NO_FACE there is none."""
        return face != NO_FACE and cards & self.first[face] != 0

    def with_one(self, cards: i64, face: i64) -> i64:
        """The set with one more of that face."""
        return cards | (cards & self.field[face]) << 1 | self.first[face]

    def without(self, cards: i64, face: i64) -> i64:
        """The set with one less of that face."""
        field = self.field[face]
        return cards & ~field | (cards & field) >> 1 & field

    def count(self, cards: i64, face: i64) -> i64:
        """How many of that face are among them."""
        return size(cards & self.field[face])

    def count_faces(self, cards: i64) -> list[i64]:
        """How many of each face are among them."""
        counts: list[i64] = []
        face: i64
        for face in range(self.faces):
            counts.append(size(cards & self.field[face]))
        return counts

    def lowest(self, cards: i64) -> i64:
        """The first face of the set."""
        return self.face_at[(cards & -cards) * WINDOW >> WINDOW_AT & 63]

    def nth(self, cards: i64, number: i64) -> i64:
        """The face of the card that comes after so many others of the set."""
        while number > 0:
            cards &= cards - 1
            number -= 1
        return self.lowest(cards)

    def list_faces(self, cards: i64) -> list[i64]:
        """The faces of the set in order, each as often as it is there."""
        found: list[i64] = []
        while cards != 0:
            found.append(self.lowest(cards))
            cards &= cards - 1
        return found

    def union(self, cards: i64, more: i64) -> i64:
        """Both sets together."""
        for face in self.list_faces(more):
            cards = self.with_one(cards, face)
        return cards

    def difference(self, cards: i64, less: i64) -> i64:
        """The set without the cards of another."""
        for face in self.list_faces(less):
            cards = self.without(cards, face)
        return cards

    def misremember(self, hand: i64, pile: i64, rng: Rng) -> list[i64]:
        """A hand and a pile after about half the cards of the hand were exchanged for some of the pile."""
        for face in self.list_faces(hand):
            others = self.list_faces(pile)
            if others and rng.below(2) == 0:
                other = others[rng.below(len(others))]
                hand = self.with_one(self.without(hand, face), other)
                pile = self.with_one(self.without(pile, other), face)
        return [hand, pile]


def size(cards: i64) -> i64:
    """How many cards a set has."""
    count: i64 = 0
    while cards != 0:
        cards &= cards - 1
        count += 1
    return count
