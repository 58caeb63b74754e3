"""Audatia as it moves on: every action and where it leads."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import CHANCE, LEGAL, NOBODY, RETIRED, Action, Seat, retiree
from salle.games.audatia.rules.actions import (
    ATTACK,
    BREAK,
    CYCLE,
    DENIES,
    EXCHANGE,
    HIT,
    PARRY,
    PASS,
    PLAY_COUNTER,
    PLAY_REMEDY,
    PLAY_SKILL,
    PUT,
    SET_SIDE,
    STAND,
    TAKE_VIRTUE,
)
from salle.games.audatia.rules.cards import NO_POSTA
from salle.games.audatia.rules.legality import Legality
from salle.games.audatia.rules.terms import (
    AS_FEINT,
    AS_MEASURED,
    AS_RIPOSTE,
    BREAK_MEZANO,
    BREAK_REMEDY,
    COUNTER_MEZANO,
    COUNTERED,
    DENY_STEP,
    DRAW,
    ENTRY,
    EXCHANGED,
    FEINT_ATTACK,
    KICKING,
    LARGO_LAST,
    LEFT_THE_LISTS,
    MEASURE_KEPT,
    MEASURED,
    MEET,
    MEZANO,
    POSTA,
    PRE_EMPTING,
    REACT,
    RETURN_SALUTE,
    SALUTE,
    SETUP,
    SKILL_STEP,
    STEP_4,
    STEP_6,
    STRETTO_LAST,
    TRADE_SECOND,
    WAITED,
    other,
)


class Duel(Legality):
    """A duel from its set-up to its end."""

    def copy(self) -> Duel:
        twin = Duel(self.setup, True)
        twin.take_over(self)
        return twin

    def kind(self, action: Action) -> i64:
        return self.setup.kinds[self.phase][self.setup.action_table.verb[action]]

    def reveals(self, action: Action) -> bool:
        """Virtues and the side of the stretto tell nobody anything about cards, nor does a card put away face down,
        except for a taunt: who pays it can't attack."""
        verb = self.setup.action_table.verb[action]
        if verb == PUT:
            return self.phase >= STEP_4
        return verb != TAKE_VIRTUE and verb != SET_SIDE

    def apply(self, action: Action) -> None:
        if action < 0:
            self._retire(retiree(action))
        elif self.to_act == CHANCE:
            self._deal(action - self.setup.actions)
        else:
            self._act(action)

    def _deal(self, face: i64) -> None:
        self.take(face)
        if self.owed > 0:
            return
        seat, phase = self.drawer, self.after
        self.drawer = NOBODY
        self.after = DRAW
        if phase == DRAW:
            self.hand_ready(seat)
        elif phase == POSTA:
            self.await_posta(seat)
        else:
            self.await_seat(phase, seat)

    def _act(self, action: Action) -> None:
        actions = self.setup.action_table
        seat = self.to_act
        verb, what = actions.verb[action], actions.what[action]
        if verb == PASS:
            self._pass()
        elif verb == PUT:
            self._put(what)
        elif verb == ATTACK:
            self._strike(seat, what)
        elif verb == PARRY:
            if self.phase == COUNTERED:
                self.counter_parry(what)
            else:
                self.parry_attack(seat, what)
        elif verb == PLAY_REMEDY:
            self._remedy(what, actions.word[action])
        elif verb == PLAY_COUNTER:
            if self.phase == COUNTER_MEZANO:
                self.answer_counter_mezano(what)
            else:
                self.counter_remedy(what)
        elif verb == PLAY_SKILL:
            self.play_skill(action)
        elif verb == HIT:
            self._hit()
        else:
            self._act_rarely(seat, verb, what)

    def _act_rarely(self, seat: Seat, verb: i64, what: i64) -> None:
        if verb == STAND:
            if self.phase == POSTA:
                self.choose_posta(what)
            else:
                self.change_posta(seat, what)
                self.no_attack()
        elif verb == CYCLE:
            self.cycle(seat, what)
        elif verb == BREAK:
            self.break_thrust(seat, what)
        elif verb == EXCHANGE:
            self.exchange(seat, what)
        elif verb == DENIES:
            self.deny()
        elif verb == SET_SIDE:
            self.set_side(what, seat)
        elif verb == TAKE_VIRTUE:
            self.take_virtue(what)
        else:  # DEFEND
            self.defend(seat, what)

    def _pass(self) -> None:
        """Nothing, here: what that leads to depends on where we are."""
        phase = self.phase
        if phase == SETUP:
            self.done_discarding()
        elif phase == SALUTE or phase == RETURN_SALUTE:
            self.no_salute()
        elif phase <= TRADE_SECOND:
            self.done_trading()
        elif phase == SKILL_STEP:
            self.done_with_skills()
        elif phase <= STEP_6:
            self.wait()
        elif phase == BREAK_REMEDY or phase == BREAK_MEZANO:
            self.wait_after_break()
        elif phase == DENY_STEP:
            self.let_it_be()
        elif phase == MEASURED:
            self.break_off(MEASURE_KEPT)
        elif phase == KICKING:
            self.kick_misses()
        else:
            if not self.mute:
                self.tell(WAITED, self.to_act, LEGAL, (phase,))
            if phase == ENTRY:
                self.await_chances()
            elif phase <= LARGO_LAST:
                self.no_riposte()
            else:
                self.no_remedy()

    def _put(self, face: i64) -> None:
        phase = self.phase
        if phase == SETUP:
            self.setup_discard(face)
        elif phase == SALUTE or phase == RETURN_SALUTE:
            self.salute(face)
        elif phase < STEP_4:
            self.trade(face)
        else:
            self.pay_for_taunt(face)

    def _strike(self, seat: Seat, face: i64) -> None:
        phase = self.phase
        if phase <= STEP_6:
            self.first_attack(face)
        elif phase == REACT or phase == PRE_EMPTING:
            self.counter_attack(seat, face)
        elif phase == KICKING:
            self.kick(face)
        elif phase == BREAK_MEZANO:
            self.mezano(face)
        elif phase == MEZANO:
            self.counter_mezano(face)
        elif phase == FEINT_ATTACK:
            self.strike(seat, face, AS_FEINT)
        else:
            self.strike(seat, face, AS_MEASURED if phase == MEASURED else AS_RIPOSTE)

    def _remedy(self, face: i64, side: i64) -> None:
        phase = self.phase
        if phase == ENTRY or phase <= STRETTO_LAST:
            self.bound_remedy(face, side)
        elif phase == MEET or phase == COUNTER_MEZANO:
            self.play_soprana(face)
        else:
            self.saving_remedy(face, side)

    def _hit(self) -> None:
        phase = self.phase
        if phase == REACT:
            self.attack_lands()
        elif phase == COUNTERED:
            self.counter_attack_lands()
        elif phase == MEET:
            self.not_met()
        elif phase == EXCHANGED:
            self.exchange_lands()
        else:
            self.mezano_lands()

    def _retire(self, seat: Seat) -> None:
        """The other wins."""
        if not self.mute:
            self.tell(LEFT_THE_LISTS, seat, RETIRED, ())
        if self.choosing_poste():  # it stays secret
            self.challenger.posta = NO_POSTA
            self.together = False
        self.win(other(seat), RETIRED, -1)
