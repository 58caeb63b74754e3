"""Worlds that a seat cannot tell from the true one: the cards it has not seen are dealt again.

After a hand was seen, some of its cards are played openly, and others are put away face down. Which of the seen cards
were put away is chosen at random, within what is known (see `Memory`). A posta that is still secret can be any. A
player who must strike at once gets a card to strike with.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE, size
from salle.core.game import EVERYONE, LEGAL, Seat
from salle.core.rng import Rng
from salle.games.audatia.rules import phase_ids
from salle.games.audatia.rules.cards import FEINT, POSTE, PRE_EMPT
from salle.games.audatia.rules.duel import Duel
from salle.games.audatia.rules.duelist import Duelist
from salle.games.audatia.rules.eligibility import refuse_attack, refuse_counter_attack
from salle.games.audatia.rules.memory import Memory
from salle.games.audatia.rules.terms import CHALLENGER, RESPONDENT, other

PATIENCE: Final = 40  # deals without a required strike, before one is dealt on purpose


class Unseen:
    """The cards that the owner of a sight has not seen, to be dealt where they may lie."""

    def __init__(self, duel: Duel, sight: tuple[int, ...], rng: Rng) -> None:
        self.duel: Final = duel
        self.seat: Final = Seat(sight[0])
        self.rng: Final = rng
        self.cards: Final = duel.setup.cards
        self.free: list[i64] = []
        self.free_total: i64 = 0

    def dealt(self) -> Duel:
        """The complete world."""
        duel = self.duel
        for who in (CHALLENGER, RESPONDENT):
            me = duel.duelist(who)
            if self.seat == who or self.seat == EVERYONE:
                self._gather(me)
                me.deck = self._all_free()
            else:
                self._deal(who, me)
        waits = duel.choosing_poste() and RESPONDENT in (duel.to_act, duel.drawer)
        if waits and self.seat != CHALLENGER and self.seat != EVERYONE:
            duel.challenger.posta = self.rng.below(len(POSTE))
        return duel

    def _deal(self, who: Seat, me: Duelist) -> None:
        """Deal a player's hand, face-down discards and, from the rest, the deck."""
        kept: i64 = 0
        for _ in range(PATIENCE):
            me.hand = me.hidden = 0
            kept = self._deal_once(me)
            if self._able(who):
                break
        else:
            self._arm(who, me, kept)
        if self._setting_up(who):
            me.basics = kept

    def _setting_up(self, who: Seat) -> bool:
        """Whether the player may still put basic cards away."""
        duel = self.duel
        if duel.phase == phase_ids.SETUP:
            return who == RESPONDENT or who == duel.to_act
        if duel.phase != phase_ids.DRAW:
            return False
        if duel.after == phase_ids.SETUP:  # a card was cycled
            return who == RESPONDENT or who == duel.drawer
        return duel.after == phase_ids.DRAW and duel.drawer == CHALLENGER and who == RESPONDENT

    # -- the cards

    def _gather(self, me: Duelist) -> None:
        """Collect all cards of a player whose place is unknown."""
        cards = self.cards
        known = cards.union(cards.union(me.shown, me.hand), me.hidden)
        for face in me.stack:
            known = cards.with_one(known, face)
        self.free = cards.count_faces(cards.difference(cards.deck[me.character], known))
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

    def _deal_once(self, me: Duelist) -> i64:
        """Deal, and return the cards of the hand that were seen earlier."""
        cards, memory = self.cards, me.memory
        hand: i64 = 0
        hidden: i64 = 0
        self._gather(me)
        for face in cards.list_faces(memory.buried):
            hidden = self._take(hidden, face)
        swapped = self._swapped(me, memory)
        stayed = cards.difference(memory.seen, cards.difference(memory.left, swapped))
        gone = self._gone(me, memory, size(stayed)) - size(swapped)
        for face in cards.list_faces(swapped):
            hidden = self._take(hidden, face)
        stayed = cards.difference(stayed, swapped)
        left: i64 = size(stayed)
        for face in cards.list_faces(stayed):
            if self.rng.below(left) < gone:
                hidden = self._take(hidden, face)
                gone -= 1
            else:
                hand = self._take(hand, face)
            left -= 1
        kept = hand
        hidden = self._remember_past(me, memory, hidden)
        while size(hidden) < me.hidden_size:
            hidden = self._take(hidden, self.rng.pick(self.free, self.free_total))
        while size(hand) < me.held:
            hand = self._take(hand, self.rng.pick(self.free, self.free_total))
        me.hand = hand
        me.hidden = hidden
        me.deck = self._all_free()
        return kept

    # -- cards of a hand that was seen

    def _swapped(self, me: Duelist, memory: Memory) -> i64:
        """Seen cards that count as put away although their face has left openly: that was a copy drawn later."""
        cards = self.cards
        swapped: i64 = 0
        if memory.left == 0 or memory.since == 0:
            return swapped
        least = memory.since - memory.could - size(memory.seen) + size(memory.left)
        most = min(memory.since, memory.draws)
        number: i64 = 0
        for face in cards.list_faces(memory.left):
            if number < most and self.free[face] > 0:
                chance = memory.draws * self.free[face] * memory.since
                if number < least or self.rng.below((me.deck_size + memory.draws) * (me.held + memory.since)) < chance:
                    swapped = cards.with_one(swapped, face)
                    number += 1
        return swapped

    def _gone(self, me: Duelist, memory: Memory, stayed: i64) -> i64:
        """How many of the `stayed` seen cards were put away. Within the bounds, each card was equally likely."""
        went = size(memory.seen) - stayed
        drawn = memory.draws - size(memory.left) + went  # later draws that did not leave openly
        least = max(memory.since - memory.could, memory.since - drawn, stayed - me.held)
        most = min(memory.since, stayed, me.hidden_size - size(memory.buried))
        gone = least
        for _ in range(most - least):
            if self.rng.below(stayed + drawn) < stayed - gone:
                gone += 1
        return min(gone, most)

    def _remember_past(self, me: Duelist, memory: Memory, hidden: i64) -> i64:
        """Place cards that were put away before the last look and are known from a still earlier hand."""
        cards = self.cards
        for _ in range(min(memory.past_count, me.hidden_size - size(hidden))):
            room: list[i64] = []
            total: i64 = 0
            face: i64
            for face in range(cards.faces):
                more: i64 = self.free[face] if cards.holds(memory.past, face) else 0
                room.append(more)
                total += more
            if total == 0:
                break
            hidden = self._take(hidden, self.rng.pick(room, total))
        return hidden

    # -- who must strike at once

    def _striker(self) -> i64:
        """The skill after which a player must strike or counter-attack at once, if any."""
        duel = self.duel
        phase = duel.after if duel.phase == phase_ids.DRAW else duel.phase
        if phase == phase_ids.FEINT_ATTACK:
            return FEINT
        if phase == phase_ids.PRE_EMPTING:
            return PRE_EMPT
        return self.cards.index[duel.setup.action_table.what[duel.pending]] if duel.phase == phase_ids.DENY else NO_FACE

    def _fits(self, who: Seat, face: i64, skill: i64) -> bool:
        """Whether the player could strike with this card after the skill."""
        duel = self.duel
        if skill == PRE_EMPT:
            return refuse_counter_attack(duel, who, face, True) == LEGAL
        return refuse_attack(duel, who, face) == LEGAL

    def _able(self, who: Seat) -> bool:
        """Whether the player holds a card to strike with, if the player must strike at once."""
        duel, skill = self.duel, self._striker()
        if skill != FEINT and skill != PRE_EMPT:
            return True
        striker = other(duel.to_act) if duel.phase == phase_ids.DENY else duel.to_act
        if who != (duel.drawer if duel.phase == phase_ids.DRAW else striker):
            return True
        for face in self.cards.list_faces(duel.duelist(who).hand & self.cards.strikes & self.cards.firsts):
            if self._fits(who, face, skill):
                return True
        return False

    def _arm(self, who: Seat, me: Duelist, kept: i64) -> None:
        """Swap an unseen card for one to strike with, from the deck or the hidden discards."""
        cards, skill = self.cards, self._striker()
        unseen = cards.difference(me.hand, kept)
        if unseen == 0:
            return
        given = cards.lowest(unseen)
        for face in cards.list_faces((me.deck | me.hidden) & cards.strikes & cards.firsts):
            if self._fits(who, face, skill):
                me.hand = cards.with_one(cards.without(me.hand, given), face)
                if cards.holds(me.deck, face):
                    me.deck = cards.with_one(cards.without(me.deck, face), given)
                else:
                    me.hidden = cards.with_one(cards.without(me.hidden, face), given)
                return
