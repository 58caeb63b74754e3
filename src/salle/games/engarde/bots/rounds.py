"""The public states of a round of En Garde standard, for a solver and for a player who follows its table.

Everything is seen by the player to act. A key packs the public state: what the deck, the piste and the opponent's
possible hands depend on, but not how the round came there. Every transition comes from the rules.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from mypy_extensions import i64

from salle.core.game import CHANCE, LEGAL, NOBODY, Action
from salle.core.search.public_states import ENDED, KEPT, MOVED, SETTLED
from salle.games.engarde.rules.actions import how_many, pack_cards
from salle.games.engarde.rules.game import EnGarde
from salle.games.engarde.rules.phase_ids import ANSWER, DRAW_AFTER_TURN, TURN
from salle.games.engarde.rules.position import card_count
from salle.games.engarde.rules.rule_ids import NO_MOVE, NOT_IN_HAND
from salle.games.engarde.rules.terms import LEFT, RIGHT, other
from salle.games.engarde.rules.transitions import Match

ROOM: Final = 7  # bits of a key
SIZE: Final = 3
ATTACK: Final = 4
PHASE: Final = 2


def fitting_hands(pool: i64, size: i64, values: i64) -> list[i64]:
    """All hands of this size from these cards, packed, in ascending order."""
    found: list[i64] = []
    _fit(found, pool, size, values, 0)
    found.sort()
    return found


def _fit(found: list[i64], pool: i64, size: i64, value: i64, hand: i64) -> None:
    if size == 0:
        found.append(hand)
    elif value > 0:
        for count in range(min(size, how_many(pool, value)) + 1):
            _fit(found, pool, size - count, value - 1, hand + pack_cards(value, count))


class PublicState:
    """A decision as all players know it."""

    def __init__(self) -> None:
        self.phase: i64 = TURN
        self.attack: i64 = 0
        self.size: i64 = 0  # of the hand of the player to act
        self.other_size: i64 = 0
        self.room: i64 = 0  # behind the player to act
        self.other_room: i64 = 0
        self.discards: i64 = 0


class Rounds:
    """The rounds of one game: its public states, and what the rules say about them."""

    def __init__(self, game: EnGarde) -> None:
        piste = game.piste
        self.game: Final = game
        self.values: Final[i64] = piste.values
        self.hand: Final[i64] = piste.hand
        self.copies: Final[i64] = piste.copies
        self.deck: Final[i64] = self._full_deck()
        options = (f"{name}={game.options[name]}" for name in ("piste", "values", "copies", "hand", "parry"))
        self.rules: Final[str] = " ".join((f"{game.id}/{game.ruleset} {game.version}", *options))
        self.digest: Final[str] = sha256(self.rules.encode()).hexdigest()[:16]

    def _full_deck(self) -> i64:
        deck: i64 = 0
        value: i64
        for value in range(1, self.game.piste.values + 1):
            deck += pack_cards(value, self.game.piste.copies)
        return deck

    # -- keys

    def start(self) -> int:
        """The key of the first decision."""
        state = PublicState()
        state.size = state.other_size = self.game.piste.hand
        return self.pack(state)

    def pack(self, state: PublicState) -> int:
        key: i64 = 0
        value: i64
        for value in range(self.values, 0, -1):
            key = key * (self.copies + 1) + how_many(state.discards, value)
        key = key << PHASE | (state.phase - TURN if state.phase != ANSWER else 2)
        key = key << ATTACK | state.attack
        key = key << SIZE | state.size
        key = key << SIZE | state.other_size
        key = key << ROOM | state.room
        return key << ROOM | state.other_room

    def unpack(self, key: i64) -> PublicState:
        state = PublicState()
        state.other_room = key & (1 << ROOM) - 1
        key >>= ROOM
        state.room = key & (1 << ROOM) - 1
        key >>= ROOM
        state.other_size = key & (1 << SIZE) - 1
        key >>= SIZE
        state.size = key & (1 << SIZE) - 1
        key >>= SIZE
        state.attack = key & (1 << ATTACK) - 1
        key >>= ATTACK
        phase = key & (1 << PHASE) - 1
        state.phase = ANSWER if phase == 2 else TURN + phase
        key >>= PHASE
        value: i64
        for value in range(1, self.values + 1):
            state.discards += pack_cards(value, key % (self.copies + 1))
            key //= self.copies + 1
        return state

    def of(self, match: Match) -> PublicState:
        """The public state of a match in which a player is to act."""
        me = match.to_act
        state = PublicState()
        state.phase = match.phase
        state.attack = match.attack_count
        state.size, state.other_size = match.size(me), match.size(other(me))
        state.room, state.other_room = match.room_behind(me), match.room_behind(other(me))
        state.discards = match.discards
        return state

    def locate(self, sight: tuple[int, ...]) -> tuple[int, int, int]:
        match = self.game.read(sight)
        me = match.to_act
        return self.pack(self.of(match)), 0 if match.starter == me else 1, match.hand(me)

    # -- cards

    def facts(self, key: i64) -> tuple[int, int, int]:
        state = self.unpack(key)
        return state.size, state.other_size, state.discards

    def fitting_hands(self, cards: i64, size: i64) -> list[i64]:
        return fitting_hands(cards, size, self.values)

    def count(self, cards: i64, value: i64) -> int:
        return how_many(cards, value + 1)

    def card_count(self, cards: i64) -> int:
        return card_count(cards, self.values)

    # -- transitions

    def position(self, state: PublicState, hand: i64, opposing: i64) -> Match:
        """The position with these hands. Left is to act."""
        piste = self.game.piste
        match = Match(piste, True)
        match.starter = LEFT
        match.to_act = LEFT
        match.phase = state.phase
        match.left, match.right = state.room + 1, piste.length - state.other_room
        match.size_left, match.size_right = state.size, state.other_size
        match.hand_left, match.hand_right = hand, opposing
        match.discards = state.discards
        match.attack_count = state.attack
        match.attack_value = match.gap() if state.attack > 0 else 0
        pool = self.deck - state.discards - hand - opposing
        match.pool = []
        match.pack = 0
        value: i64
        for value in range(1, self.values + 1):
            match.pool.append(how_many(pool, value))
            match.pack += how_many(pool, value)
        return match

    def successors(self, key: i64) -> list[tuple[int, int, int, int, int]]:
        state = self.unpack(key)
        found: list[tuple[int, int, int, int, int]] = []
        actions = self.game.piste.action_table
        pool = self.deck - state.discards
        some = self.likely(state, 0, state.size, 0)
        action: i64
        for action in range(self.game.actions):
            cards = actions.cards[action]
            rule = some.refusal(Action(action))
            if rule != LEGAL and rule != NOT_IN_HAND:
                continue
            if actions.laid[action] > state.size or not self.game.piste.holds(pool, cards):
                continue
            best: tuple[int, int, int, int, int] | None = None
            for variant in range(4):
                match = self.likely(state, cards, state.size - actions.laid[action], variant)
                draws = self.play(match, Action(action))
                if match.why != NO_MOVE or match.to_act != NOBODY:
                    best = self._result(match, action, cards, draws)
                    break
                if variant == 3:
                    best = self._rarely(state, action)
            if best is not None:
                found.append(best)
        return found

    def likely(self, state: PublicState, cards: i64, more: i64, variant: i64) -> Match:
        """A position in which the player to act holds these cards."""
        pool = self.deck - state.discards - cards
        hand = cards + self.some(pool, more, variant & 1 > 0)
        opposing = self.some(self.deck - state.discards - hand, state.other_size, variant & 2 > 0)
        return self.position(state, hand, opposing)

    def some(self, pool: i64, size: i64, high: bool) -> i64:
        """Cards from the pool: one of each value, from the low or the high end, as often as needed."""
        cards: i64 = 0
        while size > 0:
            before = size
            for number in range(self.values):
                value = self.values - number if high else number + 1
                if size > 0 and how_many(pool, value) > how_many(cards, value):
                    cards += pack_cards(value)
                    size -= 1
            assert size < before
        return cards

    def play(self, match: Match, action: Action) -> i64:
        """Play the action and draw what follows it. Return the number of cards drawn."""
        match.apply(action)
        draws: i64 = 0
        while match.to_act == CHANCE:
            index: i64 = 0
            while match.pool[index] == 0:
                index += 1
            match.apply(Action(self.game.actions + index))
            draws += 1
        return draws

    def _rarely(self, state: PublicState, action: i64) -> tuple[int, int, int, int, int]:
        """The same, from all hands: the actor's opponent rarely has a move."""
        cards = self.game.piste.action_table.cards[action]
        pool = self.deck - state.discards
        last: tuple[int, int, int, int, int] | None = None
        for hand in fitting_hands(pool, state.size, self.values):
            if not self.game.piste.holds(hand, cards):
                continue
            for opposing in fitting_hands(pool - hand, state.other_size, self.values):
                match = self.position(state, hand, opposing)
                draws = self.play(match, Action(action))
                last = self._result(match, action, cards, draws)
                if match.why != NO_MOVE or match.to_act != NOBODY:
                    return last
        assert last is not None
        return last

    def _result(self, match: Match, action: i64, cards: i64, draws: i64) -> tuple[int, int, int, int, int]:
        if match.to_act != NOBODY:
            follows = KEPT if match.to_act == LEFT else MOVED
            return action, cards, follows, self.pack(self.of(match)), draws
        if match.shown:
            place = match.room_behind(LEFT) << ROOM | match.room_behind(RIGHT)
            return action, cards, SETTLED, place, draws
        return action, cards, ENDED, match.utility(LEFT), draws

    def settle(self, place: i64, hands: list[i64], opposing: list[i64]) -> list[int]:
        state = PublicState()
        state.room, state.other_room = place >> ROOM, place & (1 << ROOM) - 1
        found: list[int] = []
        for hand in hands:
            for other_hand in opposing:
                fits = self.game.piste.holds(self.deck, hand) and self.game.piste.holds(self.deck - hand, other_hand)
                found.append(self.settled(state, hand, other_hand) if fits else 0)
        return found

    def settled(self, state: PublicState, hand: i64, opposing: i64) -> int:
        """The value for Left. The last card of the pack was the last card that one of them drew."""
        if hand == 0 and opposing == 0:  # as if both had the same card
            hand = opposing = pack_cards(1)
        drawer = LEFT if hand > 0 else RIGHT
        drawn = hand if hand > 0 else opposing
        value: i64 = 1
        while how_many(drawn, value) == 0:
            value += 1
        state.discards = self.deck - hand - opposing
        if drawer == LEFT:
            hand -= pack_cards(value)
        else:
            opposing -= pack_cards(value)
        state.size, state.other_size = card_count(hand, self.values), card_count(opposing, self.values)
        match = self.position(state, hand, opposing)
        match.to_act, match.phase, match.drawer, match.owed = CHANCE, DRAW_AFTER_TURN, drawer, 1
        match.apply(Action(self.game.actions + value - 1))
        return match.utility(LEFT)
