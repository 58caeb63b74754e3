"""Which strike may be made: by posta, by the side on which the sword lies, by signs and virtues."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import LEGAL, Rule, Seat
from salle.games.audatia.rules import rule_ids
from salle.games.audatia.rules.cards import CELERITAS, FULL_BITS, MIDDLE, NO_POSTA, P, comes_from
from salle.games.audatia.rules.duel import Duel
from salle.games.audatia.rules.duelist import Duelist
from salle.games.audatia.rules.terms import other


def lacks(virtue: i64) -> Rule:
    """The rule that asks for most of a virtue."""
    return Rule(rule_ids.NEEDS_AUDATIA + virtue)


# -- sides


def reaches(duel: Duel, me: Duelist, blow: i64) -> bool:
    """Whether that blow can come from where his sword is; AU-3, AU-4: from the middle any."""
    side = duel.sword_side(me)
    return blow == P or side == MIDDLE or side == comes_from(blow)


def lured(duel: Duel, me: Duelist, blow: i64) -> bool:
    """Whether he has named that blow of the opponent's with a Lure."""
    return me.lures & FULL_BITS[blow] != 0


# -- attacks


def refuse_attack(duel: Duel, seat: Seat, face: i64) -> Rule:
    """An attack: from a posta one of its blows, later from the side of the stack; and none that is shut."""
    cards = duel.setup.cards
    me, him = duel.duelist(seat), duel.duelist(other(seat))
    blow = cards.index[face]
    rule = _refuse_origin(duel, me, blow)
    if rule != LEGAL:
        return rule
    if exchanges_posta(duel, seat, face):
        if me.stack or not cards.exchange[me.posta]:
            return rule_ids.EXTENDED
        return LEGAL if duel.would_have_most(seat, CELERITAS) else rule_ids.NEEDS_CELERITAS
    if not him.stack and cards.shuts[him.posta] & FULL_BITS[blow] != 0:
        return rule_ids.SHUT
    return refuse_signs(duel, seat, blow)


def _refuse_origin(duel: Duel, me: Duelist, blow: i64) -> Rule:
    if me.stack:
        return LEGAL if reaches(duel, me, blow) else rule_ids.WRONG_SIDE
    return LEGAL if duel.setup.cards.attacks[me.posta] & FULL_BITS[blow] != 0 else rule_ids.NOT_FROM_POSTA


def exchanges_posta(duel: Duel, seat: Seat, face: i64) -> bool:
    """Whether this is a thrust at an extended posta, which is an exchange."""
    him = duel.duelist(other(seat))
    if duel.setup.cards.index[face] != P or him.stack or him.posta == NO_POSTA:
        return False
    return duel.setup.cards.extended[him.posta]


def refuse_signs(duel: Duel, seat: Seat, blow: i64) -> Rule:
    """The attack sign, and the virtue it may ask for."""
    cards = duel.setup.cards
    if not cards.attack[blow]:
        return rule_ids.NO_ATTACK_SIGN
    needs = cards.attack_needs[blow]
    return LEGAL if duel.would_have_most(seat, needs) else lacks(needs)


def can_attack(duel: Duel, seat: Seat) -> bool:
    """Whether the hand has an eligible attack."""
    cards = duel.setup.cards
    strikes = duel.duelist(seat).hand & cards.strikes & cards.firsts
    while strikes != 0:
        if refuse_attack(duel, seat, cards.lowest(strikes)) == LEGAL:
            return True
        strikes &= strikes - 1
    return False


# -- answers


def refuse_parry(duel: Duel, seat: Seat, face: i64) -> Rule:
    """A parry: permitted by the attack, with the sign, from the side of the sword unless the blow is lured."""
    cards = duel.setup.cards
    me = duel.duelist(seat)
    blow, attack = cards.index[face], cards.index[duel.attack]
    if cards.parried_by[attack] & FULL_BITS[blow] == 0:
        return rule_ids.NOT_PERMITTED
    if not cards.parry[blow]:
        return rule_ids.NO_PARRY_SIGN
    return LEGAL if reaches(duel, me, blow) or lured(duel, me, attack) else rule_ids.WRONG_SIDE


def refuse_break(duel: Duel, seat: Seat, face: i64) -> Rule:
    """A break: of a thrust, with the sign, from the side of the sword unless the thrust is lured."""
    cards = duel.setup.cards
    me = duel.duelist(seat)
    blow = cards.index[face]
    if cards.index[duel.attack] != P:
        return rule_ids.THRUST_ONLY
    if not cards.breaks[blow]:
        return rule_ids.NO_BREAK_SIGN
    return LEGAL if reaches(duel, me, blow) or lured(duel, me, P) else rule_ids.WRONG_SIDE


def refuse_counter_attack(duel: Duel, seat: Seat, face: i64, pre_empt: bool) -> Rule:
    """AU-12: the very same cut, eligible, with most Celeritas; a Pre-empt asks for neither that nor a place."""
    cards = duel.setup.cards
    blow = cards.index[face]
    if cards.index[duel.attack] == P:
        return rule_ids.NO_COUNTER_TO_THRUST
    if blow != cards.index[duel.attack]:
        return rule_ids.SAME_BLOW
    if not pre_empt:
        if not duel.would_have_most(seat, CELERITAS):
            return rule_ids.NEEDS_CELERITAS
        rule = _refuse_origin(duel, duel.duelist(seat), blow)
        if rule != LEGAL:
            return rule
    return refuse_signs(duel, seat, blow)


def refuse_exchange(duel: Duel, seat: Seat) -> Rule:
    """A thrust against a thrust, with most Celeritas; from a posta only if both poste have the sign."""
    cards = duel.setup.cards
    me, him = duel.duelist(seat), duel.duelist(other(seat))
    if cards.index[duel.attack] != P:
        return rule_ids.THRUST_ONLY
    if not me.stack and not (cards.exchange[him.posta] and cards.exchange[me.posta]):
        return rule_ids.EXCHANGE_SIGNS
    return LEGAL if duel.would_have_most(seat, CELERITAS) else rule_ids.NEEDS_CELERITAS


def refuse_defence(duel: Duel, seat: Seat) -> Rule:
    """Defend: a thrust as an attack of one's own, while still in the posta that allows it."""
    me = duel.duelist(seat)
    if me.stack or not duel.setup.cards.defends[me.posta]:
        return rule_ids.NOT_DEFENDING
    return LEGAL if duel.would_have_most(seat, CELERITAS) else rule_ids.NEEDS_CELERITAS
