"""A duel of Audatia. The phases have the rules for their actions; this module has what they share.

Virtues, the place of the sword, cards that leave the hand, stacks that move, draws, the break-off and the end.

"""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import CHANCE, LEGAL, NOBODY, RETIRED, Action, Rule, Seat, retiree
from salle.games.audatia.rules import event_ids, phase_ids
from salle.games.audatia.rules.actions import HIT
from salle.games.audatia.rules.cards import (
    AUDATIA,
    CELERITAS,
    LEFT,
    MIDDLE,
    NO_POSTA,
    NO_SIDE,
    NO_VIRTUE,
    RIGHT,
    STRIKE,
    comes_from,
    from_right,
)
from salle.games.audatia.rules.duelist import Duelist
from salle.games.audatia.rules.position import Position
from salle.games.audatia.rules.terms import (
    ACTIVE,
    CHALLENGER,
    FOR_SETUP,
    NO_ACTION,
    NO_BONUS,
    SALUTE_BONUS,
    WAITING,
    other,
)


class Duel(Position):
    """A duel from set-up to end."""

    def copy(self) -> Duel:
        twin = Duel(self.setup, True)
        twin.copy_from(self)
        return twin

    # -- actions, as the phase rules

    def candidates(self) -> list[Action]:
        return self.setup.phases[self.phase].candidates(self)

    def refusal(self, action: Action) -> Rule:
        return self.setup.phases[self.phase].refusal(self, action)

    def legal_actions(self) -> list[Action]:
        """All candidates that are not refused. AU-16: you can choose to be hit only without any other answer.

        Cycling a card is not an answer.
        """
        legal: list[Action] = []
        if self.to_act == NOBODY:
            return legal
        phase, actions = self.setup.phases[self.phase], self.setup.action_table
        hits = phase.knows[HIT]
        for action in phase.candidates(self):
            if (not hits or action != actions.hit) and phase.refusal(self, action) == LEGAL:
                legal.append(action)
        if hits and (not legal or legal[len(legal) - 1] < actions.first_attack):
            legal.insert(0, actions.hit)
        return legal

    def kind(self, action: Action) -> i64:
        return self.setup.phases[self.phase].kinds[self.setup.action_table.verb[action]]

    def reveals(self, action: Action) -> bool:
        return self.setup.phases[self.phase].reveals(self.setup.action_table.verb[action])

    def asked_side(self) -> i64:
        """The side on which a remedy may be played now."""
        return self.setup.phases[self.phase].asked_side(self)

    def apply(self, action: Action) -> None:
        if action < 0:
            self._retire(retiree(action))
        else:
            self.setup.phases[self.phase].apply(self, action)

    def _retire(self, seat: Seat) -> None:
        """The other player wins."""
        if not self.mute:
            self.tell(event_ids.LEFT_THE_LISTS, seat, RETIRED, ())
        if self.choosing_poste():  # the posta stays secret
            self.challenger.posta = NO_POSTA
        self.win(other(seat), RETIRED, NO_FACE)

    def await_seat(self, phase: i64, seat: Seat) -> None:
        """Wait for a seat to decide in this phase. The challenger chooses a posta together with the respondent."""
        self.phase = phase
        self.to_act = seat
        self.together = phase == phase_ids.POSTA and seat == CHALLENGER

    def wait(self) -> None:
        """The seat lets its chance pass."""
        if not self.mute:
            self.tell(event_ids.WAITED, self.to_act, LEGAL, (self.phase,))

    # -- virtues

    def virtue(self, seat: Seat, virtue: i64) -> i64:
        """A player's virtue: the virtue card, and the bonus of a first strike while it tops the stack (AU-11)."""
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
        """Whether the seat has more of this virtue than the opponent. True for NO_VIRTUE."""
        return virtue == NO_VIRTUE or self.virtue(seat, virtue) > self.virtue(other(seat), virtue)

    def would_have_most(self, seat: Seat, virtue: i64) -> bool:
        """Like `has_most`, for a strike that the seat is about to make: a first one has its posta's bonus (AU-11)."""
        if virtue == NO_VIRTUE:
            return True
        me = self.duelist(seat)
        mine = self.virtue(seat, virtue)
        if not me.stack:
            mine += self._bonus(me, virtue)
        return mine > self.virtue(other(seat), virtue)

    def first_by_celeritas(self, otherwise: Seat) -> Seat:
        """The player with most Celeritas, or on a tie the given one."""
        if self.has_most(otherwise, CELERITAS) or not self.has_most(other(otherwise), CELERITAS):
            return otherwise
        return other(otherwise)

    # -- cards that leave the hand

    def spend(self, seat: Seat, face: i64) -> None:
        """A card leaves the hand openly."""
        cards = self.setup.cards
        me = self.duelist(seat)
        me.hand = cards.without(me.hand, face)
        me.held -= 1
        me.memory.lose(cards, face)
        me.hall.lose(cards, face)

    def put_away(self, seat: Seat, face: i64, purpose: i64) -> None:
        """Put a card away face down."""
        cards = self.setup.cards
        me = self.duelist(seat)
        me.hand = cards.without(me.hand, face)
        me.held -= 1
        me.hidden = cards.with_one(me.hidden, face)
        me.hidden_size += 1
        me.memory.put(purpose == FOR_SETUP)
        me.hall.put(purpose == FOR_SETUP)
        if not self.mute:
            self.tell(event_ids.PUT_AWAY, seat, LEGAL, (purpose,))
            self.whisper(event_ids.PUT_AWAY_CARD, seat, LEGAL, (face,))

    def discard(self, seat: Seat, face: i64) -> None:
        """Discard a card openly, after it was played or cycled."""
        self.spend(seat, face)
        me = self.duelist(seat)
        me.shown = self.setup.cards.with_one(me.shown, face)

    # -- stacks

    def sword_side(self, me: Duelist) -> i64:
        """The side of the stack, or of the posta before there is one."""
        return me.side if me.stack else self.setup.cards.side[me.posta]

    def lay(self, seat: Seat, face: i64, role: i64) -> None:
        """Play a strike. The whole stack goes to the side that it comes from."""
        self.spend(seat, face)
        me = self.duelist(seat)
        me.stack.append(face)
        me.side = comes_from(self.setup.cards.index[face])
        if me.salute == WAITING:
            me.salute = ACTIVE
        elif me.salute == ACTIVE:
            me.salute = NO_BONUS
        if not self.mute:
            self.tell(event_ids.STRUCK, seat, LEGAL, (role, face, me.side))

    def lay_on_stack(self, seat: Seat, face: i64) -> None:
        """Put a remedy or counter-remedy on the stack."""
        self.spend(seat, face)
        me = self.duelist(seat)
        if not me.stack:
            me.side = MIDDLE
        me.stack.append(face)
        if me.salute == ACTIVE:
            me.salute = NO_BONUS

    def sweep(self, blow: i64, parrying: Seat) -> None:
        """Both stacks go to the side opposite to a parry or break, as the parrying player sees it (AU-13)."""
        right = from_right(blow)
        self.duelist(parrying).side = LEFT if right else RIGHT
        self.duelist(other(parrying)).side = RIGHT if right else LEFT

    def clear_stack(self, me: Duelist) -> None:
        """Discard the stack."""
        for face in me.stack:
            me.shown = self.setup.cards.with_one(me.shown, face)
        me.stack.clear()
        me.side = NO_SIDE
        if me.salute == ACTIVE:
            me.salute = NO_BONUS

    # -- the deck

    def await_draws(self, seat: Seat, owed: i64, after: i64) -> None:
        """The deck deals to a seat. Then that seat decides in this phase."""
        self.drawer = seat
        self.owed = owed
        self.after = after
        self.await_seat(phase_ids.DRAW, CHANCE)

    def cycle(self, face: i64) -> None:
        """Discard a card openly, draw a new one and decide again."""
        seat = self.to_act
        me = self.duelist(seat)
        me.basics = self.setup.cards.without(me.basics, face)
        self.discard(seat, face)
        if not self.mute:
            self.tell(event_ids.CYCLED, seat, LEGAL, (face,))
        self.await_draws(seat, 1, self.phase)

    # -- ends

    def forget_phrase(self) -> None:
        """Clear everything that belongs to one phrase."""
        self.attacker = NOBODY
        self.attack = self.parry = self.remedy = NO_FACE
        self.stretto = self.remedy_side = self.remedy_role = 0
        self.soprana = self.waited = False
        self.pending = NO_ACTION
        self.resume = phase_ids.DRAW

    def out_of_measure(self) -> None:
        """Start again with trades."""
        self.await_seat(phase_ids.TRADE, CHALLENGER)

    def break_off(self, rule: Rule) -> None:
        """AU-5: discard both stacks and go back out of measure."""
        if not self.mute:
            self.tell(event_ids.BREAK_OFF, self.to_act, rule, ())
        for me in (self.challenger, self.respondent):
            self.clear_stack(me)
            me.posta = NO_POSTA
            me.lures = 0
        self.forget_phrase()
        self.out_of_measure()

    def win(self, seat: Seat, rule: Rule, face: i64) -> None:
        """End the duel. The facts name the winning card, and where the loser's sword was."""
        loser = self.duelist(other(seat))
        if not self.mute:
            side = self.sword_side(loser) if loser.posta != NO_POSTA else NO_SIDE
            self.tell(event_ids.DUEL_WON, seat, rule, (face, side, NO_POSTA if loser.stack else loser.posta))
        self.pending = NO_ACTION
        self.drawer = NOBODY
        self.owed = 0
        self.winner = seat
        self.why = rule
        self.await_seat(phase_ids.OVER, NOBODY)
