"""The counter-attack: the very same cut into the attack, which only the same cut again can parry."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import LEGAL, Rule, Seat
from salle.games.audatia.rules.close_play import Stretto
from salle.games.audatia.rules.terms import (
    AS_COUNTER_ATTACK,
    AS_COUNTER_PARRY,
    COUNTER_ATTACK_LANDS,
    COUNTERED,
    SAME_BLOW,
    other,
)


class CounterAttack(Stretto):
    """Counter-attacks and what answers them."""

    def refuse_counter_parry(self, face: i64) -> Rule:
        """The same blow, which then needs no parry sign; it comes from where it was just struck."""
        cards = self.setup.cards
        return LEGAL if cards.index[face] == cards.index[self.attack] else SAME_BLOW

    def counter_attack(self, seat: Seat, face: i64) -> None:
        """AU-10: whoever counter-attacks is the attacker now."""
        self.lay(seat, face, AS_COUNTER_ATTACK)
        self.attacker = seat
        self.attack = face
        self.await_seat(COUNTERED, other(seat))

    def counter_parry(self, face: i64) -> None:
        """On as after any parry."""
        seat = self.to_act
        self.lay(seat, face, AS_COUNTER_PARRY)
        self.parry = face
        self.sweep(self.setup.cards.index[face], seat)
        self.bind()

    def counter_attack_lands(self) -> None:
        """Not parried."""
        self.win(self.attacker, COUNTER_ATTACK_LANDS, self.attack)
