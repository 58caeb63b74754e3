"""Fast move choice and position value for Ready... Fence!, without search."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.cards.card_sets import size
from salle.core.game import Action, Seat, State
from salle.core.rng import Rng
from salle.core.search.habits import Habits, Practised, inclinations
from salle.core.search.instinct import ATTACKING, CLOSING, COUNTERING, PLAIN, WAITING
from salle.games.readyfence.rules.actions import (
    ADVANCE,
    DISCARD,
    LAY,
    PASS,
    STEP_BACK,
    TURN_WEAPON,
    WITH_ANGULATION,
)
from salle.games.readyfence.rules.cards import BLUE, RED
from salle.games.readyfence.rules.fencer import Fencer
from salle.games.readyfence.rules.game import ReadyFence
from salle.games.readyfence.rules.phase_ids import ANSWER, MULLIGAN, TURN
from salle.games.readyfence.rules.speeds import attack_speed
from salle.games.readyfence.rules.terms import LEFT, other
from salle.games.readyfence.rules.transitions import Match

CODES: Final = 17  # actions in a turn: the verbs, then the new weapon positions
KINDS: Final = 19  # of card; the last stands for no card

# Each constant is the number of the first feature in a group. The comment names the values that select a feature in it.
# Features of an action in a turn ...
CODE_GAP: Final = 0  # code, used, gap
CODE_WEAPONS: Final = CODE_GAP + CODES * 10
CODE_OPENERS: Final = CODE_WEAPONS + CODES * 9  # code, used, openers
CODE_BLUES: Final = CODE_OPENERS + CODES * 6
CODE_STAMINA: Final = CODE_BLUES + CODES * 4
CODE_ROOM: Final = CODE_STAMINA + CODES * 5
CODE_HIS_ROOM: Final = CODE_ROOM + CODES * 6
CODE_TIME: Final = CODE_HIS_ROOM + CODES * 6  # code, lead, timer
CODE_NEXT: Final = CODE_TIME + CODES * 9  # code, openers there
KIND_WEAPON: Final = CODE_NEXT + CODES * 3
KIND_USED: Final = KIND_WEAPON + KINDS * 3
SPEED_STAMINA: Final = KIND_USED + KINDS * 2  # speed, the opponent's stamina
EXTRA: Final = SPEED_STAMINA + 12 * 4
PUT_AWAY: Final = EXTRA + 3  # kind, more cards of it
PUT_SPEED: Final = PUT_AWAY + KINDS * 2
MULLIGANS: Final = PUT_SPEED + 8  # verb, reds, blues
# ... in an answer ...
VERB_THREAT: Final = MULLIGANS + 2 * 12
KIND_THREAT: Final = VERB_THREAT + 14 * 6
VERB_STAMINA: Final = KIND_THREAT + KINDS * 6
MARGIN: Final = VERB_STAMINA + 14 * 5
VERB_SPEED: Final = MARGIN + 12
VERB_ROOM: Final = VERB_SPEED + 14 * 12
VERB_HELD: Final = VERB_ROOM + 14 * 6
VERB_OPENING: Final = VERB_HELD + 14 * 6
VERB_HIS_HELD: Final = VERB_OPENING + 14 * KINDS
VERB_OPTIONS: Final = VERB_HIS_HELD + 14 * 6
# ... and of a position.
LEAD_TIME: Final = VERB_OPTIONS + 14 * 5
HAS_STAMINA: Final = LEAD_TIME + 6 * 5
HAS_ROOM: Final = HAS_STAMINA + 8
HAS_CARD: Final = HAS_ROOM + 8
HAS_BLUES: Final = HAS_CARD + KINDS
HAS_OPENERS: Final = HAS_BLUES + 5
HAS_WEAPON: Final = HAS_OPENERS + 4
MOVES_AT: Final = HAS_WEAPON + 3
TRAITS: Final = MOVES_AT + 6

# For each kind of action.
KIND_MANNERS: Final[list[i64]] = [
    *(PLAIN, PLAIN, WAITING, PLAIN, WAITING, PLAIN, CLOSING, WAITING, WAITING, PLAIN, WAITING, PLAIN),
    *(ATTACKING, COUNTERING, COUNTERING, COUNTERING, WAITING, ATTACKING, COUNTERING, COUNTERING, PLAIN, ATTACKING),
]


class FencersInstinct(Practised):
    """Fast action choice and position value from a few hundred trained weights."""

    def __init__(self, game: ReadyFence, habits: Habits) -> None:
        super().__init__(2, habits)
        self.game: Final = game

    def incline(self, state: State, legal: list[Action]) -> list[i64]:
        assert isinstance(state, Match)
        if state.phase == ANSWER:
            return inclinations(self.answers(state, legal))
        if state.phase == MULLIGAN:
            return inclinations(self.mulligan(state, legal))
        return inclinations(self.action_scores(state, legal))

    def mulligan(self, match: Match, legal: list[Action]) -> list[i64]:
        cards, actions = self.game.strip.cards, self.game.strip.action_table
        hand = match.fencer(match.to_act).hand
        reds, blues = cards.coloured(hand, RED, BLUE), cards.coloured(hand, BLUE)
        row = MULLIGANS + 4 * min(reds, 2) + min(blues, 3)
        scores: list[i64] = []
        for action in legal:
            self.habits.action()
            scores.append(self.habits.of(row + (0 if actions.verb[action] == PASS else 12)))
        return scores

    def action_scores(self, match: Match, legal: list[Action]) -> list[i64]:
        habits = self.habits
        strip = self.game.strip
        actions, cards = strip.action_table, strip.cards
        seat = match.to_act
        me, him = match.fencer(seat), match.fencer(other(seat))
        gap = match.gap()
        near = min(gap, 4)
        used = min(match.used, 1)
        weapons = 3 * me.weapon + him.weapon
        openers = self.openers(me, gap, him.weapon)
        blues = min(size(me.hand & cards.blues), 3)
        stamina = min(me.stamina, 4)
        mine, his = min(room(match, seat), 5), min(room(match, other(seat)), 5)
        lead: i64 = 1
        if me.touches != him.touches:
            lead = 2 if me.touches > him.touches else 0
        time = 3 * lead + (0 if match.timer <= 3 else 1 if match.timer <= 8 else 2)
        scores: list[i64] = []
        for action in legal:
            self.habits.action()
            verb, face = actions.verb[action], actions.face[action]
            if verb == DISCARD:
                kind = cards.kind[face]
                more: i64 = 1 if size(me.hand & cards.field[face]) > 1 else 0
                score = habits.of(PUT_AWAY + 2 * kind + more) + habits.of(PUT_SPEED + min(cards.speed[face], 7))
                score += habits.of(CODE_GAP + (verb * 2 + used) * 5 + near)
                scores.append(score + habits.of(CODE_BLUES + 4 * verb + blues))
                continue
            code = verb + 9 + face if verb == TURN_WEAPON else verb
            score = habits.of(CODE_GAP + (code * 2 + used) * 5 + near)
            score += habits.of(CODE_WEAPONS + code * 9 + weapons)
            score += habits.of(CODE_OPENERS + (code * 2 + used) * 3 + openers)
            score += habits.of(CODE_BLUES + 4 * code + blues)
            score += habits.of(CODE_STAMINA + 5 * code + stamina)
            score += habits.of(CODE_ROOM + 6 * code + mine)
            score += habits.of(CODE_HIS_ROOM + 6 * code + his)
            score += habits.of(CODE_TIME + 9 * code + time)
            if verb == LAY:
                kind = cards.kind[face]
                extra = actions.extra[action]
                speed = min(max(attack_speed(match, seat, face, extra == WITH_ANGULATION), 0), 11)
                score += habits.of(KIND_WEAPON + 3 * kind + him.weapon) + habits.of(KIND_USED + 2 * kind + used)
                score += habits.of(SPEED_STAMINA + 4 * speed + min(him.stamina, 3)) + habits.of(EXTRA + extra)
            elif verb == ADVANCE:
                score += habits.of(CODE_NEXT + 3 * code + self.openers(me, gap - 1, him.weapon))
            elif verb == STEP_BACK:
                score += habits.of(CODE_NEXT + 3 * code + self.openers(me, gap + 1, him.weapon))
            scores.append(score)
        return scores

    def openers(self, me: Fencer, gap: i64, his_weapon: i64) -> i64:
        """Count the opponent's cards that could attack at that distance, at most two."""
        if gap > 2:
            return 0
        return min(size(me.hand & self.game.strip.openers[3 * gap + his_weapon]), 2)

    def answers(self, match: Match, legal: list[Action]) -> list[i64]:
        habits = self.habits
        strip = self.game.strip
        actions, cards = strip.action_table, strip.cards
        seat = match.to_act
        me, him = match.fencer(seat), match.fencer(other(seat))
        threat = match.threat
        speed = min(max(match.threat_speed, 0), 11)
        stamina = min(me.stamina, 4)
        mine = min(room(match, seat), 5)
        opening = cards.kind[match.opening] if match.opening >= 0 else KINDS - 1
        held, his = min(me.held, 5), min(him.held, 5)
        options: i64 = min(len(legal), 5) - 1
        scores: list[i64] = []
        for action in legal:
            self.habits.action()
            verb, face = actions.verb[action], actions.face[action]
            kind = cards.kind[face] if face >= 0 else KINDS - 1
            score = habits.of(VERB_THREAT + 6 * verb + threat) + habits.of(KIND_THREAT + 6 * kind + threat)
            score += habits.of(VERB_STAMINA + 5 * verb + stamina) + habits.of(VERB_SPEED + 12 * verb + speed)
            score += habits.of(VERB_ROOM + 6 * verb + mine) + habits.of(VERB_HELD + 6 * verb + held)
            score += habits.of(VERB_OPENING + KINDS * verb + opening) + habits.of(VERB_HIS_HELD + 6 * verb + his)
            score += habits.of(VERB_OPTIONS + 5 * verb + options)
            if face >= 0:
                margin = cards.speed[face] - match.threat_speed
                score += habits.of(MARGIN + min(max(margin + 3, 0), 11))
            scores.append(score)
        return scores

    def calm(self, state: State) -> bool:
        assert isinstance(state, Match)
        return state.phase == TURN and state.used == 0

    def manner(self, kind: i64) -> i64:
        return KIND_MANNERS[kind]

    def distance(self, state: State) -> i64:
        assert isinstance(state, Match)
        return state.gap()

    def confuse(self, world: State, seat: Seat, rng: Rng) -> None:
        assert isinstance(world, Match)
        cards, him = self.game.strip.cards, world.fencer(other(seat))
        for face in cards.list_faces(him.hand):  # cards the opponent showed and took back
            if rng.below(2) == 0 and world.pool_size > 0:
                drawn = rng.pick(world.pool, world.pool_size)
                him.hand = cards.with_one(cards.without(him.hand, face), drawn)
                world.pool[face] = world.pool[face] + 1
                world.pool[drawn] = world.pool[drawn] - 1

    def strength(self, state: State, seat: Seat) -> i64:
        assert isinstance(state, Match)
        habits, cards = self.habits, self.game.strip.cards
        me, him = state.fencer(seat), state.fencer(other(seat))
        gap = state.gap()
        score: i64 = 0
        lead = me.touches - him.touches
        if lead > 0:
            score = habits.of(LEAD_TIME + 5 * min(lead, 5) + min(state.timer // 3, 4))
        if state.phase == TURN and state.turn == seat:
            score += habits.of(MOVES_AT + min(gap, 5))
        score += habits.of(HAS_STAMINA + min(me.stamina, 7)) + habits.of(HAS_ROOM + min(room(state, seat), 7))
        score += habits.of(HAS_WEAPON + me.weapon) + habits.of(HAS_BLUES + min(size(me.hand & cards.blues), 4))
        score += habits.of(HAS_OPENERS + self.openers(me, gap, him.weapon))
        hand = me.hand
        while hand != 0:
            score += habits.of(HAS_CARD + cards.kind[cards.lowest(hand)])
            hand &= hand - 1
        return score


def room(match: Match, seat: Seat) -> i64:
    """Squares between a fencer and their run-off."""
    square = match.fencer(seat).square
    return max(0, square - 2 if seat == LEFT else 9 - square)
