"""What all processes share: laying cards, stacks that move, the draw, the break-off and the end."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import CHANCE, LEGAL, NOBODY, Rule, Seat
from salle.games.audatia.rules.cards import CELERITAS, LEFT, MIDDLE, NO_POSTA, NO_SIDE, RIGHT, comes_from, from_right
from salle.games.audatia.rules.eligibility import Eligibility
from salle.games.audatia.rules.position import ACTIVE, NO_ACTION, NO_BONUS, WAITING, Duelist
from salle.games.audatia.rules.terms import (
    BREAK_OFF_CALLED,
    CYCLED,
    DRAW,
    DREW,
    DREW_UNSEEN,
    DUEL_WON,
    FOR_SETUP,
    OVER,
    PUT_AWAY,
    PUT_AWAY_CARD,
    STRUCK,
    other,
)


class Course(Eligibility):
    """The course of a duel, as far as no process is concerned; the processes fill in the rest."""

    def out_of_measure(self) -> None:
        """Begin anew, out of measure."""
        raise NotImplementedError

    def bind(self) -> None:
        """The swords have met in a parry."""
        raise NotImplementedError

    def attack_made(self, seat: Seat, face: i64) -> None:
        """An attack is in hand: somebody must answer."""
        raise NotImplementedError

    def exchange_made(self, loser: Seat) -> None:
        """A thrust was exchanged: its owner must save himself."""
        raise NotImplementedError

    def play_remedy(self, seat: Seat, face: i64, side: i64, role: i64, soprana: bool) -> None:
        """A remedy is played and must be met."""
        raise NotImplementedError

    def await_seat(self, phase: i64, seat: Seat) -> None:
        """Somebody decides."""
        self.phase = phase
        self.to_act = seat

    # -- cards that leave the hand

    def spend(self, seat: Seat, face: i64) -> None:
        """A card leaves the hand before all eyes."""
        cards = self.setup.cards
        me = self.duelist(seat)
        me.hand = cards.without(me.hand, face)
        me.held -= 1
        me.memory.lose(cards, face)
        me.hall.lose(cards, face)

    def put_away(self, seat: Seat, face: i64, purpose: i64) -> None:
        """A card is put away face down."""
        cards = self.setup.cards
        me = self.duelist(seat)
        me.hand = cards.without(me.hand, face)
        me.held -= 1
        me.hidden = cards.with_one(me.hidden, face)
        me.hidden_size += 1
        me.memory.put(purpose == FOR_SETUP)
        me.hall.put(purpose == FOR_SETUP)
        if not self.mute:
            self.tell(PUT_AWAY, seat, LEGAL, (purpose,))
            self.whisper(PUT_AWAY_CARD, seat, LEGAL, (face,))

    def discard(self, seat: Seat, face: i64) -> None:
        """A card is played or cycled to the open discards."""
        self.spend(seat, face)
        me = self.duelist(seat)
        me.shown = self.setup.cards.with_one(me.shown, face)

    def lay(self, seat: Seat, face: i64, role: i64) -> None:
        """A strike is laid on the side it comes from; the whole stack goes there."""
        self.spend(seat, face)
        me = self.duelist(seat)
        me.stack.append(face)
        me.side = comes_from(self.setup.cards.index[face])
        if me.salute == WAITING:
            me.salute = ACTIVE
        elif me.salute == ACTIVE:
            me.salute = NO_BONUS
        if not self.mute:
            self.tell(STRUCK, seat, LEGAL, (role, face, me.side))

    def lay_on_stack(self, seat: Seat, face: i64) -> None:
        """A remedy or counter-remedy is laid on the stack, where that lies."""
        self.spend(seat, face)
        me = self.duelist(seat)
        if not me.stack:
            me.side = MIDDLE
        me.stack.append(face)
        if me.salute == ACTIVE:
            me.salute = NO_BONUS

    def sweep(self, blow: i64, parrying: Seat) -> None:
        """Both stacks go opposite to where a parry or break came from, as the parrying player sees it (AU-13)."""
        right = from_right(blow)
        self.duelist(parrying).side = LEFT if right else RIGHT
        self.duelist(other(parrying)).side = RIGHT if right else LEFT

    def clear_stack(self, me: Duelist) -> None:
        """The stack goes to the discards."""
        for face in me.stack:
            me.shown = self.setup.cards.with_one(me.shown, face)
        me.stack.clear()
        me.side = NO_SIDE
        if me.salute == ACTIVE:
            me.salute = NO_BONUS

    # -- the deck

    def await_draws(self, seat: Seat, owed: i64, after: i64) -> None:
        """The deck deals to somebody, who then decides in that phase."""
        self.drawer = seat
        self.together = False
        self.owed = owed
        self.after = after
        self.phase = DRAW
        self.to_act = CHANCE

    def take(self, face: i64) -> None:
        """A card is drawn."""
        cards = self.setup.cards
        me = self.duelist(self.drawer)
        me.deck = cards.without(me.deck, face)
        me.deck_size -= 1
        me.hand = cards.with_one(me.hand, face)
        me.held += 1
        me.memory.draws += 1
        me.hall.draws += 1
        self.owed -= 1
        if not self.mute:
            self.tell(DREW_UNSEEN, self.drawer, LEGAL, (me.deck_size,))
            self.whisper(DREW, self.drawer, LEGAL, (face,))

    def cycle(self, seat: Seat, face: i64) -> None:
        """A card is discarded openly for a new one, and the decision is the same as before."""
        me = self.duelist(seat)
        me.basics = self.setup.cards.without(me.basics, face)
        self.discard(seat, face)
        if not self.mute:
            self.tell(CYCLED, seat, LEGAL, (face,))
        self.await_draws(seat, 1, self.phase)

    # -- ends

    def forget_phrase(self) -> None:
        """Nothing is in hand any more."""
        self.attacker = NOBODY
        self.attack = self.parry = self.remedy = NO_FACE
        self.stretto = self.remedy_side = self.remedy_role = 0
        self.soprana = self.waited = False
        self.pending = NO_ACTION
        self.resume = DRAW

    def break_off(self, rule: Rule) -> None:
        """AU-5: stacks to the discards, and out of measure again."""
        if not self.mute:
            self.tell(BREAK_OFF_CALLED, self.to_act, rule, ())
        for me in (self.challenger, self.respondent):
            self.clear_stack(me)
            me.posta = NO_POSTA
            me.lures = 0
        self.forget_phrase()
        self.out_of_measure()

    def win(self, seat: Seat, rule: Rule, face: i64) -> None:
        """The duel is over; the facts say by what, and where the sword was that did not answer."""
        loser = self.duelist(other(seat))
        if not self.mute:
            side = self.sword_side(loser) if loser.posta != NO_POSTA else NO_SIDE
            self.tell(DUEL_WON, seat, rule, (face, side, NO_POSTA if loser.stack else loser.posta))
        self.pending = NO_ACTION
        self.drawer = NOBODY
        self.owed = 0
        self.winner = seat
        self.why = rule
        self.await_seat(OVER, NOBODY)

    def first_by_celeritas(self, otherwise: Seat) -> Seat:
        """Who has most Celeritas, or whom a tie favours."""
        if self.has_most(otherwise, CELERITAS) or not self.has_most(other(otherwise), CELERITAS):
            return otherwise
        return other(otherwise)
