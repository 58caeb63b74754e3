"""The instinct of bots in En Garde: it rates moves and judges positions without search."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

from mypy_extensions import i64

from salle.core.game import NOBODY, Action, Seat, State
from salle.core.rng import Rng
from salle.core.search.habits import Habits, Practised, inclinations
from salle.core.search.instinct import ATTACKING, CERTAIN, CLOSING, COUNTERING, PLAIN, WAITING
from salle.games.engarde.rules.actions import (
    ADVANCE,
    ADVANCE_ATTACK,
    ATTACK,
    GIVE_GROUND,
    KINDS,
    PARRY,
    RETREAT,
    RIPOSTE,
    how_many,
    pack_cards,
)
from salle.games.engarde.rules.game import EnGarde
from salle.games.engarde.rules.phase_ids import ANSWER, TURN
from salle.games.engarde.rules.terms import LEFT, other
from salle.games.engarde.rules.transitions import Match

TENTHS: Final = 11
UNSEEN_IN_ENDING: Final = 7  # so few cards that a fencer does not see make an ending
HELD: Final = 8  # a bound above the size of a hand and the copies of a value
KIND_COUNT: Final = len(KINDS)

# Each constant is the number of the first feature in a group. The comment names the values that select a feature in it.
# Features of an action ...
KIND_PACK: Final = 0  # kind; how many cards are left in the pack
KIND_GAP: Final = KIND_PACK + KIND_COUNT * 4  # kind; the gap after it
ATTACK_CHANCE: Final = KIND_GAP + KIND_COUNT * 16  # plain, riposte or after an advance; the chance of no parry
ATTACK_COUNT: Final = ATTACK_CHANCE + 3 * TENTHS  # cards; unseen cards of that value
ATTACK_RESERVE: Final = ATTACK_COUNT + 4 * 6  # cards of that value left in hand; the chance of no parry
MOVE_GAP: Final = ATTACK_RESERVE + 3 * TENTHS  # forward or back; the gap after it; the pack
MOVE_RISK: Final = MOVE_GAP + 2 * 16 * 4  # forward or back; the chance that the opponent has more cards of the gap
MOVE_RESERVE: Final = MOVE_RISK + 2 * TENTHS  # cards left for that gap; unseen ones
MOVE_CARD: Final = MOVE_RESERVE + 4 * 6  # the card played; more of it in hand
MOVE_GROUND: Final = MOVE_CARD + 6 * 3  # ground ahead; the pack
MOVE_REACH: Final = MOVE_GROUND + 9 * 4  # how the opponent could come into reach; the cards for that gap
PARRY_COUNT: Final = MOVE_REACH + 6 * 8
PARRY_RIPOSTE: Final = PARRY_COUNT + 6
PARRY_KEEPS: Final = PARRY_RIPOSTE + 4
# ... and of a position.
IN_REACH: Final = PARRY_KEEPS + 6  # the gap; the mover's cards of it; the opponent's
OUT_OF_REACH: Final = IN_REACH + 6 * 16  # the gap; the pack
SAFE_MOVE: Final = OUT_OF_REACH + 16 * 4  # how safe the mover's safest move is; how near; the pack
AHEAD: Final = SAFE_MOVE + 5 * 3 * 4  # ground; the pack
HOLDS: Final = AHEAD + 8 * 4  # value; how near
TRAITS: Final = HOLDS + 6 * 3

# For each kind of action.
KIND_MANNERS: Final[list[i64]] = [
    *(CLOSING, WAITING, ATTACKING, ATTACKING, COUNTERING, PLAIN, WAITING, COUNTERING, WAITING),
]


class FencersInstinct(Practised):
    """Counts the unseen cards, and rates each gap by them."""

    def __init__(self, game: EnGarde, habits: Habits) -> None:
        super().__init__(2, habits)
        self.horizon = 4
        self.stake = "round"
        self.game: Final = game
        self.fewer: Final[list[i64]] = fewer_table(game.piste.values * game.piste.copies)
        # What the seat to act can see.
        self.gap: i64 = 0
        self.mine: i64 = 0
        self.seen: i64 = 0  # its own cards and the discards
        self.held: i64 = 0  # the number of the opponent's cards
        self.unseen: i64 = 0
        self.late: i64 = 0
        self.ahead: i64 = 0

    def incline(self, state: State, legal: list[Action]) -> list[i64]:
        assert isinstance(state, Match)
        self.look(state)
        verbs = self.game.piste.action_table.kind
        scores: list[i64] = []
        for action in legal:
            self.habits.action()
            verb = verbs[action]
            kind = verb
            if verb == RETREAT and state.phase == ANSWER:
                kind = GIVE_GROUND
            elif verb == ATTACK and state.phase != TURN:
                kind = RIPOSTE
            score = self.habits.of(KIND_PACK + 4 * kind + self.late)
            if verb == ATTACK or verb == ADVANCE_ATTACK:
                score += self.attack(action, kind)
            elif verb == ADVANCE or verb == RETREAT:
                score += self.move(action, kind, 1 if verb == RETREAT else 0)
            elif verb == PARRY:
                score += self.parry(action)
            scores.append(score)
        return inclinations(scores)

    def look(self, match: Match) -> None:
        """Read what the seat to act can see."""
        me = match.to_act
        self.gap = match.gap()
        self.mine = match.hand(me)
        self.seen = self.mine + match.discards
        self.held = match.size_right if me == LEFT else match.size_left
        self.unseen = match.pack + self.held
        self.late = run_out(match.pack)
        self.ahead = match.room_behind(me) - match.room_behind(other(me))

    def hidden(self, value: i64) -> i64:
        """The number of unseen cards of a value."""
        return self.game.piste.copies - how_many(self.seen, value)

    def lacks(self, value: i64, count: i64) -> i64:
        """The chance, in tenths, that the opponent has fewer than this number of cards of a value."""
        hidden = self.hidden(value)
        if count > hidden or count >= HELD:
            return TENTHS - 1
        row = (self.unseen * HELD + min(hidden, HELD - 1)) * HELD + min(self.held, HELD - 1)
        return self.fewer[row * HELD + count]

    def attack(self, action: Action, kind: i64) -> i64:
        """The features of an attack."""
        habits, actions = self.habits, self.game.piste.action_table
        value, count = actions.value[action], actions.count[action]
        sure = self.lacks(value, count)
        manner: i64 = 2 if kind == ADVANCE_ATTACK else 1 if kind == RIPOSTE else 0
        left = max(min(how_many(self.mine, value) - count, 2), 0)
        score = habits.of(ATTACK_CHANCE + manner * TENTHS + sure)
        score += habits.of(ATTACK_COUNT + 6 * min(count - 1, 3) + min(self.hidden(value), 5))
        return score + habits.of(ATTACK_RESERVE + left * TENTHS + sure)

    def move(self, action: Action, kind: i64, back: i64) -> i64:
        """The features of a move forward or back."""
        habits, piste = self.habits, self.game.piste
        value = piste.action_table.value[action]
        step = value if back == 1 else -value
        there, ground = self.gap + step, self.ahead - step
        kept = self.mine - piste.action_table.cards[action]
        far = min(there, 15)
        score = habits.of(KIND_GAP + 16 * kind + far) + habits.of(MOVE_GAP + (16 * back + far) * 4 + self.late)
        score += habits.of(MOVE_CARD + 3 * min(value, 5) + min(how_many(self.mine, value) - 1, 2))
        score += habits.of(MOVE_GROUND + 4 * min(max(ground // 2 + 4, 0), 8) + self.late)
        if there > piste.values:
            return score + self.reach(kept, there)
        reserve = how_many(kept, there)
        score += habits.of(MOVE_RISK + TENTHS * back + self.lacks(there, reserve + 1))
        return score + habits.of(MOVE_RESERVE + 6 * min(reserve, 3) + min(self.hidden(there), 5))

    def parry(self, action: Action) -> i64:
        """The features of a parry."""
        habits, piste = self.habits, self.game.piste
        kept = self.mine - piste.action_table.cards[action]
        riposte: i64 = how_many(kept, self.gap) if self.gap <= piste.values else 0
        score = habits.of(PARRY_COUNT + min(piste.action_table.count[action], 5))
        return (
            score + habits.of(PARRY_RIPOSTE + min(riposte, 3)) + habits.of(PARRY_KEEPS + min(self.different(kept), 5))
        )

    def reach(self, kept: i64, there: i64) -> i64:
        """The features of a move to a gap out of reach: how far out, and the cards for an attack if the opponent comes
        closer."""
        value: i64
        total: i64 = 0
        for value in range(1, self.game.piste.values + 1):
            if there - value <= self.game.piste.values:
                total += min(how_many(kept, there - value), 2)
        return self.habits.of(MOVE_REACH + 8 * min(max(there - self.game.piste.values, 0), 5) + min(total, 7))

    def different(self, hand: i64) -> i64:
        """The number of different values in the hand."""
        count: i64 = 0
        value: i64
        for value in range(1, self.game.piste.values + 1):
            if how_many(hand, value) > 0:
                count += 1
        return count

    def stage(self, state: State) -> i64:
        assert isinstance(state, Match)
        return state.round + state.hits_left + state.hits_right

    def calm(self, state: State) -> bool:
        assert isinstance(state, Match)
        return state.phase == TURN

    def ending(self, state: State) -> bool:
        assert isinstance(state, Match)
        return state.pack + max(state.size_left, state.size_right) <= UNSEEN_IN_ENDING

    def manner(self, kind: i64) -> i64:
        return KIND_MANNERS[kind]

    def distance(self, state: State) -> i64:
        assert isinstance(state, Match)
        return state.gap()

    def confuse(self, world: State, seat: Seat, rng: Rng) -> None:
        assert isinstance(world, Match)
        value: i64
        hand = world.hand(other(seat))
        for value in range(1, self.game.piste.values + 1):
            mistaken = rng.below(self.game.piste.values) + 1
            if how_many(hand, value) > 0 and how_many(world.discards, mistaken) > 0:
                hand += pack_cards(mistaken) - pack_cards(value)
                world.discards += pack_cards(value) - pack_cards(mistaken)
        if seat == LEFT:
            world.hand_right = hand
        else:
            world.hand_left = hand

    def worths(self, before: State, after: State) -> list[i64]:
        assert isinstance(before, Match)
        assert isinstance(after, Match)
        gain = after.hits_left - before.hits_left - after.hits_right + before.hits_right
        if gain == 0 and after.round == before.round and after.to_act != NOBODY:
            return super().worths(before, after)
        worth: i64 = CERTAIN if gain > 0 else -CERTAIN if gain < 0 else 0
        return [worth, -worth]

    def strength(self, state: State, seat: Seat) -> i64:
        assert isinstance(state, Match)
        habits, values = self.habits, self.game.piste.values
        him = other(seat)
        mine, his = state.hand(seat), state.hand(him)
        gap = state.gap()
        late = run_out(state.pack)
        near: i64 = 0 if gap <= values else 1 if gap <= 2 * values else 2
        score: i64 = 0
        ground = state.room_behind(seat) - state.room_behind(him)
        if ground > 0:
            score = habits.of(AHEAD + 4 * min(ground - 1, 7) + late)
        value: i64
        for value in range(1, values + 1):
            held = how_many(mine, value)
            if held > 0:
                score += habits.times(HOLDS + 3 * min(value, 5) + near, held)
        if state.to_act != seat:
            return score
        if gap <= values:
            cards = 4 * min(how_many(mine, gap), 3) + min(how_many(his, gap), 3)
            score += habits.of(IN_REACH + 16 * min(gap, 5) + cards)
        else:
            score += habits.of(OUT_OF_REACH + 4 * min(gap, 15) + late)
        safe = self.safest(state, seat, mine, his, gap)
        return score + habits.of(SAFE_MOVE + ((safe + 2) * 3 + near) * 4 + late)

    def safest(self, match: Match, mover: Seat, mine: i64, his: i64, gap: i64) -> i64:
        """The mover's lead in cards of the new gap after the best move, from -2 to 1; 2 if that is out of reach."""
        values = self.game.piste.values
        room = match.room_behind(mover)
        best: i64 = -2
        value: i64
        for value in range(1, values + 1):
            held = how_many(mine, value)
            if held == 0:
                continue
            if value < gap:
                there = gap - value
                if there > values:
                    return 2
                margin = how_many(mine, there) - (1 if there == value else 0) - how_many(his, there)
                best = max(best, margin)
            if value <= room:
                there = gap + value
                if there > values:
                    return 2
                margin = how_many(mine, there) - how_many(his, there)
                best = max(best, margin)
        return min(best, 1)


def run_out(pack: i64) -> i64:
    """How many cards are left in the pack, in steps from 0 (empty) to 3."""
    return 0 if pack == 0 else 1 if pack <= 3 else 2 if pack <= 8 else 3


@cache
def fewer_table(cards: int) -> list[i64]:
    """The chances for `lacks`: by unseen cards, those of the value among them, the opponent's cards, and count."""
    table: list[i64] = []
    for unseen in range(cards + 1):
        for of_value in range(HELD):
            for held in range(HELD):
                for count in range(HELD):
                    ways = 0
                    if held > unseen or of_value > unseen:
                        table.append(TENTHS - 1)
                        continue
                    for has in range(min(count, held + 1)):
                        if has <= of_value and held - has <= unseen - of_value:
                            ways += comb(of_value, has) * comb(unseen - of_value, held - has)
                    table.append((TENTHS - 1) * ways // comb(unseen, held))
    return table
