"""Scores touches, ends the bout, and puts both fencers on guard again."""

from __future__ import annotations

from salle.core.game import LEGAL, NOBODY, Rule, Seat
from salle.games.readyfence.rules import event_ids, phase_ids, rule_ids
from salle.games.readyfence.rules.fencer import Fencer
from salle.games.readyfence.rules.position import Position
from salle.games.readyfence.rules.terms import LEFT, RIGHT, other


def score(match: Position, seat: Seat) -> None:
    match.fencer(seat).touches += 1
    match.touched = True


def double_counts(match: Position) -> bool:
    """A double touch does not count when both need one touch, or when the next touch decides."""
    last = match.strip.touches - 1
    return not (match.overtime or match.tie or (match.left.touches == last and match.right.touches == last))


def is_decided(match: Position) -> bool:
    """Whether the touch just scored ends the bout; if so, end it."""
    left, right = match.left.touches, match.right.touches
    leader = LEFT if left > right else RIGHT
    if match.overtime or match.tie:
        win(match, leader, rule_ids.SUDDEN_DEATH)
        return True
    if max(left, right) >= match.strip.touches:
        win(match, leader, rule_ids.TOUCHES)
        return True
    return False


def go_on_guard(match: Position) -> None:
    """Go on guard after a touch. A player who paid no stamina in this phrase regains a point."""
    match.on_guard()
    if not match.strip.tutorial:
        _regain(match.left)
        _regain(match.right)
    if not match.mute:
        match.tell(event_ids.ON_GUARD, NOBODY, LEGAL, (match.left.stamina, match.right.stamina))


def _regain(me: Fencer) -> None:
    if not me.spent:
        me.regain(1)


def win(match: Position, seat: Seat, rule: Rule) -> None:
    match.phase = phase_ids.OVER
    match.to_act = NOBODY
    match.drawer = NOBODY
    match.owed = 0
    match.winner = seat
    match.why = rule
    if not match.mute:
        touches = (match.fencer(seat).touches, match.fencer(other(seat)).touches)
        match.tell(event_ids.BOUT_WON, seat, rule, touches)
