"""The fencing phrase: how it opens, and how each answer changes the threat or ends the phrase."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import EVERYONE, LEGAL, NOBODY, Rule, Seat
from salle.games.readyfence.rules import event_ids, phase_ids, rule_ids, speeds, threats
from salle.games.readyfence.rules.cards import CEDING_PARRY, COUNTER_TIME, FEINT, GLIDE, INFIGHTING, LUNGE
from salle.games.readyfence.rules.fencer import Fencer
from salle.games.readyfence.rules.phrase_ending import end_phrase, opened_by_fleche
from salle.games.readyfence.rules.phrase_links import (
    CEDED,
    COUNTER_TIMED_WITH,
    FEINTED,
    FEINTED_IN_TIME,
    JOKED,
    OPENED,
    SWAPPED,
    link,
    link_speed,
)
from salle.games.readyfence.rules.position import Position
from salle.games.readyfence.rules.terms import other

# -- what all of them do


def add_link(match: Position, row: i64) -> None:
    """Add an action to the phrase."""
    match.links.append(row)
    if not match.mute:
        match.tell(event_ids.LINKED, Seat(row & 1), LEGAL, (row,))


def _threaten(match: Position, threat: i64, kind: i64, row: i64) -> None:
    """Set a threat, which lands unless it is answered."""
    match.threat = threat
    match.threat_kind = kind
    match.threat_speed = link_speed(row)


def stop_threat(match: Position, how: Rule) -> None:
    match.threat = threats.NONE
    match.threat_speed = 0
    match.stopped = how


def turn_to_opponent(match: Position, seat: Seat) -> None:
    match.replies += 1
    match.phase = phase_ids.ANSWER
    match.to_act = other(seat)


def _defend(match: Position, row: i64) -> None:
    """Note the speed of the first answer. A Feint is compared with it."""
    add_link(match, row)
    if match.replies == 0:
        match.defence = link_speed(row)


# -- the opening


def open_phrase(match: Position, seat: Seat, face: i64, angulated: bool) -> None:
    """Play the first card, which is the last action of the turn."""
    row = speeds.attack_link(match, seat, OPENED, face, angulated)
    me = match.fencer(seat)
    me.lay(match.strip.cards, face, angulated)
    me.laid = 1
    match.opening = face
    add_link(match, row)
    _threaten(match, threats.ATTACK, match.strip.cards.kind[face], row)
    match.first_speed = match.threat_speed
    match.phase = phase_ids.ANSWER
    match.to_act = other(seat)


# -- answers with cards


def counter_attack(match: Position, seat: Seat, face: i64, angulated: bool) -> None:
    """At equal speed this is a double touch at once. If it is faster, it becomes the threat."""
    row = speeds.counter_link(match, seat, face, angulated)
    me = match.fencer(seat)
    me.lay(match.strip.cards, face, angulated)
    me.laid += 1
    _defend(match, row)
    if link_speed(row) == match.threat_speed:
        end_phrase(match, rule_ids.DOUBLE_TOUCH, EVERYONE)
    elif opened_by_fleche(match):
        end_phrase(match, rule_ids.COUNTER_ATTACK_LANDS, seat)
    else:
        _threaten(match, threats.COUNTER, match.strip.cards.kind[face], row)
        turn_to_opponent(match, seat)


def ceding_scores(match: Position) -> bool:
    scores_against = match.strip.cards.scores_against[CEDING_PARRY]
    return match.threat != threats.COUNTER and scores_against >> match.threat_kind & 1 != 0


def parry_with(match: Position, seat: Seat, face: i64, with_glide: bool) -> None:
    """Stop the threat. The riposte, if there is one, is the new threat."""
    cards = match.strip.cards
    kind = cards.kind[face]
    me = match.fencer(seat)
    if kind == CEDING_PARRY and ceding_scores(match):
        _score_at_once(match, seat, face, CEDED, rule_ids.CEDING_PARRY_LANDS)
        return
    row = speeds.parry_link(match, seat, face)
    me.lay(cards, face)
    me.laid += 1
    _defend(match, row)
    if kind == INFIGHTING and match.gap() == LUNGE:  # RF-12
        match.step_forward(seat)
    if with_glide:
        _add_glide(match, seat, me)
    elif kind == CEDING_PARRY:
        _stand_parried(match, seat, rule_ids.PARRIED)
    else:
        row = speeds.riposte_link(match, seat, face)
        add_link(match, row)
        _threaten(match, threats.RIPOSTE, kind, row)
        if opened_by_fleche(match):
            end_phrase(match, rule_ids.RIPOSTE_LANDS, seat)
        else:
            turn_to_opponent(match, seat)


def _add_glide(match: Position, seat: Seat, me: Fencer) -> None:
    row = speeds.glide_link(match, seat)
    me.lay(match.strip.cards, match.strip.cards.held(me.hand, GLIDE))
    add_link(match, row)
    _threaten(match, threats.RIPOSTE, GLIDE, row)
    turn_to_opponent(match, seat)


def _stand_parried(match: Position, seat: Seat, how: Rule) -> None:
    stop_threat(match, how)
    if opened_by_fleche(match):
        end_phrase(match, how, NOBODY)
    else:
        turn_to_opponent(match, seat)


def renew(match: Position, seat: Seat, face: i64) -> None:
    """Repeat the first attack and cancel any riposte."""
    row = speeds.renewal_link(match, seat)
    me = match.fencer(seat)
    me.lay(match.strip.cards, face)
    me.laid += 1
    add_link(match, row)
    _threaten(match, threats.RENEWAL, match.strip.cards.kind[match.opening], row)
    match.stopped = LEGAL
    turn_to_opponent(match, seat)


def counter_time(match: Position, seat: Seat, face: i64) -> None:
    """Scores unless Feint in Time answers it."""
    row = link(seat, COUNTER_TIMED_WITH, face)
    me = match.fencer(seat)
    me.lay(match.strip.cards, face)
    me.laid += 1
    add_link(match, row)
    _threaten(match, threats.COUNTER_TIME, COUNTER_TIME, row)
    turn_to_opponent(match, seat)


def feint_in_time(match: Position, seat: Seat, face: i64) -> None:
    """Scores at once."""
    _score_at_once(match, seat, face, FEINTED_IN_TIME, rule_ids.FEINT_IN_TIME_LANDS)


def joker(match: Position, seat: Seat, face: i64) -> None:
    """Scores at once."""
    _score_at_once(match, seat, face, JOKED, rule_ids.JOKER_LANDS)


def _score_at_once(match: Position, seat: Seat, face: i64, role: i64, rule: Rule) -> None:
    match.fencer(seat).lay(match.strip.cards, face)
    add_link(match, link(seat, role, face))
    end_phrase(match, rule, seat)


def feint(match: Position, seat: Seat, face: i64, angulated: bool) -> None:
    """Swap the first card for this one, or end the phrase with NO_FACE."""
    me = match.fencer(seat)
    laid = match.strip.cards.held(me.hand, FEINT)
    me.lay(match.strip.cards, laid)
    add_link(match, link(seat, FEINTED, laid))
    if face == NO_FACE:
        end_phrase(match, rule_ids.CALLED_OFF, NOBODY)
        return
    row = speeds.attack_link(match, seat, SWAPPED, face, angulated)
    me.lay(match.strip.cards, face, angulated)
    add_link(match, row)
    if link_speed(row) == match.defence:
        end_phrase(match, rule_ids.FEINT_DOUBLE_TOUCH, EVERYONE)
    else:
        end_phrase(match, rule_ids.FEINT_LANDS, seat)


# -- answers without cards


def parry_bare(match: Position, seat: Seat, with_glide: bool) -> None:
    """Parry without cards and pay stamina."""
    me = match.fencer(seat)
    row = speeds.bare_parry_link(match, seat)
    me.pay(speeds.bare_price(match, me))
    me.bare = True
    _defend(match, row)
    if with_glide:
        _add_glide(match, seat, me)
    else:
        _stand_parried(match, seat, rule_ids.PARRIED_WITHOUT_CARDS)


def take_touch(match: Position, seat: Seat) -> None:
    """The threat lands."""
    rule = rule_ids.ATTACK_LANDS
    if match.threat == threats.RIPOSTE:
        rule = rule_ids.GLIDE_LANDS if match.threat_kind == GLIDE else rule_ids.RIPOSTE_LANDS
    elif match.threat == threats.RENEWAL:
        rule = rule_ids.RENEWED_ATTACK_LANDS
    elif match.threat == threats.COUNTER:
        rule = rule_ids.COUNTER_ATTACK_LANDS
    elif match.threat == threats.COUNTER_TIME:
        rule = rule_ids.COUNTER_TIME_LANDS
    end_phrase(match, rule, other(seat))
