"""The fields of a duelist.

Made by `make positions` from `fields.py`; do not edit it.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from salle.core.cards.card_sets import size
from salle.core.game import NOBODY, Seat
from salle.games.audatia.rules.cards import NO_POSTA, NO_SIDE, Cards
from salle.games.audatia.rules.memory import Memory
from salle.games.audatia.rules.terms import NO_BONUS


class DuelistFields:
    """The fields of a duelist."""

    def __init__(self, character: i64, cards: Cards) -> None:
        self.character: i64 = character
        self.held: i64 = size(cards.basic[character])  # cards in hand
        self.hidden_size: i64 = 0
        self.deck_size: i64 = size(cards.deck[character]) - self.held
        self.shown: i64 = 0  # the open discards
        self.posta: i64 = NO_POSTA  # the posta, also after the first strike from it
        self.side: i64 = NO_SIDE  # where the stack lies, as its owner sees it
        self.lures: i64 = 0  # a bit for each blow
        self.taunted: i64 = 0  # cards owed if no attack is possible
        self.salute: i64 = NO_BONUS
        self.stack: list[i64] = []  # faces, the top last
        self.memory: Memory = Memory(cards.basic[character])  # what the opponent knows of the hand
        self.hall: Memory = Memory(cards.basic[character])  # what the spectators know
        self.hand: i64 = cards.basic[character]
        self.hidden: i64 = 0  # the face-down discards
        self.basics: i64 = cards.basic[character]  # during set-up: the basic cards that may still be put away
        self.deck: i64 = cards.difference(cards.deck[character], self.hand)

    def copy_from(self, twin: DuelistFields) -> None:
        """Copy all fields of another one."""
        self.character = twin.character
        self.held = twin.held
        self.hidden_size = twin.hidden_size
        self.deck_size = twin.deck_size
        self.shown = twin.shown
        self.posta = twin.posta
        self.side = twin.side
        self.lures = twin.lures
        self.taunted = twin.taunted
        self.salute = twin.salute
        self.stack = twin.stack.copy()
        self.memory.copy_from(twin.memory)
        self.hall.copy_from(twin.hall)
        self.hand = twin.hand
        self.hidden = twin.hidden
        self.basics = twin.basics
        self.deck = twin.deck

    def describe(self, row: list[i64], seat: Seat, own: bool, secret: bool) -> None:
        """Append the fields that this seat sees to a sight."""
        row.append(self.character)
        row.append(self.held)
        row.append(self.hidden_size)
        row.append(self.deck_size)
        row.append(self.shown)
        row.append(self.posta if own or not secret else NO_POSTA)
        row.append(self.side)
        row.append(self.lures)
        row.append(self.taunted)
        row.append(self.salute)
        row.append(len(self.stack))
        for item in self.stack:
            row.append(item)
        if seat != NOBODY:
            self.memory.describe(row, seat, own)
        else:
            self.hall.describe(row, seat, own)
        self.hall.describe(row, seat, own)
        row.append(self.hand if own else 0)
        row.append(self.hidden if own else 0)
        row.append(self.basics if own else 0)

    def read(self, sight: tuple[int, ...], place: i64) -> i64:
        """Set the fields from this place of a sight on; returns the place after them."""
        self.character = sight[place]
        self.held = sight[place + 1]
        self.hidden_size = sight[place + 2]
        self.deck_size = sight[place + 3]
        self.shown = sight[place + 4]
        self.posta = sight[place + 5]
        self.side = sight[place + 6]
        self.lures = sight[place + 7]
        self.taunted = sight[place + 8]
        self.salute = sight[place + 9]
        place += 10
        stack_end: i64 = place + 1 + sight[place]
        place += 1
        self.stack = []
        while place < stack_end:
            self.stack.append(sight[place])
            place += 1
        place = self.memory.read(sight, place)
        place = self.hall.read(sight, place)
        self.hand = sight[place]
        self.hidden = sight[place + 1]
        self.basics = sight[place + 2]
        return place + 3

    def values(self) -> tuple[Any, ...]:
        """The values of all fields."""
        return (
            self.character,
            self.held,
            self.hidden_size,
            self.deck_size,
            self.shown,
            self.posta,
            self.side,
            self.lures,
            self.taunted,
            self.salute,
            tuple(self.stack),
            self.memory.values(),
            self.hall.values(),
            self.hand,
            self.hidden,
            self.basics,
            self.deck,
        )

    def restore(self, values: tuple[Any, ...]) -> None:
        """Set all fields to these values."""
        (
            self.character,
            self.held,
            self.hidden_size,
            self.deck_size,
            self.shown,
            self.posta,
            self.side,
            self.lures,
            self.taunted,
            self.salute,
            stack,
            memory,
            hall,
            self.hand,
            self.hidden,
            self.basics,
            self.deck,
        ) = values
        self.stack = list(stack)
        self.memory.restore(memory)
        self.hall.restore(hall)
