"""The lists of what may be done, and what each action amounts to; what is legal is said in `legality`."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE, size
from salle.core.game import CHANCE, LEGAL, Action
from salle.games.readyfence.rules.actions import (
    ALONE,
    ATTACKS,
    COUNTER_ATTACKS,
    END_TURN,
    KEEP,
    LAY,
    LET_IT_END,
    NO_CHANGE,
    PARRIES,
    PASS,
    PLAYS_COUNTER_TIME,
    PLAYS_FEINT_IN_TIME,
    PLAYS_JOKER,
    RENEWS,
    VERB_KINDS,
    WITH_ANGULATION,
    WITH_GLIDE,
)
from salle.games.readyfence.rules.cards import (
    ANGULATION,
    COUNTER_TIME,
    FEINT,
    FEINT_IN_TIME,
    GLIDE,
    JOKER,
    LIGHT_BLUE,
    LONG,
    RENEWED_ATTACK,
)
from salle.games.readyfence.rules.legality import Legality
from salle.games.readyfence.rules.position import Fencer
from salle.games.readyfence.rules.terms import (
    ACTIONS,
    ANSWER,
    CHANGE,
    MULLIGAN,
    TURN,
    other,
)


class Choices(Legality):
    """A position that can be asked for its legal actions."""

    def legal_actions(self) -> list[Action]:
        if self.phase == TURN and self.to_act >= 0:
            return self._turn_actions()
        return super().legal_actions()

    def candidates(self) -> list[Action]:
        """By phase: the few actions without cards, then those of each face in hand."""
        if self.phase == TURN and self.to_act >= 0:
            return self._turn_actions()
        if self.to_act == CHANCE:
            return self._numbered(self.strip.actions, self.strip.actions + self.strip.chances)
        actions, cards = self.strip.action_table, self.strip.cards
        if self.phase == MULLIGAN:
            return [actions.pass_by, actions.mulligan]
        me = self.fencer(self.to_act)
        if self.phase != ANSWER:
            return [actions.pass_by, *self._discards(me)]
        hand = me.hand
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
        cards, actions = self.strip.cards, self.strip.action_table
        angulation = cards.held(me.hand, ANGULATION) != NO_FACE
        legal: list[Action] = []
        while openers != 0:
            face = cards.lowest(openers)
            openers &= openers - 1
            if self._refuse_opening(me, face, ALONE) == LEGAL:
                legal.append(Action(actions.lay[face]))
            if angulation and self._refuse_opening(me, face, WITH_ANGULATION) == LEGAL:
                legal.append(Action(actions.lay_angulated[face]))
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
            known = self._unrefused(self._numbered(0, self.strip.action_table.first_discard))
            self.strip.cardless[key] = known
        return known

    def _discards(self, me: Fencer) -> list[Action]:
        """Which cards of this hand may be put away, remembered as long as the hand is the same."""
        if me.discards_of != me.hand:
            cards = self.strip.cards
            first = self.strip.action_table.first_discard
            faces = me.hand & cards.firsts & ~self._kept(me.hand)
            found = [self.strip.action_table.pass_by] * size(faces)
            place: i64 = 0
            while faces != 0:
                found[place] = Action(first + cards.lowest(faces))
                faces &= faces - 1
                place += 1
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
        actions, cards = self.strip.action_table, self.strip.cards
        verb = actions.verb[action]
        if verb == PASS:
            if self.phase == MULLIGAN:
                return KEEP
            if self.phase == CHANGE:
                return NO_CHANGE
            return LET_IT_END if self.phase == ANSWER else END_TURN
        if verb != LAY:
            return VERB_KINDS[verb]
        kind = cards.kind[actions.face[action]]
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
