"""Set-up: basic cards exchanged, virtues shared out, the salute."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import LEGAL, NOBODY, Rule, Seat
from salle.games.audatia.rules.cards import AUDATIA, NO_VIRTUE, VIRTUES
from salle.games.audatia.rules.out_of_measure import OutOfMeasure
from salle.games.audatia.rules.position import WAITING, Duelist
from salle.games.audatia.rules.terms import (
    CHALLENGER,
    DECK_EMPTY,
    DRAW,
    FOR_SALUTE,
    FOR_SETUP,
    GAME_BEGAN,
    NO_SALUTE,
    NOT_BASIC,
    RESPONDENT,
    RETURN_SALUTE,
    SALUTE,
    SALUTE_RETURNED,
    SALUTE_STANDS,
    SETUP,
    TOOK_VIRTUE,
    VIRTUE,
    VIRTUE_TAKEN,
    other,
)


class SetUp(OutOfMeasure):
    """What is done once a game."""

    def begin_game(self) -> None:
        """All cards back, the basic ones in hand."""
        setup = self.setup
        self.challenger = Duelist(setup.characters[0], setup.cards)
        self.respondent = Duelist(setup.characters[1], setup.cards)
        self.virtues = [NOBODY] * len(VIRTUES)
        self.put = 0
        self.forget_phrase()
        if not self.mute:
            self.tell(GAME_BEGAN, NOBODY, LEGAL, (self.game,))
        self.await_seat(SETUP, CHALLENGER)

    # -- hands

    def refuse_setup_discard(self, face: i64) -> Rule:
        """A basic card, and no more than the deck can make good."""
        me = self.duelist(self.to_act)
        if not self.setup.cards.holds(me.basics, face):
            return NOT_BASIC
        return LEGAL if self.put < me.deck_size else DECK_EMPTY

    def setup_discard(self, face: i64) -> None:
        """Face down."""
        me = self.duelist(self.to_act)
        me.basics = self.setup.cards.without(me.basics, face)
        self.put += 1
        self.put_away(self.to_act, face, FOR_SETUP)

    def done_discarding(self) -> None:
        """As many cards of the deck."""
        seat = self.to_act
        owed = self.put
        self.put = 0
        self.duelist(seat).basics = 0
        if owed > 0:
            self.await_draws(seat, owed, DRAW)
        else:
            self.hand_ready(seat)

    def hand_ready(self, seat: Seat) -> None:
        """Then the respondent's hand, then the virtues: the challenger has Audatia."""
        if seat == CHALLENGER:
            self.await_seat(SETUP, RESPONDENT)
            return
        self._give(AUDATIA, CHALLENGER)
        self.await_seat(VIRTUE, RESPONDENT)

    # -- virtues

    def _give(self, virtue: i64, seat: Seat) -> None:
        self.virtues[virtue] = seat
        if not self.mute:
            self.tell(TOOK_VIRTUE, seat, LEGAL, (virtue,))

    def refuse_virtue(self, virtue: i64) -> Rule:
        """One that nobody has."""
        return LEGAL if self.virtues[virtue] == NOBODY else VIRTUE_TAKEN

    def take_virtue(self, virtue: i64) -> None:
        """The respondent one, the challenger one; the last is the respondent's."""
        seat = self.to_act
        self._give(virtue, seat)
        if seat == RESPONDENT:
            self.to_act = CHALLENGER
            return
        last: i64 = NO_VIRTUE
        number: i64
        for number in range(len(VIRTUES)):
            if self.virtues[number] == NOBODY:
                last = number
        self._give(last, RESPONDENT)
        self.await_seat(SALUTE, RESPONDENT)

    # -- the salute

    def salute(self, face: i64) -> None:
        """The respondent gives a card; the challenger may give one back."""
        seat = self.to_act
        self.put_away(seat, face, FOR_SALUTE)
        if seat == RESPONDENT:
            self.await_seat(RETURN_SALUTE, other(seat))
            return
        if not self.mute:
            self.tell(SALUTE_RETURNED, seat, LEGAL, ())
        self.out_of_measure()

    def no_salute(self) -> None:
        """Not offered; or not returned, and the respondent's first strike will be bold."""
        seat = self.to_act
        if seat == CHALLENGER:
            self.respondent.salute = WAITING
        if not self.mute:
            self.tell(SALUTE_STANDS if seat == CHALLENGER else NO_SALUTE, RESPONDENT, LEGAL, ())
        self.out_of_measure()
