"""The arithmetic of speeds: the speed of each card in this position, with every bonus and malus."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import Seat
from salle.games.readyfence.rules.cards import ENGAGEMENT, GLIDE, INVITATION, STRAIGHT_THRUST
from salle.games.readyfence.rules.fencer import Fencer
from salle.games.readyfence.rules.phrase_links import (
    COUNTERED,
    GLIDED,
    OPENED,
    PARRIED_BARE,
    PARRIED_WITH,
    RENEWED,
    RIPOSTED,
    link,
    link_speed,
)
from salle.games.readyfence.rules.position import Position
from salle.games.readyfence.rules.terms import other


def attack_link(match: Position, seat: Seat, role: i64, face: i64, angulated: bool) -> i64:
    """The link of an attack with this card: OPENED, or SWAPPED by a Feint."""
    cards = match.strip.cards
    kind = cards.kind[face]
    angulation = cards.angulation if angulated else 0
    engagement: i64 = 0
    if not cards.no_engagement[kind]:
        engagement = _engaged(match, seat)
    weapons = _weapons(match, seat)
    bonus = cards.bonus[kind][weapons]
    return link(seat, role, face, cards.speed[face], bonus, angulation, 0, 0, engagement, weapons)


def attack_speed(match: Position, seat: Seat, face: i64, angulated: bool) -> i64:
    return link_speed(attack_link(match, seat, OPENED, face, angulated))


def riposte_link(match: Position, seat: Seat, face: i64) -> i64:
    """The riposte of a parry with this card counts as a Straight Thrust."""
    cards = match.strip.cards
    weapons = _weapons(match, seat)
    bonus = cards.bonus[STRAIGHT_THRUST][weapons]
    return link(seat, RIPOSTED, face, cards.riposte[face], bonus, 0, 0, 0, _engaged(match, seat), weapons)


def glide_link(match: Position, seat: Seat) -> i64:
    """The Glide that is added to a parry."""
    cards = match.strip.cards
    face = cards.held(match.fencer(seat).hand, GLIDE)
    return link(seat, GLIDED, face, cards.added_glide, 0, 0, 0, 0, _engaged(match, seat))


def renewal_link(match: Position, seat: Seat) -> i64:
    """The first attack again, faster. All changes of its speed are already included."""
    return link(seat, RENEWED, match.opening, match.first_speed, 0, 0, match.strip.cards.renewal)


def counter_link(match: Position, seat: Seat, face: i64, angulated: bool) -> i64:
    """A counter-attack with this card."""
    cards = match.strip.cards
    angulation = cards.angulation if angulated else 0
    return link(seat, COUNTERED, face, cards.speed[face], 0, angulation, 0, invited(match, match.fencer(seat)))


def parry_link(match: Position, seat: Seat, face: i64) -> i64:
    """A parry with this card."""
    invitation = invited(match, match.fencer(seat))
    return link(seat, PARRIED_WITH, face, match.strip.cards.speed[face], 0, 0, 0, invitation)


def bare_parry_link(match: Position, seat: Seat) -> i64:
    """A parry without cards, at the lowest price that is enough."""
    me = match.fencer(seat)
    return link(seat, PARRIED_BARE, -1, 2 * bare_price(match, me), 0, 0, 0, invited(match, me))


def bare_price(match: Position, me: Fencer) -> i64:
    """The least stamina n >= 1 for which 2n, with Invitation's bonus, stops the threat."""
    return max(1, (match.threat_speed - invited(match, me) + 1) // 2)


def answer_speed(match: Position, me: Fencer, face: i64, angulated: bool) -> i64:
    cards = match.strip.cards
    speed = cards.speed[face] + invited(match, me)
    return speed + cards.angulation if angulated else speed


def invited(match: Position, me: Fencer) -> i64:
    """RF-4: what Invitation adds to a defensive answer, not to a riposte."""
    return match.strip.cards.invitation if me.weapon == INVITATION else 0


def _engaged(match: Position, seat: Seat) -> i64:
    """RF-5: what the opponent's Engagement subtracts from a red threat."""
    return match.strip.cards.engagement if match.fencer(other(seat)).weapon == ENGAGEMENT else 0


def _weapons(match: Position, seat: Seat) -> i64:
    return 3 * match.fencer(seat).weapon + match.fencer(other(seat)).weapon
