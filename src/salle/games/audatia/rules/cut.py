"""The cut, and what attacks have in common: the attack, the parry, the bind, the entry, and the chances after it."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import LEGAL, NOBODY, Seat
from salle.games.audatia.rules.cards import (
    AUDATIA,
    FEINT,
    FORTITUDO,
    INSIDE,
    OUTSIDE,
    WHOLE_SUN,
    P,
    from_right,
)
from salle.games.audatia.rules.terms import (
    AS_PARRY,
    ATTACK_LANDS,
    BOUND,
    ENTRY,
    LARGO,
    LARGO_LAST,
    NO_RIPOSTE,
    REACT,
    SIDE,
    SIDE_SET,
    other,
)
from salle.games.audatia.rules.thrust import Thrust


class Cut(Thrust):
    """Attacks, parries and binds."""

    def strike(self, seat: Seat, face: i64, role: i64) -> None:
        """An attack from the hand."""
        self.lay(seat, face, role)
        self.attack_made(seat, face)

    def attack_made(self, seat: Seat, face: i64) -> None:
        """The other must answer; a thrust at an extended posta is an exchange already."""
        cards = self.setup.cards
        him = self.duelist(other(seat))
        self.attacker = seat
        self.attack = face
        self.parry = NO_FACE
        self.stretto = 0
        if cards.index[face] == P and not him.stack and cards.extended[him.posta]:
            self.exchange_made(other(seat))
        else:
            self.await_seat(REACT, other(seat))

    def attack_lands(self) -> None:
        """Not answered."""
        self.win(self.attacker, ATTACK_LANDS, self.attack)

    def parry_attack(self, seat: Seat, face: i64) -> None:
        """Both stacks move, and the swords are bound."""
        self.lay(seat, face, AS_PARRY)
        self.parry = face
        self.sweep(self.setup.cards.index[face], seat)
        self.bind()

    def bind(self) -> None:
        """Two half-suns that make a whole: stretto; a parried thrust is always largo."""
        cards = self.setup.cards
        attack, parry = self.attack, self.parry
        whole = cards.index[attack] != P and cards.sun[attack] | cards.sun[parry] == WHOLE_SUN
        if not self.mute:
            self.tell(BOUND, other(self.attacker), LEGAL, (attack, parry, 1 if whole else 0))
        self.stretto = 0
        if not whole:
            self.await_entry()
        elif self.has_most(self.attacker, FORTITUDO):
            self.await_seat(SIDE, self.attacker)
        elif self.has_most(other(self.attacker), FORTITUDO):
            self.await_seat(SIDE, other(self.attacker))
        else:  # AU-7
            self.set_side(OUTSIDE if from_right(cards.index[parry]) else INSIDE, NOBODY)

    def set_side(self, side: i64, by: Seat) -> None:
        """The side of the close play, for both."""
        self.stretto = side
        if not self.mute:
            self.tell(SIDE_SET, by, LEGAL, (side,))
        self.await_entry()

    def await_entry(self) -> None:
        """One decision of the attacker, if the virtues leave him any."""
        cards = self.setup.cards
        me = self.duelist(self.attacker)
        face = cards.skill_face[FEINT]
        feints = cards.count(cards.deck[me.character], face) > cards.count(me.shown, face)
        if self.has_most(self.attacker, AUDATIA) or (feints and self.has_most(self.attacker, cards.skill_needs[FEINT])):
            self.await_seat(ENTRY, self.attacker)
        else:
            self.await_chances()

    def await_chances(self) -> None:
        """Largo: to attack; stretto: remedies. The defender first."""
        if self.stretto != 0:
            self.await_remedies()
        else:
            self.await_seat(LARGO, other(self.attacker))

    def no_riposte(self) -> None:
        """The attacker may go on, then they part."""
        if self.phase == LARGO:
            self.await_seat(LARGO_LAST, self.attacker)
        else:
            self.break_off(NO_RIPOSTE)
