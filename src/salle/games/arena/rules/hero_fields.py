"""The fields of a hero.

Made by `make positions` from `fields.py`; do not edit it.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import Seat


class HeroFields:
    """The fields of a hero."""

    def __init__(self) -> None:
        self.hero: i64 = -1
        self.life: i64 = 0
        self.standing: bool = True
        self.held: i64 = 0  # how many cards are in hand
        self.armor: i64 = NO_FACE
        self.armor_left: i64 = 0
        self.newer: i64 = 0  # cards drawn since the last reshuffle
        self.items: list[i64] = []  # weapons and shields, the stronger of two alike first
        self.left: list[i64] = []  # the strength of each; weapons have none
        self.hand: i64 = 0
        self.drawn: i64 = 0  # which cards were drawn since the last reshuffle
        # Cards that left the hand since then, each with the number of draws before it; see `spent_face`.
        self.spent: list[i64] = []

    def copy_from(self, twin: HeroFields) -> None:
        """Copy all fields of another one."""
        self.hero = twin.hero
        self.life = twin.life
        self.standing = twin.standing
        self.held = twin.held
        self.armor = twin.armor
        self.armor_left = twin.armor_left
        self.newer = twin.newer
        self.items = twin.items.copy()
        self.left = twin.left.copy()
        self.hand = twin.hand
        self.drawn = twin.drawn
        self.spent = twin.spent.copy()

    def describe(self, row: list[i64], seat: Seat, own: bool) -> None:
        """Append the fields that this seat sees to a sight."""
        row.append(self.hero)
        row.append(self.life)
        row.append(1 if self.standing else 0)
        row.append(self.held)
        row.append(self.armor)
        row.append(self.armor_left)
        row.append(self.newer)
        row.append(len(self.items))
        for item in self.items:
            row.append(item)
        row.append(len(self.left))
        for item in self.left:
            row.append(item)
        row.append(self.hand if own else 0)
        row.append(self.drawn if own else 0)
        row.append(len(self.spent))
        for item in self.spent:
            row.append(item)

    def read(self, sight: tuple[int, ...], place: i64) -> i64:
        """Set the fields from this place of a sight on; returns the place after them."""
        self.hero = sight[place]
        self.life = sight[place + 1]
        self.standing = sight[place + 2] > 0
        self.held = sight[place + 3]
        self.armor = sight[place + 4]
        self.armor_left = sight[place + 5]
        self.newer = sight[place + 6]
        place += 7
        items_end: i64 = place + 1 + sight[place]
        place += 1
        self.items = []
        while place < items_end:
            self.items.append(sight[place])
            place += 1
        left_end: i64 = place + 1 + sight[place]
        place += 1
        self.left = []
        while place < left_end:
            self.left.append(sight[place])
            place += 1
        self.hand = sight[place]
        self.drawn = sight[place + 1]
        place += 2
        spent_end: i64 = place + 1 + sight[place]
        place += 1
        self.spent = []
        while place < spent_end:
            self.spent.append(sight[place])
            place += 1
        return place

    def values(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (
            self.hero,
            self.life,
            self.standing,
            self.held,
            self.armor,
            self.armor_left,
            self.newer,
            tuple(self.items),
            tuple(self.left),
            self.hand,
            self.drawn,
            tuple(self.spent),
        )

    def restore(self, values: tuple[Any, ...]) -> None:
        """Set all fields to these values."""
        (
            self.hero,
            self.life,
            self.standing,
            self.held,
            self.armor,
            self.armor_left,
            self.newer,
            items,
            left,
            self.hand,
            self.drawn,
            spent,
        ) = values
        self.items = list(items)
        self.left = list(left)
        self.spent = list(spent)
