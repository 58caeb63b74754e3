"""Memory of a hand that was seen: methods on the fields that `fields.py` declares."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.cards.card_sets import size
from salle.games.audatia.rules.cards import Cards
from salle.games.audatia.rules.memory_fields import MemoryFields


class Memory(MemoryFields):
    """What a player who has seen a whole hand still knows of it, and of cards put away face down.

    Since then, some cards have left the hand openly. Each was seen, or was drawn later. Others were put away unseen. At
    most `could` of these can have been drawn later.
    """

    def look(self, cards: Cards, hand: i64) -> None:
        """The whole hand is seen again. Cards that are missing and did not leave openly were put away."""
        missing = cards.difference(self.seen, self.left) & ~hand
        others = self.since - self.could - size(missing)
        if others > 0:
            self.past = self.seen
            self.past_count = others
        self.buried = cards.union(self.buried, missing)
        self.seen = hand
        self.left = self.draws = self.since = self.could = 0

    def put(self, first_hand: bool) -> None:
        """A card was put away unseen. At set-up it is one of the first hand."""
        self.since += 1
        if not first_hand:
            self.could = min(self.could + 1, self.draws)

    def lose(self, cards: Cards, face: i64) -> None:
        """A card left openly. If its face was not seen, or not as many times, it was drawn later."""
        if self.draws == 0:
            self.seen = cards.without(self.seen, face)
        elif cards.count(self.left, face) < cards.count(self.seen, face):
            self.left = cards.with_one(self.left, face)
        else:
            self.draws -= 1
            self.could = min(self.could, self.draws)
