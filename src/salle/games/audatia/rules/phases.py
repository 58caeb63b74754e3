"""All phases of a duel, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.game import LEGAL, NOBODY, Action, Rule
from salle.games.audatia.rules import event_ids, phase_ids, rule_ids
from salle.games.audatia.rules.actions import ActionTable
from salle.games.audatia.rules.after_skills import Deny, FeintAttack, Kicking, Measured, PreEmpting
from salle.games.audatia.rules.close_play import Meet, Stretto
from salle.games.audatia.rules.cut import Countered, Entry, Largo, React, Side
from salle.games.audatia.rules.duel import Duel
from salle.games.audatia.rules.opening import ReturnSalute, Salute, SetUp, Virtue, hand_ready
from salle.games.audatia.rules.out_of_measure import Posta, SkillStep, Step, Trade, TradeSecond
from salle.games.audatia.rules.phase import BETWEEN, Phase
from salle.games.audatia.rules.thrust import BreakMezano, BreakRemedy, CounterMezano, Exchanged, Mezano


class Draw(Phase):
    """The deck deals. Then the player who drew decides, or set-up goes on."""

    def __init__(self, actions: ActionTable) -> None:
        super().__init__(actions, phase_ids.DRAW, [], part=BETWEEN)
        self.first: Final[i64] = len(actions.verb)

    def candidates(self, duel: Duel) -> list[Action]:
        found: list[Action] = []
        face: i64
        for face in range(duel.setup.cards.faces):
            found.append(Action(self.first + face))
        return found

    def refusal(self, duel: Duel, action: Action) -> Rule:
        face = action - self.first
        if not 0 <= face < duel.setup.cards.faces:
            return rule_ids.NOT_DEALT_NOW
        deck = duel.duelist(duel.drawer).deck
        return LEGAL if duel.setup.cards.holds(deck, face) else rule_ids.NOT_IN_DECK

    def apply(self, duel: Duel, action: Action) -> None:
        cards, seat, face = duel.setup.cards, duel.drawer, action - self.first
        me = duel.duelist(seat)
        me.deck = cards.without(me.deck, face)
        me.deck_size -= 1
        me.hand = cards.with_one(me.hand, face)
        me.held += 1
        me.memory.draws += 1
        me.hall.draws += 1
        duel.owed -= 1
        if not duel.mute:
            duel.tell(event_ids.DREW_UNSEEN, seat, LEGAL, (me.deck_size,))
            duel.whisper(event_ids.DREW, seat, LEGAL, (face,))
        if duel.owed > 0:
            return
        phase = duel.after
        duel.drawer = NOBODY
        duel.after = phase_ids.DRAW
        if phase == phase_ids.DRAW:
            hand_ready(duel, seat)
        else:
            duel.await_seat(phase, seat)


def all_phases(actions: ActionTable) -> list[Phase]:
    """Each phase, at the index of its number."""
    return [
        Draw(actions),
        SetUp(actions),
        Virtue(actions),
        Salute(actions),
        ReturnSalute(actions),
        Trade(actions),
        TradeSecond(actions),
        Posta(actions),
        SkillStep(actions),
        Step(actions, phase_ids.STEP_4),
        Step(actions, phase_ids.STEP_5),
        Step(actions, phase_ids.STEP_6),
        React(actions),
        Countered(actions),
        Side(actions),
        Entry(actions),
        FeintAttack(actions),
        Largo(actions, phase_ids.LARGO),
        Largo(actions, phase_ids.LARGO_LAST),
        Stretto(actions, phase_ids.STRETTO),
        Stretto(actions, phase_ids.STRETTO_LAST),
        Meet(actions),
        Exchanged(actions),
        PreEmpting(actions),
        Measured(actions),
        Kicking(actions),
        BreakRemedy(actions),
        BreakMezano(actions),
        Mezano(actions),
        CounterMezano(actions),
        Deny(actions),
        Phase(actions, phase_ids.OVER, [], part=BETWEEN),
    ]
