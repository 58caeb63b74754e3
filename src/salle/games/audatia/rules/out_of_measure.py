"""The phases out of measure: trades, poste chosen in secret, skills, and the first attack."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import LEGAL, NOBODY, Rule
from salle.games.audatia.rules import event_ids, phase_ids, rule_ids
from salle.games.audatia.rules.actions import ATTACK, CYCLE, PASS, PLAY_SKILL, PUT, STAND, ActionTable
from salle.games.audatia.rules.cards import EYE, LURE, SECOND_THOUGHT, TAUNT
from salle.games.audatia.rules.duel import Duel
from salle.games.audatia.rules.eligibility import can_attack, exchanges_posta, refuse_attack
from salle.games.audatia.rules.opening import begin_game
from salle.games.audatia.rules.phase import FACING, PREPARING, Phase
from salle.games.audatia.rules.shared_steps import change_posta, strike
from salle.games.audatia.rules.terms import (
    AS_ATTACK,
    AS_EXCHANGE,
    CHALLENGER,
    FOR_TAUNT,
    FOR_TRADE,
    GAMES,
    RESPONDENT,
    TAUNT_CARDS,
    other,
)


class Trade(Phase):
    """Step 1: trade two cards for one from the deck, any number of times. The challenger is first."""

    def __init__(self, actions: ActionTable) -> None:
        super().__init__(actions, phase_ids.TRADE, [PASS, PUT, CYCLE], {PASS: "trade-done"}, part=PREPARING)

    def refuse(self, duel: Duel, verb: i64, what: i64, word: i64) -> Rule:
        me = duel.duelist(duel.to_act)
        if verb == PASS:
            return LEGAL
        if me.deck_size == 0:
            return rule_ids.DECK_EMPTY
        return LEGAL if me.held >= 2 else rule_ids.TWO_TO_TRADE

    def act(self, duel: Duel, verb: i64, what: i64, word: i64) -> None:
        seat = duel.to_act
        if verb == PUT:
            duel.put_away(seat, what, FOR_TRADE)
            duel.await_seat(phase_ids.TRADE_SECOND, seat)
        elif seat == CHALLENGER:
            duel.to_act = RESPONDENT
        else:
            duel.await_seat(phase_ids.POSTA, CHALLENGER)


class TradeSecond(Phase):
    """The second card of a trade, and the draw."""

    def __init__(self, actions: ActionTable) -> None:
        super().__init__(actions, phase_ids.TRADE_SECOND, [PUT], {PUT: "trade-second"}, part=PREPARING)

    def act(self, duel: Duel, verb: i64, what: i64, word: i64) -> None:
        seat = duel.to_act
        duel.put_away(seat, what, FOR_TRADE)
        duel.await_draws(seat, 1, phase_ids.TRADE)


class Posta(Phase):
    """Step 2: both players choose a posta. Neither is seen before both are chosen."""

    def __init__(self, actions: ActionTable) -> None:
        super().__init__(actions, phase_ids.POSTA, [STAND, CYCLE], {STAND: "posta"}, part=PREPARING)

    def act(self, duel: Duel, verb: i64, what: i64, word: i64) -> None:
        seat = duel.to_act
        duel.duelist(seat).posta = what
        if not duel.mute:
            duel.tell(event_ids.CHOSE_POSTA, seat, LEGAL, ())
        if seat == CHALLENGER:
            duel.await_seat(phase_ids.POSTA, RESPONDENT)
            return
        duel.first = duel.first_by_celeritas(CHALLENGER)  # AU-1
        duel.await_seat(phase_ids.SKILLS, duel.first)
        if not duel.mute:
            duel.open(event_ids.REVEALED, NOBODY, LEGAL, (duel.challenger.posta, duel.respondent.posta))


class SkillStep(Phase):
    """Step 3: the player with most Celeritas plays skills, then the other player."""

    def __init__(self, actions: ActionTable) -> None:
        skills = [SECOND_THOUGHT, LURE, TAUNT, EYE]
        super().__init__(
            actions, phase_ids.SKILLS, [PASS, PLAY_SKILL, CYCLE], {PASS: "skills-done"}, skills, part=FACING
        )

    def act(self, duel: Duel, verb: i64, what: i64, word: i64) -> None:
        if duel.to_act == duel.first:
            duel.to_act = other(duel.first)
        else:
            duel.await_seat(phase_ids.STEP_4, CHALLENGER)


def is_taunted(duel: Duel) -> bool:
    """Whether the player to move in steps 4 to 6 may only attack or put cards away."""
    if duel.phase not in (phase_ids.STEP_4, phase_ids.STEP_5, phase_ids.STEP_6):
        return False
    me = duel.duelist(duel.to_act)
    return me.taunted > 0 and me.held > 0


class Step(Phase):
    """Steps 4 to 6: attack, change posta or wait. In step 6 attack, or the game is a draw."""

    def __init__(self, actions: ActionTable, number: i64) -> None:
        last = number == phase_ids.STEP_6
        verbs = [PASS, PUT, ATTACK, CYCLE] if last else [PASS, STAND, PUT, ATTACK, CYCLE]
        kinds = {PASS: "no-attack" if last else "wait", PUT: "taunt-discard"}
        super().__init__(actions, number, verbs, kinds, part=FACING)

    def refuse(self, duel: Duel, verb: i64, what: i64, word: i64) -> Rule:
        """A taunted player has less choice."""
        seat = duel.to_act
        me = duel.duelist(seat)
        if is_taunted(duel):
            if me.taunted == TAUNT_CARDS and can_attack(duel, seat):
                return refuse_attack(duel, seat, what) if verb == ATTACK else rule_ids.TAUNTED
            return LEGAL if verb == PUT else rule_ids.TAUNT_DISCARD
        if verb == ATTACK:
            return refuse_attack(duel, seat, what)
        if verb == PASS:
            must = self.number == phase_ids.STEP_6 and can_attack(duel, seat)
            return rule_ids.MUST_ATTACK if must else LEGAL
        if verb == PUT:
            return rule_ids.NOT_NOW
        return rule_ids.SAME_POSTA if what == me.posta else LEGAL

    def refuse_cycle(self, duel: Duel) -> Rule:
        """Not between the two cards of a taunt."""
        me = duel.duelist(duel.to_act)
        return rule_ids.NO_CYCLE_NOW if 0 < me.taunted < TAUNT_CARDS else super().refuse_cycle(duel)

    def act(self, duel: Duel, verb: i64, what: i64, word: i64) -> None:
        seat = duel.to_act
        me = duel.duelist(seat)
        if verb == PUT:
            duel.put_away(seat, what, FOR_TAUNT)
            me.taunted = me.taunted - 1 if me.held > 0 else 0
            return
        me.taunted = 0
        if verb == ATTACK:
            strike(duel, seat, what, AS_EXCHANGE if exchanges_posta(duel, seat, what) else AS_ATTACK)
            return
        if verb == STAND:
            change_posta(duel, seat, what)
        else:
            duel.wait()
        if self.number == phase_ids.STEP_6:
            draw_game(duel)
        else:
            duel.await_seat(phase_ids.STEP_5 if seat == CHALLENGER else phase_ids.STEP_6, other(seat))

    def reveals(self, verb: i64) -> bool:
        """A card that is put away shows that the player could not attack."""
        return True


def draw_game(duel: Duel) -> None:
    """AU-2: a second game with the same roles. After a second draw the respondent wins."""
    if not duel.mute:
        duel.tell(event_ids.GAME_DRAWN, CHALLENGER, rule_ids.NO_ATTACK, (duel.game_number,))
    if duel.game_number == GAMES:
        duel.win(RESPONDENT, rule_ids.TWO_DRAWS, NO_FACE)
        return
    duel.game_number += 1
    begin_game(duel)
