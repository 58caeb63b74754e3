"""The phases of a close bind: remedies, and the counter-remedies that answer them."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import LEGAL, Rule
from salle.games.audatia.rules import event_ids, phase_ids, rule_ids
from salle.games.audatia.rules.actions import (
    CYCLE,
    HIT,
    PASS,
    PLAY_COUNTER,
    PLAY_REMEDY,
    PLAY_SKILL,
    ActionTable,
)
from salle.games.audatia.rules.cards import KICK, OUTSIDE, SOPRANA
from salle.games.audatia.rules.duel import Duel
from salle.games.audatia.rules.phase import Phase
from salle.games.audatia.rules.shared_steps import lines_up, play_remedy
from salle.games.audatia.rules.terms import AS_ENTRY, AS_REMEDY, AS_SOPRANA, other


class Stretto(Phase):
    """The defender may play a remedy, then the attacker (AU-8). If neither does, both break off."""

    def __init__(self, actions: ActionTable, number: i64) -> None:
        super().__init__(actions, number, [PASS, PLAY_REMEDY, CYCLE], {PASS: "no-remedy"})

    def refuse(self, duel: Duel, verb: i64, what: i64, word: i64) -> Rule:
        return LEGAL if verb == PASS else self.refuse_remedy(duel, word)

    def act(self, duel: Duel, verb: i64, what: i64, word: i64) -> None:
        if verb == PLAY_REMEDY:
            play_remedy(duel, what, word, AS_REMEDY, False)
            return
        duel.wait()
        if self.number == phase_ids.STRETTO:
            duel.await_seat(phase_ids.STRETTO_LAST, duel.attacker)
        else:
            duel.break_off(rule_ids.NO_REMEDY)


class Meet(Phase):
    """A remedy must be answered. The perfect counter wins; any other that fits breaks off."""

    def __init__(self, actions: ActionTable) -> None:
        verbs = [HIT, PLAY_REMEDY, PLAY_COUNTER, PLAY_SKILL, CYCLE]
        super().__init__(actions, phase_ids.MEET, verbs, {PLAY_REMEDY: "soprana"}, [KICK])

    def refuse(self, duel: Duel, verb: i64, what: i64, word: i64) -> Rule:
        """After a mezano Soprana Tor di Spada may answer too, but no other remedy."""
        if verb == PLAY_REMEDY:
            soprana = duel.soprana and what == duel.setup.cards.remedy_face[SOPRANA]
            return LEGAL if soprana else rule_ids.NOT_NOW
        return LEGAL if lines_up(duel, what, duel.remedy_side) else rule_ids.NOT_LINED_UP

    def act(self, duel: Duel, verb: i64, what: i64, word: i64) -> None:
        if verb == PLAY_REMEDY:
            play_remedy(duel, what, OUTSIDE, AS_SOPRANA, False)
        elif verb == PLAY_COUNTER:
            self._counter(duel, what)
        else:
            entry = duel.remedy_role == AS_ENTRY
            duel.win(other(duel.to_act), rule_ids.ENTRY_LANDS if entry else rule_ids.REMEDY_LANDS, duel.remedy)

    def _counter(self, duel: Duel, face: i64) -> None:
        cards, seat = duel.setup.cards, duel.to_act
        duel.lay_on_stack(seat, face)
        perfect = cards.own_counter[cards.index[duel.remedy]] == cards.index[face]
        if not duel.mute:
            rule = rule_ids.PERFECT_COUNTER if perfect else rule_ids.LINED_UP
            duel.tell(event_ids.COUNTERED_REMEDY, seat, rule, (face, duel.remedy, duel.remedy_side))
        if perfect:
            duel.win(seat, rule_ids.PERFECT_COUNTER, face)
        else:
            duel.break_off(rule_ids.LINED_UP)
