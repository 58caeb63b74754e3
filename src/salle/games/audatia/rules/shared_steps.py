"""Steps that several phases take: an attack, a parry, the bind and what it leads to, a remedy."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import LEGAL, NOBODY, Seat
from salle.games.audatia.rules import event_ids, phase_ids
from salle.games.audatia.rules.cards import AUDATIA, FEINT, FORTITUDO, INSIDE, OUTSIDE, WHOLE_SUN, P, from_right
from salle.games.audatia.rules.duel import Duel
from salle.games.audatia.rules.eligibility import exchanges_posta
from salle.games.audatia.rules.terms import AS_COUNTER_ATTACK, other


def change_posta(duel: Duel, seat: Seat, posta: i64) -> None:
    """Stand otherwise, before all eyes."""
    duel.duelist(seat).posta = posta
    if not duel.mute:
        duel.tell(event_ids.CHANGED_POSTA, seat, LEGAL, (posta,))


# -- attacks


def strike(duel: Duel, seat: Seat, face: i64, role: i64) -> None:
    """An attack from the hand."""
    duel.lay(seat, face, role)
    attack_made(duel, seat, face)


def attack_made(duel: Duel, seat: Seat, face: i64) -> None:
    """AU-10: its player is the attacker. A thrust at an extended posta is already an exchange."""
    duel.attacker = seat
    duel.attack = face
    duel.parry = NO_FACE
    duel.stretto = 0
    exchange = exchanges_posta(duel, seat, face)
    duel.await_seat(phase_ids.EXCHANGED if exchange else phase_ids.REACT, other(seat))


def counter_attack(duel: Duel, face: i64) -> None:
    """AU-10: its player is the attacker now."""
    seat = duel.to_act
    duel.lay(seat, face, AS_COUNTER_ATTACK)
    duel.attacker = seat
    duel.attack = face
    duel.await_seat(phase_ids.COUNTERED, other(seat))


# -- parries, breaks and binds


def meet_with(duel: Duel, face: i64, role: i64) -> None:
    """A parry or a break is laid, and both stacks move."""
    seat = duel.to_act
    duel.lay(seat, face, role)
    duel.parry = face
    duel.sweep(duel.setup.cards.index[face], seat)


def bind(duel: Duel) -> None:
    """Two half-suns that make a whole: stretto; a parried thrust is always largo."""
    cards = duel.setup.cards
    attack, parry, attacker = duel.attack, duel.parry, duel.attacker
    whole = cards.index[attack] != P and cards.sun[attack] | cards.sun[parry] == WHOLE_SUN
    if not duel.mute:
        duel.tell(event_ids.BOUND, other(attacker), LEGAL, (attack, parry, 1 if whole else 0))
    duel.stretto = 0
    if not whole:
        await_entry(duel)
    elif duel.has_most(attacker, FORTITUDO):
        duel.await_seat(phase_ids.SIDE, attacker)
    elif duel.has_most(other(attacker), FORTITUDO):
        duel.await_seat(phase_ids.SIDE, other(attacker))
    else:  # AU-7
        set_side(duel, OUTSIDE if from_right(cards.index[parry]) else INSIDE, NOBODY)


def set_side(duel: Duel, side: i64, by: Seat) -> None:
    """The side of the stretto holds for both."""
    duel.stretto = side
    if not duel.mute:
        duel.tell(event_ids.SIDE_SET, by, LEGAL, (side,))
    await_entry(duel)


def await_entry(duel: Duel) -> None:
    """One decision of the attacker, if the virtues leave him any."""
    cards, attacker = duel.setup.cards, duel.attacker
    me = duel.duelist(attacker)
    face = cards.skill_face[FEINT]
    feints = cards.count(cards.deck[me.character], face) > cards.count(me.shown, face)
    if duel.has_most(attacker, AUDATIA) or (feints and duel.has_most(attacker, cards.skill_needs[FEINT])):
        duel.await_seat(phase_ids.ENTRY, attacker)
    else:
        await_chances(duel)


def await_chances(duel: Duel) -> None:
    """Largo: to attack; stretto: remedies. The defender first."""
    duel.await_seat(phase_ids.LARGO if duel.stretto == 0 else phase_ids.STRETTO, other(duel.attacker))


# -- remedies


def play_remedy(duel: Duel, face: i64, side: i64, role: i64, soprana: bool) -> None:
    """A remedy must be met; `soprana` says whether Soprana Tor di Spada may do that."""
    seat = duel.to_act
    duel.lay_on_stack(seat, face)
    duel.remedy = face
    duel.remedy_side = side
    duel.remedy_role = role
    duel.soprana = soprana
    if not duel.mute:
        duel.tell(event_ids.PLAYED_REMEDY, seat, LEGAL, (face, side, role))
    duel.await_seat(phase_ids.MEET, other(seat))


def lines_up(duel: Duel, face: i64, side: i64) -> bool:
    """Whether a counter-remedy meets a remedy that was played on that side."""
    cards = duel.setup.cards
    return cards.counter_side[cards.index[face]] & side != 0
