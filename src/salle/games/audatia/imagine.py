"""Worlds that a seat can't tell from the true one: the cards it has not seen, dealt anew.

Of a hand that was seen once, some cards may have been put away unseen since: how many, and which, is drawn, with every
card of the hand as likely to go. Where a posta is still secret, any will do.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.game import EVERYONE, Seat
from salle.core.pack import size
from salle.core.rng import Rng
from salle.games.audatia.cards import POSTE
from salle.games.audatia.position import SIGHT_SEAT, Duelist, Memory
from salle.games.audatia.rules import Duel
from salle.games.audatia.terms import CHALLENGER, RESPONDENT
from salle.games.audatia.terms import POSTA as POSTA_PHASE


class Unseen:
    """The cards that the owner of a sight has not seen, being dealt to where they may lie."""

    def __init__(self, duel: Duel, sight: tuple[int, ...], rng: Rng) -> None:
        self.duel: Final = duel
        self.seat: Final = Seat(sight[SIGHT_SEAT])
        self.rng: Final = rng
        self.cards: Final = duel.lists.cards
        self.free: list[i64] = []
        self.free_total: i64 = 0

    def dealt(self) -> Duel:
        """The world, complete."""
        duel = self.duel
        for who in (CHALLENGER, RESPONDENT):
            me = duel.duelist(who)
            self._gather(me)
            if self.seat == who or self.seat == EVERYONE:
                me.deck = self._all_free()
            else:
                self._deal(me)
        waits = duel.phase == POSTA_PHASE and duel.to_act == RESPONDENT
        if waits and self.seat != CHALLENGER and self.seat != EVERYONE:
            duel.challenger.posta = self.rng.below(len(POSTE))
        return duel

    def _gather(self, me: Duelist) -> None:
        """Everything of his whose place is not known."""
        cards = self.cards
        known = cards.united(me.shown, me.hand)
        known = cards.united(known, me.hidden)
        for face in me.stack:
            known = cards.with_one(known, face)
        self.free = cards.counted(cards.parted(cards.deck[me.character], known))
        self.free_total = sum(self.free)

    def _all_free(self) -> i64:
        found: i64 = 0
        face: i64
        for face in range(self.cards.faces):
            for _ in range(self.free[face]):
                found = self.cards.with_one(found, face)
        return found

    def _take(self, pile: i64, face: i64) -> i64:
        self.free[face] = self.free[face] - 1
        self.free_total -= 1
        return self.cards.with_one(pile, face)

    def _deal(self, me: Duelist) -> None:
        """His hand, his face-down discards and, of what is left, his deck."""
        memory = me.memory
        hand: i64 = 0
        hidden: i64 = 0
        for face in self.cards.listed(memory.buried):
            hidden = self._take(hidden, face)
        seen = self.cards.listed(memory.seen)
        gone = self._gone(me, memory, len(seen))
        left: i64 = len(seen)
        for face in seen:
            if self.rng.below(left) < gone:
                hidden = self._take(hidden, face)
                gone -= 1
            else:
                hand = self._take(hand, face)
            left -= 1
        while size(hidden) < me.hidden_size:
            hidden = self._take(hidden, self.rng.pick(self.free, self.free_total))
        while size(hand) < me.held:
            hand = self._take(hand, self.rng.pick(self.free, self.free_total))
        me.hand = hand
        me.hidden = hidden
        me.deck = self._all_free()
        if me.basics != 0:  # set-up: what he may still put away is what he has not
            me.basics = hand

    def _gone(self, me: Duelist, memory: Memory, seen: i64) -> i64:
        """How many of the cards seen were put away since."""
        gone = memory.sure
        for _ in range(memory.since - memory.sure):
            if self.rng.below(me.held + 2) < seen - gone:
                gone += 1
        least = max(memory.sure, seen - me.held)
        most = min(memory.since, seen, me.hidden_size - size(memory.buried))
        return min(max(gone, least), most)
