"""One fencer: what follows from the fields, which `fields.py` declares."""

from __future__ import annotations

from mypy_extensions import i64

from salle.games.readyfence.rules.cards import ANGULATION, Cards
from salle.games.readyfence.rules.fencer_fields import FencerFields
from salle.games.readyfence.rules.terms import HAND, STAMINA


class Fencer(FencerFields):
    """Where he stands, how, and with which cards. Sets of cards are numbers, see `core/cards/card_sets.py`.

    Of the cards in known[0] to known[k] at most k can be gone.
    """

    def pay(self, price: i64) -> None:
        """Stamina."""
        if price > 0:
            self.stamina -= price
            self.spent = True

    def regain(self, points: i64) -> None:
        """Stamina, up to the most there is."""
        self.stamina = min(STAMINA, self.stamina + points)

    def lay(self, cards: Cards, face: i64, angulated: bool = False) -> None:
        """A card goes from the hand to the table, perhaps with an Angulation, and its price is paid."""
        self.part_with(cards, face)
        self.table = cards.with_one(self.table, face)
        self.pay(cards.stamina[cards.kind[face]])
        if angulated:
            self.lay(cards, cards.held(self.hand, ANGULATION))

    def part_with(self, cards: Cards, face: i64) -> None:
        """A card leaves the hand."""
        self.hand = cards.without(self.hand, face)
        self.held -= 1

    def show(self, cards: i64) -> None:
        """These cards of his were seen all at once."""
        if cards & ~self.known[0] != 0:
            level: i64
            for level in range(1, HAND):
                self.known[level] = self.known[level] & ~cards
            self.known[0] = self.known[0] | cards

    def hide(self) -> None:
        """He put a card away unseen."""
        self.known.insert(0, 0)
        self.known.pop()

    def lose(self, cards: Cards, face: i64) -> None:
        """A card of his left before all eyes: of what was known there is one less."""
        level: i64
        for level in range(HAND):
            if self.known[level] & cards.field[face] != 0:
                self.known[level] = cards.without(self.known[level], face)
