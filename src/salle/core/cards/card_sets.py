"""Sets of cards as numbers.

All cards of a face are equal. Each face has as many neighbouring bits as copies, filled from the lowest. So sets can be
compared and joined with bit operations.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.rng import Rng

NO_FACE: Final = -1
MOST_CARDS: Final = 62  # a set of cards fits into one number
# For the number of a bit: multiplied by this constant, each bit leaves another six digits at the top (a de Bruijn
# sequence).
WINDOW: Final = 0x03F79D71B4CB0A89
WINDOW_AT: Final = 57


class CardSets:
    """The faces in columns, and operations on sets of their cards."""

    def __init__(self) -> None:
        self.faces: i64 = 0
        self.total: i64 = 0
        self.codes: Final[list[str]] = []
        self.copies: Final[list[i64]] = []
        self.first: Final[list[i64]] = []  # the lowest bit of the face
        self.field: Final[list[i64]] = []  # all bits of the face
        self.firsts: i64 = 0  # the lowest bits of all faces
        self.next_bit: i64 = 1  # when compiled, a literal would be shifted as a 32-bit C int
        self.face_at: Final[list[i64]] = [NO_FACE] * 64  # the face of a bit, by the window of the bit

    def add(self, code: str, copies: i64) -> i64:
        """Add a number of equal cards. Return the number of their face."""
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
        """Whether the set has a card of this face. No set has NO_FACE."""
        return face != NO_FACE and cards & self.first[face] != 0

    def with_one(self, cards: i64, face: i64) -> i64:
        """The set with one more card of this face."""
        return cards | (cards & self.field[face]) << 1 | self.first[face]

    def without(self, cards: i64, face: i64) -> i64:
        """The set with one card of this face less."""
        field = self.field[face]
        return cards & ~field | (cards & field) >> 1 & field

    def count(self, cards: i64, face: i64) -> i64:
        """The number of cards of this face."""
        return size(cards & self.field[face])

    def count_faces(self, cards: i64) -> list[i64]:
        """The number of cards of each face."""
        counts: list[i64] = []
        face: i64
        for face in range(self.faces):
            counts.append(size(cards & self.field[face]))
        return counts

    def lowest(self, cards: i64) -> i64:
        """The first face of the set."""
        return self.face_at[(cards & -cards) * WINDOW >> WINDOW_AT & 63]

    def nth(self, cards: i64, number: i64) -> i64:
        """The face of the card at this position in the set."""
        while number > 0:
            cards &= cards - 1
            number -= 1
        return self.lowest(cards)

    def list_faces(self, cards: i64) -> list[i64]:
        """The faces of all cards in the set, in order."""
        found: list[i64] = []
        while cards != 0:
            found.append(self.lowest(cards))
            cards &= cards - 1
        return found

    def union(self, cards: i64, more: i64) -> i64:
        """The union of two sets."""
        for face in self.list_faces(more):
            cards = self.with_one(cards, face)
        return cards

    def difference(self, cards: i64, less: i64) -> i64:
        """The set without the cards of another set."""
        for face in self.list_faces(less):
            cards = self.without(cards, face)
        return cards

    def misremember(self, hand: i64, pile: i64, rng: Rng) -> list[i64]:
        """A hand and a pile after about half of the hand's cards were exchanged with the pile."""
        for face in self.list_faces(hand):
            others = self.list_faces(pile)
            if others and rng.below(2) == 0:
                other = others[rng.below(len(others))]
                hand = self.with_one(self.without(hand, face), other)
                pile = self.with_one(self.without(pile, other), face)
        return [hand, pile]


def size(cards: i64) -> i64:
    """The number of cards in a set."""
    count: i64 = 0
    while cards != 0:
        cards &= cards - 1
        count += 1
    return count
