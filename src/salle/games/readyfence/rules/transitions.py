"""Ready... Fence! as it moves on: every action and its consequences."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import CHANCE, LEGAL, NOBODY, RETIRED, Action, Seat, retiree
from salle.games.readyfence.rules.actions import (
    ADVANCE,
    DISCARD,
    DODGE,
    LAY,
    MULLIGAN_HAND,
    PARRY,
    PASS,
    RETREAT,
    STALL,
    STEP_BACK,
    TAKE,
    TURN_WEAPON,
    WITH_ANGULATION,
    WITH_GLIDE,
)
from salle.games.readyfence.rules.cards import (
    COUNTER_TIME,
    FEINT_IN_TIME,
    JOKER,
    LIGHT_BLUE,
    RENEWED_ATTACK,
)
from salle.games.readyfence.rules.phrase import Phrase
from salle.games.readyfence.rules.terms import (
    ACTIONS,
    ANSWER,
    CHANGE,
    CHANGE_DRAW,
    CHANGED_HAND,
    DEAL,
    DISCARDED,
    DISCARDED_CARD,
    DODGE_DISCARD,
    DODGE_DRAW,
    ENDED_TURN,
    KEPT_HAND,
    LEFT,
    LEFT_THE_STRIP,
    MOVED,
    MULLIGAN,
    RAN_OFF,
    REDEAL,
    RETREATED,
    RIGHT,
    RUN_OFF,
    STALL_REGAINS,
    STALLED,
    STAMINA,
    TIMER_REMOVED,
    TURN,
    TURNED_WEAPON,
    other,
)


class Match(Phrase):
    """A bout from the deal to its end."""

    def copy(self) -> Match:
        twin = Match(self.strip, True)
        twin.take_over(self)
        return twin

    def begin(self) -> None:
        """The deal; basic gives each fencer a yellow Straight Thrust, which everyone knows of."""
        cards = self.strip.cards
        self.pool = cards.copies.copy()
        if self.strip.basic:
            for seat in (LEFT, RIGHT):
                me = self.fencer(seat)
                me.hand = cards.first[cards.mandatory]
                me.held = 1
                me.show(me.hand)
            self.pool[cards.mandatory] = self.pool[cards.mandatory] - 2
            self.pool_size -= 2
        self.await_draws(LEFT, self.owed_in_deal(LEFT), DEAL)

    def apply(self, action: Action) -> None:
        if action < 0:
            self._retire(retiree(action))
        elif self.to_act == CHANCE:
            self._chance(action - self.strip.actions)
        elif self.phase == TURN:
            self._act(action)
        elif self.phase == ANSWER:
            self._answer(action)
        elif self.phase == MULLIGAN:
            self._mulligan(self.strip.action_table.verb[action] == MULLIGAN_HAND)
        elif self.phase == DODGE_DISCARD:
            self._discard(action)
            if self.tie:
                self.dodge_done(self.to_act)
            else:
                self.await_draws(self.to_act, 1, DODGE_DRAW)
        elif self.strip.action_table.verb[action] == DISCARD:
            self._discard(action)
            self.await_draws(self.to_act, 1, CHANGE_DRAW)
        else:
            self._acted()

    def reveals(self, action: Action) -> bool:
        """A step, a turn of the weapon, a stall and the end of a turn tell nobody anything about cards."""
        if self.phase != TURN and self.phase != CHANGE:
            return True
        verb = self.strip.action_table.verb[action]
        return not (verb == PASS or ADVANCE <= verb <= STALL)

    def _chance(self, index: i64) -> None:
        strip = self.strip
        if index >= strip.tosses:
            self.tossed(Seat(index - strip.tosses))
        elif index >= strip.fills:
            self.fill(index - strip.fills)
        elif index >= strip.takes:
            self.lose_card(index - strip.takes)
        else:
            self.draw(index)
            if self.owed == 0:
                self._drawn()

    def _drawn(self) -> None:
        seat, phase = self.drawer, self.phase
        if phase == DEAL or phase == REDEAL:
            self.dealt()
        elif phase == CHANGE_DRAW:
            self._acted()
        elif phase == DODGE_DRAW:
            self.dodge_done(seat)
        else:
            self.drawn_up()

    def _mulligan(self, wanted: bool) -> None:
        """RF-22: the cards go back before new ones are drawn; basic keeps the yellow Straight Thrust."""
        seat = self.to_act
        me = self.fencer(seat)
        if not self.mute:
            self.tell(CHANGED_HAND if wanted else KEPT_HAND, seat, LEGAL, ())
        self.phase = REDEAL
        self.drawer = seat
        if not wanted:
            self.dealt()
            return
        cards = self.strip.cards
        back = me.hand
        me.hand = 0
        if self.strip.basic:
            back = cards.without(back, cards.mandatory)
            me.hand = cards.first[cards.mandatory]
        for face in cards.list_faces(back):
            self.pool[face] = self.pool[face] + 1
            self.pool_size += 1
            me.held -= 1
        self.await_draws(seat, self.owed_in_deal(seat), REDEAL)

    # -- the turn

    def _act(self, action: Action) -> None:
        actions = self.strip.action_table
        seat = self.to_act
        me = self.fencer(seat)
        verb = actions.verb[action]
        self.used += 1
        if verb == LAY:
            self.open_phrase(seat, actions.face[action], actions.extra[action] == WITH_ANGULATION)
        elif verb == ADVANCE:
            me.square += 1 if seat == LEFT else -1
            if not self.mute:
                self.tell(MOVED, seat, LEGAL, (me.square, 1))
            self._acted()
        elif verb == STEP_BACK or verb == RETREAT:
            self._go_back(seat, verb == RETREAT)
        elif verb == TURN_WEAPON:
            me.weapon = actions.face[action]
            self.weapon_turned = True
            if not self.mute:
                self.tell(TURNED_WEAPON, seat, LEGAL, (me.weapon,))
            self._acted()
        elif verb == DISCARD:
            self._discard(action)
            if self.tie:  # RF-18
                self.end_turn()
            else:
                self.await_draws(seat, 1, CHANGE_DRAW)
        elif verb == STALL:
            self._stall(seat, actions.extra[action] > 0)
        else:
            if not self.mute:
                self.tell(ENDED_TURN, seat, LEGAL, ())
            self.end_turn()

    def _acted(self) -> None:
        """An action is done: RF-6, the next one, or the turn is over."""
        tutorial = self.strip.tutorial
        if (self.timer == 0 and not self.tie) or (tutorial and self.changed) or (self.used >= ACTIONS and not tutorial):
            self.end_turn()
        else:
            self.phase = TURN
            self.to_act = self.turn
            self.drawer = NOBODY

    def _go_back(self, seat: Seat, twice: bool) -> None:
        off = self.move_back(seat, 2 if twice else 1)
        square = self.fencer(seat).square
        if not self.mute:
            self.tell(RETREATED if twice else MOVED, seat, LEGAL, (square, 0))
        if off:
            self._run_off(seat)
        elif twice and not self.changed:
            self.phase = CHANGE
        else:
            self._acted()

    def _run_off(self, seat: Seat) -> None:
        """RF-20: a touch, on guard, and the turn is over."""
        self.score(other(seat))
        if not self.mute:
            self.tell(RAN_OFF, seat, RUN_OFF, (self.left.touches, self.right.touches))
        if self.decided():
            return
        self.on_guard()
        if not self.strip.tutorial:
            self.left.stamina = min(STAMINA, self.left.stamina + 1)
            self.right.stamina = min(STAMINA, self.right.stamina + 1)
        self.tell_on_guard()
        self.end_turn()

    def _discard(self, action: Action) -> None:
        """Face down: its owner knows it, the others know that one of the cards they have seen may be gone."""
        cards = self.strip.cards
        face = self.strip.action_table.face[action]
        seat = self.to_act
        me = self.fencer(seat)
        me.hand = cards.without(me.hand, face)
        me.held -= 1
        me.hidden = cards.with_one(me.hidden, face)
        me.hide()
        if self.phase != DODGE_DISCARD:
            self.changed = True
        if not self.mute:
            self.tell(DISCARDED, seat, LEGAL, ())
            self.whisper(DISCARDED_CARD, seat, LEGAL, (face,))

    def _stall(self, seat: Seat, removes: bool) -> None:
        me = self.fencer(seat)
        me.stamina = min(STAMINA, me.stamina + STALL_REGAINS)
        if not self.mute:
            self.tell(STALLED, seat, LEGAL, (me.stamina,))
        if removes:  # RF-23
            self.timer -= 1
            if not self.mute:
                self.tell(TIMER_REMOVED, seat, LEGAL, (self.timer,))
        self.end_turn(True)

    # -- answers

    def _answer(self, action: Action) -> None:
        actions = self.strip.action_table
        seat = self.to_act
        verb, face = actions.verb[action], actions.face[action]
        angulated = actions.extra[action] == WITH_ANGULATION
        with_glide = actions.extra[action] == WITH_GLIDE
        if verb == LAY:
            self._answer_with(seat, face, angulated, with_glide)
        elif verb == TAKE:
            self.take_touch(seat)
        elif verb == PASS:
            self.end_phrase(self.stopped, NOBODY)
        elif verb == PARRY:
            self.parry_bare(seat, with_glide)
        elif verb == DODGE:
            self.dodge(seat)
        else:
            self.feint(seat, face, angulated)

    def _answer_with(self, seat: Seat, face: i64, angulated: bool, with_glide: bool) -> None:
        cards = self.strip.cards
        kind = cards.kind[face]
        if kind == JOKER:
            self.joker(seat, face)
        elif kind == RENEWED_ATTACK:
            self.renew(seat, face)
        elif kind == COUNTER_TIME:
            self.counter_time(seat, face)
        elif kind == FEINT_IN_TIME:
            self.feint_in_time(seat, face)
        elif cards.colours[kind] & LIGHT_BLUE != 0:
            self.counter_attack(seat, face, angulated)
        else:
            self.parry_with(seat, face, with_glide)

    def _retire(self, seat: Seat) -> None:
        """The other wins, whatever the score."""
        if not self.mute:
            self.tell(LEFT_THE_STRIP, seat, RETIRED, ())
        self.win(other(seat), RETIRED)
