"""The phases before the first turn: hands are dealt, each player can redraw once, and a toss decides who starts."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import LEGAL, NOBODY, Action, Rule, Seat
from salle.games.readyfence.rules import action_kinds, event_ids, phase_ids, rule_ids
from salle.games.readyfence.rules.actions import MULLIGAN_HAND, PASS
from salle.games.readyfence.rules.clock import await_draws, await_toss, begin_turn
from salle.games.readyfence.rules.phase import Drawing, Phase, Tossing
from salle.games.readyfence.rules.position import Position
from salle.games.readyfence.rules.terms import HAND, LEFT, RIGHT


def deal_hands(match: Position) -> None:
    """Begin a bout. Basic gives each player a yellow Straight Thrust, which both players know of."""
    cards = match.strip.cards
    match.pool = cards.copies.copy()
    if match.strip.basic:
        for me in (match.left, match.right):
            me.hand = cards.first[cards.mandatory]
            me.held = 1
            me.show(me.hand)
        match.pool[cards.mandatory] = match.pool[cards.mandatory] - 2
        match.pool_size -= 2
    _await_hand(match, LEFT, phase_ids.DEAL)


def _await_hand(match: Position, seat: Seat, phase: i64) -> None:
    await_draws(match, seat, HAND - match.fencer(seat).held, phase)


def _await_mulligan(match: Position, seat: Seat) -> None:
    match.phase = phase_ids.MULLIGAN
    match.drawer = NOBODY
    match.to_act = seat


def _settle_hand(match: Position, seat: Seat) -> None:
    """RF-22: left decides before right, and both before the toss."""
    if seat == LEFT:
        _await_mulligan(match, RIGHT)
    else:
        await_toss(match, phase_ids.TOSS)


class Deal(Drawing):
    def finish(self, match: Position, seat: Seat) -> None:
        if seat == LEFT:
            _await_hand(match, RIGHT, phase_ids.DEAL)
        else:
            _await_mulligan(match, LEFT)


class Mulligan(Phase):
    """A player keeps the hand, or redraws it once."""

    def candidates(self, match: Position) -> list[Action]:
        actions = match.strip.action_table
        return [actions.pass_by, actions.mulligan]

    def refusal(self, match: Position, action: Action) -> Rule:
        verb = match.strip.action_table.verb[action]
        return LEGAL if verb == PASS or verb == MULLIGAN_HAND else rule_ids.MULLIGAN_FIRST

    def kind(self, match: Position, action: Action) -> i64:
        return action_kinds.KEEP if match.strip.action_table.verb[action] == PASS else super().kind(match, action)

    def apply(self, match: Position, action: Action) -> None:
        seat = match.to_act
        keeps = action == match.strip.action_table.pass_by
        if not match.mute:
            match.tell(event_ids.KEPT_HAND if keeps else event_ids.CHANGED_HAND, seat, LEGAL, ())
        if keeps:
            _settle_hand(match, seat)
        else:
            self._put_back(match, seat)
            _await_hand(match, seat, phase_ids.REDEAL)

    def _put_back(self, match: Position, seat: Seat) -> None:
        """RF-22: the cards go back before new ones are drawn. Basic keeps the yellow Straight Thrust."""
        cards = match.strip.cards
        me = match.fencer(seat)
        back = me.hand
        me.hand = 0
        if match.strip.basic:
            back = cards.without(back, cards.mandatory)
            me.hand = cards.first[cards.mandatory]
        for face in cards.list_faces(back):
            match.pool[face] = match.pool[face] + 1
            match.pool_size += 1
            me.held -= 1


class Redeal(Drawing):
    """The new hand after a mulligan."""

    def finish(self, match: Position, seat: Seat) -> None:
        _settle_hand(match, seat)


class Toss(Tossing):
    """A coin toss decides who starts."""

    def fallen(self, match: Position, seat: Seat) -> None:
        match.timer = match.strip.timer_of_first()
        if not match.mute:
            match.tell(event_ids.STARTED, seat, LEGAL, (match.timer,))
        begin_turn(match, seat)
