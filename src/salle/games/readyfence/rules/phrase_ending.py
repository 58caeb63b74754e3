"""How a phrase ends: touches, squares, stamina, and what becomes of the cards."""

from __future__ import annotations

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import EVERYONE, LEGAL, NOBODY, Rule, Seat
from salle.games.readyfence.rules.cards import FLECHE, JOKER
from salle.games.readyfence.rules.clock import Clock
from salle.games.readyfence.rules.position import Fencer
from salle.games.readyfence.rules.terms import (
    HAND,
    LEFT,
    NO_THREAT,
    PARTED,
    PHRASE_ENDED,
    REFILL,
    RIGHT,
    STAMINA,
    STRIP,
    VOID_DOUBLE_TOUCH,
    other,
)


class Ending(Clock):
    """A bout that knows how a phrase ends."""

    def against_fleche(self) -> bool:
        """Whether the opener can answer nothing."""
        return self.strip.cards.kind[self.opening] == FLECHE

    def end_phrase(self, rule: Rule, scorer: Seat) -> None:
        """Touches, squares and stamina, then cards; EVERYONE scores a double touch."""
        if scorer == EVERYONE and not self.double_counts():
            rule, scorer = VOID_DOUBLE_TOUCH, NOBODY
        if scorer == EVERYONE or scorer == LEFT:
            self.score(LEFT)
        if scorer == EVERYONE or scorer == RIGHT:
            self.score(RIGHT)
        if not self.mute:
            self.tell(PHRASE_ENDED, scorer, rule, (self.left.touches, self.right.touches, *self.links))
        if self.touched:
            if self.decided():
                return
            self.on_guard()
            if not self.strip.tutorial:
                self._regain(self.left)
                self._regain(self.right)
            self.tell_on_guard()
        elif rule != VOID_DOUBLE_TOUCH and self.against_fleche():
            self._part_after_fleche()
        self._clear()
        self._refill(scorer if scorer >= 0 else self.turn)

    def _regain(self, me: Fencer) -> None:
        if not me.spent:
            me.stamina = min(STAMINA, me.stamina + 1)

    def _part_after_fleche(self) -> None:
        """RF-11: two squares apart, the defender one forward unless that puts the attacker into his run-off."""
        if self.turn == LEFT:
            if self.right.square - 4 > 1:
                self.right.square -= 1
            self.left.square = self.right.square - 3
        else:
            if self.left.square + 4 < STRIP:
                self.left.square += 1
            self.right.square = self.left.square + 3
        if not self.mute:
            self.tell(PARTED, NOBODY, LEGAL, (self.left.square, self.right.square))

    def _clear(self) -> None:
        """Cards are discarded (tutorial) or taken back and stay known, but for a Joker."""
        self.links = []
        self.opening = NO_FACE
        self.replies = 0
        self.threat = NO_THREAT
        self.threat_kind = 0
        self.threat_speed = 0
        self.first_speed = 0
        self.defence = 0
        self.stopped = LEGAL
        self.waiting = NOBODY
        for seat in (LEFT, RIGHT):
            self._collect(seat)

    def _collect(self, seat: Seat) -> None:
        cards = self.strip.cards
        me = self.fencer(seat)
        if self.strip.tutorial:
            self.shown = cards.union(self.shown, me.table)
        elif me.table != 0:
            joker = cards.held(me.table, JOKER)
            if joker != NO_FACE:
                me.table = cards.without(me.table, joker)
                me.lose(cards, joker)
                self.shown = cards.with_one(self.shown, joker)
                self.waiting = seat  # RF-26
            for face in cards.list_faces(me.table):
                me.hand = cards.with_one(me.hand, face)
                me.held += 1
            me.show(me.table)
        me.table = 0
        me.laid = 0
        me.bare = False
        me.spent = False

    def _refill(self, first: Seat) -> None:
        """RF-14, RF-26: tutorial fills both hands, the first's before the other's; who played a Joker draws a card."""
        if self.strip.tutorial:
            self.waiting = other(first)
            self._draw_up(first)
        else:
            self.await_joker_draw()

    def await_joker_draw(self) -> None:
        """A card from the Timer, if it has one."""
        seat = self.waiting
        self.waiting = NOBODY
        if seat != NOBODY and self.timer > 0:
            self.await_draws(seat, 1, REFILL)
        else:
            self.end_turn()

    def _draw_up(self, seat: Seat) -> None:
        short = min(HAND - self.fencer(seat).held, self.timer)
        if short > 0 and not self.tie:
            self.await_draws(seat, short, REFILL)
        else:
            self.drawn_up()

    def drawn_up(self) -> None:
        """The next hand, or the turn is over."""
        seat = self.waiting
        self.waiting = NOBODY
        if seat != NOBODY:
            self._draw_up(seat)
        else:
            self.end_turn()
