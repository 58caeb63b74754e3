"""The rules of En Garde: what may be done, and what follows from it, in all three rule sets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.game import CHANCE, LEGAL, NOBODY, RETIRED, Action, Rule, Seat, retiree
from salle.games.engarde.deeds import (
    ADVANCE,
    ADVANCE_ATTACK,
    ATTACK,
    GIVE_GROUND,
    PARRY,
    RETREAT,
    RIPOSTE,
    TAKE,
    how_many,
    packed,
    unpacked,
)
from salle.games.engarde.position import Position
from salle.games.engarde.terms import (
    ADVANCE_ATTACKED,
    ADVANCED,
    ALL_EVEN,
    ANSWER,
    ATTACKED,
    BLOCKED,
    DEAL,
    DECLINED,
    DRAW_AFTER_ATTACK,
    DRAW_AFTER_TURN,
    DREW,
    DREW_UP,
    EQUAL_HITS,
    FORWARD_IS_ATTACK,
    FURTHER_ADVANCE,
    GROUND_GIVEN,
    HIT,
    LAST_ATTACK,
    LEFT,
    LEFT_THE_PISTE,
    LOT,
    MATCH_DRAWN,
    MATCH_WON,
    MORE_CARDS,
    MORE_HITS,
    MUST_ANSWER,
    NO_MOVE,
    NOBODY_MOVES,
    NOT_AT_DISTANCE,
    NOT_DEALT_NOW,
    NOT_IN_HAND,
    NOT_IN_PACK,
    NOT_THE_SAME,
    NOTHING_TO_ANSWER,
    OFF_THE_PISTE,
    ONLY_A_PARRY,
    OVER,
    OWN_TURN,
    PARRIED,
    RETREATED,
    RIGHT,
    RIPOSTE_HITS,
    RIPOSTE_IS_ONE_CARD,
    ROUND_BEGAN,
    ROUND_DRAWN,
    ROUND_WON,
    SHOWED,
    TURN,
    WRONG_NUMBER,
    WRONG_SUM,
    other,
)

MEMO: Final = 60_000  # as many lists of legal actions are remembered before memory starts afresh


class Match(Position):
    """A match of one or more rounds."""

    def copy(self) -> Match:
        twin = Match(self.piste, True)
        twin.take_over(self)
        return twin

    # -- what may be done

    def candidates(self) -> list[Action]:
        piste = self.piste
        deeds = piste.deeds
        found: list[Action] = []
        action: i64
        if self.to_act == CHANCE:
            for action in range(piste.actions, piste.actions + piste.values + 2):
                found.append(Action(action))
            return found
        hand = self.hand(self.to_act)
        moves = 2 * piste.values
        if self.phase != LAST_ATTACK:
            for action in range(moves):
                if piste.holds(hand, deeds.cards[action]):
                    found.append(Action(action))
        gap = self.gap()
        if gap <= piste.values and self.phase != ANSWER:
            first = deeds.first_attack + (gap - 1) * deeds.most
            for action in range(first, first + min(how_many(hand, gap), deeds.most)):
                found.append(Action(action))
        if self.phase == LAST_ATTACK:
            found.append(Action(deeds.pass_by))
        elif self.phase == ANSWER:
            found.append(Action(deeds.pass_by))
            for action in range(deeds.first_parry, deeds.first_advance_attack):
                if deeds.count[action] == self.attack_count and piste.holds(hand, deeds.cards[action]):
                    found.append(Action(action))
        else:
            for action in range(deeds.first_advance_attack, piste.actions):
                if deeds.step[action] + deeds.value[action] == gap and piste.holds(hand, deeds.cards[action]):
                    found.append(Action(action))
        return found

    def refusal(self, action: Action) -> Rule:
        piste = self.piste
        if self.to_act == CHANCE:
            index = action - piste.actions
            if (index < piste.values) == (self.phase == LOT):
                return NOT_DEALT_NOW
            return LEGAL if self.chance_weights()[index] > 0 else NOT_IN_PACK
        deeds = piste.deeds
        kind = deeds.kind[action]
        if self.phase == ANSWER:
            rule = self._refused_answer(action, kind)
        elif self.phase == LAST_ATTACK:
            rule = self._refused_last_attack(action, kind)
        else:
            rule = self._refused_turn(action, kind)
        if rule != LEGAL:
            return rule
        return LEGAL if piste.holds(self.hand(self.to_act), deeds.cards[action]) else NOT_IN_HAND

    def _refused_turn(self, action: Action, kind: i64) -> Rule:
        deeds = self.piste.deeds
        value = deeds.value[action]
        gap = self.gap()
        if kind == ADVANCE:
            return self._refused_advance(value)
        if kind == RETREAT:
            return LEGAL if value <= self.room_behind(self.to_act) else OFF_THE_PISTE
        if kind == ATTACK:
            if value != gap:
                return NOT_AT_DISTANCE
            # EG standard: a riposte is never strengthened
            return RIPOSTE_IS_ONE_CARD if self.phase == OWN_TURN and deeds.count[action] > 1 else LEGAL
        if kind == ADVANCE_ATTACK:  # EG-11: in the own turn after a parry too
            step = deeds.step[action]
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
            if piste.deeds.count[action] != count:
                return WRONG_NUMBER
            if piste.same_parry:  # EG-3
                return LEGAL if piste.deeds.cards[action] == packed(self.attack_value, count) else NOT_THE_SAME
            return LEGAL if piste.deeds.value[action] == count * self.attack_value else WRONG_SUM
        if kind == RETREAT and piste.advanced:  # EG-9
            if not self.attack_advanced:
                return ONLY_A_PARRY
            if self.pack == 0:
                return NOBODY_MOVES
            return LEGAL if piste.deeds.value[action] <= self.room_behind(self.to_act) else OFF_THE_PISTE
        return MUST_ANSWER

    def _refused_last_attack(self, action: Action, kind: i64) -> Rule:
        if kind == ATTACK:
            return LEGAL if self.piste.deeds.value[action] == self.gap() else NOT_AT_DISTANCE
        return NOBODY_MOVES if kind == ADVANCE or kind == RETREAT else LEGAL  # EG-2: declining is legal

    def legal_actions(self) -> list[Action]:
        if self.known is None:
            self.known = self._look_up()
        return self.known

    def _look_up(self) -> list[Action]:
        """The legal actions, remembered by all that decides them; lists that differ in nothing are made once."""
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
        kind = self.piste.deeds.kind[action]
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

    # -- what follows

    def apply(self, action: Action) -> None:
        self.known = None
        if action < 0:
            self._retire(retiree(action))
        elif self.to_act == CHANCE:
            index = action - self.piste.actions
            if index < self.piste.values:
                self._draw(index)
            else:
                self.starter = Seat(index - self.piste.values)
                self.begin_round()
        else:
            self._do(action)

    def begin_round(self) -> None:
        """Fencers at their ends, the starter is dealt his hand, then the other."""
        piste = self.piste
        self.left = 1
        self.right = piste.length
        self.hand_left = self.hand_right = 0
        self.size_left = self.size_right = 0
        self.pool = piste.full_pack.copy()
        self.pack = piste.values * piste.copies
        self.discards = 0
        self.attack_value = self.attack_count = 0
        self.attack_advanced = False
        self.latest = -1
        self.latest_seat = NOBODY
        if not self.mute:
            self.tell(ROUND_BEGAN, self.starter, LEGAL, (self.round,))
        self._await_draws(self.starter, piste.hand, DEAL)

    def _await_draws(self, seat: Seat, owed: i64, phase: i64) -> None:
        self.to_act = CHANCE
        self.drawer = seat
        self.owed = owed
        self.phase = phase

    def _draw(self, index: i64) -> None:
        left = self.pool[index]
        self.pool[index] = left - 1
        if self.drawer == LEFT:
            self.hand_left += packed(index + 1)
            self.size_left += 1
        else:
            self.hand_right += packed(index + 1)
            self.size_right += 1
        self.pack -= 1
        self.owed -= 1
        if not self.mute:
            self.whisper(DREW, self.drawer, LEGAL, (index + 1,))
        if self.owed == 0:
            self._drawn()

    def _drawn(self) -> None:
        """The drawer has his cards: EG-10, only now is anything else judged."""
        seat, phase = self.drawer, self.phase
        self.drawer = NOBODY
        if phase == DEAL:
            if seat == self.starter:
                self._await_draws(other(seat), self.piste.hand, DEAL)
            else:
                self._turn(TURN, other(seat))
        elif phase == DRAW_AFTER_ATTACK:
            self.phase = ANSWER
            self.to_act = other(seat)
        elif self.pack > 0:
            self._turn(TURN, other(seat))
        elif self.piste.basic:
            self.phase = LAST_ATTACK
            self.to_act = other(seat)
        else:
            self._showdown()  # EG-7

    def _draw_up(self, seat: Seat, phase: i64) -> None:
        """To a full hand, or what the pack still holds; the pack is never empty in a turn."""
        size = self.size_left if seat == LEFT else self.size_right
        owed = min(self.piste.hand - size, self.pack)
        self._await_draws(seat, owed, phase)
        if not self.mute:
            self.tell(DREW_UP, seat, LEGAL, (owed, self.pack - owed))

    def _turn(self, phase: i64, seat: Seat) -> None:
        self.phase = phase
        self.to_act = seat
        legal = self._look_up()
        if legal:
            self.known = legal
        else:  # EG-5 in the own turn
            self._win(other(seat), NO_MOVE, 0, 0)

    def _do(self, action: Action) -> None:
        deeds = self.piste.deeds
        seat, phase = self.to_act, self.phase
        kind, value, count = deeds.kind[action], deeds.value[action], deeds.count[action]
        self._lay(seat, action)
        if kind == ADVANCE:
            self._move(seat, value)
            if not self.mute:
                self.tell(ADVANCED, seat, LEGAL, (value, self.space(seat)))
            self._draw_up(seat, DRAW_AFTER_TURN)
        elif kind == RETREAT:
            self.attack_value = self.attack_count = 0
            self.attack_advanced = False
            self._move(seat, -value)
            if not self.mute:
                event = GROUND_GIVEN if phase == ANSWER else RETREATED
                self.tell(event, seat, LEGAL, (value, self.space(seat)))
            self._draw_up(seat, DRAW_AFTER_TURN)
        elif kind == ATTACK:
            if not self.mute:
                self.tell(ATTACKED, seat, LEGAL, (value, count))
            if phase == OWN_TURN:
                self._win(seat, RIPOSTE_HITS, value, count)
            elif self.piste.basic:
                self._win(seat, HIT, value, count)
            else:
                self._attack(seat, value, count, False)
        elif kind == ADVANCE_ATTACK:
            step = deeds.step[action]
            self._move(seat, step)
            if not self.mute:
                self.tell(ADVANCE_ATTACKED, seat, LEGAL, (step, self.space(seat), value, count))
            self._attack(seat, value, count, True)
        elif kind == PARRY:
            self.attack_value = self.attack_count = 0
            self.attack_advanced = False
            if not self.mute:
                self.tell(PARRIED, seat, LEGAL, tuple(unpacked(deeds.cards[action], self.piste.values)))
            if self.pack > 0:
                self._turn(OWN_TURN, seat)
            else:
                self._showdown()  # EG-6
        elif kind == TAKE:
            self._win(other(seat), HIT, self.attack_value, self.attack_count)
        else:
            if not self.mute:
                self.tell(DECLINED, seat, LEGAL, ())
            self._by_advance()

    def _lay(self, seat: Seat, action: Action) -> None:
        deeds = self.piste.deeds
        cards = deeds.cards[action]
        laid = deeds.laid[action]
        if seat == LEFT:
            self.hand_left -= cards
            self.size_left -= laid
        else:
            self.hand_right -= cards
            self.size_right -= laid
        self.discards += cards
        if laid > 0:
            self.latest = action
            self.latest_seat = seat
        else:  # EG-1: what lay open is no longer the latest action's
            self.latest_seat = NOBODY

    def _move(self, seat: Seat, forward: i64) -> None:
        if seat == LEFT:
            self.left += forward
        else:
            self.right -= forward

    def _attack(self, seat: Seat, value: i64, count: i64, advanced: bool) -> None:
        self.attack_value = value
        self.attack_count = count
        self.attack_advanced = advanced
        self._draw_up(seat, DRAW_AFTER_ATTACK)

    # -- how a round and a match end

    def _showdown(self) -> None:
        """Hands are shown; more cards that reach the opponent win, then the further advance."""
        gap = self.gap()
        left: i64 = 0
        right: i64 = 0
        if gap <= self.piste.values:
            left = how_many(self.hand_left, gap)
            right = how_many(self.hand_right, gap)
        if not self.mute:
            for seat in (LEFT, RIGHT):
                cards = tuple(unpacked(self.hand(seat), self.piste.values))
                self.open(SHOWED, seat, LEGAL, (gap, *cards))
        self.shown = True
        if left != right:
            self._win(LEFT if left > right else RIGHT, MORE_CARDS, max(left, right), min(left, right))
        else:
            self._by_advance()

    def _by_advance(self) -> None:
        left, right = self.room_behind(LEFT), self.room_behind(RIGHT)
        if left != right:
            self._win(LEFT if left > right else RIGHT, FURTHER_ADVANCE, max(left, right), min(left, right))
        else:
            if not self.mute:
                self._announce(ROUND_DRAWN, NOBODY, ALL_EVEN, (left,))
            self._end_round(ALL_EVEN)

    def _win(self, seat: Seat, rule: Rule, mine: i64, theirs: i64) -> None:
        if seat == LEFT:
            self.hits_left += 1
        else:
            self.hits_right += 1
        if not self.mute:
            self._announce(ROUND_WON, seat, rule, (mine, theirs))
        self._end_round(rule)

    def _announce(self, kind: i64, seat: Seat, rule: Rule, facts: tuple[int, ...]) -> None:
        """Who wins without a move of his, or at a showdown, lets all see something of the hands."""
        if rule == NO_MOVE or self.shown:
            self.open(kind, seat, rule, facts)
        else:
            self.tell(kind, seat, rule, facts)

    def _end_round(self, rule: Rule) -> None:
        piste = self.piste
        left, right = self.hits_left, self.hits_right
        if max(left, right) >= piste.hits:
            self._end_match(LEFT if left > right else RIGHT, rule)
        elif piste.rounds > 0 and self.round >= piste.rounds:  # EG-12
            if left == right:
                self._end_match(NOBODY, rule if piste.rounds == 1 else EQUAL_HITS)
            else:
                self._end_match(LEFT if left > right else RIGHT, MORE_HITS)
        else:
            self.shown = False
            self.round += 1
            self.starter = other(self.starter)
            self.begin_round()

    def _end_match(self, winner: Seat, rule: Rule) -> None:
        self.phase = OVER
        self.to_act = NOBODY
        self.winner = winner
        self.why = rule
        if not self.mute:
            if winner == NOBODY:
                self.tell(MATCH_DRAWN, NOBODY, rule, (self.hits_left, self.hits_right))
            else:
                self.tell(MATCH_WON, winner, rule, (self.hits(winner), self.hits(other(winner))))

    def _retire(self, seat: Seat) -> None:
        """The other wins the match, whatever the score."""
        self.drawer = NOBODY
        self.owed = 0
        if not self.mute:
            self.tell(LEFT_THE_PISTE, seat, RETIRED, ())
        self._end_match(other(seat), RETIRED)
