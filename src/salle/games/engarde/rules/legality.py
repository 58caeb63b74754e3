"""The legal actions in En Garde, and the rule that forbids each other action, in all three rule sets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.game import CHANCE, LEGAL, Action, Rule
from salle.games.engarde.rules.actions import (
    ADVANCE,
    ADVANCE_ATTACK,
    ATTACK,
    GIVE_GROUND,
    PARRY,
    RETREAT,
    RIPOSTE,
    TAKE,
    pack_cards,
)
from salle.games.engarde.rules.phase_ids import ANSWER, LAST_ATTACK, LOT, OWN_TURN
from salle.games.engarde.rules.position import Position
from salle.games.engarde.rules.rule_ids import (
    BLOCKED,
    FORWARD_IS_ATTACK,
    MUST_ANSWER,
    NOBODY_MOVES,
    NOT_AT_DISTANCE,
    NOT_DEALT_NOW,
    NOT_IN_HAND,
    NOT_IN_PACK,
    NOT_THE_SAME,
    NOTHING_TO_ANSWER,
    OFF_THE_PISTE,
    ONLY_A_PARRY,
    RIPOSTE_IS_ONE_CARD,
    WRONG_NUMBER,
    WRONG_SUM,
)

MEMO: Final = 60_000  # the number of remembered lists of legal actions, after which the memory is cleared


class Legality(Position):
    """A position that knows its legal actions. Their results are in `transitions`."""

    def candidates(self) -> list[Action]:
        """All actions that the cards in hand allow. Only `refusal` decides which are legal."""
        piste = self.piste
        found: list[Action] = []
        action: i64
        if self.to_act == CHANCE:
            for action in range(piste.actions, piste.actions + piste.values + 2):
                found.append(Action(action))
            return found
        hand = self.hand(self.to_act)
        for action in range(piste.actions):
            if piste.holds(hand, piste.action_table.cards[action]):
                found.append(Action(action))
        return found

    def refusal(self, action: Action) -> Rule:
        piste = self.piste
        if self.to_act == CHANCE:
            index = action - piste.actions
            if (index < piste.values) == (self.phase == LOT):
                return NOT_DEALT_NOW
            return LEGAL if self.chance_weights()[index] > 0 else NOT_IN_PACK
        actions = piste.action_table
        kind = actions.kind[action]
        if self.phase == ANSWER:
            rule = self._refused_answer(action, kind)
        elif self.phase == LAST_ATTACK:
            rule = self._refused_last_attack(action, kind)
        else:
            rule = self._refused_turn(action, kind)
        if rule != LEGAL:
            return rule
        return LEGAL if piste.holds(self.hand(self.to_act), actions.cards[action]) else NOT_IN_HAND

    def _refused_turn(self, action: Action, kind: i64) -> Rule:
        actions = self.piste.action_table
        value = actions.value[action]
        gap = self.gap()
        if kind == ADVANCE:
            return self._refused_advance(value)
        if kind == RETREAT:
            return LEGAL if value <= self.room_behind(self.to_act) else OFF_THE_PISTE
        if kind == ATTACK:
            if value != gap:
                return NOT_AT_DISTANCE
            # EG standard: a riposte is one card
            return RIPOSTE_IS_ONE_CARD if self.phase == OWN_TURN and actions.count[action] > 1 else LEGAL
        if kind == ADVANCE_ATTACK:  # EG-11: also in the turn after a parry
            step = actions.step[action]
            rule = self._refused_advance(step)
            if rule != LEGAL:
                return rule
            return LEGAL if value == gap - step else NOT_AT_DISTANCE
        return NOTHING_TO_ANSWER

    def _refused_advance(self, value: i64) -> Rule:
        gap = self.gap()
        if value < gap:
            return LEGAL
        return FORWARD_IS_ATTACK if value == gap else BLOCKED

    def _refused_answer(self, action: Action, kind: i64) -> Rule:
        piste = self.piste
        if kind == TAKE:  # EG-4
            return LEGAL
        if kind == PARRY:
            count = self.attack_count
            if piste.action_table.count[action] != count:
                return WRONG_NUMBER
            if piste.same_parry:  # EG-3
                return (
                    LEGAL if piste.action_table.cards[action] == pack_cards(self.attack_value, count) else NOT_THE_SAME
                )
            return LEGAL if piste.action_table.value[action] == count * self.attack_value else WRONG_SUM
        if kind == RETREAT and piste.advanced:  # EG-9
            if not self.attack_advanced:
                return ONLY_A_PARRY
            if self.pack == 0:
                return NOBODY_MOVES
            return LEGAL if piste.action_table.value[action] <= self.room_behind(self.to_act) else OFF_THE_PISTE
        return MUST_ANSWER

    def _refused_last_attack(self, action: Action, kind: i64) -> Rule:
        if kind == ATTACK:
            return LEGAL if self.piste.action_table.value[action] == self.gap() else NOT_AT_DISTANCE
        return NOBODY_MOVES if kind == ADVANCE or kind == RETREAT else LEGAL  # EG-2: declining is legal

    def legal_actions(self) -> list[Action]:
        if self.known is None:
            self.known = self._look_up()
        return self.known

    def _look_up(self) -> list[Action]:
        """The legal actions, from memory if possible. Equal lists are stored once."""
        piste = self.piste
        if self.to_act < 0:
            return super().legal_actions()
        hand, gap, room = self.hand(self.to_act), self.gap(), self.room_behind(self.to_act)
        if self.phase == ANSWER or piste.advanced:
            key = hand | self.phase << 45 | min(gap, piste.reach) << 49 | min(room, piste.values) << 54
            key |= self.attack_count << 58
            if self.attack_advanced and self.pack > 0:
                key |= 1 << 61
            known = piste.memo.get(key)
            if known is None:
                known = super().legal_actions()
                if len(piste.memo) >= MEMO:
                    piste.memo.clear()
                piste.memo[key] = known
            return known
        index = piste.turn_index(hand, gap, room, self.phase)
        known = piste.turns[index]
        if known is None:
            known = piste.shared(super().legal_actions())
            piste.turns[index] = known
        return known

    def kind(self, action: Action) -> i64:
        kind = self.piste.action_table.kind[action]
        if kind == ATTACK and self.phase == OWN_TURN:
            return RIPOSTE
        if kind == RETREAT and self.phase == ANSWER:
            return GIVE_GROUND
        return kind

    def chance_weights(self) -> list[i64]:
        return self.piste.lot if self.phase == LOT else self.pool

    def chance_total(self) -> i64:
        if self.phase == LOT:
            return 2
        return self.pack
