"""Draws, turns, periods and time."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import CHANCE, LEGAL, NOBODY, Seat
from salle.games.readyfence.rules import event_ids, phase_ids, rule_ids
from salle.games.readyfence.rules.cards import LINE
from salle.games.readyfence.rules.position import Position
from salle.games.readyfence.rules.score import win
from salle.games.readyfence.rules.terms import ACTIONS, LEFT, OVERTIME_TIMER, RIGHT, other

# -- the deck


def await_draws(match: Position, seat: Seat, owed: i64, phase: i64) -> None:
    """Wait for the deck to give that seat this many cards."""
    match.to_act = CHANCE
    match.drawer = seat
    match.owed = owed
    match.phase = phase


def await_toss(match: Position, phase: i64) -> None:
    """Wait for the coin toss."""
    match.to_act = CHANCE
    match.drawer = NOBODY
    match.phase = phase


# -- turns


def begin_turn(match: Position, seat: Seat) -> None:
    match.phase = phase_ids.TURN
    match.turn = seat
    match.to_act = seat
    match.drawer = NOBODY
    match.used = 0
    match.weapon_turned = False
    match.changed = False
    match.touched = False
    match.turn_timer = match.timer


def go_on(match: Position) -> None:
    """Count an action, then continue or end the turn (RF-6)."""
    tutorial = match.strip.tutorial
    out_of_time = match.timer == 0 and not match.tie
    if out_of_time or (tutorial and match.changed) or (match.used >= ACTIONS and not tutorial):
        end_turn(match)
    else:
        match.phase = phase_ids.TURN
        match.to_act = match.turn
        match.drawer = NOBODY


def end_turn(match: Position, stalled: bool = False) -> None:
    """End the turn: first RF-19, then perhaps the period, then the opponent's turn."""
    following = other(match.turn)
    match.fencer(match.turn).stalled = stalled
    if match.tie:
        _judge_cards(match, following)
        return
    if match.touched or match.timer != match.turn_timer:
        match.quiet = 0
    else:
        match.quiet += 1
    if match.strip.passivity > 0 and match.quiet >= match.strip.passivity:
        match.quiet = 0
        match.timer -= 1
        if not match.mute:
            match.tell(event_ids.PASSIVITY, NOBODY, LEGAL, (match.strip.passivity, match.timer))
    if match.timer > 0:
        begin_turn(match, following)
    else:
        _end_period(match, following)


def _judge_cards(match: Position, following: Seat) -> None:
    """In the tutorial's tie a player without cards loses."""
    left, right = match.left.held, match.right.held
    if left == 0 and right == 0:
        await_toss(match, phase_ids.LAST_TOSS)
    elif left == 0:
        win(match, RIGHT, rule_ids.NO_CARDS)
    elif right == 0:
        win(match, LEFT, rule_ids.NO_CARDS)
    else:
        begin_turn(match, following)


# -- periods


def _end_period(match: Position, following: Seat) -> None:
    left, right = match.left.touches, match.right.touches
    if match.overtime:
        win(match, match.priority, rule_ids.PRIORITY)
    elif match.period < match.strip.periods:
        _begin_next_period(match, following)
    elif left != right:
        win(match, LEFT if left > right else RIGHT, rule_ids.TIME)
    elif match.strip.tutorial:
        match.tie = True
        if not match.mute:
            match.tell(event_ids.TIE_BEGAN, NOBODY, LEGAL, ())
        begin_turn(match, following)
    else:
        _begin_overtime(match, following)


def _begin_next_period(match: Position, following: Seat) -> None:
    """RF-16: all cards not in hands become the next Timer."""
    discards = _gather_discards(match)
    face: i64
    for face in range(match.strip.cards.faces):
        match.pool[face] = match.pool[face] + discards[face]
    match.pool_size = match.strip.cards.total - match.left.held - match.right.held
    match.timer = match.pool_size
    _line_up(match)
    match.left.stamina = match.right.stamina = match.strip.stamina_of(match.period)
    if not match.mute:
        match.tell(event_ids.PERIOD_BEGAN, NOBODY, LEGAL, (match.period, match.timer, match.left.stamina))
    begin_turn(match, following)


def _begin_overtime(match: Position, following: Seat) -> None:
    """RF-17: the Timer is four of the discards, with cards laid aside if there are fewer."""
    match.overtime = True
    match.turn = following
    match.buried = match.shown
    for me in (match.left, match.right):
        me.buried, me.buried_size = me.hidden, me.hidden_size
    match.away = match.pool
    match.pool = _gather_discards(match)
    match.pool_size = sum(match.pool)
    _line_up(match)
    if not match.mute:
        match.tell(event_ids.OVERTIME_BEGAN, NOBODY, LEGAL, (OVERTIME_TIMER,))
    short = OVERTIME_TIMER - match.pool_size
    if short > 0:
        await_draws(match, NOBODY, short, phase_ids.OVERTIME_FILL)
    else:
        await_toss(match, phase_ids.PRIORITY_TOSS)


def _gather_discards(match: Position) -> list[i64]:
    """All discards, counted by face; afterwards none are in the open or face-down piles."""
    cards = match.strip.cards
    discards = cards.union(cards.union(match.shown, match.left.hidden), match.right.hidden)
    match.shown = match.left.hidden = match.right.hidden = 0
    match.left.hidden_size = match.right.hidden_size = 0
    return cards.count_faces(discards)


def _line_up(match: Position) -> None:
    """Put both fencers in place for a new period."""
    match.period += 1
    match.quiet = 0
    match.on_guard()
    match.left.weapon = match.right.weapon = LINE
