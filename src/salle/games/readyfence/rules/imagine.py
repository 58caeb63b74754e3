"""Imagined worlds: deals the unseen cards again, so that a seat cannot tell the world from the true one.

Three rules limit the deal. A card that was shown and taken back is still in hand, unless one of the face-down discards
since then is imagined to be that card. Basic hands always have a Straight Thrust. In overtime the pool consists of
discards, and the seat knows some of them. A hand can hold at most as many of these as it has drawn in overtime.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.cards.card_sets import size
from salle.core.game import EVERYONE, Seat
from salle.core.rng import Rng
from salle.games.readyfence.rules.fencer import Fencer
from salle.games.readyfence.rules.terms import HAND, LEFT, RIGHT
from salle.games.readyfence.rules.transitions import Match


class Unseen:
    """Deals the cards that the owner of a sight has not seen to possible places."""

    def __init__(self, match: Match, seat: int, rng: Rng) -> None:
        self.match: Final = match
        self.seat: Final = seat
        self.rng: Final = rng
        self.cards: Final = match.strip.cards
        self.free: list[i64] = []  # cards with an unknown place, counted by face
        self.sunk: list[i64] = []  # overtime: cards known to be in the pool
        self.free_total: i64 = 0
        self.sunk_total: i64 = 0
        self.raised: i64 = 0  # number of sunk cards that the others have drawn

    def dealt(self) -> Match:
        """The complete imagined world."""
        seat = self.seat
        while True:
            self._gather(seat)
            own = [(LEFT, seat == LEFT or seat == EVERYONE), (RIGHT, seat == RIGHT or seat == EVERYONE)]
            hands: list[list[i64]] = []
            for who, seen in own:
                hands.append([] if seen else self._remembered(who))
            drawn = self._drawn_elsewhere(own)
            for index in range(2):
                who, seen = own[index]
                if not seen:
                    self._deal(who, hands[index], drawn)
            if self._thrusts(own):
                break
        self._fill_pool(own)
        return self.match

    def _gather(self, seat: int) -> None:
        """Collect all cards whose place is unknown, or known only to be in overtime's pool."""
        match, cards = self.match, self.cards
        self.free = cards.copies.copy()
        self.sunk = cards.count_faces(match.buried)
        piles: list[i64] = [match.shown]
        for who in (LEFT, RIGHT):
            me = match.fencer(who)
            piles.append(me.table)
            if seat == who or seat == EVERYONE:
                piles.append(me.hand)
                piles.append(me.hidden)
                self._shift(self.sunk, me.buried, 1)
                self._shift(self.sunk, me.drawn, -1)
        for pile in piles:
            self._shift(self.free, pile, -1)
        self.free_total = self.sunk_total = self.raised = 0
        face: i64
        for face in range(cards.faces):
            self.sunk[face] = max(0, self.sunk[face])
            self.free[face] = self.free[face] - self.sunk[face]
            self.free_total += self.free[face]
            self.sunk_total += self.sunk[face]

    def _shift(self, counts: list[i64], pile: i64, by: i64) -> None:
        face: i64
        for face in range(self.cards.faces):
            counts[face] = counts[face] + by * self.cards.count(pile, face)

    # -- cards that were shown in a phrase and taken back

    def _remembered(self, who: Seat) -> list[i64]:
        """Imagine which of the opponent's known cards were discarded, and put those away. Returns the others, which are
        still in hand."""
        match, cards = self.match, self.cards
        me = match.fencer(who)
        me.hand = me.hidden = 0
        faces: list[i64] = []
        levels: list[i64] = []
        laid = cards.count_faces(me.table)
        level: i64
        for level in range(HAND):
            for face in cards.list_faces(me.known[level]):
                if laid[face] > 0:  # it is on the table
                    laid[face] = laid[face] - 1
                else:
                    faces.append(face)
                    levels.append(level)
        gone = self._put_away(me, levels)
        while gone.count(0) > me.held:  # more than the hand can hold: another card must be gone
            gone = self._put_away(me, levels)
        hidden = me.hidden_size
        kept: list[i64] = []
        number: i64
        for number in range(len(faces)):
            if gone[number] <= hidden and self._take(faces[number]):
                if gone[number] == 0:
                    kept.append(faces[number])
                else:
                    me.hidden = cards.with_one(me.hidden, faces[number])
        return kept

    def _put_away(self, me: Fencer, levels: list[i64]) -> list[i64]:
        """Choose the discard by which each known card left the hand: 1 is the latest, 0 means that it is still there.

        Each card of the hand was equally likely.
        """
        holding = me.held + size(me.table)
        gone: list[i64] = [0] * len(levels)
        discard: i64
        for discard in range(HAND - 1, 0, -1):
            chosen = self.rng.below(holding)
            number: i64
            for number in range(len(levels)):
                if levels[number] >= discard and gone[number] == 0:  # seen before, and still there
                    if chosen == 0:
                        gone[number] = discard
                        break
                    chosen -= 1
        return gone

    def _take(self, face: i64) -> bool:
        """Take a card of this face from the unseen cards. Returns False if there is none."""
        if self.free[face] > 0:
            self.free[face] = self.free[face] - 1
            self.free_total -= 1
            return True
        if self.sunk[face] > 0:
            self.sunk[face] = self.sunk[face] - 1
            self.sunk_total -= 1
            self.raised += 1
            return True
        return False

    # -- all other cards

    def _drawn_elsewhere(self, own: list[tuple[Seat, bool]]) -> i64:
        """How many sunk cards the opponents have drawn besides those already placed, imagined draw by draw."""
        draws: i64 = -self.raised
        for who, seen in own:
            if not seen:
                draws += self.match.fencer(who).drawn_size
        pool = self.match.pool_size + max(0, draws)
        sunk = self.sunk_total
        raised: i64 = 0
        for _ in range(max(0, draws)):
            if self.rng.below(pool) < sunk - raised:
                raised += 1
            pool -= 1
        return max(raised, sunk - self.match.pool_size)

    def _deal(self, who: Seat, kept: list[i64], drawn: i64) -> None:
        """Deal the opponent's hand and face-down discards."""
        cards = self.cards
        me = self.match.fencer(who)
        for face in kept:
            me.hand = cards.with_one(me.hand, face)
        to_hand = me.held - len(kept)
        to_hidden = me.hidden_size - size(me.hidden)
        while to_hand + to_hidden > 0:
            face = self._any(drawn)
            if self.rng.below(to_hand + to_hidden) < to_hand:
                me.hand = cards.with_one(me.hand, face)
                to_hand -= 1
            else:
                me.hidden = cards.with_one(me.hidden, face)
                to_hidden -= 1

    def _any(self, drawn: i64) -> i64:
        """A random unseen card, or a sunk one if more of those must have been drawn."""
        if drawn > self.raised and self.sunk_total > 0 and self.rng.below(HAND) < drawn - self.raised:
            self.raised += 1
            return self._pick_sunk()
        return self._pick_free()

    def _pick_sunk(self) -> i64:
        face = self.rng.pick(self.sunk, self.sunk_total)
        self.sunk[face] = self.sunk[face] - 1
        self.sunk_total -= 1
        return face

    def _pick_free(self) -> i64:
        face = self.rng.pick(self.free, self.free_total)
        self.free[face] = self.free[face] - 1
        self.free_total -= 1
        return face

    def _thrusts(self, own: list[tuple[Seat, bool]]) -> bool:
        """Whether every basic hand has its Straight Thrust."""
        if not self.match.strip.basic:
            return True
        for who, seen in own:
            me = self.match.fencer(who)
            if not seen and (me.hand | me.table) & self.cards.straight_thrusts == 0:
                return False
        return True

    def _fill_pool(self, own: list[tuple[Seat, bool]]) -> None:
        """Make the pool of the other cards. In overtime, it has the sunk cards and some others; the rest lies aside."""
        match = self.match
        if not match.overtime:
            match.pool = self.free
            return
        lacking = match.pool_size - self.sunk_total
        others: i64 = 0
        pool = self.sunk.copy()
        for _ in range(lacking):
            face = self._pick_free()
            pool[face] = pool[face] + 1
            others = self.cards.with_one(others, face)
        match.pool = pool
        match.away = self.free
        for who, seen in own:
            if not seen:
                self._imagine_draws(match.fencer(who), others)

    def _imagine_draws(self, me: Fencer, others: i64) -> None:
        """In overtime, choose which cards the opponent drew from the pool, and which hidden discards went into it."""
        cards = self.cards
        me.drawn = me.buried = 0
        for face in cards.list_faces(me.hand):
            if size(me.drawn) < me.drawn_size:
                me.drawn = cards.with_one(me.drawn, face)
        for face in cards.list_faces(others) + cards.list_faces(me.hand):
            if size(me.buried) < me.buried_size:
                me.buried = cards.with_one(me.buried, face)
