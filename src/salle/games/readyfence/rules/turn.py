"""The phases of a turn: two actions, and the exchange of a card after a Retreat or a discard."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import LEGAL, Action, Rule, Seat
from salle.games.readyfence.rules import action_kinds, event_ids, phase_ids, rule_ids
from salle.games.readyfence.rules.actions import (
    ADVANCE,
    ALONE,
    DISCARD,
    LAY,
    MULLIGAN_HAND,
    PASS,
    RETREAT,
    STALL,
    STEP_BACK,
    TURN_WEAPON,
    WITH_ANGULATION,
    WITH_GLIDE,
    numbered,
)
from salle.games.readyfence.rules.cards import ANGULATION, LONG
from salle.games.readyfence.rules.clock import await_draws, end_turn, go_on
from salle.games.readyfence.rules.fencer import Fencer
from salle.games.readyfence.rules.hands import list_discards, put_away, refuse_discard, refuse_price
from salle.games.readyfence.rules.phase import Drawing, Phase
from salle.games.readyfence.rules.phrase import open_phrase
from salle.games.readyfence.rules.position import Position
from salle.games.readyfence.rules.score import go_on_guard, is_decided, score
from salle.games.readyfence.rules.terms import ACTIONS, STALL_REGAINS, other


class Turn(Phase):
    """Two actions; an attack is always the last."""

    # -- what may be done

    def refusal(self, match: Position, action: Action) -> Rule:
        actions = match.strip.action_table
        verb = actions.verb[action]
        me = match.fencer(match.to_act)
        if verb == DISCARD:
            return self._refuse_discard(match, actions.face[action])
        if verb == LAY:
            return self._refuse_opening(match, me, actions.face[action], actions.extra[action])
        if verb == PASS:
            if match.used == 0:
                return rule_ids.ACT_FIRST  # RF-6
            return rule_ids.PAY_A_CARD if match.tie else LEGAL  # RF-18
        if verb == MULLIGAN_HAND:
            return rule_ids.NO_MULLIGAN
        if verb == STALL:
            return self._refuse_stall(match, me)
        if verb == ADVANCE or verb == STEP_BACK or verb == RETREAT or verb == TURN_WEAPON:
            return self._refuse_move(match, me, verb, actions.face[action])
        return rule_ids.NOTHING_TO_ANSWER

    def _refuse_stall(self, match: Position, me: Fencer) -> Rule:
        if match.used > 0:
            return rule_ids.STALL_IS_THE_TURN
        if match.overtime:
            return rule_ids.NO_STALL_IN_OVERTIME
        return rule_ids.STALL_NOT_AGAIN if me.stalled else LEGAL

    def _refuse_move(self, match: Position, me: Fencer, verb: i64, weapon: i64) -> Rule:
        if match.used >= ACTIONS:
            return rule_ids.NO_ACTION_LEFT
        if verb == TURN_WEAPON:
            if match.weapon_turned:
                return rule_ids.WEAPON_ONCE
            return rule_ids.SAME_WEAPON if me.weapon == weapon else LEGAL
        return rule_ids.BLOCKED if verb == ADVANCE and match.gap() == 0 else LEGAL

    def _refuse_discard(self, match: Position, face: i64) -> Rule:
        if match.strip.tutorial and match.used == 0:
            return rule_ids.ACT_FIRST
        return rule_ids.CHANGE_ONCE if match.changed else refuse_discard(match, face)

    def _refuse_opening(self, match: Position, me: Fencer, face: i64, extra: i64) -> Rule:
        strip = match.strip
        if not strip.cards.holds(me.hand, face):
            return rule_ids.NOT_IN_HAND
        if match.used >= ACTIONS:
            return rule_ids.NO_ACTION_LEFT
        if extra == WITH_GLIDE:
            return rule_ids.NOTHING_TO_ANSWER
        kind = strip.cards.kind[face]
        rule = strip.refuse_opening(kind, match.gap(), match.fencer(other(match.to_act)).weapon)
        return rule if rule != LEGAL else refuse_price(strip.cards, me, strip.cards.stamina[kind], extra)

    # -- the same as lists, from parts that stay the same for many turns: the laws compare them with `refusal`

    def candidates(self, match: Position) -> list[Action]:
        return self.legal_actions(match)

    def legal_actions(self, match: Position) -> list[Action]:
        strip = match.strip
        me = match.fencer(match.to_act)
        gap = match.gap()
        legal = self._cardless(match, me, gap)
        if not match.changed and (match.used > 0 or not strip.tutorial):
            legal = legal + list_discards(strip, me)
        if gap > LONG or match.used >= ACTIONS:
            return legal
        openers = me.hand & strip.openers[3 * gap + match.fencer(other(match.to_act)).weapon]
        return legal if openers == 0 else legal + self._openings(match, me, openers)

    def _cardless(self, match: Position, me: Fencer, gap: i64) -> list[Action]:
        """The legal actions without cards, cached by everything they depend on."""
        key = (match.used * 3 + me.weapon) * 32
        if match.weapon_turned:
            key += 16
        if gap == 0:
            key += 8
        if me.stalled:
            key += 4
        if match.overtime:
            key += 2
        if match.tie:
            key += 1
        known = match.strip.cardless[key]
        if known is None:
            known = []
            for action in numbered(0, match.strip.action_table.first_discard):
                if self.refusal(match, action) == LEGAL:
                    known.append(action)
            match.strip.cardless[key] = known
        return known

    def _openings(self, match: Position, me: Fencer, openers: i64) -> list[Action]:
        cards, actions = match.strip.cards, match.strip.action_table
        angulation = cards.held(me.hand, ANGULATION) != NO_FACE
        legal: list[Action] = []
        while openers != 0:
            face = cards.lowest(openers)
            openers &= openers - 1
            if self._refuse_opening(match, me, face, ALONE) == LEGAL:
                legal.append(Action(actions.lay[face]))
            if angulation and self._refuse_opening(match, me, face, WITH_ANGULATION) == LEGAL:
                legal.append(Action(actions.lay_angulated[face]))
        return legal

    # -- what it does

    def reveals(self, match: Position, action: Action) -> bool:
        verb = match.strip.action_table.verb[action]
        return not (verb == PASS or ADVANCE <= verb <= STALL)

    def apply(self, match: Position, action: Action) -> None:
        actions = match.strip.action_table
        seat = match.to_act
        me = match.fencer(seat)
        verb = actions.verb[action]
        match.used += 1
        if verb == LAY:
            open_phrase(match, seat, actions.face[action], actions.extra[action] == WITH_ANGULATION)
        elif verb == ADVANCE:
            match.step_forward(seat)
            if not match.mute:
                match.tell(event_ids.MOVED, seat, LEGAL, (me.square, 1))
            go_on(match)
        elif verb == STEP_BACK or verb == RETREAT:
            self._go_back(match, seat, verb == RETREAT)
        elif verb == TURN_WEAPON:
            me.weapon = actions.face[action]
            match.weapon_turned = True
            if not match.mute:
                match.tell(event_ids.TURNED_WEAPON, seat, LEGAL, (me.weapon,))
            go_on(match)
        elif verb == DISCARD:
            _change_card(match, actions.face[action])
        elif verb == STALL:
            self._stall(match, seat, actions.extra[action] > 0)
        else:
            if not match.mute:
                match.tell(event_ids.ENDED_TURN, seat, LEGAL, ())
            end_turn(match)

    def _go_back(self, match: Position, seat: Seat, twice: bool) -> None:
        off = match.move_back(seat, 2 if twice else 1)
        if not match.mute:
            match.tell(event_ids.RETREATED if twice else event_ids.MOVED, seat, LEGAL, (match.fencer(seat).square, 0))
        if off:
            self._run_off(match, seat)
        elif twice and not match.changed:
            match.phase = phase_ids.CHANGE
        else:
            go_on(match)

    def _run_off(self, match: Position, seat: Seat) -> None:
        """RF-20: a touch, both fencers on guard, and the turn is over."""
        score(match, other(seat))
        if not match.mute:
            touches = (match.left.touches, match.right.touches)
            match.tell(event_ids.RAN_OFF, seat, rule_ids.RUN_OFF, touches)
        if not is_decided(match):
            go_on_guard(match)
            end_turn(match)

    def _stall(self, match: Position, seat: Seat, removes: bool) -> None:
        me = match.fencer(seat)
        me.regain(STALL_REGAINS)
        if not match.mute:
            match.tell(event_ids.STALLED, seat, LEGAL, (me.stamina,))
        if removes:  # RF-23
            match.timer -= 1
            if not match.mute:
                match.tell(event_ids.TIMER_REMOVED, seat, LEGAL, (match.timer,))
        end_turn(match, True)


class Change(Phase):
    """After a Retreat, a card may be exchanged."""

    def candidates(self, match: Position) -> list[Action]:
        return [match.strip.action_table.pass_by, *list_discards(match.strip, match.fencer(match.to_act))]

    def refusal(self, match: Position, action: Action) -> Rule:
        actions = match.strip.action_table
        if actions.verb[action] == DISCARD:
            return refuse_discard(match, actions.face[action])
        return LEGAL if actions.verb[action] == PASS else rule_ids.CHANGE_FIRST

    def kind(self, match: Position, action: Action) -> i64:
        return action_kinds.NO_CHANGE if match.strip.action_table.verb[action] == PASS else super().kind(match, action)

    def reveals(self, match: Position, action: Action) -> bool:
        return match.strip.action_table.verb[action] != PASS

    def apply(self, match: Position, action: Action) -> None:
        if match.strip.action_table.verb[action] == DISCARD:
            _change_card(match, match.strip.action_table.face[action])
        else:
            go_on(match)


def _change_card(match: Position, face: i64) -> None:
    put_away(match, face)
    match.changed = True
    if match.tie:  # RF-18
        end_turn(match)
    else:
        await_draws(match, match.to_act, 1, phase_ids.CHANGE_DRAW)


class ChangeDraw(Drawing):
    """The player draws a card for the discarded one."""

    def finish(self, match: Position, seat: Seat) -> None:
        go_on(match)
