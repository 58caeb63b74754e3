"""The fields of a fencer.

Made by `make positions` from `fields.py`; do not edit it.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from salle.core.game import Action, Seat
from salle.games.readyfence.rules.cards import LINE
from salle.games.readyfence.rules.terms import HAND, STAMINA


class FencerFields:
    """The fields of a fencer."""

    def __init__(self, square: i64) -> None:
        self.square: i64 = square
        self.weapon: i64 = LINE
        self.stamina: i64 = STAMINA
        self.touches: i64 = 0
        self.stalled: bool = False  # in the latest turn of this fencer
        self.held: i64 = 0  # number of cards in hand
        self.table: i64 = 0  # played in this phrase
        self.laid: i64 = 0  # number of these that count towards the two cards
        self.bare: bool = False  # has defended without cards in this phrase
        self.spent: bool = False  # has paid stamina in this phrase
        self.hidden_size: i64 = 0
        self.buried_size: i64 = 0
        self.drawn_size: i64 = 0
        self.known: list[i64] = [0] * HAND  # known[k]: cards shown and taken back, with k unseen discards since
        self.hand: i64 = 0
        self.hidden: i64 = 0  # face-down discards of this fencer
        self.buried: i64 = 0  # face-down discards that went into overtime's Timer
        self.drawn: i64 = 0  # cards drawn from it
        self.discards: list[Action] = []  # cache: cards of a hand that can be discarded
        self.discards_of: i64 = 0  # the hand of that cache

    def copy_from(self, twin: FencerFields) -> None:
        """Copy all fields of another one."""
        self.square = twin.square
        self.weapon = twin.weapon
        self.stamina = twin.stamina
        self.touches = twin.touches
        self.stalled = twin.stalled
        self.held = twin.held
        self.table = twin.table
        self.laid = twin.laid
        self.bare = twin.bare
        self.spent = twin.spent
        self.hidden_size = twin.hidden_size
        self.buried_size = twin.buried_size
        self.drawn_size = twin.drawn_size
        self.known = twin.known.copy()
        self.hand = twin.hand
        self.hidden = twin.hidden
        self.buried = twin.buried
        self.drawn = twin.drawn
        self.discards = twin.discards
        self.discards_of = twin.discards_of

    def describe(self, row: list[i64], seat: Seat, own: bool) -> None:
        """Append the fields that this seat sees to a sight."""
        row.append(self.square)
        row.append(self.weapon)
        row.append(self.stamina)
        row.append(self.touches)
        row.append(1 if self.stalled else 0)
        row.append(self.held)
        row.append(self.table)
        row.append(self.laid)
        row.append(1 if self.bare else 0)
        row.append(1 if self.spent else 0)
        row.append(self.hidden_size)
        row.append(self.buried_size)
        row.append(self.drawn_size)
        for item in self.known:
            row.append(item)
        row.append(self.hand if own else 0)
        row.append(self.hidden if own else 0)
        row.append(self.buried if own else 0)
        row.append(self.drawn if own else 0)

    def read(self, sight: tuple[int, ...], place: i64) -> i64:
        """Set the fields from this place of a sight on; returns the place after them."""
        self.square = sight[place]
        self.weapon = sight[place + 1]
        self.stamina = sight[place + 2]
        self.touches = sight[place + 3]
        self.stalled = sight[place + 4] > 0
        self.held = sight[place + 5]
        self.table = sight[place + 6]
        self.laid = sight[place + 7]
        self.bare = sight[place + 8] > 0
        self.spent = sight[place + 9] > 0
        self.hidden_size = sight[place + 10]
        self.buried_size = sight[place + 11]
        self.drawn_size = sight[place + 12]
        place += 13
        known_end: i64 = place + len(self.known)
        self.known = []
        while place < known_end:
            self.known.append(sight[place])
            place += 1
        self.hand = sight[place]
        self.hidden = sight[place + 1]
        self.buried = sight[place + 2]
        self.drawn = sight[place + 3]
        return place + 4

    def values(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (
            self.square,
            self.weapon,
            self.stamina,
            self.touches,
            self.stalled,
            self.held,
            self.table,
            self.laid,
            self.bare,
            self.spent,
            self.hidden_size,
            self.buried_size,
            self.drawn_size,
            tuple(self.known),
            self.hand,
            self.hidden,
            self.buried,
            self.drawn,
        )

    def restore(self, values: tuple[Any, ...]) -> None:
        """Set all fields to these values."""
        (
            self.square,
            self.weapon,
            self.stamina,
            self.touches,
            self.stalled,
            self.held,
            self.table,
            self.laid,
            self.bare,
            self.spent,
            self.hidden_size,
            self.buried_size,
            self.drawn_size,
            known,
            self.hand,
            self.hidden,
            self.buried,
            self.drawn,
        ) = values
        self.known = list(known)
        self.discards = []
        self.discards_of = 0
