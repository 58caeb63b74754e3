"""Which strike may be made: by posta, by the side on which the sword lies, by signs and virtues."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import LEGAL, Rule, Seat
from salle.games.audatia.rules.cards import (
    AUDATIA,
    CELERITAS,
    FULL_BITS,
    MIDDLE,
    NO_VIRTUE,
    STRIKE,
    P,
    comes_from,
)
from salle.games.audatia.rules.position import ACTIVE, Duelist, Position
from salle.games.audatia.rules.terms import (
    EXCHANGE_SIGNS,
    EXTENDED,
    NEEDS_AUDATIA,
    NEEDS_CELERITAS,
    NO_ATTACK_SIGN,
    NO_BREAK_SIGN,
    NO_COUNTER_TO_THRUST,
    NO_PARRY_SIGN,
    NOT_DEFENDING,
    NOT_FROM_POSTA,
    NOT_PERMITTED,
    SALUTE_BONUS,
    SAME_BLOW,
    SHUT,
    THRUST_ONLY,
    WRONG_SIDE,
    other,
)


class Eligibility(Position):
    """A position that knows which strikes are eligible."""

    # -- virtues

    def virtue(self, seat: Seat, virtue: i64) -> i64:
        """What somebody has of it: his card, and the bonus of a first strike while it tops the stack (AU-11)."""
        me = self.duelist(seat)
        amount: i64 = 0
        if self.virtues[virtue] == seat:
            amount += 1
        if len(me.stack) == 1 and self.setup.cards.sort[me.stack[0]] == STRIKE:
            amount += self._bonus(me, virtue)
        if virtue == AUDATIA and me.salute == ACTIVE:
            amount += SALUTE_BONUS
        return amount

    def _bonus(self, me: Duelist, virtue: i64) -> i64:
        cards = self.setup.cards
        amount: i64 = 0
        if me.posta >= 0 and cards.bonus_virtue[me.posta] == virtue:
            amount = cards.bonus[me.posta]
        return amount

    def has_most(self, seat: Seat, virtue: i64) -> bool:
        """Strictly more than the opponent; of no virtue everybody has enough."""
        return virtue == NO_VIRTUE or self.virtue(seat, virtue) > self.virtue(other(seat), virtue)

    def would_have_most(self, seat: Seat, virtue: i64) -> bool:
        """The same, for judging a strike as it is played: if it is the first, the posta's bonus counts (AU-11)."""
        if virtue == NO_VIRTUE:
            return True
        me = self.duelist(seat)
        mine = self.virtue(seat, virtue)
        if not me.stack:
            mine += self._bonus(me, virtue)
        return mine > self.virtue(other(seat), virtue)

    def lacks(self, virtue: i64) -> Rule:
        """The rule that asks for most of a virtue."""
        return Rule(NEEDS_AUDATIA + virtue)

    # -- sides

    def sword_side(self, me: Duelist) -> i64:
        """Where the sword is: the side of the stack, or of the posta before there is one."""
        return me.side if me.stack else self.setup.cards.side[me.posta]

    def reaches(self, me: Duelist, blow: i64) -> bool:
        """Whether that blow can come from where his sword is; AU-3, AU-4: from the middle any."""
        side = self.sword_side(me)
        return blow == P or side == MIDDLE or side == comes_from(blow)

    def lured(self, me: Duelist, blow: i64) -> bool:
        """Whether he has named that blow of the opponent's with a Lure."""
        return me.lures & FULL_BITS[blow] != 0

    # -- attacks

    def refuse_attack(self, seat: Seat, face: i64) -> Rule:
        """An attack: from a posta one of its blows, later from the side of the stack; and none that is shut."""
        cards = self.setup.cards
        me, him = self.duelist(seat), self.duelist(other(seat))
        blow = cards.index[face]
        rule = self._refuse_origin(me, blow)
        if rule != LEGAL:
            return rule
        if not him.stack:
            if blow == P and cards.extended[him.posta]:
                return self._refuse_extended(seat, me)
            if cards.shuts[him.posta] & FULL_BITS[blow] != 0:
                return SHUT
        return self.refuse_signs(seat, blow)

    def _refuse_origin(self, me: Duelist, blow: i64) -> Rule:
        if me.stack:
            return LEGAL if self.reaches(me, blow) else WRONG_SIDE
        return LEGAL if self.setup.cards.attacks[me.posta] & FULL_BITS[blow] != 0 else NOT_FROM_POSTA

    def _refuse_extended(self, seat: Seat, me: Duelist) -> Rule:
        """A thrust at an extended posta is an exchange."""
        if me.stack or not self.setup.cards.exchange[me.posta]:
            return EXTENDED
        return LEGAL if self.would_have_most(seat, CELERITAS) else NEEDS_CELERITAS

    def refuse_signs(self, seat: Seat, blow: i64) -> Rule:
        """The attack sign, and the virtue it may ask for."""
        cards = self.setup.cards
        if not cards.attack[blow]:
            return NO_ATTACK_SIGN
        needs = cards.attack_needs[blow]
        return LEGAL if self.would_have_most(seat, needs) else self.lacks(needs)

    def can_attack(self, seat: Seat) -> bool:
        """Whether the hand has an eligible attack."""
        cards = self.setup.cards
        strikes = self.duelist(seat).hand & cards.strikes & cards.firsts
        while strikes != 0:
            if self.refuse_attack(seat, cards.lowest(strikes)) == LEGAL:
                return True
            strikes &= strikes - 1
        return False

    def repeated(self, seat: Seat) -> Rule:
        """Whether the strike on top of the stack could attack again, from wherever."""
        top = self.duelist(seat).top()
        return self.refuse_signs(seat, self.setup.cards.index[top])

    # -- answers

    def refuse_parry(self, seat: Seat, face: i64) -> Rule:
        """A parry: permitted by the attack, with the sign, from the side of the sword unless the blow is lured."""
        cards = self.setup.cards
        me = self.duelist(seat)
        blow, attack = cards.index[face], cards.index[self.attack]
        if cards.parried_by[attack] & FULL_BITS[blow] == 0:
            return NOT_PERMITTED
        if not cards.parry[blow]:
            return NO_PARRY_SIGN
        return LEGAL if self.reaches(me, blow) or self.lured(me, attack) else WRONG_SIDE

    def refuse_break(self, seat: Seat, face: i64) -> Rule:
        """A break: of a thrust, with the sign, from the side of the sword unless the thrust is lured."""
        cards = self.setup.cards
        me = self.duelist(seat)
        blow = cards.index[face]
        if cards.index[self.attack] != P:
            return THRUST_ONLY
        if not cards.breaks[blow]:
            return NO_BREAK_SIGN
        return LEGAL if self.reaches(me, blow) or self.lured(me, P) else WRONG_SIDE

    def refuse_counter_attack(self, seat: Seat, face: i64, pre_empt: bool) -> Rule:
        """AU-12: the very same cut, eligible, with most Celeritas; a Pre-empt asks for neither that nor a place."""
        cards = self.setup.cards
        blow = cards.index[face]
        if cards.index[self.attack] == P:
            return NO_COUNTER_TO_THRUST
        if blow != cards.index[self.attack]:
            return SAME_BLOW
        if not pre_empt:
            if not self.would_have_most(seat, CELERITAS):
                return NEEDS_CELERITAS
            rule = self._refuse_origin(self.duelist(seat), blow)
            if rule != LEGAL:
                return rule
        return self.refuse_signs(seat, blow)

    def refuse_exchange(self, seat: Seat) -> Rule:
        """A thrust against a thrust, with most Celeritas; from a posta only if both poste have the sign."""
        cards = self.setup.cards
        me, him = self.duelist(seat), self.duelist(other(seat))
        if cards.index[self.attack] != P:
            return THRUST_ONLY
        if not me.stack and not (cards.exchange[him.posta] and cards.exchange[me.posta]):
            return EXCHANGE_SIGNS
        return LEGAL if self.would_have_most(seat, CELERITAS) else NEEDS_CELERITAS

    def refuse_defence(self, seat: Seat) -> Rule:
        """Defend: a thrust as an attack of one's own, while still in the posta that allows it."""
        me = self.duelist(seat)
        if me.stack or not self.setup.cards.defends[me.posta]:
            return NOT_DEFENDING
        return LEGAL if self.would_have_most(seat, CELERITAS) else NEEDS_CELERITAS

    def same_blow(self, seat: Seat) -> i64:
        """A card of the hand with the blow of the attack, or NO_FACE."""
        cards = self.setup.cards
        if self.attack == NO_FACE:
            return NO_FACE
        return cards.any_of(self.duelist(seat).hand, cards.index[self.attack])
