"""The phases of a cut, and the steps that all attacks share: answer, bind, entry, and the chances after it."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import LEGAL, Rule
from salle.games.audatia.rules import phase_ids, rule_ids
from salle.games.audatia.rules.actions import (
    ATTACK,
    BREAK,
    CYCLE,
    DEFEND,
    EXCHANGE,
    HIT,
    PARRY,
    PASS,
    PLAY_REMEDY,
    PLAY_SKILL,
    SET_SIDE,
    ActionTable,
)
from salle.games.audatia.rules.cards import AUDATIA, BREAK_OFF, FEINT, PERFECT_MEASURE, PRE_EMPT, REPEAT
from salle.games.audatia.rules.duel import Duel
from salle.games.audatia.rules.eligibility import (
    refuse_attack,
    refuse_break,
    refuse_counter_attack,
    refuse_defence,
    refuse_exchange,
    refuse_parry,
)
from salle.games.audatia.rules.phase import Phase
from salle.games.audatia.rules.shared_steps import (
    await_chances,
    bind,
    counter_attack,
    meet_with,
    play_remedy,
    set_side,
    strike,
)
from salle.games.audatia.rules.terms import (
    AS_BREAK,
    AS_COUNTER_PARRY,
    AS_DEFENCE,
    AS_ENTRY,
    AS_EXCHANGE,
    AS_PARRY,
    AS_RIPOSTE,
    other,
)


class React(Phase):
    def __init__(self, actions: ActionTable) -> None:
        verbs = [HIT, ATTACK, PARRY, BREAK, EXCHANGE, DEFEND, PLAY_SKILL, CYCLE]
        skills = [BREAK_OFF, PERFECT_MEASURE, PRE_EMPT]
        super().__init__(actions, phase_ids.REACT, verbs, {ATTACK: "counter-attack"}, skills)

    def refuse(self, duel: Duel, verb: i64, what: i64, word: i64) -> Rule:
        seat = duel.to_act
        if verb == PARRY:
            return refuse_parry(duel, seat, what)
        if verb == ATTACK:
            return refuse_counter_attack(duel, seat, what, False)
        if verb == BREAK:
            return refuse_break(duel, seat, what)
        return refuse_exchange(duel, seat) if verb == EXCHANGE else refuse_defence(duel, seat)

    def act(self, duel: Duel, verb: i64, what: i64, word: i64) -> None:
        seat = duel.to_act
        if verb == HIT:
            duel.win(duel.attacker, rule_ids.ATTACK_LANDS, duel.attack)
        elif verb == PARRY:
            meet_with(duel, what, AS_PARRY)
            bind(duel)
        elif verb == ATTACK:
            counter_attack(duel, what)
        elif verb == BREAK:
            meet_with(duel, what, AS_BREAK)
            first = duel.first_by_celeritas(seat)  # AU-9
            duel.await_seat(phase_ids.BREAK_MEZANO if first == seat else phase_ids.BREAK_REMEDY, first)
        elif verb == EXCHANGE:
            duel.lay(seat, what, AS_EXCHANGE)
            duel.await_seat(phase_ids.EXCHANGED, other(seat))
        else:  # Defend: the first attack is void, and the roles swap
            strike(duel, seat, what, AS_DEFENCE)


class Countered(Phase):
    """A counter-attack must be parried with the same blow. The parry needs no sign, whatever the side."""

    def __init__(self, actions: ActionTable) -> None:
        kinds = {PARRY: "counter-parry"}
        super().__init__(actions, phase_ids.COUNTERED, [HIT, PARRY, PLAY_SKILL, CYCLE], kinds, [BREAK_OFF])

    def refuse(self, duel: Duel, verb: i64, what: i64, word: i64) -> Rule:
        index = duel.setup.cards.index
        return LEGAL if index[what] == index[duel.attack] else rule_ids.SAME_BLOW

    def act(self, duel: Duel, verb: i64, what: i64, word: i64) -> None:
        if verb == HIT:
            duel.win(duel.attacker, rule_ids.COUNTER_ATTACK_LANDS, duel.attack)
        else:
            meet_with(duel, what, AS_COUNTER_PARRY)
            bind(duel)


class Side(Phase):
    """The player with most Fortitudo chooses the side of a close bind."""

    def __init__(self, actions: ActionTable) -> None:
        super().__init__(actions, phase_ids.SIDE, [SET_SIDE, CYCLE])

    def act(self, duel: Duel, verb: i64, what: i64, word: i64) -> None:
        set_side(duel, what, duel.to_act)


class Entry(Phase):
    """The attacker's one decision after a bind: an Audatia Entry on either side (AU-6, AU-14), or a Feint."""

    def __init__(self, actions: ActionTable) -> None:
        kinds = {PASS: "no-entry", PLAY_REMEDY: "entry"}
        super().__init__(actions, phase_ids.ENTRY, [PASS, PLAY_REMEDY, PLAY_SKILL, CYCLE], kinds, [FEINT])

    def refuse(self, duel: Duel, verb: i64, what: i64, word: i64) -> Rule:
        return LEGAL if verb == PASS or duel.has_most(duel.to_act, AUDATIA) else rule_ids.NEEDS_AUDATIA

    def act(self, duel: Duel, verb: i64, what: i64, word: i64) -> None:
        if verb == PLAY_REMEDY:
            play_remedy(duel, what, word, AS_ENTRY, False)
        else:
            duel.wait()
            await_chances(duel)


class Largo(Phase):
    """In a wide bind the defender may attack, then the attacker. If neither does, both break off."""

    def __init__(self, actions: ActionTable, number: i64) -> None:
        kinds = {PASS: "no-riposte", ATTACK: "riposte"}
        super().__init__(actions, number, [PASS, ATTACK, PLAY_SKILL, CYCLE], kinds, [REPEAT])

    def refuse(self, duel: Duel, verb: i64, what: i64, word: i64) -> Rule:
        return LEGAL if verb == PASS else refuse_attack(duel, duel.to_act, what)

    def act(self, duel: Duel, verb: i64, what: i64, word: i64) -> None:
        if verb == ATTACK:
            strike(duel, duel.to_act, what, AS_RIPOSTE)
            return
        duel.wait()
        if self.number == phase_ids.LARGO:
            duel.await_seat(phase_ids.LARGO_LAST, duel.attacker)
        else:
            duel.break_off(rule_ids.NO_RIPOSTE)
