"""One hero, based on the fields that `fields.py` declares."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE
from salle.games.arena.rules.cards import Cards
from salle.games.arena.rules.hero_fields import HeroFields
from salle.games.arena.rules.terms import MOST_FACES


class Hero(HeroFields):
    """One hero: life, hand and items. Sets of cards are numbers, see `core/cards/card_sets.py`."""

    def remember(self, face: i64) -> None:
        """Record, for `imagine`, a card that left the hand and how many new cards the hero had drawn by then."""
        card = self.newer * MOST_FACES + face
        place: i64 = len(self.spent)
        while place > 0 and self.spent[place - 1] > card:
            place -= 1
        self.spent.insert(place, card)

    def hands_full(self, cards: Cards) -> i64:
        """How many of the hero's hands the weapons and shields take."""
        taken: i64 = 0
        for face in self.items:
            taken += cards.hands[face]
        return taken

    def ready(self, cards: Cards) -> i64:
        """A card set with one card of each ready item and of the armor."""
        found: i64 = 0 if self.armor == NO_FACE else cards.first[self.armor]
        for face in self.items:
            found |= cards.first[face]
        return found

    def item(self, face: i64, left: i64) -> i64:
        """The index of the item with this strength left, or -1."""
        number: i64
        for number in range(len(self.items)):
            if self.items[number] == face and self.left[number] == left:
                return number
        return -1

    def hold(self, face: i64, left: i64) -> None:
        """Ready an item. The items stay in sorted order."""
        place: i64 = 0
        while place < len(self.items) and (
            self.items[place] < face or (self.items[place] == face and self.left[place] > left)
        ):
            place += 1
        self.items.insert(place, face)
        self.left.insert(place, left)

    def let_go(self, place: i64) -> i64:
        """Remove an item and return its face."""
        self.left.pop(place)
        return self.items.pop(place)


def spent_face(card: i64) -> i64:
    return card % MOST_FACES


def spent_after(card: i64) -> i64:
    """The number of cards the owner had drawn by then."""
    return card // MOST_FACES
