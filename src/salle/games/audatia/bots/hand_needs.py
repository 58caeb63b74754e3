"""The needs of a hand in Audatia, and the cards that meet each need."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.games.audatia.rules.cards import INSIDE, OUTSIDE, REMEDY, RIGHT, SKILL, STRIKE, Cards, comes_from

RIGHT_PARRY: Final = 0
LEFT_PARRY: Final = 1
ATTACKS: Final = 2
INSIDE_REMEDY: Final = 3  # the outside remedy is the next number
INSIDE_COUNTER: Final = 5  # the outside counter is the next number
ATTACKS_ONLY: Final = 7  # strikes that do nothing else
NEEDS: Final = 8


class Needs:
    """The set of cards for each need, and the set of all skills."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Final = cards
        self.sets: Final[list[i64]] = [0] * NEEDS
        self.skills: i64 = 0
        face: i64
        for face in range(cards.faces):
            self._sort(face)

    def _sort(self, face: i64) -> None:
        cards = self.cards
        sort, index = cards.sort[face], cards.index[face]
        if sort == STRIKE:
            if cards.parry[index]:
                self._meets(RIGHT_PARRY if comes_from(index) == RIGHT else LEFT_PARRY, face)
            if cards.attack[index]:
                self._meets(ATTACKS, face)
                if not cards.parry[index]:
                    self._meets(ATTACKS_ONLY, face)
        elif sort == SKILL:
            self.skills |= cards.field[face]
        else:
            side = cards.remedy_side[index] if sort == REMEDY else cards.counter_side[index]
            first: i64 = INSIDE_REMEDY if sort == REMEDY else INSIDE_COUNTER
            if side & INSIDE != 0:
                self._meets(first, face)
            if side & OUTSIDE != 0:
                self._meets(first + 1, face)

    def _meets(self, need: i64, face: i64) -> None:
        self.sets[need] = self.sets[need] | self.cards.field[face]
