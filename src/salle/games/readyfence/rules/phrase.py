"""The fencing phrase: how each card and each defence without cards changes what threatens, and how it all ends."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import EVERYONE, LEGAL, NOBODY, Rule, Seat
from salle.games.readyfence.rules.cards import ANGULATION, CEDING_PARRY, COUNTER_TIME, FEINT, GLIDE, INFIGHTING, LUNGE
from salle.games.readyfence.rules.phrase_ending import Ending
from salle.games.readyfence.rules.phrase_links import (
    CEDED,
    COUNTER_TIMED_WITH,
    DODGED_AWAY,
    FEINTED,
    FEINTED_IN_TIME,
    JOKED,
    OPENED,
    SWAPPED,
    link,
    link_speed,
)
from salle.games.readyfence.rules.position import Fencer
from salle.games.readyfence.rules.terms import (
    ANSWER,
    ATTACK,
    ATTACK_LANDS,
    CALLED_OFF,
    CEDING_PARRY_LANDS,
    COUNTER,
    COUNTER_ATTACK_LANDS,
    COUNTER_TIME_LANDS,
    COUNTER_TIMED,
    DODGE_DISCARD,
    DODGE_DRAW,
    DODGED,
    DODGED_TO,
    DOUBLE_TOUCH,
    FEINT_DOUBLE_TOUCH,
    FEINT_IN_TIME_LANDS,
    FEINT_LANDS,
    GLIDE_LANDS,
    JOKER_LANDS,
    LEFT,
    LINKED,
    LOST_CARD,
    NO_THREAT,
    PARRIED,
    PARRIED_WITHOUT_CARDS,
    RENEWAL,
    RENEWED_ATTACK_LANDS,
    RIPOSTE,
    RIPOSTE_LANDS,
    RUN_OFF,
    STRIP,
    TAKE_CARD,
    other,
)


class Phrase(Ending):
    """A bout that knows how blades cross."""

    # -- what is laid

    def lay(self, me: Fencer, face: i64) -> None:
        """A card goes from the hand to the table, and its price is paid."""
        cards = self.strip.cards
        me.hand = cards.without(me.hand, face)
        me.held -= 1
        me.table = cards.with_one(me.table, face)
        self.pay(me, cards.stamina[cards.kind[face]])

    def pay(self, me: Fencer, price: i64) -> None:
        """Stamina."""
        if price > 0:
            me.stamina -= price
            me.spent = True

    def lay_angulation(self, me: Fencer, angulated: bool) -> None:
        """It is laid with another card and does not count as one of the two."""
        if angulated:
            self.lay(me, self.strip.cards.held(me.hand, ANGULATION))

    def add_link(self, row: i64) -> None:
        """One more action in the phrase."""
        self.links.append(row)
        if not self.mute:
            self.tell(LINKED, Seat(row & 1), LEGAL, (row,))

    def threaten(self, threat: i64, kind: i64, row: i64) -> None:
        """This lands unless it is answered."""
        self.threat = threat
        self.threat_kind = kind
        self.threat_speed = link_speed(row)

    def pass_on(self, seat: Seat) -> None:
        """Now the opponent answers."""
        self.replies += 1
        self.phase = ANSWER
        self.to_act = other(seat)

    # -- the opening

    def open_phrase(self, seat: Seat, face: i64, angulated: bool) -> None:
        """The first card, which is the last action of the turn."""
        row = self.attack(seat, OPENED, face, angulated)
        me = self.fencer(seat)
        self.lay(me, face)
        self.lay_angulation(me, angulated)
        me.laid = 1
        self.opening = face
        self.add_link(row)
        self.threaten(ATTACK, self.strip.cards.kind[face], row)
        self.first_speed = self.threat_speed
        self.phase = ANSWER
        self.to_act = other(seat)

    # -- answers with cards

    def counter_attack(self, seat: Seat, face: i64, angulated: bool) -> None:
        """Equal speed is a double touch at once; faster, it becomes the threat."""
        row = self.counter(seat, face, angulated)
        me = self.fencer(seat)
        self.lay(me, face)
        self.lay_angulation(me, angulated)
        me.laid += 1
        self.add_link(row)
        self._defended(row)
        if link_speed(row) == self.threat_speed:
            self.end_phrase(DOUBLE_TOUCH, EVERYONE)
        elif self.against_fleche():
            self.end_phrase(COUNTER_ATTACK_LANDS, seat)
        else:
            self.threaten(COUNTER, self.strip.cards.kind[face], row)
            self.pass_on(seat)

    def parry_with(self, seat: Seat, face: i64, with_glide: bool) -> None:
        """The threat is stopped; the riposte, if there is one, is the new threat."""
        cards = self.strip.cards
        kind = cards.kind[face]
        me = self.fencer(seat)
        if kind == CEDING_PARRY and self.ceding_scores():
            self.lay(me, face)
            self.add_link(link(seat, CEDED, face))
            self.end_phrase(CEDING_PARRY_LANDS, seat)
            return
        row = self.parry(seat, face)
        self.lay(me, face)
        me.laid += 1
        self.add_link(row)
        self._defended(row)
        if kind == INFIGHTING and self.gap() == LUNGE:  # RF-12
            me.square += 1 if seat == LEFT else -1
        if with_glide:
            self._add_glide(seat, me)
        elif kind == CEDING_PARRY:
            self._stop(seat, PARRIED)
        else:
            row = self.riposte(seat, face)
            self.add_link(row)
            self.threaten(RIPOSTE, kind, row)
            if self.against_fleche():
                self.end_phrase(RIPOSTE_LANDS, seat)
            else:
                self.pass_on(seat)

    def _add_glide(self, seat: Seat, me: Fencer) -> None:
        row = self.glide(seat)
        self.lay(me, self.strip.cards.held(me.hand, GLIDE))
        self.add_link(row)
        self.threaten(RIPOSTE, GLIDE, row)
        self.pass_on(seat)

    def _defended(self, row: i64) -> None:
        """The first answer is what a Feint is measured against."""
        if self.replies == 0:
            self.defence = link_speed(row)

    def _stop(self, seat: Seat, how: Rule) -> None:
        """Nothing threatens any more."""
        self.threat = NO_THREAT
        self.threat_speed = 0
        self.stopped = how
        if self.against_fleche():
            self.end_phrase(how, NOBODY)
        else:
            self.pass_on(seat)

    def renew(self, seat: Seat, face: i64) -> None:
        """The first attack once more; any riposte is cancelled."""
        row = self.renewal(seat)
        me = self.fencer(seat)
        self.lay(me, face)
        me.laid += 1
        self.add_link(row)
        self.threaten(RENEWAL, self.strip.cards.kind[self.opening], row)
        self.stopped = LEGAL
        self.pass_on(seat)

    def counter_time(self, seat: Seat, face: i64) -> None:
        """It scores unless Feint in Time answers it."""
        me = self.fencer(seat)
        self.lay(me, face)
        me.laid += 1
        row = link(seat, COUNTER_TIMED_WITH, face)
        self.add_link(row)
        self.threaten(COUNTER_TIMED, COUNTER_TIME, row)
        self.pass_on(seat)

    def feint_in_time(self, seat: Seat, face: i64) -> None:
        """It scores at once."""
        self.lay(self.fencer(seat), face)
        self.add_link(link(seat, FEINTED_IN_TIME, face))
        self.end_phrase(FEINT_IN_TIME_LANDS, seat)

    def joker(self, seat: Seat, face: i64) -> None:
        """It scores at once."""
        self.lay(self.fencer(seat), face)
        self.add_link(link(seat, JOKED, face))
        self.end_phrase(JOKER_LANDS, seat)

    def feint(self, seat: Seat, face: i64, angulated: bool) -> None:
        """Swap the first card for this one, or with NO_FACE end the phrase."""
        me = self.fencer(seat)
        feint = self.strip.cards.held(me.hand, FEINT)
        self.lay(me, feint)
        self.add_link(link(seat, FEINTED, feint))
        if face == NO_FACE:
            self.end_phrase(CALLED_OFF, NOBODY)
            return
        row = self.attack(seat, SWAPPED, face, angulated)
        self.lay(me, face)
        self.lay_angulation(me, angulated)
        self.add_link(row)
        if link_speed(row) == self.defence:
            self.end_phrase(FEINT_DOUBLE_TOUCH, EVERYONE)
        else:
            self.end_phrase(FEINT_LANDS, seat)

    # -- answers without cards

    def parry_bare(self, seat: Seat, with_glide: bool) -> None:
        """Paid with stamina."""
        me = self.fencer(seat)
        row = self.bare_parry(seat)
        self.pay(me, self.bare_price(me))
        me.bare = True
        self.add_link(row)
        self._defended(row)
        if with_glide:
            self._add_glide(seat, me)
        else:
            self._stop(seat, PARRIED_WITHOUT_CARDS)

    def dodge(self, seat: Seat) -> None:
        """Two squares back and a card lost; a run-off costs a touch and no card."""
        me = self.fencer(seat)
        self.pay(me, 1)
        me.bare = True
        self.add_link(link(seat, DODGED_AWAY, NO_FACE))
        off = self.move_back(seat, 2)
        if not self.mute:
            self.tell(DODGED_TO, seat, LEGAL, (me.square,))
        if off:
            self.end_phrase(RUN_OFF, other(seat))  # RF-15
            return
        self.threat = NO_THREAT
        self.threat_speed = 0
        self.stopped = DODGED
        if self.strip.tutorial:
            self.phase = DODGE_DISCARD
        elif self.strip.basic and me.held == 1:  # from a stance: nothing but the mandatory card
            self.await_draws(seat, 1, DODGE_DRAW)
        else:
            self.await_draws(seat, 1, TAKE_CARD)

    def move_back(self, seat: Seat, steps: i64) -> bool:
        """Back towards the own end; whether it ended in the run-off."""
        me = self.fencer(seat)
        if seat == LEFT:
            me.square = max(1, me.square - steps)
            return me.square == 1
        me.square = min(STRIP, me.square + steps)
        return me.square == STRIP

    def lose_card(self, face: i64) -> None:
        """The dodger's card that the opponent took: shown, discarded, and another is drawn."""
        cards = self.strip.cards
        me = self.fencer(self.drawer)
        me.hand = cards.without(me.hand, face)
        me.held -= 1
        me.lose(cards, face)
        self.shown = cards.with_one(self.shown, face)
        if not self.mute:
            self.tell(LOST_CARD, self.drawer, LEGAL, (face,))
        self.await_draws(self.drawer, 1, DODGE_DRAW)

    def dodge_done(self, seat: Seat) -> None:
        """The dodger has his cards."""
        self.drawer = NOBODY
        if self.against_fleche():
            self.end_phrase(DODGED, NOBODY)
        else:
            self.pass_on(seat)

    # -- the end

    def take_touch(self, seat: Seat) -> None:
        """What threatens, lands."""
        rule = ATTACK_LANDS
        if self.threat == RIPOSTE:
            rule = GLIDE_LANDS if self.threat_kind == GLIDE else RIPOSTE_LANDS
        elif self.threat == RENEWAL:
            rule = RENEWED_ATTACK_LANDS
        elif self.threat == COUNTER:
            rule = COUNTER_ATTACK_LANDS
        elif self.threat == COUNTER_TIMED:
            rule = COUNTER_TIME_LANDS
        self.end_phrase(rule, other(seat))
