"""What may be done in a position of Ready... Fence!, and which rule forbids the rest: said here and nowhere else."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import CHANCE, LEGAL, Action, Rule
from salle.games.readyfence.cards import (
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
    LONG,
    LUNGE,
    NO_FACE,
    RENEWED_ATTACK,
)
from salle.games.readyfence.deeds import (
    ADVANCE,
    ALONE,
    ATTACKS,
    COUNTER_ATTACKS,
    DISCARD,
    DODGE,
    END_TURN,
    FEINT_OFF,
    KEEP,
    LAY,
    LET_IT_END,
    MULLIGAN_HAND,
    NO_CHANGE,
    PARRIES,
    PARRY,
    PASS,
    PLAYS_COUNTER_TIME,
    PLAYS_FEINT_IN_TIME,
    PLAYS_JOKER,
    RENEWS,
    STALL,
    SWAP,
    TAKE,
    TURN_WEAPON,
    VERB_KINDS,
    WITH_ANGULATION,
    WITH_GLIDE,
)
from salle.games.readyfence.position import Fencer
from salle.games.readyfence.speeds import Speeds
from salle.games.readyfence.terms import (
    ACT_FIRST,
    ACTIONS,
    AFTER_A_DODGE,
    AGAINST_RED_ONLY,
    ANSWER,
    ANSWER_FIRST,
    ATTACK,
    BLOCKED,
    CARD_FIRST,
    CHANGE,
    CHANGE_FIRST,
    CHANGE_ONCE,
    COUNTER,
    COUNTER_TIMED,
    DISCARD_FIRST,
    DODGEABLE,
    DODGED,
    FEINTS_THE_FIRST_ANSWER,
    FIRST_ATTACK_ONLY,
    INFIGHTING_REACH,
    MANDATORY_CARD,
    MULLIGAN,
    MULLIGAN_FIRST,
    NEEDS_A_CARD,
    NEEDS_COUNTER_ATTACK,
    NEEDS_COUNTER_TIME,
    NO_ACTION_LEFT,
    NO_ANGULATION_HERE,
    NO_ANSWER_CARD,
    NO_GLIDE_HERE,
    NO_MULLIGAN,
    NO_STALL_IN_OVERTIME,
    NO_STAMINA,
    NO_THREAT,
    NOT_AGAINST,
    NOT_AGAINST_COUNTER,
    NOT_DEALT_NOW,
    NOT_IN_HAND,
    NOT_IN_PILE,
    NOTHING_THREATENS,
    NOTHING_TO_ANSWER,
    ONCE_WITHOUT_CARDS,
    ONLY_FEINT_IN_TIME,
    PARRIED,
    PAY_A_CARD,
    PHRASE_CARDS,
    RENEWS_A_STOPPED_ATTACK,
    SAME_WEAPON,
    STALL_IS_THE_TURN,
    STALL_NOT_AGAIN,
    THREATENED,
    TOO_FAST_TO_DODGE,
    TOO_SLOW,
    TURN,
    TWO_CARDS,
    WEAPON_ONCE,
    other,
)


class Legality(Speeds):
    """A position that knows what it allows."""

    def refusal(self, action: Action) -> Rule:
        if self.to_act == CHANCE:
            return self._refuse_deal(action - self.strip.actions)
        if self.phase == TURN:
            return self._refuse_turn(action)
        if self.phase == ANSWER:
            return self._refuse_answer(action)
        verb = self.strip.deeds.verb[action]
        if self.phase == MULLIGAN:
            return LEGAL if verb == PASS or verb == MULLIGAN_HAND else MULLIGAN_FIRST
        if self.phase == CHANGE:
            if verb == DISCARD:
                return self._refuse_discard(self.strip.deeds.face[action])
            return LEGAL if verb == PASS else CHANGE_FIRST
        if verb != DISCARD:
            return DISCARD_FIRST
        return self._refuse_discard(self.strip.deeds.face[action])

    def _refuse_deal(self, index: i64) -> Rule:
        weights = self.chance_weights()
        if index < len(weights) and weights[index] > 0:
            return LEGAL
        first = self.first_chance()
        faces = self.strip.cards.faces
        return NOT_IN_PILE if first <= index < first + faces and first < self.strip.tosses else NOT_DEALT_NOW

    # -- the turn

    def _refuse_turn(self, action: Action) -> Rule:
        deeds = self.strip.deeds
        verb = deeds.verb[action]
        me = self.fencer(self.to_act)
        if verb == DISCARD:
            return self._refuse_turn_discard(me, deeds.face[action])
        if verb == LAY:
            return self._refuse_opening(me, deeds.face[action], deeds.extra[action])
        if verb == PASS:
            if self.used == 0:
                return ACT_FIRST  # RF-6
            return PAY_A_CARD if self.tie else LEGAL  # RF-18
        if verb == MULLIGAN_HAND:
            return NO_MULLIGAN
        if verb == TAKE or verb >= LAY:
            return NOTHING_TO_ANSWER
        if verb == STALL:
            if self.used > 0:
                return STALL_IS_THE_TURN
            if self.overtime:
                return NO_STALL_IN_OVERTIME
            return STALL_NOT_AGAIN if me.stalled else LEGAL
        if self.used >= ACTIONS:
            return NO_ACTION_LEFT
        if verb == TURN_WEAPON:
            if self.weapon_turned:
                return WEAPON_ONCE
            return SAME_WEAPON if me.weapon == deeds.face[action] else LEGAL
        return BLOCKED if verb == ADVANCE and self.gap() == 0 else LEGAL

    def _refuse_turn_discard(self, me: Fencer, face: i64) -> Rule:
        if self.strip.tutorial and self.used == 0:
            return ACT_FIRST
        if self.changed:
            return CHANGE_ONCE
        return self._refuse_discard(face)

    def _refuse_discard(self, face: i64) -> Rule:
        cards = self.strip.cards
        hand = self.fencer(self.to_act).hand
        if not cards.holds(hand, face):
            return NOT_IN_HAND
        return MANDATORY_CARD if self._kept(hand) & cards.first[face] != 0 else LEGAL

    def _kept(self, hand: i64) -> i64:
        """Basic: the cards not to be put away, by their first bits: the last Straight Thrust, and the yellow one
        unless a faster one is held."""
        cards = self.strip.cards
        if not self.strip.basic:
            return 0
        thrusts = hand & cards.straight_thrusts
        yellow = cards.field[cards.mandatory]
        if thrusts & ~yellow == 0:
            return cards.first[cards.mandatory]
        return thrusts if thrusts & (thrusts - 1) == 0 else 0

    def _refuse_opening(self, me: Fencer, face: i64, extra: i64) -> Rule:
        cards = self.strip.cards
        if not cards.holds(me.hand, face):
            return NOT_IN_HAND
        if self.used >= ACTIONS:
            return NO_ACTION_LEFT
        kind = cards.kind[face]
        if extra == WITH_GLIDE:
            return NOTHING_TO_ANSWER
        rule = self.strip.refuse_opening(kind, self.gap(), self.fencer(other(self.to_act)).weapon)
        return rule if rule != LEGAL else self._refuse_price(me, cards.stamina[kind], extra)

    def _refuse_price(self, me: Fencer, price: i64, extra: i64) -> Rule:
        cards = self.strip.cards
        if extra == WITH_ANGULATION:
            if cards.held(me.hand, ANGULATION) == NO_FACE:
                return NOT_IN_HAND
            price += cards.stamina[ANGULATION]
        return LEGAL if price <= me.stamina else NO_STAMINA

    # -- answers in a phrase

    def _refuse_answer(self, action: Action) -> Rule:
        deeds = self.strip.deeds
        verb = deeds.verb[action]
        me = self.fencer(self.to_act)
        if verb == LAY:
            return self._refuse_card(me, deeds.face[action], deeds.extra[action])
        if verb == PASS:
            return LEGAL if self.threat == NO_THREAT else THREATENED
        if verb == TAKE:
            return NOTHING_THREATENS if self.threat == NO_THREAT else LEGAL
        if verb == PARRY:
            return self._refuse_bare_parry(me, deeds.extra[action])
        if verb == DODGE:
            return self._refuse_dodge(me)
        if verb == FEINT_OFF or verb == SWAP:
            return self._refuse_feint(me, deeds.face[action], deeds.extra[action])
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
            return LEGAL if self.threat != NO_THREAT or self.stopped == PARRIED else NEEDS_A_CARD
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

    # -- defences without cards

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

    # -- lists

    def legal_actions(self) -> list[Action]:
        if self.phase == TURN and self.to_act >= 0:
            return self._turn_actions()
        return super().legal_actions()

    def candidates(self) -> list[Action]:
        """By phase: the few deeds without cards, then those of each face in hand."""
        if self.phase == TURN and self.to_act >= 0:
            return self._turn_actions()
        if self.to_act == CHANCE:
            return self._numbered(self.strip.actions, self.strip.actions + self.strip.chances)
        deeds, cards = self.strip.deeds, self.strip.cards
        if self.phase == MULLIGAN:
            return [deeds.pass_by, deeds.mulligan]
        me = self.fencer(self.to_act)
        if self.phase != ANSWER:
            return [deeds.pass_by, *self._discards(me)]
        hand = me.hand
        angulation = cards.held(hand, ANGULATION) != NO_FACE
        glide = cards.held(hand, GLIDE) != NO_FACE
        found = [deeds.pass_by, deeds.take]
        number: i64
        for number in range(deeds.first_answer, deeds.first_lay):
            if glide or deeds.extra[number] != WITH_GLIDE:
                found.append(Action(number))
        faces = cards.listed(hand & cards.firsts)
        for face in faces:
            if deeds.lay[face] != NO_FACE:
                found.append(Action(deeds.lay[face]))
            if angulation and deeds.lay_angulated[face] != NO_FACE:
                found.append(Action(deeds.lay_angulated[face]))
            if glide and deeds.lay_glide[face] != NO_FACE:
                found.append(Action(deeds.lay_glide[face]))
        if cards.held(hand, FEINT) != NO_FACE:
            found.append(Action(deeds.feint))
            for face in faces:
                if deeds.swap[face] != NO_FACE:
                    found.append(Action(deeds.swap[face]))
                    if angulation:
                        found.append(Action(deeds.swap_angulated[face]))
        return found

    def _numbered(self, first: i64, end: i64) -> list[Action]:
        found: list[Action] = []
        number: i64
        for number in range(first, end):
            found.append(Action(number))
        return found

    def _turn_actions(self) -> list[Action]:
        """The legal ones, put together from lists that stay the same for many turns and were made by the refusals."""
        strip = self.strip
        me = self.fencer(self.to_act)
        gap = self.gap()
        legal = self._cardless(me, gap)
        if not self.changed and (self.used > 0 or not strip.tutorial):
            legal = legal + self._discards(me)
        if gap > LONG or self.used >= ACTIONS:
            return legal
        openers = me.hand & strip.openers[3 * gap + self.fencer(other(self.to_act)).weapon]
        return legal if openers == 0 else legal + self._openings(me, openers)

    def _openings(self, me: Fencer, openers: i64) -> list[Action]:
        cards, deeds = self.strip.cards, self.strip.deeds
        angulation = cards.held(me.hand, ANGULATION) != NO_FACE
        legal: list[Action] = []
        while openers != 0:
            face = cards.lowest(openers)
            openers &= openers - 1
            if self._refuse_opening(me, face, ALONE) == LEGAL:
                legal.append(Action(deeds.lay[face]))
            if angulation and self._refuse_opening(me, face, WITH_ANGULATION) == LEGAL:
                legal.append(Action(deeds.lay_angulated[face]))
        return legal

    def _cardless(self, me: Fencer, gap: i64) -> list[Action]:
        """What may be done without cards, by all that it depends on."""
        key = (self.used * 3 + me.weapon) * 32
        if self.weapon_turned:
            key += 16
        if gap == 0:
            key += 8
        if me.stalled:
            key += 4
        if self.overtime:
            key += 2
        if self.tie:
            key += 1
        known = self.strip.cardless[key]
        if known is None:
            known = self._unrefused(self._numbered(0, self.strip.deeds.first_discard))
            self.strip.cardless[key] = known
        return known

    def _discards(self, me: Fencer) -> list[Action]:
        """Which cards of this hand may be put away, remembered as long as the hand is the same."""
        if me.discards_of != me.hand:
            cards = self.strip.cards
            first = self.strip.deeds.first_discard
            faces = me.hand & cards.firsts & ~self._kept(me.hand)
            found: list[Action] = []
            while faces != 0:
                found.append(Action(first + cards.lowest(faces)))
                faces &= faces - 1
            me.discards = found
            me.discards_of = me.hand
        return me.discards

    def _unrefused(self, some: list[Action]) -> list[Action]:
        legal: list[Action] = []
        for action in some:
            if self.refusal(action) == LEGAL:
                legal.append(action)
        return legal

    def kind(self, action: Action) -> i64:
        deeds, cards = self.strip.deeds, self.strip.cards
        verb = deeds.verb[action]
        if verb == PASS:
            if self.phase == MULLIGAN:
                return KEEP
            if self.phase == CHANGE:
                return NO_CHANGE
            return LET_IT_END if self.phase == ANSWER else END_TURN
        if verb != LAY:
            return VERB_KINDS[verb]
        kind = cards.kind[deeds.face[action]]
        if self.phase != ANSWER:
            return ATTACKS
        if kind == JOKER:
            return PLAYS_JOKER
        if kind == RENEWED_ATTACK:
            return RENEWS
        if kind == COUNTER_TIME:
            return PLAYS_COUNTER_TIME
        if kind == FEINT_IN_TIME:
            return PLAYS_FEINT_IN_TIME
        return COUNTER_ATTACKS if cards.colours[kind] & LIGHT_BLUE != 0 else PARRIES
