"""Time and touches in Ready... Fence!: the deck's doings, the ends of turns, periods and bouts."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import CHANCE, LEGAL, NOBODY, Action, Rule, Seat
from salle.games.readyfence.rules.cards import LINE
from salle.games.readyfence.rules.choices import Choices
from salle.games.readyfence.rules.position import Fencer
from salle.games.readyfence.rules.terms import (
    BOUT_WON,
    DEAL,
    DREW,
    DREW_UNSEEN,
    FILLED,
    HAND,
    LAST_TOSS,
    LEFT,
    LOST_TOSS,
    MULLIGAN,
    NO_CARDS,
    ON_GUARD_LEFT,
    ON_GUARD_RIGHT,
    OVER,
    OVERTIME_BEGAN,
    OVERTIME_FILL,
    OVERTIME_TIMER,
    PASSIVITY,
    PERIOD_BEGAN,
    PRIORITY,
    PRIORITY_GIVEN,
    PRIORITY_TOSS,
    REDEAL,
    RIGHT,
    STARTED,
    SUDDEN_DEATH,
    TIE_BEGAN,
    TIME,
    TOSS,
    TOUCHES,
    TURN,
    WENT_ON_GUARD,
    other,
)


class Clock(Choices):
    """A bout that knows how time runs out."""

    # -- the deck

    def chance_weights(self) -> list[i64]:
        first = self.first_chance()
        if first == 0:
            return self.pool
        if first == self.strip.tosses:
            return self.strip.toss
        weights: list[i64] = [0] * first
        if self.phase == OVERTIME_FILL:
            weights.extend(self.away)
        else:
            weights.extend(self._takeable(self.fencer(self.drawer)))
        return weights

    def chance_total(self) -> i64:
        if self.first_chance() == 0:
            return self.pool_size
        return super().chance_total()

    def _takeable(self, me: Fencer) -> list[i64]:
        """What the opponent may take of a hand: basic excepts the yellow card, or else the slowest Straight Thrust."""
        cards = self.strip.cards
        hand = me.hand
        if self.strip.basic:
            spared = cards.mandatory
            if not cards.holds(hand, spared):
                spared = cards.held(hand, 0)
            hand = cards.without(hand, spared)
        return cards.count_faces(hand)

    def dealt_to(self) -> Seat:
        return self.drawer

    def await_draws(self, seat: Seat, owed: i64, phase: i64) -> None:
        """The deck gives so many cards to that seat."""
        self.to_act = CHANCE
        self.drawer = seat
        self.owed = owed
        self.phase = phase

    def await_toss(self, phase: i64) -> None:
        """The coin is tossed."""
        self.to_act = CHANCE
        self.drawer = NOBODY
        self.phase = phase

    def draw(self, face: i64) -> None:
        """The drawer gets this card, from the Timer unless it is dealt."""
        cards = self.strip.cards
        me = self.fencer(self.drawer)
        self.pool[face] = self.pool[face] - 1
        self.pool_size -= 1
        me.hand = cards.with_one(me.hand, face)
        me.held += 1
        self.owed -= 1
        if self.overtime:
            me.drawn = cards.with_one(me.drawn, face)
        if self.phase != DEAL and self.phase != REDEAL:
            self.timer -= 1
            if not self.mute:
                self.tell(DREW_UNSEEN, self.drawer, LEGAL, (self.timer,))
        if not self.mute:
            self.whisper(DREW, self.drawer, LEGAL, (face,))

    def fill(self, face: i64) -> None:
        """RF-17: a card laid aside joins the discards, unseen."""
        self.away = self.away.copy()
        self.away[face] = self.away[face] - 1
        self.pool[face] = self.pool[face] + 1
        self.pool_size += 1
        self.filled += 1
        self.owed -= 1
        if not self.mute:
            self.tell(FILLED, NOBODY, LEGAL, ())
        if self.owed == 0:
            self.await_toss(PRIORITY_TOSS)

    def tossed(self, seat: Seat) -> None:
        """The coin fell for that seat."""
        if self.phase == LAST_TOSS:
            self.win(seat, LOST_TOSS)
        elif self.phase == PRIORITY_TOSS:
            self.priority = seat
            self.timer = OVERTIME_TIMER
            if not self.mute:
                self.tell(PRIORITY_GIVEN, seat, LEGAL, ())
            self.begin_turn(self.turn)
        else:
            self.timer = self.strip.timer_of_first()
            if not self.mute:
                self.tell(STARTED, seat, LEGAL, (self.timer,))
            self.begin_turn(seat)

    def dealt(self) -> None:
        """A hand is dealt, or dealt again: RF-22, left decides before right."""
        if self.phase == DEAL:
            if self.drawer == LEFT:
                self.await_draws(RIGHT, self.owed_in_deal(RIGHT), DEAL)
            else:
                self.await_mulligan(LEFT)
        elif self.drawer == LEFT:
            self.await_mulligan(RIGHT)
        else:
            self.await_toss(TOSS)

    def owed_in_deal(self, seat: Seat) -> i64:
        """How many cards a full hand is short of."""
        return HAND - self.fencer(seat).held

    def await_mulligan(self, seat: Seat) -> None:
        """He may change his hand."""
        self.phase = MULLIGAN
        self.drawer = NOBODY
        self.to_act = seat

    # -- turns and periods

    def begin_turn(self, seat: Seat) -> None:
        """His two actions."""
        self.phase = TURN
        self.turn = seat
        self.to_act = seat
        self.drawer = NOBODY
        self.used = 0
        self.weapon_turned = False
        self.changed = False
        self.touched = False
        self.turn_timer = self.timer

    def end_turn(self, stalled: bool = False) -> None:
        """RF-19 first, then the period's end, then the other's turn."""
        following = other(self.turn)
        self.fencer(self.turn).stalled = stalled
        if self.tie:
            self._judge_cards(following)
            return
        if self.touched or self.timer != self.turn_timer:
            self.quiet = 0
        else:
            self.quiet += 1
        if self.strip.passivity > 0 and self.quiet >= self.strip.passivity:
            self.quiet = 0
            self.timer -= 1
            if not self.mute:
                self.tell(PASSIVITY, NOBODY, LEGAL, (self.strip.passivity, self.timer))
        if self.timer > 0:
            self.begin_turn(following)
        else:
            self._end_period(following)

    def _judge_cards(self, following: Seat) -> None:
        """Tutorial's tie: whoever is left without cards loses."""
        left, right = self.left.held, self.right.held
        if left == 0 and right == 0:
            self.await_toss(LAST_TOSS)
        elif left == 0:
            self.win(RIGHT, NO_CARDS)
        elif right == 0:
            self.win(LEFT, NO_CARDS)
        else:
            self.begin_turn(following)

    def _end_period(self, following: Seat) -> None:
        left, right = self.left.touches, self.right.touches
        if self.overtime:
            self.win(self.priority, PRIORITY)
        elif self.period < self.strip.periods:
            self._next_period(following)
        elif left != right:
            self.win(LEFT if left > right else RIGHT, TIME)
        elif self.strip.tutorial:
            self.tie = True
            if not self.mute:
                self.tell(TIE_BEGAN, NOBODY, LEGAL, ())
            self.begin_turn(following)
        else:
            self._overtime(following)

    def _next_period(self, following: Seat) -> None:
        """RF-16: all cards not in hands are the next Timer."""
        cards = self.strip.cards
        discards = cards.union(cards.union(self.shown, self.left.hidden), self.right.hidden)
        face: i64
        for face in range(cards.faces):
            self.pool[face] = self.pool[face] + cards.count(discards, face)
        self.shown = self.left.hidden = self.right.hidden = 0
        self.pool_size = cards.total - self.left.held - self.right.held
        self.timer = self.pool_size
        self.period += 1
        self.quiet = 0
        self._line_up()
        self.left.stamina = self.right.stamina = self.strip.stamina_of(self.period)
        if not self.mute:
            self.tell(PERIOD_BEGAN, NOBODY, LEGAL, (self.period, self.timer, self.left.stamina))
        self.begin_turn(following)

    def _overtime(self, following: Seat) -> None:
        """RF-17: four cards of the discards, filled up from those laid aside."""
        cards = self.strip.cards
        discards = cards.union(cards.union(self.shown, self.left.hidden), self.right.hidden)
        self.overtime = True
        self.period += 1
        self.quiet = 0
        self.turn = following
        self._line_up()
        self.buried = self.shown
        self.left.buried, self.right.buried = self.left.hidden, self.right.hidden
        self.shown = self.left.hidden = self.right.hidden = 0
        self.away = self.pool
        self.pool = cards.count_faces(discards)
        self.pool_size = sum(self.pool)
        if not self.mute:
            self.tell(OVERTIME_BEGAN, NOBODY, LEGAL, (OVERTIME_TIMER,))
        short = OVERTIME_TIMER - self.pool_size
        if short > 0:
            self.await_draws(NOBODY, short, OVERTIME_FILL)
        else:
            self.await_toss(PRIORITY_TOSS)

    def _line_up(self) -> None:
        self.on_guard()
        self.left.weapon = self.right.weapon = LINE

    def on_guard(self) -> None:
        """Both behind their lines."""
        self.left.square = ON_GUARD_LEFT
        self.right.square = ON_GUARD_RIGHT

    def tell_on_guard(self) -> None:
        """After a touch."""
        if not self.mute:
            self.tell(WENT_ON_GUARD, NOBODY, LEGAL, (self.left.stamina, self.right.stamina))

    # -- touches and ends

    def score(self, seat: Seat) -> None:
        """A touch."""
        self.fencer(seat).touches += 1
        self.touched = True

    def decided(self) -> bool:
        """Whether the touch just scored ends the bout, and then it is over."""
        left, right = self.left.touches, self.right.touches
        leader = LEFT if left > right else RIGHT
        if self.overtime or self.tie:
            self.win(leader, SUDDEN_DEATH)
            return True
        if max(left, right) >= self.strip.touches:
            self.win(leader, TOUCHES)
            return True
        return False

    def double_counts(self) -> bool:
        """Whether a double touch scores: not at one touch before the end for both, nor where one touch decides."""
        last = self.strip.touches - 1
        return not (self.overtime or self.tie or (self.left.touches == last and self.right.touches == last))

    def win(self, seat: Seat, rule: Rule) -> None:
        """The bout is over."""
        self.phase = OVER
        self.to_act = NOBODY
        self.drawer = NOBODY
        self.owed = 0
        self.winner = seat
        self.why = rule
        if not self.mute:
            self.tell(BOUT_WON, seat, rule, (self.fencer(seat).touches, self.fencer(other(seat)).touches))

    def masked(self, action: Action, seat: Seat) -> Action:
        """Draws are seen by whoever draws, discards by whoever discards, the filling of overtime's Timer by nobody."""
        strip = self.strip
        first_masked = strip.actions + strip.chances
        if action >= strip.actions:
            index = action - strip.actions
            if index < strip.takes:
                return action if self.drawer == seat else Action(first_masked)
            return Action(first_masked + 2) if strip.fills <= index < strip.tosses else action
        if action >= 0 and self.is_discard(action) and self.to_act != seat:
            return Action(first_masked + 1)
        return action

    def is_discard(self, action: Action) -> bool:
        """Whether a card is put away unseen by it."""
        actions = self.strip.action_table
        return actions.first_discard <= action < actions.first_answer
