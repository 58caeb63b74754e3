"""The phases after a skill: Deny, and the strikes that some skills lead to."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import LEGAL, Rule
from salle.games.audatia.rules import event_ids, phase_ids, rule_ids
from salle.games.audatia.rules.actions import ATTACK, CYCLE, DENIES, PASS, ActionTable
from salle.games.audatia.rules.cards import DENY, MF, RF
from salle.games.audatia.rules.duel import Duel
from salle.games.audatia.rules.eligibility import lacks, refuse_attack, refuse_counter_attack
from salle.games.audatia.rules.phase import BETWEEN, Phase
from salle.games.audatia.rules.shared_steps import counter_attack, strike
from salle.games.audatia.rules.skills import come_true
from salle.games.audatia.rules.terms import AS_FEINT, AS_KICK, AS_MEASURED, NO_ACTION, other


class Deny(Phase):
    """The opponent may deny a skill. Then its player decides again."""

    def __init__(self, actions: ActionTable) -> None:
        super().__init__(actions, phase_ids.DENY, [PASS, DENIES, CYCLE], {PASS: "no-deny"}, part=BETWEEN)

    def refuse(self, duel: Duel, verb: i64, what: i64, word: i64) -> Rule:
        needs = duel.setup.cards.skill_needs[DENY]
        return LEGAL if verb == PASS or duel.has_most(duel.to_act, needs) else lacks(needs)

    def act(self, duel: Duel, verb: i64, what: i64, word: i64) -> None:
        seat, action = duel.to_act, duel.pending
        denied = verb == DENIES
        if denied:
            duel.discard(seat, what)
        if not duel.mute:
            skill = duel.setup.cards.index[self.actions.what[action]]
            duel.tell(event_ids.DENIED if denied else event_ids.NOT_DENIED, seat, LEGAL, (skill,))
        phase = duel.resume
        duel.pending = NO_ACTION
        duel.resume = phase_ids.DRAW
        duel.await_seat(phase, other(seat))
        if not denied:
            come_true(duel, other(seat), action)


class FeintAttack(Phase):
    """After a Feint comes another attack."""

    def __init__(self, actions: ActionTable) -> None:
        super().__init__(actions, phase_ids.FEINT_ATTACK, [ATTACK, CYCLE], {ATTACK: "feint-attack"})

    def refuse(self, duel: Duel, verb: i64, what: i64, word: i64) -> Rule:
        return refuse_attack(duel, duel.to_act, what)

    def act(self, duel: Duel, verb: i64, what: i64, word: i64) -> None:
        strike(duel, duel.to_act, what, AS_FEINT)


class PreEmpting(Phase):
    """After Pre-empt comes the counter-attack."""

    def __init__(self, actions: ActionTable) -> None:
        super().__init__(actions, phase_ids.PRE_EMPTING, [ATTACK], {ATTACK: "counter-attack"})

    def refuse(self, duel: Duel, verb: i64, what: i64, word: i64) -> Rule:
        return refuse_counter_attack(duel, duel.to_act, what, True)

    def act(self, duel: Duel, verb: i64, what: i64, word: i64) -> None:
        counter_attack(duel, what)


class Measured(Phase):
    """After Perfect Measure its player may attack; otherwise both break off."""

    def __init__(self, actions: ActionTable) -> None:
        kinds = {PASS: "no-measured", ATTACK: "measured-attack"}
        super().__init__(actions, phase_ids.MEASURED, [PASS, ATTACK, CYCLE], kinds)

    def refuse(self, duel: Duel, verb: i64, what: i64, word: i64) -> Rule:
        return LEGAL if verb == PASS else refuse_attack(duel, duel.to_act, what)

    def act(self, duel: Duel, verb: i64, what: i64, word: i64) -> None:
        if verb == ATTACK:
            strike(duel, duel.to_act, what, AS_MEASURED)
        else:
            duel.break_off(rule_ids.MEASURE_KEPT)


class Kicking(Phase):
    """After Kick to the Groin any fendente wins; otherwise both break off."""

    def __init__(self, actions: ActionTable) -> None:
        super().__init__(actions, phase_ids.KICKING, [PASS, ATTACK], {PASS: "no-kick", ATTACK: "kick"})

    def refuse(self, duel: Duel, verb: i64, what: i64, word: i64) -> Rule:
        if verb == PASS:
            return LEGAL
        blow = duel.setup.cards.index[what]
        return LEGAL if blow == MF or blow == RF else rule_ids.FENDENTE_ONLY

    def act(self, duel: Duel, verb: i64, what: i64, word: i64) -> None:
        if verb == ATTACK:
            duel.lay(duel.to_act, what, AS_KICK)
            duel.win(duel.to_act, rule_ids.KICK_LANDS, what)
        else:
            duel.break_off(rule_ids.KICK_MISSED)
