"""A round as rows of numbers, which is all that the solver knows. The game's public states give them.

A *hand* has a number. A *pool* is a multiset of cards that may still be anywhere, and lists the hands of each size that
it allows. A *decision* is a public state with two lists of hands. An *option* is an action of a decision, with an entry
for each hand that remains after it. An *arrival* is how a decision is reached: by which options, and after how many
draws.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Final, TypeAlias

import numpy as np

from salle.core.search.public_states import ENDED, KEPT, MOVED, SETTLED, PublicStates

Numbers: TypeAlias = Any  # an array
NONE: Final = -1
COLUMNS: Final = 6  # of an option


@dataclass
class Rows:
    """The rows of a round. `first` columns have one row more, so that the next row ends the last one."""

    # hands, by number: cards of each value, and the hand with one card more
    hand_cards: Numbers  # the hand as the game packs it
    hand_size: Numbers
    counts: Numbers  # [hand, value]
    drawn: Numbers  # [hand, value] -> hand with this card
    plus: Numbers  # [hand, played hand] -> both together
    # pools
    pool_counts: Numbers  # [pool, value]: how many cards of each value
    list_first: Numbers  # [pool, size] -> where its list of hands starts
    list_hands: Numbers
    place: Numbers  # [pool, hand] -> place in the list of its size, or NONE
    # decisions, in an order in which each comes after those that lead to it
    key: Numbers
    pool: Numbers
    size: Numbers
    other_size: Numbers
    role: Numbers  # 0: the player who began the round is to act
    option_first: Numbers
    arrival_first: Numbers
    slot_size: Numbers  # how much room its matrix needs [hand, other hand], and later its values
    layer_first: Numbers  # layers of decisions that do not lead to each other
    # options
    action: Numbers
    played: Numbers  # the cards as a hand
    follows: Numbers  # ENDED, SETTLED, MOVED or KEPT
    value: Numbers  # ENDED: the actor's value; SETTLED: the settlement; otherwise the arrival
    draws: Numbers
    next_pool: Numbers
    entry_first: Numbers
    # arrivals
    arrival_draws: Numbers
    arrival_kept: Numbers  # 1: the same player acts again
    arrival_at: Numbers  # where in the slot of its decision the values of the hands before the draw lie
    source_first: Numbers
    source_decision: Numbers
    source_option: Numbers
    # settlements [settlement, hand of the actor, other hand]
    settlements: Numbers

    @property
    def decisions(self) -> int:
        return len(self.key)

    @property
    def pairs(self) -> int:
        """The number of decisions with a hand."""
        return int((self.list_length(self.pool, self.size)).sum())

    def list_length(self, pool: Numbers, size: Numbers) -> Numbers:
        length: Numbers = self.list_first[pool, size + 1] - self.list_first[pool, size]
        return length

    @property
    def bytes(self) -> int:
        return sum(getattr(self, field.name).nbytes for field in fields(self))


def enumerate_rows(states: PublicStates, tell: Callable[[int, int], None] | None = None) -> Rows:
    """Ask the game for every public state, and number everything. `tell` hears of decisions found and done."""
    return _Builder(states).build(tell or (lambda found, done: None))


class _Builder:
    def __init__(self, states: PublicStates) -> None:
        self.states = states
        self.values = states.values
        everything = states.deck
        self.hands = [hand for size in range(states.hand + 1) for hand in states.fitting_hands(everything, size)]
        self.number = {hand: number for number, hand in enumerate(self.hands)}
        self.pools: dict[int, int] = {}
        self.pool_cards: list[int] = []

    def pool_of(self, cards: int) -> int:
        """The number of the pool that remains in this pack and in all hands."""
        known = self.pools.get(cards)
        if known is None:
            known = self.pools[cards] = len(self.pool_cards)
            self.pool_cards.append(cards)
        return known

    def build(self, tell: Callable[[int, int], None]) -> Rows:
        states = self.states
        layers: dict[int, dict[tuple[int, int], None]] = {0: {(states.start(), 0): None}}
        order: dict[tuple[int, int], int] = {}
        decision_rows: list[tuple[int, int, int, int, int]] = []
        option_first, options = [0], array("q")
        layer_first = [0]
        arrivals: dict[tuple[tuple[int, int], int, int], int] = {}
        settled: dict[int, int] = {}
        settlement_sizes: dict[int, set[tuple[int, int]]] = {}
        found = 1
        depth = 0
        while layers:
            layer = layers.pop(depth, {})
            known: dict[int, list[tuple[int, int, int, int, int]]] = {}  # each key comes with both roles
            for key, role in layer:
                order[key, role] = len(decision_rows)
                size, other_size, discards = states.facts(key)
                remaining = states.deck - discards
                decision_rows.append((key, self.pool_of(remaining), size, other_size, role))
                if key not in known:
                    known[key] = states.successors(key)
                for action, cards, follows, what, draws in known[key]:
                    value = what
                    laid = states.card_count(cards)
                    if follows == SETTLED:
                        number = settled.setdefault(what, len(settled))
                        settlement_sizes.setdefault(number, set()).add((size - laid + draws, other_size))
                        value = number
                    elif follows in (MOVED, KEPT):
                        following = (what, role ^ (follows == MOVED))
                        later = layers.setdefault(depth + laid, {})
                        if following not in later:
                            later[following] = None
                            found += 1
                        value = arrivals.setdefault((following, draws, follows == KEPT), len(arrivals))
                    played = self.number[cards]
                    options.extend((action, played, follows, value, draws, self.pool_of(remaining - cards)))
                option_first.append(len(options) // COLUMNS)
                if len(decision_rows) % 4096 == 0:
                    tell(found, len(decision_rows))
            if layer:
                layer_first.append(len(decision_rows))
            depth += 1
        tell(found, found)
        return self._rows(decision_rows, option_first, options, layer_first, arrivals, order, settled, settlement_sizes)

    def _rows(
        self,
        decision_rows: list[tuple[int, int, int, int, int]],
        option_first: list[int],
        options: array[int],
        layer_first: list[int],
        arrivals: dict[tuple[tuple[int, int], int, int], int],
        order: dict[tuple[int, int], int],
        settled: dict[int, int],
        settlement_sizes: dict[int, set[tuple[int, int]]],
    ) -> Rows:
        rows = Rows(**{field.name: np.zeros(0) for field in fields(Rows)})
        self._hand_rows(rows)
        self._pool_rows(rows)
        table = np.array(decision_rows, np.int64)
        rows.key = table[:, 0].copy()
        rows.pool, rows.size, rows.other_size, rows.role = (table[:, at].astype(np.int32) for at in range(1, 5))
        rows.layer_first = np.array(layer_first, np.int64)
        rows.option_first = np.array(option_first, np.int64)
        table = np.frombuffer(options, np.int64).reshape(-1, COLUMNS)
        rows.action, rows.played, rows.follows, rows.value, rows.draws, rows.next_pool = (
            table[:, at].astype(np.int32) for at in range(6)
        )
        owner = np.repeat(np.arange(rows.decisions), np.diff(rows.option_first))
        left = rows.size[owner] - rows.hand_size[rows.played]
        entries = rows.list_length(rows.next_pool, left)
        rows.entry_first = np.concatenate(([0], np.cumsum(entries)))
        self._arrival_rows(rows, arrivals, order, owner)
        self._settlement_rows(rows, settled, settlement_sizes)
        return rows

    def _hand_rows(self, rows: Rows) -> None:
        states, many = self.states, len(self.hands)
        rows.hand_cards = np.array(self.hands, np.int64)
        rows.hand_size = np.array([states.card_count(hand) for hand in self.hands], np.int32)
        rows.counts = np.array(
            [[states.count(hand, value) for value in range(self.values)] for hand in self.hands], np.int32
        ).reshape(many, self.values)
        rows.plus = np.full((many, many), NONE, np.int16)
        for at, hand in enumerate(self.hands):
            for other, more in enumerate(self.hands):
                rows.plus[at, other] = self.number.get(hand + more, NONE)
        singles = [self.number[hand] for hand in self.hands if states.card_count(hand) == 1]
        rows.drawn = np.full((many, self.values), NONE, np.int16)
        for single in singles:
            rows.drawn[:, int(rows.counts[single].argmax())] = rows.plus[:, single]

    def _pool_rows(self, rows: Rows) -> None:
        states, most = self.states, self.states.hand
        rows.pool_counts = np.array(
            [[states.count(cards, value) for value in range(self.values)] for cards in self.pool_cards], np.int32
        ).reshape(len(self.pool_cards), self.values)
        rows.list_first = np.zeros((len(self.pool_cards), most + 2), np.int64)
        rows.place = np.full((len(self.pool_cards), len(self.hands)), NONE, np.int16)
        lists: list[Numbers] = []
        start = 0
        bounds = [int(np.searchsorted(rows.hand_size, size)) for size in range(most + 2)]
        for pool in range(len(self.pool_cards)):
            fits = (rows.counts <= rows.pool_counts[pool]).all(axis=1)
            for size in range(most + 1):
                rows.list_first[pool, size] = start
                here = np.nonzero(fits[bounds[size] : bounds[size + 1]])[0] + bounds[size]
                rows.place[pool, here] = np.arange(len(here))
                lists.append(here.astype(np.int16))
                start += len(here)
            rows.list_first[pool, most + 1] = start
        rows.list_hands = np.concatenate(lists)

    def _arrival_rows(
        self,
        rows: Rows,
        arrivals: dict[tuple[tuple[int, int], int, int], int],
        order: dict[tuple[int, int], int],
        owner: Numbers,
    ) -> None:
        """Sort the arrivals by their decision, and the options that lead to each of them."""
        to = np.array([order[following] for following, _, _ in arrivals], np.int64)
        draws = np.array([draws for _, draws, _ in arrivals], np.int32)
        kept = np.array([kept for _, _, kept in arrivals], np.int32)
        sort = np.argsort(to, kind="stable")
        rank = np.empty_like(sort)
        rank[sort] = np.arange(len(sort))
        to, rows.arrival_draws, rows.arrival_kept = to[sort], draws[sort], kept[sort]
        rows.arrival_first = np.searchsorted(to, np.arange(rows.decisions + 1))
        leads = np.nonzero(rows.follows >= MOVED)[0]
        rows.value[leads] = rank[rows.value[leads]]
        sort = np.argsort(rows.value[leads], kind="stable")
        rows.source_option = leads[sort]
        rows.source_decision = owner[rows.source_option].astype(np.int32)
        rows.source_first = np.searchsorted(rows.value[rows.source_option], np.arange(len(to) + 1))
        # A slot has the matrix of its decision, and later the values before the draws that lead to it.
        mine, theirs = rows.list_length(rows.pool, rows.size), rows.list_length(rows.pool, rows.other_size)
        is_kept = rows.arrival_kept > 0
        actor_size = np.where(is_kept, rows.size[to], rows.other_size[to]) - rows.arrival_draws
        facing_size = np.where(is_kept, rows.other_size[to], rows.size[to])
        before = rows.list_length(rows.pool[to], actor_size) * rows.list_length(rows.pool[to], facing_size)
        total = np.concatenate(([0], np.cumsum(before)))
        rows.arrival_at = total[:-1] - total[rows.arrival_first[to]]
        needed = total[rows.arrival_first[1:]] - total[rows.arrival_first[:-1]]
        rows.slot_size = np.maximum(mine * theirs, needed)

    def _settlement_rows(self, rows: Rows, settled: dict[int, int], sizes: dict[int, set[tuple[int, int]]]) -> None:
        many = len(self.hands)
        rows.settlements = np.zeros((len(settled), many, many), np.int8)
        for place, number in settled.items():
            for mine, theirs in sizes[number]:
                a, b = np.nonzero(rows.hand_size == mine)[0], np.nonzero(rows.hand_size == theirs)[0]
                found = self.states.settle(place, [self.hands[at] for at in a], [self.hands[at] for at in b])
                rows.settlements[number][np.ix_(a, b)] = np.array(found, np.int8).reshape(len(a), len(b))


__all__ = ["ENDED", "KEPT", "MOVED", "NONE", "SETTLED", "Numbers", "Rows", "enumerate_rows"]
