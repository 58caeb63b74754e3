"""One duelist: methods on the fields that `fields.py` declares."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE
from salle.games.audatia.rules.duelist_fields import DuelistFields


class Duelist(DuelistFields):
    """A duelist's cards, posta and sword. Sets of cards are numbers, see `core/cards/card_sets.py`."""

    def top(self) -> i64:
        """The card on top of the stack."""
        return self.stack[len(self.stack) - 1] if self.stack else NO_FACE
