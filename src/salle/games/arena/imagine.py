"""Worlds that a seat can't tell from the true one: the cards it has not seen, dealt anew.

When the discards are made into a deck, everybody knows what the deck is made of, and so what is in all hands together.
So an unseen card is a newer one, of that deck, or an older one, in a hand since before; and a hero who drew little
since then holds older cards.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.game import EVERYONE
from salle.core.pack import NO_FACE
from salle.core.rng import Rng
from salle.games.arena.position import SIGHT_SEAT, Hero
from salle.games.arena.rules import Fight


class Unseen:
    """The cards that the owner of a sight has not seen, being dealt to where they may lie."""

    def __init__(self, fight: Fight, sight: tuple[int, ...], rng: Rng) -> None:
        self.fight: Final = fight
        self.seat: Final[i64] = sight[SIGHT_SEAT]
        self.rng: Final = rng
        self.cards: Final = fight.ring.cards
        self.older: list[i64] = []
        self.newer: list[i64] = []
        self.older_total: i64 = 0
        self.newer_total: i64 = 0

    def dealt(self) -> Fight:
        """The world, complete."""
        fight = self.fight
        others: list[Hero] = []
        number: i64
        for number in range(fight.ring.seats):
            if self.seat != number and self.seat != EVERYONE:
                others.append(fight.heroes[number])
        self._gather(others)
        free: i64 = 0
        for me in others:
            for _ in range(max(0, me.held - me.newer)):
                me.hand = self.cards.with_one(me.hand, self._older())
            free += max(0, min(me.held, me.newer))
        for me in others:
            for _ in range(max(0, min(me.held, me.newer))):
                face = self._older() if self.rng.below(free) < self.older_total else self._newer()
                me.hand = self.cards.with_one(me.hand, face)
                free -= 1
        fight.deck = self._rest()
        return fight

    def _gather(self, others: list[Hero]) -> None:
        """What is not seen, and of each face how many must be older."""
        fight, cards = self.fight, self.cards
        seen = fight.discards
        drawn: i64 = 0
        number: i64
        for number in range(fight.ring.seats):
            me = fight.heroes[number]
            for face in me.items:
                seen = cards.with_one(seen, face)
            if me.armor != NO_FACE:
                seen = cards.with_one(seen, me.armor)
            seen = cards.united(seen, me.hand)
            if self.seat == number:
                drawn = me.drawn
        unseen = cards.counted(cards.parted(cards.all, seen))
        aged = cards.counted(fight.aged)
        fresh = cards.counted(cards.parted(fight.fresh, fight.fresh & drawn))
        needed: i64 = 0
        for me in others:
            needed += max(0, me.held - me.newer)
        spare: list[i64] = []
        spare_total: i64 = 0
        for number in range(cards.faces):
            must = max(0, unseen[number] - fresh[number])
            self.older.append(must)
            self.older_total += must
            self.newer.append(unseen[number] - must)
            self.newer_total += unseen[number] - must
            may = max(0, min(unseen[number], aged[number]) - must)
            spare.append(may)
            spare_total += may
        while self.older_total < needed and spare_total > 0:
            found = self.rng.pick(spare, spare_total)
            spare[found] = spare[found] - 1
            spare_total -= 1
            self.older[found] = self.older[found] + 1
            self.older_total += 1
            self.newer[found] = self.newer[found] - 1
            self.newer_total -= 1

    def _older(self) -> i64:
        if self.older_total == 0:
            return self._newer()
        face = self.rng.pick(self.older, self.older_total)
        self.older[face] = self.older[face] - 1
        self.older_total -= 1
        return face

    def _newer(self) -> i64:
        if self.newer_total == 0:
            return self._older()
        face = self.rng.pick(self.newer, self.newer_total)
        self.newer[face] = self.newer[face] - 1
        self.newer_total -= 1
        return face

    def _rest(self) -> i64:
        """What is left is the deck."""
        found: i64 = 0
        face: i64
        for face in range(self.cards.faces):
            for _ in range(self.older[face] + self.newer[face]):
                found = self.cards.with_one(found, face)
        return found
