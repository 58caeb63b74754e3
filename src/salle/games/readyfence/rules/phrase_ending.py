"""How a phrase ends: touches, squares, stamina and cards."""

from __future__ import annotations

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import EVERYONE, LEGAL, NOBODY, Rule, Seat
from salle.games.readyfence.rules import event_ids, phase_ids, rule_ids, threats
from salle.games.readyfence.rules.cards import FLECHE, JOKER
from salle.games.readyfence.rules.clock import await_draws, end_turn
from salle.games.readyfence.rules.position import Position
from salle.games.readyfence.rules.score import double_counts, go_on_guard, is_decided, score
from salle.games.readyfence.rules.terms import HAND, LEFT, RIGHT, STRIP, other


def opened_by_fleche(match: Position) -> bool:
    """Whether the opener cannot answer."""
    return match.strip.cards.kind[match.opening] == FLECHE


def end_phrase(match: Position, rule: Rule, scorer: Seat) -> None:
    """Score touches, set squares and stamina, then return cards. EVERYONE stands for a double touch."""
    if scorer == EVERYONE and not double_counts(match):
        rule, scorer = rule_ids.VOID_DOUBLE_TOUCH, NOBODY
    if scorer == EVERYONE or scorer == LEFT:
        score(match, LEFT)
    if scorer == EVERYONE or scorer == RIGHT:
        score(match, RIGHT)
    if not match.mute:
        touches = (match.left.touches, match.right.touches)
        match.tell(event_ids.PHRASE_ENDED, scorer, rule, (*touches, *match.links))
    if match.touched:
        if is_decided(match):
            return
        go_on_guard(match)
    elif rule != rule_ids.VOID_DOUBLE_TOUCH and opened_by_fleche(match):
        _part_after_fleche(match)
    _clear(match)
    _refill(match, scorer if scorer >= 0 else match.turn)


def _part_after_fleche(match: Position) -> None:
    """RF-11: two squares apart, the defender one forward unless that puts the attacker on a run-off square."""
    if match.turn == LEFT:
        if match.right.square - 4 > 1:
            match.right.square -= 1
        match.left.square = match.right.square - 3
    else:
        if match.left.square + 4 < STRIP:
            match.left.square += 1
        match.right.square = match.left.square + 3
    if not match.mute:
        match.tell(event_ids.PARTED, NOBODY, LEGAL, (match.left.square, match.right.square))


def _clear(match: Position) -> None:
    """Discard the played cards (tutorial), or return them to the hands, where they stay known. A Joker is discarded."""
    match.links = []
    match.opening = NO_FACE
    match.replies = 0
    match.threat = threats.NONE
    match.threat_kind = 0
    match.threat_speed = 0
    match.first_speed = 0
    match.defence = 0
    match.stopped = LEGAL
    match.waiting = NOBODY
    _collect(match, LEFT)
    _collect(match, RIGHT)


def _collect(match: Position, seat: Seat) -> None:
    cards = match.strip.cards
    me = match.fencer(seat)
    if match.strip.tutorial:
        match.shown = cards.union(match.shown, me.table)
    elif me.table != 0:
        joker = cards.held(me.table, JOKER)
        if joker != NO_FACE:
            me.table = cards.without(me.table, joker)
            me.lose(cards, joker)
            match.shown = cards.with_one(match.shown, joker)
            match.waiting = seat  # RF-26
        for face in cards.list_faces(me.table):
            me.hand = cards.with_one(me.hand, face)
            me.held += 1
        me.show(me.table)
    me.table = 0
    me.laid = 0
    me.bare = False
    me.spent = False


def _refill(match: Position, first: Seat) -> None:
    """RF-14, RF-26: tutorial refills both hands, `first` first. Elsewhere the player of a Joker draws a card."""
    if match.strip.tutorial:
        match.waiting = other(first)
        _fill_hand(match, first)
        return
    seat = match.waiting
    match.waiting = NOBODY
    if seat != NOBODY and match.timer > 0:
        await_draws(match, seat, 1, phase_ids.REFILL)
    else:
        end_turn(match)


def _fill_hand(match: Position, seat: Seat) -> None:
    short = min(HAND - match.fencer(seat).held, match.timer)
    if short > 0 and not match.tie:
        await_draws(match, seat, short, phase_ids.REFILL)
    else:
        refilled(match)


def refilled(match: Position) -> None:
    """Refill the next hand, or end the turn."""
    seat = match.waiting
    match.waiting = NOBODY
    if seat != NOBODY:
        _fill_hand(match, seat)
    else:
        end_turn(match)
