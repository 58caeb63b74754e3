"""The piles of cards in a stance, such as `c.hand=MFl,P`. Checks the codes and the number of copies."""

from __future__ import annotations

from typing import Final

from salle.core.errors import BadStance
from salle.core.game import Seat
from salle.core.notation.stances import Fields
from salle.games.audatia.notation.stance_swords import seat_message
from salle.games.audatia.rules.duel import Duel


class Piles:
    """The card fields of one stance, as lists of faces."""

    def __init__(self, duel: Duel, fields: Fields) -> None:
        self.duel: Final = duel
        self.cards: Final = duel.setup.cards
        self.fields: Final = fields

    def faces(self, name: str) -> list[int]:
        """The cards of that field; none if the field is missing."""
        return self.read_faces(name, self.fields.text(name))

    def read_faces(self, name: str, text: str) -> list[int]:
        faces: list[int] = []
        for code in self.fields.items(name, text):
            if code not in self.cards.codes:
                raise BadStance("audatia-stance-card", field=name, card=code, cards=", ".join(self.cards.codes))
            faces.append(self.cards.codes.index(code))
        return faces

    def check_copies(self, seat: Seat, faces: list[int]) -> None:
        """Check that the deck has enough copies of each card."""
        me = self.duel.duelist(seat)
        for face in faces:
            copies = self.cards.count(self.cards.deck[me.character], face)
            if faces.count(face) > copies:
                card = self.cards.codes[face]
                raise BadStance("audatia-stance-copies", seat=seat_message(seat), card=card, copies=int(copies))

    def card_set(self, faces: list[int]) -> int:
        """The list as a card set, which is one number."""
        found = 0
        for face in faces:
            found = self.cards.with_one(found, face)
        return found


def field_name(seat: Seat, name: str) -> str:
    """The name of a duelist's field: `c.hand`, `r.hand`."""
    return f"{'cr'[seat]}.{name}"
