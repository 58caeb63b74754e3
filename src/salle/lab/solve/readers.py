"""Opponents that measure a policy: the best play without inference, and readers with an exact belief.

A *reader* knows the chance of every hand of its opponent, as far as it knows the opponent's policy, and looks one move
ahead: it plays the action with the best mean value if both then go on as in its own policy.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from salle.lab.solve.kernels import (
    Columns,
    bounds,
    compiled,
    option_columns,
    send_back,
    settled_values,
    shares,
    value_lines,
)
from salle.lab.solve.rows import ENDED, MOVED, NONE, Numbers
from salle.lab.solve.solver import Solver, normalized

READER: Final = 0
SPREAD: Final = 0.1
FIRST: Final = 1e-12
EVEN: Final = 0.1  # how much a reader expects of what it does not understand


@compiled
def values_of(c: Columns, greedy: bool, policy: Numbers, joint: Numbers, spaces: Numbers, start: int, end: int) -> None:
    """Fill the slots with the values of a policy. If it is greedy, it is found on the way: the best play if the
    opponent's cards were equally likely to be any that are out of sight.
    """
    longest = spaces.shape[1]
    here, there = np.empty(longest, np.bool_), np.empty(longest, np.bool_)
    lines, mine, theirs = np.empty(longest, np.int64), np.empty(longest, np.int64), np.empty(longest, np.int64)
    sums, counts = np.empty(longest, np.float32), np.empty(longest, np.int32)
    best, chosen = np.empty(longest, np.float64), np.empty(longest, np.int64)
    for at in range(start, end):
        if c.slot[at] < 0:
            continue
        a, b, v = spaces[0], spaces[1], spaces[2]
        pool, size = c.pool[at], c.size[at]
        first, many = bounds(c, pool, size)
        active, width = c.active_first[at], c.width[at]
        shares(c, at, policy, 0.0, policy, sums, counts)
        for row in range(many):
            best[row] = -1e9
            chosen[row] = NONE
            if c.active[active + row] >= 0:
                stuck = np.float32(0.0 if counts[row] else -1.0)
                for column in range(width):
                    v[c.active[active + row], column] = stuck
        for turn in range(2 if greedy else 1):
            for option in range(c.option_first[at], c.option_first[at + 1]):
                left_first, left = bounds(c, c.next_pool[option], size - c.hand_size[c.played[option]])
                entry = c.entry_first[option]
                columns = option_columns(c, at, option, lines, mine, theirs)
                follows = c.follows[option]
                settled = a
                origin, step = 0, 0
                if columns > 0 and follows >= MOVED:
                    origin, step = value_lines(c, option)
                elif columns > 0 and follows != ENDED:
                    settled = settled_values(c, at, option, lines, columns, a, here, b, there)
                for k in range(left):
                    row = c.place[pool, c.plus[c.list_hands[left_first + k], c.played[option]]]
                    line = c.active[active + row]
                    if line < 0:
                        continue
                    mean, mass = 0.0, 0.0
                    if greedy and turn == 1:
                        policy[entry + k] = 1.0 if chosen[row] == entry + k else 0.0
                    for column in range(columns):
                        worth = float(c.value[option])
                        if follows >= MOVED:
                            worth = joint[origin + k * step + theirs[column]]
                        elif follows != ENDED:
                            worth = settled[k, column]
                        if greedy and turn == 0:
                            ways = unseen_ways(c, pool, c.list_hands[first + row], c.list_hands[lines[column]])
                            mean += ways * worth
                            mass += ways
                        else:
                            v[line, mine[column]] += policy[entry + k] * worth
                    if greedy and turn == 0:
                        mean = mean / mass if mass > 0.0 else -2.0
                        if mean > best[row]:
                            best[row] = mean
                            chosen[row] = entry + k
        send_back(c, at, joint, a, here, b, there, v, lines)


@compiled
def unseen_ways(c: Columns, pool: int, hand: int, other: int) -> float:
    """In how many ways the cards that a hand does not see make another hand."""
    ways = 1.0
    for value in range(c.pool_counts.shape[1]):
        left = c.pool_counts[pool, value] - c.counts[hand, value]
        for k in range(c.counts[other, value]):
            ways *= max(0, left - k) / (k + 1)
    return ways


@compiled
def pick(weights: Numbers, many: int) -> int:
    total = 0.0
    for at in range(many):
        total += weights[at]
    left = np.random.random() * total
    for at in range(many):
        left -= weights[at]
        if left < 0.0:
            return at
    for at in range(many - 1, -1, -1):
        if weights[at] > 0.0:
            return at
    return 0


@compiled
def play_rounds(
    c: Columns,
    deals: Numbers,
    policy: Numbers,
    model: Numbers,
    even: float,
    values: Numbers,
    looks: bool,
    own: Numbers,
    rounds: int,
    seed: int,
    spaces: Numbers,
    results: Numbers,
    off: Numbers,
    absent: Numbers,
) -> None:
    """Play rounds between a policy and a reader, who begins every other round. Write the reader's results.

    The reader expects the model, apart from an even share, and looks ahead by the values. If it does not look ahead, it
    follows its own policy. `off` counts the policy's decisions: those that are absent, and all.
    """
    np.random.seed(seed)
    width = spaces.shape[1]
    a, b = spaces[0], spaces[1]
    here, there = np.empty(width, np.bool_), np.empty(width, np.bool_)
    lines, mine, theirs = np.empty(width, np.int64), np.empty(width, np.int64), np.empty(width, np.int64)
    belief, after = np.zeros(width, np.float64), np.zeros(width, np.float64)
    weights = np.zeros(width, np.float64)
    cards = np.zeros(c.pool_counts.shape[1], np.float64)
    for number in range(rounds):
        at = 0
        reader = number % 2
        pool = c.pool[0]
        columns = bounds(c, pool, c.other_size[0])[1]
        flat_deal = deals.reshape(-1)
        left_over = np.random.random()
        chosen = 0
        for k in range(flat_deal.size):
            left_over -= flat_deal[k]
            if left_over < 0.0:
                chosen = k
                break
        hands = np.zeros(2, np.int64)
        hands[0] = c.list_hands[bounds(c, pool, c.size[0])[0] + chosen // columns]
        hands[1] = c.list_hands[bounds(c, pool, c.other_size[0])[0] + chosen % columns]
        for k in range(columns):
            belief[k] = deals[chosen // columns, k] if reader == 0 else deals[k, chosen % columns]
        result = 0
        while True:
            pool, size, other_size, role = c.pool[at], c.size[at], c.other_size[at], c.role[at]
            hand, facing = hands[role], hands[1 - role]
            taken, taken_k = -1, 0
            if role == reader:
                best = -1e18
                for option in range(c.option_first[at], c.option_first[at + 1]):
                    k = entry_of(c, at, option, hand)
                    if k < 0:
                        continue
                    mean, mass = -2.0, 0.0  # worse than anything that is known
                    if not looks or c.slot[at] < 0:  # a random draw in proportion to the shares
                        mean = np.log(np.random.random() + 1e-300) / (own[c.entry_first[option] + k] + 1e-9)
                    elif c.follows[option] == ENDED:
                        mean = float(c.value[option])
                    else:
                        found = option_columns(c, at, option, lines, mine, theirs)
                        settled = a
                        origin, step = 0, 0
                        if found > 0 and c.follows[option] >= MOVED:
                            origin, step = value_lines(c, option)
                        elif found > 0:
                            settled = settled_values(c, at, option, lines, found, a, here, b, there)
                        total_worth = 0.0
                        for column in range(found):
                            chance = belief[c.place[pool, c.list_hands[lines[column]]]]
                            mass += chance
                            if c.follows[option] >= MOVED:
                                total_worth += chance * values[origin + k * step + theirs[column]]
                            else:
                                total_worth += chance * settled[k, column]
                        if mass > 0.0:
                            mean = total_worth / mass
                    if mean > best:
                        best, taken, taken_k = mean, option, k
            else:
                total = 0
                for option in range(c.option_first[at], c.option_first[at + 1]):
                    k = entry_of(c, at, option, hand)
                    weights[option - c.option_first[at]] = policy[c.entry_first[option] + k] if k >= 0 else 0.0
                    total += k >= 0
                if total:
                    taken = c.option_first[at] + pick(weights, c.option_first[at + 1] - c.option_first[at])
                    taken_k = entry_of(c, at, taken, hand)
                    off[1] += 1
                    off[0] += absent[at]
            if taken < 0:  # no legal action
                result = -1 if role == reader else 1
                break
            next_pool = c.next_pool[taken]
            left_size = size - c.hand_size[c.played[taken]]
            left_first, left = bounds(c, next_pool, left_size)
            hand = c.list_hands[left_first + taken_k]
            # What the reader believes after the action ...
            if role == reader:
                across_first, across = bounds(c, next_pool, other_size)
                for column in range(across):
                    after[column] = belief[c.place[pool, c.list_hands[across_first + column]]]
                facing_count = across
            else:
                option_share(c, at, taken, model, even, belief, after)
                facing_count = left
            for k in range(facing_count):
                belief[k] = after[k]
            # ... and after each draw
            deck = 0
            for value in range(c.pool_counts.shape[1]):
                deck += c.pool_counts[next_pool, value]
            deck -= left_size + other_size
            for drawn in range(c.draws[taken]):
                for value in range(c.pool_counts.shape[1]):
                    cards[value] = c.pool_counts[next_pool, value] - c.counts[hand, value] - c.counts[facing, value]
                value = pick(cards, len(cards))
                if role == reader:
                    across_first, across = bounds(c, next_pool, other_size)
                    for column in range(across):
                        left_cards = c.pool_counts[next_pool, value] - c.counts[hand, value]
                        left_cards -= c.counts[c.list_hands[across_first + column], value]
                        belief[column] *= max(0, left_cards)
                else:
                    spread(c, next_pool, left_size + drawn, facing, belief, after)
                hand = c.drawn[hand, value]
            hands[role] = hand
            rescale(belief, width)
            if c.follows[taken] == ENDED:
                result = c.value[taken] if role == reader else -c.value[taken]
                break
            if c.follows[taken] < MOVED:
                worth = c.settlements[c.value[taken], hand, facing]
                result = worth if role == reader else -worth
                break
            at = c.arrival_decision[c.value[taken]]
        results[number] = result


@compiled
def entry_of(c: Columns, at: int, option: int, hand: int) -> int:
    """The place of a hand among the entries of an option, or -1."""
    left_first, left = bounds(c, c.next_pool[option], c.size[at] - c.hand_size[c.played[option]])
    for k in range(left):
        if c.plus[c.list_hands[left_first + k], c.played[option]] == hand:
            return k
    return -1


@compiled
def option_share(
    c: Columns, at: int, option: int, model: Numbers, even: float, belief: Numbers, after: Numbers
) -> None:
    """The belief about the hand that is left, by how likely the model would have taken this option with each hand."""
    pool = c.pool[at]
    left_first, left = bounds(c, c.next_pool[option], c.size[at] - c.hand_size[c.played[option]])
    for k in range(left):
        row = c.place[pool, c.plus[c.list_hands[left_first + k], c.played[option]]]
        after[k] = belief[row] * (model[c.entry_first[option] + k] * (1.0 - even) + even)


@compiled
def spread(c: Columns, pool: int, size: int, mine: int, belief: Numbers, after: Numbers) -> None:
    """The belief after the opponent has drawn a card."""
    first, many = bounds(c, pool, size)
    for k in range(bounds(c, pool, size + 1)[1]):
        after[k] = 0.0
    for k in range(many):
        if belief[k] > 0.0:
            hand = c.list_hands[first + k]
            for value in range(c.pool_counts.shape[1]):
                left = c.pool_counts[pool, value] - c.counts[hand, value] - c.counts[mine, value]
                if left > 0:
                    after[c.place[pool, c.drawn[hand, value]]] += belief[k] * left
    for k in range(bounds(c, pool, size + 1)[1]):
        belief[k] = after[k]


@compiled
def rescale(belief: Numbers, many: int) -> None:
    most = 0.0
    for k in range(many):
        most = max(most, belief[k])
    if most > 0.0:
        for k in range(many):
            belief[k] /= most


class Readings:
    """Measures a policy on the rows of a solver, whose matrices are used up."""

    def __init__(self, solver: Solver) -> None:
        self.solver = solver

    def make_room(self, policy: Numbers) -> None:
        """Give values to all decisions that are likely under this policy, if players also try other actions."""
        solver = self.solver
        even = normalized(solver.rows, np.zeros_like(policy), None)
        even *= SPREAD
        even += policy * np.float32(1 - SPREAD)
        while True:
            solver.chances(even)
            if not solver.rooms[:, 2].any():
                return
            solver.least = max(solver.least, FIRST) * 2

    def fill(self, policy: Numbers, greedy: bool = False) -> None:
        """Fill the matrices with the values of a policy, or of the greedy one, which is written to `policy`."""
        from concurrent.futures import ThreadPoolExecutor

        solver = self.solver
        with ThreadPoolExecutor(solver.threads) as pool:
            for start, end in reversed(solver.layers()):

                def work(start: int, end: int, thread: int) -> None:
                    values_of(solver.columns, greedy, policy, solver.joint, solver.spaces[thread], start, end)

                for _ in solver._parts(pool, start, end, work, 0, 1):
                    pass

    def rounds(
        self,
        policy: Numbers,
        model: Numbers,
        even: float,
        rounds: int,
        seed: int,
        own: Numbers | None = None,
        absent: Numbers | None = None,
    ) -> tuple[float, float, float]:
        """The reader's mean result in single rounds, half of its 95 % interval, and the share of absent decisions."""
        solver = self.solver
        parts = solver.threads
        results = [np.zeros(rounds // parts, np.int32) for _ in range(parts)]
        off = [np.zeros(2, np.int64) for _ in range(parts)]
        if absent is None:
            absent = np.zeros(solver.rows.decisions, np.bool_)

        def work(part: int) -> None:
            space = solver.spaces[part]
            play_rounds(
                solver.columns,
                solver.columns.deal,
                policy,
                model,
                even,
                solver.joint,
                own is None,
                policy if own is None else own,
                len(results[part]),
                seed + part,
                space,
                results[part],
                off[part],
                absent,
            )

        from concurrent.futures import ThreadPoolExecutor

        with ThreadPoolExecutor(parts) as pool:
            list(pool.map(work, range(parts)))
        found: Any = np.concatenate(results)
        counted = np.sum(off, axis=0)
        return (
            float(found.mean()),
            float(1.96 * found.std() / len(found) ** 0.5),
            float(counted[0] / max(1, counted[1])),
        )
