"""What may be done in a position, phase by phase: which rule forbids the rest is said by the processes."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import CHANCE, LEGAL, NOBODY, Action, Rule, Seat
from salle.games.audatia.rules.actions import (
    ATTACK,
    BREAK,
    CYCLE,
    DEFEND,
    DENIES,
    EXCHANGE,
    HIT,
    PARRY,
    PLAY_COUNTER,
    PLAY_REMEDY,
    PLAY_SKILL,
    PUT,
    TAKE_VIRTUE,
)
from salle.games.audatia.rules.skills import Skills
from salle.games.audatia.rules.terms import (
    BREAK_MEZANO,
    CAN_ANSWER,
    COUNTER_MEZANO,
    COUNTERED,
    DECK_EMPTY,
    KICKING,
    MEZANO,
    NO_CYCLE_NOW,
    NOT_DEALT_NOW,
    NOT_IN_DECK,
    NOT_IN_HAND,
    NOT_NOW,
    PRE_EMPTING,
    REACT,
    SETUP,
    SKILL_WINDOW,
    STEP_4,
    STEP_6,
    TAUNT_CARDS,
    TRADE,
)


class Legality(Skills):
    """A position that knows what it allows."""

    def candidates(self) -> list[Action]:
        actions = self.setup.action_table
        found: list[Action] = []
        if self.to_act == CHANCE:
            index: i64
            for index in range(self.setup.cards.faces):
                found.append(Action(self.setup.actions + index))
            return found
        hand = self.duelist(self.to_act).hand
        for action in self.setup.rows[self.phase]:
            if actions.verb[action] < PUT or hand & self.setup.cards.first[actions.what[action]] != 0:
                found.append(action)
        return found

    def legal_actions(self) -> list[Action]:
        """The unrefused candidates. AU-16: to be hit is one if there is no other answer; a cycled card is none."""
        legal: list[Action] = []
        if self.to_act == NOBODY:
            return legal
        verbs, first = self.setup.action_table.verb, self.setup.actions
        hits = answered = False
        for action in self.candidates():
            if action < first and verbs[action] == HIT:
                hits = True
            elif self.refusal(action) == LEGAL:
                legal.append(action)
                answered = answered or action >= first or verbs[action] != CYCLE
        if hits and not answered:
            legal.insert(0, self.setup.action_table.hit)
        return legal

    def refusal(self, action: Action) -> Rule:
        if self.to_act == CHANCE:
            return self._refuse_deal(action - self.setup.actions)
        actions = self.setup.action_table
        verb, what = actions.verb[action], actions.what[action]
        if not self.setup.knows[self.phase][verb]:
            if verb == PLAY_SKILL or verb == DENIES:
                return SKILL_WINDOW
            return NO_CYCLE_NOW if verb == CYCLE else NOT_NOW
        if verb >= PUT and not self.setup.cards.holds(self.duelist(self.to_act).hand, what):
            return NOT_IN_HAND
        if verb == CYCLE:
            return self._refuse_cycle()
        if verb == HIT:
            return LEGAL if self.legal_actions()[0] == action else CAN_ANSWER
        if verb == PLAY_SKILL:
            return self.refuse_skill(self.setup.cards.index[what], actions.word[action])
        if STEP_4 <= self.phase <= STEP_6:
            return self.refuse_step(action)
        return self._refuse_process(verb, what, actions.word[action])

    def _refuse_deal(self, index: i64) -> Rule:
        if not 0 <= index < self.setup.cards.faces:
            return NOT_DEALT_NOW
        return LEGAL if self.setup.cards.holds(self.duelist(self.drawer).deck, index) else NOT_IN_DECK

    def _refuse_cycle(self) -> Rule:
        me = self.duelist(self.to_act)
        if 0 < me.taunted < TAUNT_CARDS:
            return NO_CYCLE_NOW
        claimed: i64 = self.put if self.phase == SETUP else 0  # by cards put away
        return LEGAL if me.deck_size > claimed else DECK_EMPTY

    def _refuse_process(self, verb: i64, what: i64, word: i64) -> Rule:
        seat = self.to_act
        if verb == ATTACK:
            return self._refuse_strike(seat, what)
        if verb == PARRY:
            return self.refuse_counter_parry(what) if self.phase == COUNTERED else self.refuse_parry(seat, what)
        if verb == BREAK:
            return self.refuse_break(seat, what)
        if verb == EXCHANGE:
            return self.refuse_exchange(seat)
        if verb == DEFEND:
            return self.refuse_defence(seat)
        if verb == PLAY_REMEDY:
            return self.refuse_after_mezano(what) if self.phase == COUNTER_MEZANO else self.refuse_remedy(what, word)
        if verb == PLAY_COUNTER:
            return self.refuse_mezano_counter(what) if self.phase == COUNTER_MEZANO else self.refuse_counter(what)
        if verb == PUT:
            return self._refuse_put(what)
        if verb == DENIES:
            return self.refuse_deny()
        return self.refuse_virtue(what) if verb == TAKE_VIRTUE else LEGAL

    def _refuse_put(self, face: i64) -> Rule:
        if self.phase == SETUP:
            return self.refuse_setup_discard(face)
        return self.refuse_trade() if self.phase == TRADE else LEGAL

    def _refuse_strike(self, seat: Seat, face: i64) -> Rule:
        phase = self.phase
        if phase == REACT or phase == PRE_EMPTING:
            return self.refuse_counter_attack(seat, face, phase == PRE_EMPTING)
        if phase == KICKING:
            return self.refuse_kick(face)
        if phase == BREAK_MEZANO:
            return self.refuse_mezano(seat, face)
        return self.refuse_counter_mezano(face) if phase == MEZANO else self.refuse_attack(seat, face)
