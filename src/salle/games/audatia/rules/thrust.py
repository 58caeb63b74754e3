"""The thrust: exchanged, or broken, with the mezano and the remedies that may follow a break."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import LEGAL, Rule, Seat
from salle.games.audatia.rules.cards import INSIDE, MM, OUTSIDE, RM, comes_from, from_right
from salle.games.audatia.rules.counter_attack import CounterAttack
from salle.games.audatia.rules.terms import (
    AS_BREAK,
    AS_COUNTER_MEZANO,
    AS_DEFENCE,
    AS_EXCHANGE,
    AS_MEZANO,
    AS_SAVING,
    AS_SOPRANA,
    BOTH_WAITED,
    BREAK_MEZANO,
    BREAK_REMEDY,
    COUNTER_MEZANO,
    COUNTERED_REMEDY,
    EXCHANGE_LANDS,
    EXCHANGED,
    LINED_UP,
    MEZANO,
    MEZANO_COUNTERED,
    MEZANO_LANDS,
    MEZANO_ONLY,
    NO_ATTACK_SIGN,
    NOT_LINED_UP,
    NOT_NOW,
    WAITED,
    other,
)


class Thrust(CounterAttack):
    """What a thrust can lead to beside a parry."""

    # -- what may be played

    def asked_side(self) -> i64:
        if self.phase == EXCHANGED:
            return OUTSIDE
        if self.phase == BREAK_REMEDY:
            return OUTSIDE if from_right(self.setup.cards.index[self.parry]) else INSIDE
        if self.phase == MEZANO:
            return OUTSIDE if self.setup.cards.index[self.attack] == RM else INSIDE
        return self.stretto

    def refuse_mezano(self, seat: Seat, face: i64) -> Rule:
        """After one's own break: a mezano from the side of the stack."""
        cards = self.setup.cards
        blow = cards.index[face]
        if (blow != MM and blow != RM) or comes_from(blow) != self.duelist(seat).side:
            return MEZANO_ONLY
        return LEGAL if cards.attack[blow] else NO_ATTACK_SIGN

    def refuse_counter_mezano(self, face: i64) -> Rule:
        """Against a roverso mezano a mandritto mezano, whatever the Celeritas."""
        cards = self.setup.cards
        against = cards.index[self.attack] == RM and cards.index[face] == MM
        return LEGAL if against else MEZANO_ONLY

    def refuse_after_mezano(self, face: i64) -> Rule:
        """Against that mandritto mezano, of all remedies Soprana Tor di Spada."""
        return LEGAL if self._is_soprana(face) else NOT_NOW

    def refuse_mezano_counter(self, face: i64) -> Rule:
        """And any counter-remedy of the outside."""
        return LEGAL if self.lines_up(face, OUTSIDE) else NOT_LINED_UP

    # -- exchanges

    def exchange(self, seat: Seat, face: i64) -> None:
        """A thrust against a thrust: the first one's owner must save himself."""
        self.lay(seat, face, AS_EXCHANGE)
        self.exchange_made(other(seat))

    def exchange_made(self, loser: Seat) -> None:
        self.await_seat(EXCHANGED, loser)

    def defend(self, seat: Seat, face: i64) -> None:
        """The first attack is void; roles swap."""
        self.lay(seat, face, AS_DEFENCE)
        self.attack_made(seat, face)

    def saving_remedy(self, face: i64, side: i64) -> None:
        """A remedy by the one whose thrust was exchanged or broken; Soprana may answer it after a mezano only."""
        self.play_remedy(self.to_act, face, side, AS_SAVING, self.phase == MEZANO)

    def exchange_lands(self) -> None:
        """No remedy."""
        top = self.duelist(other(self.to_act)).top()
        self.win(other(self.to_act), EXCHANGE_LANDS, top)

    # -- breaks

    def break_thrust(self, seat: Seat, face: i64) -> None:
        """Most Celeritas acts first; AU-9: a tie favours the one who broke it."""
        self.lay(seat, face, AS_BREAK)
        self.parry = face
        self.sweep(self.setup.cards.index[face], seat)
        first = self.first_by_celeritas(seat)
        self.await_seat(BREAK_MEZANO if first == seat else BREAK_REMEDY, first)

    def wait_after_break(self) -> None:
        """AU-15: each has one chance."""
        seat = self.to_act
        if not self.mute:
            self.tell(WAITED, seat, LEGAL, (self.phase,))
        if self.waited:
            self.break_off(BOTH_WAITED)
            return
        self.waited = True
        self.await_seat(BREAK_REMEDY if self.phase == BREAK_MEZANO else BREAK_MEZANO, other(seat))

    def mezano(self, face: i64) -> None:
        """It can't be parried. What is in hand is this blow now, though the attacker is the one who thrust."""
        self.lay(self.to_act, face, AS_MEZANO)
        self.attack = face
        self.await_seat(MEZANO, self.attacker)

    def counter_mezano(self, face: i64) -> None:
        """A mandritto mezano against the roverso."""
        self.lay(self.to_act, face, AS_COUNTER_MEZANO)
        self.attack = face
        self.await_seat(COUNTER_MEZANO, other(self.attacker))

    def answer_counter_mezano(self, face: i64) -> None:
        """A counter-remedy of that side breaks off."""
        if not self.mute:
            self.tell(COUNTERED_REMEDY, self.to_act, LINED_UP, (face, self.attack, OUTSIDE))
        self.lay_on_stack(self.to_act, face)
        self.break_off(LINED_UP)

    def play_soprana(self, face: i64) -> None:
        """Met as any outside remedy."""
        self.play_remedy(self.to_act, face, OUTSIDE, AS_SOPRANA, False)

    def mezano_lands(self) -> None:
        """Nothing answers it."""
        rule = MEZANO_LANDS if self.phase == MEZANO else MEZANO_COUNTERED
        self.win(other(self.to_act), rule, self.attack)
