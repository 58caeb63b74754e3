"""Steps that several phases share: an attack, a parry, the bind, a remedy."""

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
    """Change the posta openly."""
    duel.duelist(seat).posta = posta
    if not duel.mute:
        duel.tell(event_ids.CHANGED_POSTA, seat, LEGAL, (posta,))


# -- attacks


def strike(duel: Duel, seat: Seat, face: i64, role: i64) -> None:
    """Attack with a card from the hand, and await the answer."""
    duel.lay(seat, face, role)
    attack_made(duel, seat, face)


def attack_made(duel: Duel, seat: Seat, face: i64) -> None:
    """Await the answer to a strike that lies on the stack. Its player becomes the attacker (AU-10).

    A thrust at an extended posta counts as exchanged at once.
    """
    duel.attacker = seat
    duel.attack = face
    duel.parry = NO_FACE
    duel.stretto = 0
    exchange = exchanges_posta(duel, seat, face)
    duel.await_seat(phase_ids.EXCHANGED if exchange else phase_ids.REACT, other(seat))


def counter_attack(duel: Duel, face: i64) -> None:
    """Counter-attack, and await the parry. The player becomes the attacker (AU-10)."""
    seat = duel.to_act
    duel.lay(seat, face, AS_COUNTER_ATTACK)
    duel.attacker = seat
    duel.attack = face
    duel.await_seat(phase_ids.COUNTERED, other(seat))


# -- parries, breaks and binds


def meet_with(duel: Duel, face: i64, role: i64) -> None:
    """Play a parry or a break, and move both stacks."""
    seat = duel.to_act
    duel.lay(seat, face, role)
    duel.parry = face
    duel.sweep(duel.setup.cards.index[face], seat)


def bind(duel: Duel) -> None:
    """Find out the kind of bind, and continue with it. Two half-suns that make a full sun are a close bind.

    A parried thrust always makes a wide bind.
    """
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
    """Set the side of the close bind for both players."""
    duel.stretto = side
    if not duel.mute:
        duel.tell(event_ids.SIDE_SET, by, LEGAL, (side,))
    await_entry(duel)


def await_entry(duel: Duel) -> None:
    """Await the attacker's one decision after a bind, if the virtues allow an Audatia Entry or a Feint."""
    cards, attacker = duel.setup.cards, duel.attacker
    me = duel.duelist(attacker)
    face = cards.skill_face[FEINT]
    feints = cards.count(cards.deck[me.character], face) > cards.count(me.shown, face)
    if duel.has_most(attacker, AUDATIA) or (feints and duel.has_most(attacker, cards.skill_needs[FEINT])):
        duel.await_seat(phase_ids.ENTRY, attacker)
    else:
        await_chances(duel)


def await_chances(duel: Duel) -> None:
    """Await an attack in a wide bind, or a remedy in a close bind. The defender is first."""
    duel.await_seat(phase_ids.LARGO if duel.stretto == 0 else phase_ids.STRETTO, other(duel.attacker))


# -- remedies


def play_remedy(duel: Duel, face: i64, side: i64, role: i64, soprana: bool) -> None:
    """Play a remedy, and await the counter-remedy. `soprana`: whether Soprana Tor di Spada may answer it too."""
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
    """Whether a counter-remedy fits the side on which a remedy was played."""
    cards = duel.setup.cards
    return cards.counter_side[cards.index[face]] & side != 0
