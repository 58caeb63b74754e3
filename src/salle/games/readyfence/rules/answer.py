"""The part of a phrase in which a player answers: with cards, without cards, or by taking the touch."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import LEGAL, NOBODY, Action, Rule
from salle.games.readyfence.rules import action_kinds, phrase, rule_ids, speeds, threats
from salle.games.readyfence.rules.actions import ALONE, LAY, WITH_ANGULATION, WITH_GLIDE
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
from salle.games.readyfence.rules.dodge import dodge
from salle.games.readyfence.rules.fencer import Fencer
from salle.games.readyfence.rules.hands import refuse_price
from salle.games.readyfence.rules.phase import Phase
from salle.games.readyfence.rules.phrase_ending import end_phrase
from salle.games.readyfence.rules.phrase_links import DODGED_AWAY, link_role
from salle.games.readyfence.rules.position import Position
from salle.games.readyfence.rules.terms import DODGEABLE, PHRASE_CARDS, other


class Answer(Phase):
    """A player answers a threat, or plays a Renewed Attack after the attack was stopped."""

    def candidates(self, match: Position) -> list[Action]:
        """The few answers without cards, then those of each face in hand."""
        actions, cards = match.strip.action_table, match.strip.cards
        hand = match.fencer(match.to_act).hand
        angulation = cards.held(hand, ANGULATION) != NO_FACE
        glide = cards.held(hand, GLIDE) != NO_FACE
        found = [actions.pass_by, actions.take]
        number: i64
        for number in range(actions.first_answer, actions.first_lay):
            if glide or actions.extra[number] != WITH_GLIDE:
                found.append(Action(number))
        faces = cards.list_faces(hand & cards.firsts)
        for face in faces:
            if actions.lay[face] != NO_FACE:
                found.append(Action(actions.lay[face]))
            if angulation and actions.lay_angulated[face] != NO_FACE:
                found.append(Action(actions.lay_angulated[face]))
            if glide and actions.lay_glide[face] != NO_FACE:
                found.append(Action(actions.lay_glide[face]))
        if cards.held(hand, FEINT) != NO_FACE:
            found.append(Action(actions.feint))
            for face in faces:
                if actions.swap[face] != NO_FACE:
                    found.append(Action(actions.swap[face]))
                    if angulation:
                        found.append(Action(actions.swap_angulated[face]))
        return found

    def refusal(self, match: Position, action: Action) -> Rule:
        actions = match.strip.action_table
        me = match.fencer(match.to_act)
        if actions.verb[action] == LAY:
            return self._refuse_card(match, me, actions.face[action], actions.extra[action])
        kind = actions.answer[action]
        if kind == action_kinds.LET_IT_END:
            return LEGAL if match.threat == threats.NONE else rule_ids.THREATENED
        if kind == action_kinds.TAKE:
            return rule_ids.NOTHING_THREATENS if match.threat == threats.NONE else LEGAL
        if kind == action_kinds.PARRY_BARE:
            return self._refuse_bare_parry(match, me, actions.extra[action])
        if kind == action_kinds.DISTANCE:
            return self._refuse_dodge(match, me)
        if kind == action_kinds.FEINT:
            return self._refuse_feint(match, me, actions.face[action], actions.extra[action])
        return rule_ids.NO_MULLIGAN if kind == action_kinds.MULLIGAN else rule_ids.ANSWER_FIRST

    # -- with cards

    def _refuse_card(self, match: Position, me: Fencer, face: i64, extra: i64) -> Rule:
        cards = match.strip.cards
        if not cards.holds(me.hand, face):
            return rule_ids.NOT_IN_HAND
        if me.laid >= PHRASE_CARDS:
            return rule_ids.TWO_CARDS
        kind = cards.kind[face]
        if match.threat == threats.COUNTER_TIME:
            return LEGAL if kind == FEINT_IN_TIME else rule_ids.ONLY_FEINT_IN_TIME
        if kind == JOKER:
            return self._refuse_joker(match)
        if kind == RENEWED_ATTACK:
            return self._refuse_renewal(match, me)
        if kind == FEINT_IN_TIME:
            return rule_ids.NEEDS_COUNTER_TIME
        if kind == COUNTER_TIME:
            return LEGAL if match.threat == threats.COUNTER else rule_ids.NEEDS_COUNTER_ATTACK
        if cards.colours[kind] & (LIGHT_BLUE | DARK_BLUE) == 0:
            return rule_ids.NO_ANSWER_CARD
        if match.threat == threats.NONE:
            return rule_ids.NOTHING_THREATENS
        if cards.colours[kind] & LIGHT_BLUE != 0:
            return self._refuse_counter(match, me, face, kind, extra)
        return self._refuse_parry(match, me, face, kind, extra)

    def _refuse_joker(self, match: Position) -> Rule:
        if match.threat == threats.NONE:
            return LEGAL if match.stopped == rule_ids.PARRIED else rule_ids.NEEDS_A_CARD
        return LEGAL if self._may_answer(match, JOKER) else rule_ids.NOT_AGAINST

    def _refuse_counter(self, match: Position, me: Fencer, face: i64, kind: i64, extra: i64) -> Rule:
        cards = match.strip.cards
        counters = match.threat != threats.COUNTER and cards.counters[kind] >> match.threat_kind & 1 != 0
        if not counters or not self._may_answer(match, kind):
            return rule_ids.NOT_AGAINST
        if speeds.answer_speed(match, me, face, extra == WITH_ANGULATION) < match.threat_speed:
            return rule_ids.TOO_SLOW
        return refuse_price(cards, me, cards.stamina[kind], extra)

    def _refuse_parry(self, match: Position, me: Fencer, face: i64, kind: i64, extra: i64) -> Rule:
        cards = match.strip.cards
        if extra == WITH_ANGULATION:
            return rule_ids.NO_ANGULATION_HERE
        if match.threat == threats.COUNTER and match.strip.counter_time:
            return rule_ids.AGAINST_RED_ONLY  # RF-8
        if not self._may_answer(match, kind):
            return rule_ids.NOT_AGAINST
        if kind == INFIGHTING:  # RF-12
            if match.threat_kind == FLECHE:
                return rule_ids.NOT_AGAINST
            if _was_dodged(match):
                return rule_ids.AFTER_A_DODGE
            if match.gap() > LUNGE:
                return rule_ids.INFIGHTING_REACH
        scores = kind == CEDING_PARRY and phrase.ceding_scores(match)
        if not scores and speeds.answer_speed(match, me, face, False) < match.threat_speed:
            return rule_ids.TOO_SLOW
        if extra == WITH_GLIDE:
            rule = rule_ids.NO_GLIDE_HERE if scores else self._refuse_glide(match, me)
            if rule != LEGAL:
                return rule
        return refuse_price(cards, me, cards.stamina[kind], ALONE)

    def _refuse_glide(self, match: Position, me: Fencer) -> Rule:
        if match.threat_kind == FLECHE:
            return rule_ids.NO_GLIDE_HERE
        return rule_ids.NOT_IN_HAND if match.strip.cards.held(me.hand, GLIDE) == NO_FACE else LEGAL

    def _may_answer(self, match: Position, answer: i64) -> bool:
        """Whether the threat allows this kind of answer."""
        return match.strip.cards.answered_by[match.threat_kind] >> answer & 1 != 0

    def _refuse_renewal(self, match: Position, me: Fencer) -> Rule:
        if not self._may_go_on(match, me) or match.threat == threats.COUNTER:
            return rule_ids.RENEWS_A_STOPPED_ATTACK  # RF-9
        cards = match.strip.cards
        return refuse_price(cards, me, cards.stamina[RENEWED_ATTACK], ALONE)

    def _may_go_on(self, match: Position, me: Fencer) -> bool:
        """Whether this is the opener's second card, directly after the first was answered."""
        return match.to_act == match.turn and match.replies == 1 and me.laid == 1

    def _refuse_feint(self, match: Position, me: Fencer, face: i64, extra: i64) -> Rule:
        cards = match.strip.cards
        if cards.held(me.hand, FEINT) == NO_FACE:
            return rule_ids.NOT_IN_HAND
        if not self._may_go_on(match, me):
            return rule_ids.FEINTS_THE_FIRST_ANSWER
        if match.stopped == rule_ids.DODGED:
            return rule_ids.AFTER_A_DODGE
        price = cards.stamina[FEINT]
        if face == NO_FACE:
            return refuse_price(cards, me, price, ALONE)
        if not cards.holds(me.hand, face):
            return rule_ids.NOT_IN_HAND
        kind = cards.kind[face]
        distance = cards.distance[cards.kind[match.opening]]
        rule = match.strip.refuse_opening(kind, distance, match.fencer(other(match.to_act)).weapon)
        if rule == LEGAL:
            rule = refuse_price(cards, me, cards.stamina[kind] + price, extra)
        if rule == LEGAL and speeds.attack_speed(match, match.to_act, face, extra == WITH_ANGULATION) < match.defence:
            return rule_ids.TOO_SLOW  # RF-10
        return rule

    # -- without cards

    def _refuse_bare_parry(self, match: Position, me: Fencer, extra: i64) -> Rule:
        if match.threat == threats.NONE:
            return rule_ids.NOTHING_THREATENS
        if match.threat == threats.COUNTER_TIME:
            return rule_ids.ONLY_FEINT_IN_TIME
        if match.threat == threats.COUNTER:
            return rule_ids.NOT_AGAINST_COUNTER  # RF-25
        if me.bare:
            return rule_ids.ONCE_WITHOUT_CARDS
        if not self._may_answer(match, BARE_PARRY):
            return rule_ids.NOT_AGAINST
        if speeds.bare_price(match, me) > me.stamina:
            return rule_ids.NO_STAMINA
        if extra == WITH_GLIDE:
            rule = self._refuse_glide(match, me)
            if rule != LEGAL:
                return rule
        return rule_ids.CARD_FIRST if self._has_card(match, me) else LEGAL

    def _refuse_dodge(self, match: Position, me: Fencer) -> Rule:
        if match.threat != threats.ATTACK:
            return rule_ids.FIRST_ATTACK_ONLY
        if not self._may_answer(match, DISTANCE):
            return rule_ids.NOT_AGAINST
        if not match.strip.tutorial and match.threat_speed > DODGEABLE:
            return rule_ids.TOO_FAST_TO_DODGE
        if me.stamina == 0:
            return rule_ids.NO_STAMINA
        return rule_ids.CARD_FIRST if self._has_card(match, me) else LEGAL

    def _has_card(self, match: Position, me: Fencer) -> bool:
        """RF-13: whether the hand has a blue card that would stop the threat or be faster by itself."""
        cards = match.strip.cards
        blues: i64 = 0
        if match.strip.cards_first:
            blues = me.hand & cards.blues
        while blues != 0:
            face = cards.lowest(blues)
            blues &= blues - 1
            parries = cards.colours[cards.kind[face]] & DARK_BLUE != 0
            would_do = parries or speeds.answer_speed(match, me, face, False) > match.threat_speed
            if would_do and self._refuse_card(match, me, face, ALONE) == LEGAL:
                return True
        return False

    # -- what it does

    def kind(self, match: Position, action: Action) -> i64:
        return match.strip.action_table.answer[action]

    def apply(self, match: Position, action: Action) -> None:
        actions = match.strip.action_table
        seat, face = match.to_act, actions.face[action]
        angulated = actions.extra[action] == WITH_ANGULATION
        with_glide = actions.extra[action] == WITH_GLIDE
        kind = actions.answer[action]
        if kind == action_kinds.TAKE:
            phrase.take_touch(match, seat)
        elif kind == action_kinds.LET_IT_END:
            end_phrase(match, match.stopped, NOBODY)
        elif kind == action_kinds.PARRY:
            phrase.parry_with(match, seat, face, with_glide)
        elif kind == action_kinds.COUNTER_ATTACK:
            phrase.counter_attack(match, seat, face, angulated)
        elif kind == action_kinds.PARRY_BARE:
            phrase.parry_bare(match, seat, with_glide)
        elif kind == action_kinds.DISTANCE:
            dodge(match, seat)
        elif kind == action_kinds.RENEW:
            phrase.renew(match, seat, face)
        elif kind == action_kinds.COUNTER_TIME:
            phrase.counter_time(match, seat, face)
        elif kind == action_kinds.FEINT_IN_TIME:
            phrase.feint_in_time(match, seat, face)
        elif kind == action_kinds.JOKER:
            phrase.joker(match, seat, face)
        else:
            phrase.feint(match, seat, face, angulated)


def _was_dodged(match: Position) -> bool:
    return any(link_role(row) == DODGED_AWAY for row in match.links)
