"""One fencer, with the methods that use the fields declared in `fields.py`."""

from __future__ import annotations

from mypy_extensions import i64

from salle.games.readyfence.rules.cards import ANGULATION, Cards
from salle.games.readyfence.rules.fencer_fields import FencerFields
from salle.games.readyfence.rules.terms import HAND, STAMINA


class Fencer(FencerFields):
    """Position, weapon, stamina and cards of one fencer. Sets of cards are numbers, see `core/cards/card_sets.py`.

    At most k of the cards in known[0] to known[k] can be gone.
    """

    def pay(self, price: i64) -> None:
        """Pay stamina."""
        if price > 0:
            self.stamina -= price
            self.spent = True

    def regain(self, points: i64) -> None:
        """Regain stamina, up to the maximum."""
        self.stamina = min(STAMINA, self.stamina + points)

    def lay(self, cards: Cards, face: i64, angulated: bool = False) -> None:
        """Move a card from the hand to the table, perhaps with an Angulation, and pay its price."""
        self.part_with(cards, face)
        self.table = cards.with_one(self.table, face)
        self.pay(cards.stamina[cards.kind[face]])
        if angulated:
            self.lay(cards, cards.held(self.hand, ANGULATION))

    def part_with(self, cards: Cards, face: i64) -> None:
        """Remove a card from the hand."""
        self.hand = cards.without(self.hand, face)
        self.held -= 1

    def show(self, cards: i64) -> None:
        """Add these cards, all seen at once, to the known cards."""
        if cards & ~self.known[0] != 0:
            level: i64
            for level in range(1, HAND):
                self.known[level] = self.known[level] & ~cards
            self.known[0] = self.known[0] | cards

    def hide(self) -> None:
        """Note that this fencer discarded a card unseen."""
        self.known.insert(0, 0)
        self.known.pop()

    def lose(self, cards: Cards, face: i64) -> None:
        """Remove an openly lost card from the known cards."""
        level: i64
        for level in range(HAND):
            if self.known[level] & cards.field[face] != 0:
                self.known[level] = cards.without(self.known[level], face)
