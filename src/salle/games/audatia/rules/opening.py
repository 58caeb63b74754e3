"""The phases of set-up: swapping basic cards, virtues, the salute."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import LEGAL, NOBODY, Rule, Seat
from salle.games.audatia.rules import event_ids, phase_ids, rule_ids
from salle.games.audatia.rules.actions import CYCLE, PASS, PUT, TAKE_VIRTUE, ActionTable
from salle.games.audatia.rules.cards import AUDATIA, NO_VIRTUE, VIRTUES
from salle.games.audatia.rules.duel import Duel
from salle.games.audatia.rules.duelist import Duelist
from salle.games.audatia.rules.phase import SET_UP, Phase
from salle.games.audatia.rules.terms import CHALLENGER, FOR_SALUTE, FOR_SETUP, RESPONDENT, WAITING


def begin_game(duel: Duel) -> None:
    """Collect all cards, and deal the basic ones."""
    setup = duel.setup
    duel.challenger = Duelist(setup.characters[0], setup.cards)
    duel.respondent = Duelist(setup.characters[1], setup.cards)
    duel.virtues = [NOBODY] * len(VIRTUES)
    duel.put = 0
    duel.forget_phrase()
    if not duel.mute:
        duel.tell(event_ids.GAME_BEGAN, NOBODY, LEGAL, (duel.game_number,))
    duel.await_seat(phase_ids.SETUP, CHALLENGER)


def hand_ready(duel: Duel, seat: Seat) -> None:
    """Go on to the respondent's hand, then to the virtues. The challenger has Audatia."""
    if seat == CHALLENGER:
        duel.await_seat(phase_ids.SETUP, RESPONDENT)
        return
    give_virtue(duel, AUDATIA, CHALLENGER)
    duel.await_seat(phase_ids.VIRTUE, RESPONDENT)


def give_virtue(duel: Duel, virtue: i64, seat: Seat) -> None:
    duel.virtues[virtue] = seat
    if not duel.mute:
        duel.tell(event_ids.TOOK_VIRTUE, seat, LEGAL, (virtue,))


class SetUp(Phase):
    """A player puts basic cards away, and then draws as many."""

    def __init__(self, actions: ActionTable) -> None:
        kinds = {PASS: "setup-done", PUT: "setup-discard"}
        super().__init__(actions, phase_ids.SETUP, [PASS, PUT, CYCLE], kinds, part=SET_UP)

    def refuse(self, duel: Duel, verb: i64, what: i64, word: i64) -> Rule:
        """Only basic cards, and no more than the deck can replace."""
        me = duel.duelist(duel.to_act)
        if verb == PUT and not duel.setup.cards.holds(me.basics, what):
            return rule_ids.NOT_BASIC
        return rule_ids.DECK_EMPTY if verb == PUT and duel.put >= me.deck_size else LEGAL

    def refuse_cycle(self, duel: Duel) -> Rule:
        """The deck must still be able to replace the cards that were put away."""
        return LEGAL if duel.duelist(duel.to_act).deck_size > duel.put else rule_ids.DECK_EMPTY

    def act(self, duel: Duel, verb: i64, what: i64, word: i64) -> None:
        seat = duel.to_act
        me = duel.duelist(seat)
        if verb == PUT:
            me.basics = duel.setup.cards.without(me.basics, what)
            duel.put += 1
            duel.put_away(seat, what, FOR_SETUP)
            return
        owed = duel.put
        duel.put = 0
        me.basics = 0
        if owed > 0:
            duel.await_draws(seat, owed, phase_ids.DRAW)
        else:
            hand_ready(duel, seat)


class Virtue(Phase):
    """The respondent takes a virtue, then the challenger. The respondent gets the last one."""

    def __init__(self, actions: ActionTable) -> None:
        super().__init__(actions, phase_ids.VIRTUE, [TAKE_VIRTUE, CYCLE], part=SET_UP)

    def refuse(self, duel: Duel, verb: i64, what: i64, word: i64) -> Rule:
        return LEGAL if duel.virtues[what] == NOBODY else rule_ids.VIRTUE_TAKEN

    def act(self, duel: Duel, verb: i64, what: i64, word: i64) -> None:
        seat = duel.to_act
        give_virtue(duel, what, seat)
        if seat == RESPONDENT:
            duel.to_act = CHALLENGER
            return
        last: i64 = NO_VIRTUE
        number: i64
        for number in range(len(VIRTUES)):
            if duel.virtues[number] == NOBODY:
                last = number
        give_virtue(duel, last, RESPONDENT)
        duel.await_seat(phase_ids.SALUTE, RESPONDENT)


class Salute(Phase):
    """The respondent may salute by putting a card away."""

    def __init__(self, actions: ActionTable) -> None:
        kinds = {PASS: "no-salute", PUT: "salute"}
        super().__init__(actions, phase_ids.SALUTE, [PASS, PUT, CYCLE], kinds, part=SET_UP)

    def act(self, duel: Duel, verb: i64, what: i64, word: i64) -> None:
        if verb == PUT:
            duel.put_away(RESPONDENT, what, FOR_SALUTE)
            duel.await_seat(phase_ids.RETURN_SALUTE, CHALLENGER)
            return
        if not duel.mute:
            duel.tell(event_ids.NO_SALUTE, RESPONDENT, LEGAL, ())
        duel.out_of_measure()


class ReturnSalute(Phase):
    """The challenger may put a card away too. If not, the respondent's first strike has the salute's bonus."""

    def __init__(self, actions: ActionTable) -> None:
        kinds = {PASS: "no-return", PUT: "return-salute"}
        super().__init__(actions, phase_ids.RETURN_SALUTE, [PASS, PUT, CYCLE], kinds, part=SET_UP)

    def act(self, duel: Duel, verb: i64, what: i64, word: i64) -> None:
        if verb == PUT:
            duel.put_away(CHALLENGER, what, FOR_SALUTE)
            if not duel.mute:
                duel.tell(event_ids.SALUTE_RETURNED, CHALLENGER, LEGAL, ())
        else:
            duel.respondent.salute = WAITING
            if not duel.mute:
                duel.tell(event_ids.SALUTE_STANDS, RESPONDENT, LEGAL, ())
        duel.out_of_measure()
