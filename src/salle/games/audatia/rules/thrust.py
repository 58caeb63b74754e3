"""The phases after an exchanged or broken thrust, with the mezano and the remedies that may follow a break."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import LEGAL, Rule
from salle.games.audatia.rules import event_ids, phase_ids, rule_ids
from salle.games.audatia.rules.actions import (
    ATTACK,
    CYCLE,
    HIT,
    PASS,
    PLAY_COUNTER,
    PLAY_REMEDY,
    PLAY_SKILL,
    ActionTable,
)
from salle.games.audatia.rules.cards import BREAK_OFF, INSIDE, MM, OUTSIDE, RM, SOPRANA, comes_from, from_right
from salle.games.audatia.rules.duel import Duel
from salle.games.audatia.rules.phase import Phase
from salle.games.audatia.rules.shared_steps import lines_up, play_remedy
from salle.games.audatia.rules.terms import AS_COUNTER_MEZANO, AS_MEZANO, AS_SAVING, AS_SOPRANA, other


class Exchanged(Phase):
    """The thrust was exchanged. Its player needs an outside remedy."""

    def __init__(self, actions: ActionTable) -> None:
        super().__init__(actions, phase_ids.EXCHANGED, [HIT, PLAY_REMEDY, CYCLE], {PLAY_REMEDY: "saving"})

    def asked_side(self, duel: Duel) -> i64:
        return OUTSIDE

    def refuse(self, duel: Duel, verb: i64, what: i64, word: i64) -> Rule:
        return self.refuse_remedy(duel, word)

    def act(self, duel: Duel, verb: i64, what: i64, word: i64) -> None:
        if verb == PLAY_REMEDY:
            play_remedy(duel, what, word, AS_SAVING, False)
            return
        winner = other(duel.to_act)
        duel.win(winner, rule_ids.EXCHANGE_LANDS, duel.duelist(winner).top())


def wait_after_break(duel: Duel, following: i64) -> None:
    """AU-15: each player has one chance."""
    duel.wait()
    if duel.waited:
        duel.break_off(rule_ids.BOTH_WAITED)
        return
    duel.waited = True
    duel.await_seat(following, other(duel.to_act))


class BreakRemedy(Phase):
    """The attacker's chance after a break: a remedy, outside after a mandritto, inside after a roverso."""

    def __init__(self, actions: ActionTable) -> None:
        kinds = {PASS: "no-saving", PLAY_REMEDY: "saving"}
        super().__init__(actions, phase_ids.BREAK_REMEDY, [PASS, PLAY_REMEDY, CYCLE], kinds)

    def asked_side(self, duel: Duel) -> i64:
        return OUTSIDE if from_right(duel.setup.cards.index[duel.parry]) else INSIDE

    def refuse(self, duel: Duel, verb: i64, what: i64, word: i64) -> Rule:
        return LEGAL if verb == PASS else self.refuse_remedy(duel, word)

    def act(self, duel: Duel, verb: i64, what: i64, word: i64) -> None:
        if verb == PLAY_REMEDY:
            play_remedy(duel, what, word, AS_SAVING, False)
        else:
            wait_after_break(duel, phase_ids.BREAK_MEZANO)


class BreakMezano(Phase):
    """The defender's chance after the break: a mezano from the side of the stack."""

    def __init__(self, actions: ActionTable) -> None:
        kinds = {PASS: "no-mezano", ATTACK: "mezano"}
        super().__init__(actions, phase_ids.BREAK_MEZANO, [PASS, ATTACK, CYCLE], kinds)

    def refuse(self, duel: Duel, verb: i64, what: i64, word: i64) -> Rule:
        cards = duel.setup.cards
        if verb == PASS:
            return LEGAL
        blow = cards.index[what]
        if (blow != MM and blow != RM) or comes_from(blow) != duel.duelist(duel.to_act).side:
            return rule_ids.MEZANO_ONLY
        return LEGAL if cards.attack[blow] else rule_ids.NO_ATTACK_SIGN

    def act(self, duel: Duel, verb: i64, what: i64, word: i64) -> None:
        if verb == ATTACK:  # the current attack; the attacker is still the player who thrust
            duel.lay(duel.to_act, what, AS_MEZANO)
            duel.attack = what
            duel.await_seat(phase_ids.MEZANO, duel.attacker)
        else:
            wait_after_break(duel, phase_ids.BREAK_REMEDY)


class Mezano(Phase):
    """A remedy answers a mezano (outside against a roverso). A mandritto mezano answers a roverso. No parry does."""

    def __init__(self, actions: ActionTable) -> None:
        verbs = [HIT, ATTACK, PLAY_REMEDY, PLAY_SKILL, CYCLE]
        kinds = {ATTACK: "counter-mezano", PLAY_REMEDY: "saving"}
        super().__init__(actions, phase_ids.MEZANO, verbs, kinds, [BREAK_OFF])

    def asked_side(self, duel: Duel) -> i64:
        return OUTSIDE if duel.setup.cards.index[duel.attack] == RM else INSIDE

    def refuse(self, duel: Duel, verb: i64, what: i64, word: i64) -> Rule:
        index = duel.setup.cards.index
        if verb == PLAY_REMEDY:
            return self.refuse_remedy(duel, word)
        return LEGAL if index[duel.attack] == RM and index[what] == MM else rule_ids.MEZANO_ONLY

    def act(self, duel: Duel, verb: i64, what: i64, word: i64) -> None:
        seat = duel.to_act
        if verb == HIT:
            duel.win(other(seat), rule_ids.MEZANO_LANDS, duel.attack)
        elif verb == PLAY_REMEDY:
            play_remedy(duel, what, word, AS_SAVING, True)
        else:
            duel.lay(seat, what, AS_COUNTER_MEZANO)
            duel.attack = what
            duel.await_seat(phase_ids.COUNTER_MEZANO, other(duel.attacker))


class CounterMezano(Phase):
    """Any outside counter-remedy or Soprana Tor di Spada answers the mandritto mezano."""

    def __init__(self, actions: ActionTable) -> None:
        verbs = [HIT, PLAY_REMEDY, PLAY_COUNTER, PLAY_SKILL, CYCLE]
        super().__init__(actions, phase_ids.COUNTER_MEZANO, verbs, {PLAY_REMEDY: "soprana"}, [BREAK_OFF])

    def refuse(self, duel: Duel, verb: i64, what: i64, word: i64) -> Rule:
        if verb == PLAY_REMEDY:
            return LEGAL if what == duel.setup.cards.remedy_face[SOPRANA] else rule_ids.NOT_NOW
        return LEGAL if lines_up(duel, what, OUTSIDE) else rule_ids.NOT_LINED_UP

    def act(self, duel: Duel, verb: i64, what: i64, word: i64) -> None:
        seat = duel.to_act
        if verb == HIT:
            duel.win(other(seat), rule_ids.MEZANO_COUNTERED, duel.attack)
        elif verb == PLAY_REMEDY:
            play_remedy(duel, what, OUTSIDE, AS_SOPRANA, False)
        else:
            if not duel.mute:
                duel.tell(event_ids.COUNTERED_REMEDY, seat, rule_ids.LINED_UP, (what, duel.attack, OUTSIDE))
            duel.lay_on_stack(seat, what)
            duel.break_off(rule_ids.LINED_UP)
