"""Imagined worlds: deal the unseen cards again so that the seat cannot tell the result from the true world.

After a reshuffle all players know which cards the new deck has, and so which cards all hands hold together. From then
on a card is either newer (from this deck) or older. Draws are counted, so the number of older and newer cards a hero
has had is known. For a spent card it is often unknown which of the two it was. It only cannot have been drawn later.

So each spent card is first decided to be older or newer, with the right probability. Then the remaining older cards are
dealt to hands, and the newer ones to hands and the deck. Knowledge about single hands from before the last reshuffle is
not used.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import EVERYONE
from salle.core.rng import Rng
from salle.games.arena.rules.hero import Hero, spent_after, spent_face
from salle.games.arena.rules.transitions import Fight


class Unseen:
    """Deals the cards that the owner of a sight has not seen."""

    def __init__(self, fight: Fight, sight: tuple[int, ...], rng: Rng) -> None:
        self.fight: Final = fight
        self.seat: Final[i64] = sight[0]
        self.rng: Final = rng
        self.cards: Final = fight.ring.cards
        self.others: Final[list[Hero]] = []
        self.known: Final[list[Hero]] = []  # heroes whose hand is seen
        number: i64
        for number in range(fight.ring.seats):
            if self.seat == number or self.seat == EVERYONE:
                self.known.append(fight.heroes[number])
            else:
                self.others.append(fight.heroes[number])
        # By face: older cards the other heroes had, and newer cards that they drew or the deck has. Cards whose place
        # is decided are taken out.
        self.older: list[i64] = []
        self.newer: list[i64] = []
        self.older_total: i64 = 0
        self.newer_total: i64 = 0
        self.longer: list[i64] = []  # how many older cards each other hero still has

    def dealt(self) -> Fight:
        fight, cards = self.fight, self.cards
        older = self._had_by_others()
        newer = self._hidden()
        face: i64
        for face in range(cards.faces):
            newer[face] -= older[face]
        self._begin(older, newer)
        while not self._settled():
            self._begin(older, newer)
        number: i64
        for number in range(len(self.others)):
            me = self.others[number]
            for _ in range(self.longer[number]):
                me.hand = cards.with_one(me.hand, self._older())
            for _ in range(me.held - self.longer[number]):
                me.hand = cards.with_one(me.hand, self._newer())
        fight.deck = 0
        while self.newer_total > 0:
            fight.deck = cards.with_one(fight.deck, self._newer())
        return fight

    def _had_by_others(self) -> list[i64]:
        """The cards in the hands of the other heroes at the last reshuffle."""
        cards = self.cards
        found = cards.count_faces(self.fight.aged)
        if self.fight.aged == 0:
            return found
        for me in self.known:
            for face in cards.list_faces(me.hand):
                found[face] -= 1
            for card in me.spent:
                found[spent_face(card)] -= 1
            for face in cards.list_faces(me.drawn):
                found[face] += 1
        return found

    def _hidden(self) -> list[i64]:
        """The deck, and the cards the other heroes hold or have spent."""
        cards = self.cards
        seen = self.fight.discards
        for me in self.fight.heroes:
            if me.armor != NO_FACE:
                seen = cards.with_one(seen, me.armor)
            for face in me.items:
                seen = cards.with_one(seen, face)
        for me in self.known:
            seen = cards.union(seen, me.hand)
        found = cards.count_faces(cards.difference(cards.all, seen))
        for me in self.others:
            for card in me.spent:
                found[spent_face(card)] += 1
        return found

    def _begin(self, older: list[i64], newer: list[i64]) -> None:
        """Start with no card decided."""
        self.older = older.copy()
        self.newer = newer.copy()
        self.older_total = self.newer_total = 0
        face: i64
        for face in range(self.cards.faces):
            self.older_total += older[face]
            self.newer_total += newer[face]
        self.longer.clear()

    def _settled(self) -> bool:
        """Decide for each spent card whether it was older or newer. False at a dead end."""
        for me in self.others:
            count: i64 = len(me.spent)
            longer: i64 = max(0, me.held + count - me.newer)
            drawn: i64 = 0  # and spent
            kept, room = self._ahead(me)
            number: i64
            for number in range(count):
                face = spent_face(me.spent[number])
                as_older = max(0, longer - kept[number]) * self.older[face] * max(1, self.newer_total)
                as_newer = max(0, room[number] - drawn) * self.newer[face] * max(1, self.older_total)
                if as_older + as_newer == 0:
                    return False
                if self.rng.below(as_older + as_newer) < as_older:
                    self._take_older(face)
                    longer -= 1
                else:
                    self._take_newer(face)
                    drawn += 1
            self.longer.append(longer)
        return True

    def _ahead(self, me: Hero) -> tuple[list[i64], list[i64]]:
        """For each spent card: how many older cards must be kept for later, and how many newer ones may be spent then.

        Older cards must be kept where too few newer ones of a face exist. Newer ones must be kept where no older ones
        do.
        """
        newer = self.newer.copy()
        count: i64 = len(me.spent)
        kept: list[i64] = [0] * count
        room: list[i64] = [0] * count
        needed: i64 = 0
        most: i64 = me.newer
        number: i64 = count - 1
        while number >= 0:
            card = me.spent[number]
            face = spent_face(card)
            most = min(most, spent_after(card))
            kept[number] = needed
            room[number] = most
            newer[face] -= 1
            if newer[face] < 0:
                needed += 1
            if self.older[face] == 0:
                most -= 1
            number -= 1
        return kept, room

    def _older(self) -> i64:
        face = self.rng.pick(self.older, self.older_total)
        self._take_older(face)
        return face

    def _newer(self) -> i64:
        face = self.rng.pick(self.newer, self.newer_total)
        self._take_newer(face)
        return face

    def _take_older(self, face: i64) -> None:
        self.older[face] -= 1
        self.older_total -= 1

    def _take_newer(self, face: i64) -> None:
        self.newer[face] -= 1
        self.newer_total -= 1
