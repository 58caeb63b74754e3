"""Which strikes are allowed: by posta, by the side of the sword, by signs and virtues."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import LEGAL, Rule, Seat
from salle.games.audatia.rules import rule_ids
from salle.games.audatia.rules.cards import CELERITAS, FULL_BITS, MIDDLE, NO_POSTA, P, comes_from
from salle.games.audatia.rules.duel import Duel
from salle.games.audatia.rules.duelist import Duelist
from salle.games.audatia.rules.terms import other


def lacks(virtue: i64) -> Rule:
    """The rule that requires most of a virtue."""
    return Rule(rule_ids.NEEDS_AUDATIA + virtue)


# -- sides


def reaches(duel: Duel, me: Duelist, blow: i64) -> bool:
    """Whether that blow can come from where the sword is. In the middle any can (AU-3, AU-4)."""
    side = duel.sword_side(me)
    return blow == P or side == MIDDLE or side == comes_from(blow)


def lured(duel: Duel, me: Duelist, blow: i64) -> bool:
    """Whether the player has named that blow with a Lure."""
    return me.lures & FULL_BITS[blow] != 0


# -- attacks


def refuse_attack(duel: Duel, seat: Seat, face: i64) -> Rule:
    """Check an attack: one of the posta's blows, later a blow from the side of the stack, and not shut out."""
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
    """Whether this is a thrust at an extended posta, which counts as an exchange."""
    him = duel.duelist(other(seat))
    if duel.setup.cards.index[face] != P or him.stack or him.posta == NO_POSTA:
        return False
    return duel.setup.cards.extended[him.posta]


def refuse_signs(duel: Duel, seat: Seat, blow: i64) -> Rule:
    """Check the attack sign, and the virtue that it may need."""
    cards = duel.setup.cards
    if not cards.attack[blow]:
        return rule_ids.NO_ATTACK_SIGN
    needs = cards.attack_needs[blow]
    return LEGAL if duel.would_have_most(seat, needs) else lacks(needs)


def can_attack(duel: Duel, seat: Seat) -> bool:
    """Whether the hand has an allowed attack."""
    cards = duel.setup.cards
    strikes = duel.duelist(seat).hand & cards.strikes & cards.firsts
    while strikes != 0:
        if refuse_attack(duel, seat, cards.lowest(strikes)) == LEGAL:
            return True
        strikes &= strikes - 1
    return False


# -- answers


def refuse_parry(duel: Duel, seat: Seat, face: i64) -> Rule:
    """Check a parry: permitted by the attack, with the sign, from the side of the sword unless the blow is lured."""
    cards = duel.setup.cards
    me = duel.duelist(seat)
    blow, attack = cards.index[face], cards.index[duel.attack]
    if cards.parried_by[attack] & FULL_BITS[blow] == 0:
        return rule_ids.NOT_PERMITTED
    if not cards.parry[blow]:
        return rule_ids.NO_PARRY_SIGN
    return LEGAL if reaches(duel, me, blow) or lured(duel, me, attack) else rule_ids.WRONG_SIDE


def refuse_break(duel: Duel, seat: Seat, face: i64) -> Rule:
    """Check a break: of a thrust, with the sign, and from the side of the sword unless the thrust is lured."""
    cards = duel.setup.cards
    me = duel.duelist(seat)
    blow = cards.index[face]
    if cards.index[duel.attack] != P:
        return rule_ids.THRUST_ONLY
    if not cards.breaks[blow]:
        return rule_ids.NO_BREAK_SIGN
    return LEGAL if reaches(duel, me, blow) or lured(duel, me, P) else rule_ids.WRONG_SIDE


def refuse_counter_attack(duel: Duel, seat: Seat, face: i64, pre_empt: bool) -> Rule:
    """Check a counter-attack (AU-12): the same cut, allowed, with most Celeritas unless pre-empting."""
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
    """Check an exchange: a thrust with most Celeritas; before the first strike both poste need the sign."""
    cards = duel.setup.cards
    me, him = duel.duelist(seat), duel.duelist(other(seat))
    if cards.index[duel.attack] != P:
        return rule_ids.THRUST_ONLY
    if not me.stack and not (cards.exchange[him.posta] and cards.exchange[me.posta]):
        return rule_ids.EXCHANGE_SIGNS
    return LEGAL if duel.would_have_most(seat, CELERITAS) else rule_ids.NEEDS_CELERITAS


def refuse_defence(duel: Duel, seat: Seat) -> Rule:
    """Check Defend: a thrust from a posta with that power, before the first strike."""
    me = duel.duelist(seat)
    if me.stack or not duel.setup.cards.defends[me.posta]:
        return rule_ids.NOT_DEFENDING
    return LEGAL if duel.would_have_most(seat, CELERITAS) else rule_ids.NEEDS_CELERITAS
