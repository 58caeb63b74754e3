"""What may be done in a position, and which rule forbids the rest: said here and in `answers`, nowhere else."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import CHANCE, LEGAL, Action, Rule
from salle.games.readyfence.rules.actions import (
    ADVANCE,
    DISCARD,
    LAY,
    MULLIGAN_HAND,
    PASS,
    STALL,
    TAKE,
    TURN_WEAPON,
    WITH_GLIDE,
)
from salle.games.readyfence.rules.answers import Answers
from salle.games.readyfence.rules.position import Fencer
from salle.games.readyfence.rules.terms import (
    ACT_FIRST,
    ACTIONS,
    ANSWER,
    BLOCKED,
    CHANGE,
    CHANGE_FIRST,
    CHANGE_ONCE,
    DISCARD_FIRST,
    MANDATORY_CARD,
    MULLIGAN,
    MULLIGAN_FIRST,
    NO_ACTION_LEFT,
    NO_MULLIGAN,
    NO_STALL_IN_OVERTIME,
    NOT_DEALT_NOW,
    NOT_IN_HAND,
    NOT_IN_PILE,
    NOTHING_TO_ANSWER,
    PAY_A_CARD,
    SAME_WEAPON,
    STALL_IS_THE_TURN,
    STALL_NOT_AGAIN,
    TURN,
    WEAPON_ONCE,
    other,
)


class Legality(Answers):
    """A position that knows what it allows."""

    def refusal(self, action: Action) -> Rule:
        if self.to_act == CHANCE:
            return self._refuse_deal(action - self.strip.actions)
        if self.phase == TURN:
            return self._refuse_turn(action)
        if self.phase == ANSWER:
            return self._refuse_answer(action)
        verb = self.strip.action_table.verb[action]
        if self.phase == MULLIGAN:
            return LEGAL if verb == PASS or verb == MULLIGAN_HAND else MULLIGAN_FIRST
        if self.phase == CHANGE:
            if verb == DISCARD:
                return self._refuse_discard(self.strip.action_table.face[action])
            return LEGAL if verb == PASS else CHANGE_FIRST
        if verb != DISCARD:
            return DISCARD_FIRST
        return self._refuse_discard(self.strip.action_table.face[action])

    def _refuse_deal(self, index: i64) -> Rule:
        weights = self.chance_weights()
        if index < len(weights) and weights[index] > 0:
            return LEGAL
        first = self.first_chance()
        faces = self.strip.cards.faces
        return NOT_IN_PILE if first <= index < first + faces and first < self.strip.tosses else NOT_DEALT_NOW

    def _refuse_turn(self, action: Action) -> Rule:
        actions = self.strip.action_table
        verb = actions.verb[action]
        me = self.fencer(self.to_act)
        if verb == DISCARD:
            return self._refuse_turn_discard(me, actions.face[action])
        if verb == LAY:
            return self._refuse_opening(me, actions.face[action], actions.extra[action])
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
            return SAME_WEAPON if me.weapon == actions.face[action] else LEGAL
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
        kept: i64 = 0
        if thrusts & (thrusts - 1) == 0:
            kept = thrusts
        if thrusts & cards.faster_thrusts == 0:
            kept |= cards.first[cards.mandatory]
        return kept

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
