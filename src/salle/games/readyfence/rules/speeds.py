"""The arithmetic of speeds: what each card comes to in this position, with every bonus and malus."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import Seat
from salle.games.readyfence.rules.cards import ENGAGEMENT, GLIDE, INVITATION, STRAIGHT_THRUST
from salle.games.readyfence.rules.phrase_links import (
    COUNTERED,
    DODGED_AWAY,
    GLIDED,
    OPENED,
    PARRIED_BARE,
    PARRIED_WITH,
    RENEWED,
    RIPOSTED,
    link,
    link_role,
    link_speed,
)
from salle.games.readyfence.rules.position import Fencer, Position
from salle.games.readyfence.rules.terms import other


class Speeds(Position):
    """A position that can reckon."""

    def attack(self, seat: Seat, role: i64, face: i64, angulated: bool) -> i64:
        """The link of an attack with this card: OPENED, or SWAPPED by a Feint."""
        cards = self.strip.cards
        kind = cards.kind[face]
        angulation = cards.angulation if angulated else 0
        engagement: i64 = 0
        if not cards.no_engagement[kind]:
            engagement = self._engaged(seat)
        weapons = self._weapons(seat)
        bonus = cards.bonus[kind][weapons]
        return link(seat, role, face, cards.speed[face], bonus, angulation, 0, 0, engagement, weapons)

    def attack_speed(self, seat: Seat, face: i64, angulated: bool) -> i64:
        """How fast that attack is."""
        return link_speed(self.attack(seat, OPENED, face, angulated))

    def riposte(self, seat: Seat, face: i64) -> i64:
        """The riposte of a parry with this card counts as a Straight Thrust."""
        cards = self.strip.cards
        weapons = self._weapons(seat)
        bonus = cards.bonus[STRAIGHT_THRUST][weapons]
        return link(seat, RIPOSTED, face, cards.riposte[face], bonus, 0, 0, 0, self._engaged(seat), weapons)

    def glide(self, seat: Seat) -> i64:
        """The Glide that is added to a parry."""
        cards = self.strip.cards
        face = cards.held(self.fencer(seat).hand, GLIDE)
        return link(seat, GLIDED, face, cards.added_glide, 0, 0, 0, 0, self._engaged(seat))

    def renewal(self, seat: Seat) -> i64:
        """The first attack again, faster; all that changed its speed is in it already."""
        return link(seat, RENEWED, self.opening, self.first_speed, 0, 0, self.strip.cards.renewal)

    def counter(self, seat: Seat, face: i64, angulated: bool) -> i64:
        """A counter-attack with this card."""
        cards = self.strip.cards
        angulation = cards.angulation if angulated else 0
        return link(seat, COUNTERED, face, cards.speed[face], 0, angulation, 0, self.invited(self.fencer(seat)))

    def parry(self, seat: Seat, face: i64) -> i64:
        """A parry with this card."""
        invitation = self.invited(self.fencer(seat))
        return link(seat, PARRIED_WITH, face, self.strip.cards.speed[face], 0, 0, 0, invitation)

    def bare_parry(self, seat: Seat) -> i64:
        """A parry without cards, at the least price that suffices."""
        me = self.fencer(seat)
        return link(seat, PARRIED_BARE, -1, 2 * self.bare_price(me), 0, 0, 0, self.invited(me))

    def bare_price(self, me: Fencer) -> i64:
        """The least stamina n >= 1 of which 2n, with Invitation's bonus, stops the threat."""
        return max(1, (self.threat_speed - self.invited(me) + 1) // 2)

    def answer_speed(self, me: Fencer, face: i64, angulated: bool) -> i64:
        """How fast a card is as an answer."""
        cards = self.strip.cards
        speed = cards.speed[face] + self.invited(me)
        return speed + cards.angulation if angulated else speed

    def invited(self, me: Fencer) -> i64:
        """RF-4: what his Invitation adds to a defensive answer, not to a riposte."""
        return self.strip.cards.invitation if me.weapon == INVITATION else 0

    def _engaged(self, seat: Seat) -> i64:
        """RF-5: what the opponent's Engagement takes from a red threat."""
        return self.strip.cards.engagement if self.fencer(other(seat)).weapon == ENGAGEMENT else 0

    def _weapons(self, seat: Seat) -> i64:
        return 3 * self.fencer(seat).weapon + self.fencer(other(seat)).weapon

    def dodged(self) -> bool:
        """Whether somebody defended by distance in this phrase."""
        return any(link_role(row) == DODGED_AWAY for row in self.links)
