"""Which answers a phrase allows, with cards and without, and which rule forbids the rest."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import LEGAL, Action, Rule
from salle.games.readyfence.rules.actions import (
    ALONE,
    DODGE,
    FEINT_OFF,
    LAY,
    MULLIGAN_HAND,
    PARRY,
    PASS,
    SWAP,
    TAKE,
    WITH_ANGULATION,
    WITH_GLIDE,
)
from salle.games.readyfence.rules.cards import (
    ANGULATION,
    BARE_PARRY,
    CEDING_PARRY,
    COUNTER_TIME,
    DARK_BLUE,
    DISTANCE,
    FEINT,
    FEINT_IN_TIME,
    FLECHE,
    GLIDE,
    INFIGHTING,
    JOKER,
    LIGHT_BLUE,
    LUNGE,
    RENEWED_ATTACK,
)
from salle.games.readyfence.rules.position import Fencer
from salle.games.readyfence.rules.speeds import Speeds
from salle.games.readyfence.rules.terms import (
    AFTER_A_DODGE,
    AGAINST_RED_ONLY,
    ANSWER_FIRST,
    ATTACK,
    CARD_FIRST,
    COUNTER,
    COUNTER_TIMED,
    DODGEABLE,
    DODGED,
    FEINTS_THE_FIRST_ANSWER,
    FIRST_ATTACK_ONLY,
    INFIGHTING_REACH,
    NEEDS_A_CARD,
    NEEDS_COUNTER_ATTACK,
    NEEDS_COUNTER_TIME,
    NO_ANGULATION_HERE,
    NO_ANSWER_CARD,
    NO_GLIDE_HERE,
    NO_MULLIGAN,
    NO_STAMINA,
    NO_THREAT,
    NOT_AGAINST,
    NOT_AGAINST_COUNTER,
    NOT_IN_HAND,
    NOTHING_THREATENS,
    ONCE_WITHOUT_CARDS,
    ONLY_FEINT_IN_TIME,
    PARRIED,
    PHRASE_CARDS,
    RENEWS_A_STOPPED_ATTACK,
    THREATENED,
    TOO_FAST_TO_DODGE,
    TOO_SLOW,
    TWO_CARDS,
    other,
)


class Answers(Speeds):
    """A position that knows what may answer what."""

    def _refuse_answer(self, action: Action) -> Rule:
        actions = self.strip.action_table
        verb = actions.verb[action]
        me = self.fencer(self.to_act)
        if verb == LAY:
            return self._refuse_card(me, actions.face[action], actions.extra[action])
        if verb == PASS:
            return LEGAL if self.threat == NO_THREAT else THREATENED
        if verb == TAKE:
            return NOTHING_THREATENS if self.threat == NO_THREAT else LEGAL
        if verb == PARRY:
            return self._refuse_bare_parry(me, actions.extra[action])
        if verb == DODGE:
            return self._refuse_dodge(me)
        if verb == FEINT_OFF or verb == SWAP:
            return self._refuse_feint(me, actions.face[action], actions.extra[action])
        return NO_MULLIGAN if verb == MULLIGAN_HAND else ANSWER_FIRST

    def _refuse_card(self, me: Fencer, face: i64, extra: i64) -> Rule:
        cards = self.strip.cards
        if not cards.holds(me.hand, face):
            return NOT_IN_HAND
        if me.laid >= PHRASE_CARDS:
            return TWO_CARDS
        kind = cards.kind[face]
        if self.threat == COUNTER_TIMED:
            return LEGAL if kind == FEINT_IN_TIME else ONLY_FEINT_IN_TIME
        if kind == JOKER:
            return self._refuse_joker()
        if kind == RENEWED_ATTACK:
            return self._refuse_renewal(me)
        if kind == FEINT_IN_TIME:
            return NEEDS_COUNTER_TIME
        if kind == COUNTER_TIME:
            return LEGAL if self.threat == COUNTER else NEEDS_COUNTER_ATTACK
        if cards.colours[kind] & (LIGHT_BLUE | DARK_BLUE) == 0:
            return NO_ANSWER_CARD
        if self.threat == NO_THREAT:
            return NOTHING_THREATENS
        if cards.colours[kind] & LIGHT_BLUE != 0:
            return self._refuse_counter(me, face, kind, extra)
        return self._refuse_parry(me, face, kind, extra)

    def _refuse_joker(self) -> Rule:
        if self.threat == NO_THREAT:
            return LEGAL if self.stopped == PARRIED else NEEDS_A_CARD
        return LEGAL if self._may_answer(JOKER) else NOT_AGAINST

    def _refuse_counter(self, me: Fencer, face: i64, kind: i64, extra: i64) -> Rule:
        cards = self.strip.cards
        if self.threat == COUNTER or not self._may_answer(kind) or cards.counters[kind] >> self.threat_kind & 1 == 0:
            return NOT_AGAINST
        if self.answer_speed(me, face, extra == WITH_ANGULATION) < self.threat_speed:
            return TOO_SLOW
        return self._refuse_price(me, cards.stamina[kind], extra)

    def _refuse_parry(self, me: Fencer, face: i64, kind: i64, extra: i64) -> Rule:
        cards = self.strip.cards
        if extra == WITH_ANGULATION:
            return NO_ANGULATION_HERE
        if self.threat == COUNTER and self.strip.counter_time:
            return AGAINST_RED_ONLY  # RF-8
        if not self._may_answer(kind):
            return NOT_AGAINST
        if kind == INFIGHTING:  # RF-12
            if self.threat_kind == FLECHE:
                return NOT_AGAINST
            if self.dodged():
                return AFTER_A_DODGE
            if self.gap() > LUNGE:
                return INFIGHTING_REACH
        scores = kind == CEDING_PARRY and self.ceding_scores()
        if not scores and self.answer_speed(me, face, False) < self.threat_speed:
            return TOO_SLOW
        if extra == WITH_GLIDE:
            if scores or self.threat_kind == FLECHE:
                return NO_GLIDE_HERE
            if cards.held(me.hand, GLIDE) == NO_FACE:
                return NOT_IN_HAND
        return self._refuse_price(me, cards.stamina[kind], ALONE)

    def _may_answer(self, kind: i64) -> bool:
        """Whether what threatens says nothing against this kind of answer."""
        return self.strip.cards.answered_by[self.threat_kind] >> kind & 1 != 0

    def ceding_scores(self) -> bool:
        """Whether a Ceding Parry would score at once."""
        return self.threat != COUNTER and self.strip.cards.scores_against[CEDING_PARRY] >> self.threat_kind & 1 != 0

    def _refuse_renewal(self, me: Fencer) -> Rule:
        if self.to_act != self.turn or self.replies != 1 or me.laid != 1 or self.threat == COUNTER:
            return RENEWS_A_STOPPED_ATTACK  # RF-9
        return self._refuse_price(me, self.strip.cards.stamina[RENEWED_ATTACK], ALONE)

    def _refuse_feint(self, me: Fencer, face: i64, extra: i64) -> Rule:
        cards = self.strip.cards
        if cards.held(me.hand, FEINT) == NO_FACE:
            return NOT_IN_HAND
        if self.to_act != self.turn or self.replies != 1 or me.laid != 1:
            return FEINTS_THE_FIRST_ANSWER
        if self.stopped == DODGED:
            return AFTER_A_DODGE
        price = cards.stamina[FEINT]
        if face == NO_FACE:
            return self._refuse_price(me, price, ALONE)
        if not cards.holds(me.hand, face):
            return NOT_IN_HAND
        kind = cards.kind[face]
        distance = cards.distance[cards.kind[self.opening]]
        rule = self.strip.refuse_opening(kind, distance, self.fencer(other(self.to_act)).weapon)
        if rule == LEGAL:
            rule = self._refuse_price(me, cards.stamina[kind] + price, extra)
        if rule == LEGAL and self.attack_speed(self.to_act, face, extra == WITH_ANGULATION) < self.defence:
            return TOO_SLOW  # RF-10
        return rule

    def _refuse_bare_parry(self, me: Fencer, extra: i64) -> Rule:
        cards = self.strip.cards
        if self.threat == NO_THREAT:
            return NOTHING_THREATENS
        if self.threat == COUNTER_TIMED:
            return ONLY_FEINT_IN_TIME
        if self.threat == COUNTER:
            return NOT_AGAINST_COUNTER  # RF-25
        if me.bare:
            return ONCE_WITHOUT_CARDS
        if not self._may_answer(BARE_PARRY):
            return NOT_AGAINST
        if self.bare_price(me) > me.stamina:
            return NO_STAMINA
        if extra == WITH_GLIDE:
            if self.threat_kind == FLECHE:
                return NO_GLIDE_HERE
            if cards.held(me.hand, GLIDE) == NO_FACE:
                return NOT_IN_HAND
        return CARD_FIRST if self._has_card(me) else LEGAL

    def _refuse_dodge(self, me: Fencer) -> Rule:
        if self.threat != ATTACK:
            return FIRST_ATTACK_ONLY
        if not self._may_answer(DISTANCE):
            return NOT_AGAINST
        if not self.strip.tutorial and self.threat_speed > DODGEABLE:
            return TOO_FAST_TO_DODGE
        if me.stamina == 0:
            return NO_STAMINA
        return CARD_FIRST if self._has_card(me) else LEGAL

    def _has_card(self, me: Fencer) -> bool:
        """RF-13: whether he holds a blue card that alone would stop the threat or be faster."""
        cards = self.strip.cards
        blues: i64 = 0
        if self.strip.cards_first:
            blues = me.hand & cards.blues
        while blues != 0:
            face = cards.lowest(blues)
            blues &= blues - 1
            parries = cards.colours[cards.kind[face]] & DARK_BLUE != 0
            would_do = parries or self.answer_speed(me, face, False) > self.threat_speed
            if would_do and self._refuse_card(me, face, ALONE) == LEGAL:
                return True
        return False

    def _refuse_price(self, me: Fencer, price: i64, extra: i64) -> Rule:
        cards = self.strip.cards
        if extra == WITH_ANGULATION:
            if cards.held(me.hand, ANGULATION) == NO_FACE:
                return NOT_IN_HAND
            price += cards.stamina[ANGULATION]
        return LEGAL if price <= me.stamina else NO_STAMINA
