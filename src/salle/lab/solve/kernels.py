"""The inner loops of the solver, compiled by numba. They work on rows of numbers and release Python's lock.

A matrix has a row for each hand of the player to act (or who has just acted), and a column for each hand of the other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar, cast

import numpy as np
from numba import njit

from salle.lab.solve.rows import ENDED, MOVED, NONE, SETTLED, Numbers

Columns: TypeAlias = Any  # a named tuple of the rows' columns

Function = TypeVar("Function", bound=Callable[..., Any])
FAST_MATH = {"contract", "reassoc", "nsz", "arcp"}  # all but what treats odd numbers wrongly


def compiled(function: Function) -> Function:
    """Compile a function on its first call, and keep the result for the next time."""
    return cast(Function, njit(function, nogil=True, fastmath=FAST_MATH, cache=True))


@compiled
def bounds(c: Columns, pool: int, size: int) -> tuple[int, int]:
    """Where the list of hands of a size starts and how long it is."""
    first = c.list_first[pool, size]
    return first, c.list_first[pool, size + 1] - first


@compiled
def draw(c: Columns, pool: int, size: int, other_size: int, draws: int, a: Numbers, b: Numbers) -> Numbers:
    """Draw cards for the rows, whose hands have this size. Return the matrix after it, which is one of `a` and `b`."""
    other_first, columns = bounds(c, pool, other_size)
    deck = 0
    for value in range(c.pool_counts.shape[1]):
        deck += c.pool_counts[pool, value]
    deck -= size + other_size
    for _ in range(draws):
        first, many = bounds(c, pool, size)
        next_many = bounds(c, pool, size + 1)[1]
        for row in range(next_many):
            for column in range(columns):
                b[row, column] = 0.0
        share = np.float32(1.0 / deck)
        for row in range(many):
            hand = c.list_hands[first + row]
            for value in range(c.pool_counts.shape[1]):
                left = c.pool_counts[pool, value] - c.counts[hand, value]
                if left <= 0:
                    continue
                after = c.place[pool, c.drawn[hand, value]]
                for column in range(columns):
                    ways = np.float32(left) - c.held[value, other_first + column]
                    b[after, column] += a[row, column] * ways * share
        a, b = b, a
        size += 1
        deck -= 1
    return a


@compiled
def undraw(c: Columns, pool: int, size: int, other_size: int, draws: int, a: Numbers, b: Numbers) -> Numbers:
    """The mean values before these draws, from the values after them. `size` is that before the draws."""
    other_first, columns = bounds(c, pool, other_size)
    deck = 0
    for value in range(c.pool_counts.shape[1]):
        deck += c.pool_counts[pool, value]
    deck -= size + other_size
    for step in range(draws - 1, -1, -1):
        first, many = bounds(c, pool, size + step)
        share = np.float32(1.0 / (deck - step))
        for row in range(many):
            hand = c.list_hands[first + row]
            for column in range(columns):
                b[row, column] = 0.0
            for value in range(c.pool_counts.shape[1]):
                left = c.pool_counts[pool, value] - c.counts[hand, value]
                if left <= 0:
                    continue
                after = c.place[pool, c.drawn[hand, value]]
                for column in range(columns):
                    ways = max(np.float32(0.0), np.float32(left) - c.held[value, other_first + column])
                    b[row, column] += a[after, column] * ways * share
        a, b = b, a
    return a


@compiled
def row_sums(c: Columns, at: int, weights: Numbers, sums: Numbers) -> None:
    """Add up the weights of each hand's options."""
    size, pool = c.size[at], c.pool[at]
    for row in range(bounds(c, pool, size)[1]):
        sums[row] = 0.0
    for option in range(c.option_first[at], c.option_first[at + 1]):
        left_first, left = bounds(c, c.next_pool[option], size - c.hand_size[c.played[option]])
        entry = c.entry_first[option]
        for k in range(left):
            row = c.place[pool, c.plus[c.list_hands[left_first + k], c.played[option]]]
            if weights[entry + k] > 0.0:
                sums[row] += weights[entry + k]


@compiled
def option_counts(c: Columns, at: int, counts: Numbers) -> None:
    """The number of legal options of each hand."""
    size, pool = c.size[at], c.pool[at]
    for row in range(bounds(c, pool, size)[1]):
        counts[row] = 0
    for option in range(c.option_first[at], c.option_first[at + 1]):
        left_first, left = bounds(c, c.next_pool[option], size - c.hand_size[c.played[option]])
        for k in range(left):
            counts[c.place[pool, c.plus[c.list_hands[left_first + k], c.played[option]]]] += 1


@compiled
def shares(c: Columns, at: int, weights: Numbers, mixed: float, now: Numbers, sums: Numbers, counts: Numbers) -> None:
    """Write to `now` a policy in proportion to the positive weights, or an even one, mixed with an even one."""
    row_sums(c, at, weights, sums)
    option_counts(c, at, counts)
    size, pool = c.size[at], c.pool[at]
    for option in range(c.option_first[at], c.option_first[at + 1]):
        left_first, left = bounds(c, c.next_pool[option], size - c.hand_size[c.played[option]])
        entry = c.entry_first[option]
        for k in range(left):
            row = c.place[pool, c.plus[c.list_hands[left_first + k], c.played[option]]]
            even = np.float32(1.0) / counts[row]
            weight = weights[entry + k]
            if sums[row] > 0.0:
                share = weight / sums[row] if weight > 0.0 else np.float32(0.0)
                now[entry + k] = share * np.float32(1.0 - mixed) + even * np.float32(mixed)
            else:
                now[entry + k] = even


@compiled
def arrive(
    c: Columns, at: int, joint: Numbers, now: Numbers, a: Numbers, b: Numbers, sum: Numbers, columns_before: Numbers
) -> float:
    """Sum up the chances of all pairs of hands at a decision, from the decisions that lead to it. Return the total."""
    pool, size, other_size = c.pool[at], c.size[at], c.other_size[at]
    many, columns = bounds(c, pool, size)[1], bounds(c, pool, other_size)[1]
    empty = True
    for arrival in range(c.arrival_first[at], c.arrival_first[at + 1]):
        kept = c.arrival_kept[arrival] > 0
        draws = c.arrival_draws[arrival]
        actor_size = (size if kept else other_size) - draws
        facing_size = other_size if kept else size
        left_first, left = bounds(c, pool, actor_size)
        facing_first, facing = bounds(c, pool, facing_size)
        reached = False
        for k in range(c.source_first[arrival], c.source_first[arrival + 1]):
            source, option = c.source_decision[k], c.source_option[k]
            if c.slot[source] < 0:
                continue
            if not reached:
                reached = True
                for row in range(left):
                    for column in range(facing):
                        a[row, column] = 0.0
            before = c.pool[source]
            width = bounds(c, before, facing_size)[1]
            start = c.slot[source]
            entry = c.entry_first[option]
            for column in range(facing):
                columns_before[column] = c.place[before, c.list_hands[facing_first + column]]
            for row in range(left):
                chance = now[entry + row]
                if chance > 0.0:
                    hand = c.plus[c.list_hands[left_first + row], c.played[option]]
                    line = start + np.int64(c.place[before, hand]) * width
                    for column in range(facing):
                        a[row, column] += chance * joint[line + columns_before[column]]
        if not reached:
            continue
        if empty:
            empty = False
            for row in range(many):
                for column in range(columns):
                    sum[row, column] = 0.0
        after = draw(c, pool, actor_size, facing_size, draws, a, b)
        if kept:
            for row in range(many):
                for column in range(columns):
                    sum[row, column] += after[row, column]
        else:
            for row in range(many):
                for column in range(columns):
                    sum[row, column] += after[column, row]
    total = 0.0
    if not empty:
        for row in range(many):
            for column in range(columns):
                total += sum[row, column]
    return total


@compiled
def store(c: Columns, at: int, joint: Numbers, sum: Numbers, room: Numbers) -> None:
    """Put a matrix into the thread's part of the memory, if there is room."""
    pool = c.pool[at]
    many, columns = bounds(c, pool, c.size[at])[1], bounds(c, pool, c.other_size[at])[1]
    if room[0] + c.slot_size[at] > room[1]:
        room[2] += 1
        return
    slot = room[0]
    room[0] += c.slot_size[at]
    c.slot[at] = slot
    for row in range(many):
        for column in range(columns):
            joint[slot + row * columns + column] = sum[row, column]


@compiled
def forward(
    c: Columns,
    start: int,
    end: int,
    updater: int,
    mixed: float,
    weight: float,
    joint: Numbers,
    regrets: Numbers,
    average: Numbers,
    now: Numbers,
    a: Numbers,
    b: Numbers,
    v: Numbers,
    least: float,
    room: Numbers,
) -> None:
    """Chances and policies of these decisions. The updater follows the average policy up to here, and the other player
    the present one, which is added to the average. Decisions that are less likely than `least` are left out.
    """
    index = np.empty(a.shape[0], np.int32)
    sums, counts = np.empty(a.shape[0], np.float32), np.empty(a.shape[0], np.int32)
    for at in range(start, end):
        if at > 0:
            c.slot[at] = -1
            c.mass[at] = arrive(c, at, joint, now, a, b, v, index)
            if c.mass[at] > least:
                store(c, at, joint, v, room)
            if c.slot[at] < 0:
                continue
        if c.role[at] == updater:
            shares(c, at, average, mixed, now, sums, counts)
            continue
        shares(c, at, regrets, 0.0, now, sums, counts)
        add_average(c, at, weight, joint, average, now, sums)


@compiled
def add_average(
    c: Columns, at: int, weight: float, joint: Numbers, average: Numbers, now: Numbers, sums: Numbers
) -> None:
    pool, size = c.pool[at], c.size[at]
    many, columns = bounds(c, pool, size)[1], bounds(c, pool, c.other_size[at])[1]
    for row in range(many):
        total = np.float32(0.0)
        line = c.slot[at] + row * columns
        for column in range(columns):
            total += joint[line + column]
        sums[row] = total * weight
    for option in range(c.option_first[at], c.option_first[at + 1]):
        left_first, left = bounds(c, c.next_pool[option], size - c.hand_size[c.played[option]])
        entry = c.entry_first[option]
        for k in range(left):
            row = c.place[pool, c.plus[c.list_hands[left_first + k], c.played[option]]]
            average[entry + k] += sums[row] * now[entry + k]


@compiled
def option_values(c: Columns, at: int, option: int, joint: Numbers, a: Numbers, b: Numbers) -> tuple[Numbers, int]:
    """The values of an option for each hand that remains after it, as a flat array and where they start."""
    size = c.size[at] - c.hand_size[c.played[option]]
    pool, other_size = c.next_pool[option], c.other_size[at]
    if c.follows[option] >= MOVED:
        arrival = c.value[option]
        return joint, c.slot[c.arrival_decision[arrival]] + c.arrival_at[arrival]
    left = bounds(c, pool, size)[1]
    other_first, columns = bounds(c, pool, other_size)
    flat = a.reshape(-1)
    first, many = bounds(c, pool, size + c.draws[option])
    for row in range(many):
        hand = c.list_hands[first + row]
        for column in range(columns):
            b[row, column] = c.settlements[c.value[option], hand, c.list_hands[other_first + column]]
    found = undraw(c, pool, size, other_size, c.draws[option], b, a)
    for row in range(left):  # close up the rows
        for column in range(columns):
            flat[row * columns + column] = found[row, column]
    return flat, 0


@compiled
def backward(
    c: Columns,
    start: int,
    end: int,
    updater: int,
    joint: Numbers,
    regrets: Numbers,
    now: Numbers,
    a: Numbers,
    b: Numbers,
    v: Numbers,
) -> None:
    """Values of these decisions for each pair of hands, and the updater's regrets."""
    index = np.empty(a.shape[0], np.int32)
    sums, counts = np.empty(a.shape[0], np.float32), np.empty(a.shape[0], np.int32)
    means = np.empty(a.shape[0], np.float32)
    longest = 0
    for at in range(start, end):
        longest = max(longest, c.entry_first[c.option_first[at + 1]] - c.entry_first[c.option_first[at]])
    gains = np.empty(longest, np.float32)
    for at in range(start, end):
        if c.slot[at] < 0:  # its values would count for nothing
            continue
        pool, size, other_size = c.pool[at], c.size[at], c.other_size[at]
        many, columns = bounds(c, pool, size)[1], bounds(c, pool, other_size)[1]
        mine = c.role[at] == updater
        base = c.entry_first[c.option_first[at]]
        if mine:
            shares(c, at, regrets, 0.0, now, sums, counts)
        else:
            option_counts(c, at, counts)
        for row in range(many):
            means[row] = 0.0
            stuck = np.float32(0.0 if counts[row] else -1.0)
            for column in range(columns):
                v[row, column] = stuck
        for option in range(c.option_first[at], c.option_first[at + 1]):
            left_first, left = bounds(c, c.next_pool[option], size - c.hand_size[c.played[option]])
            other_first, across = bounds(c, c.next_pool[option], other_size)
            entry = c.entry_first[option]
            for column in range(across):
                index[column] = c.place[pool, c.list_hands[other_first + column]]
            if c.follows[option] == ENDED:
                worth = np.float32(c.value[option])
                for k in range(left):
                    row = c.place[pool, c.plus[c.list_hands[left_first + k], c.played[option]]]
                    chance = now[entry + k]
                    if mine:
                        gain = np.float32(0.0)
                        mass = c.slot[at] + row * columns
                        for column in range(across):
                            gain += joint[mass + index[column]]
                        gains[entry + k - base] = gain * worth
                        means[row] += chance * gain * worth
                    if chance > 0.0:
                        for column in range(columns):
                            v[row, column] += chance * worth
                continue
            if c.follows[option] >= MOVED and c.slot[c.arrival_decision[c.value[option]]] < 0:
                for k in range(left):  # left out: as if it were a draw
                    gains[entry + k - base] = 0.0
                continue
            flat, origin = option_values(c, at, option, joint, a, b)
            for k in range(left):
                row = c.place[pool, c.plus[c.list_hands[left_first + k], c.played[option]]]
                chance = now[entry + k]
                line = origin + k * across
                if mine:
                    gain = np.float32(0.0)
                    mass = c.slot[at] + row * columns
                    for column in range(across):
                        gain += joint[mass + index[column]] * flat[line + column]
                    gains[entry + k - base] = gain
                    means[row] += chance * gain
                if chance > 0.0:
                    for column in range(across):
                        v[row, index[column]] += chance * flat[line + column]
        if mine:
            for option in range(c.option_first[at], c.option_first[at + 1]):
                left_first, left = bounds(c, c.next_pool[option], size - c.hand_size[c.played[option]])
                entry = c.entry_first[option]
                for k in range(left):
                    row = c.place[pool, c.plus[c.list_hands[left_first + k], c.played[option]]]
                    regrets[entry + k] = max(np.float32(0.0), regrets[entry + k] + gains[entry + k - base] - means[row])
        send_back(c, at, joint, a, b, v)


@compiled
def send_back(c: Columns, at: int, joint: Numbers, a: Numbers, b: Numbers, v: Numbers) -> None:
    """Replace the matrix in the slot by the values before the draws that lead to the decision, for who draws."""
    pool, size, other_size = c.pool[at], c.size[at], c.other_size[at]
    many, columns = bounds(c, pool, size)[1], bounds(c, pool, other_size)[1]
    for arrival in range(c.arrival_first[at], c.arrival_first[at + 1]):
        draws = c.arrival_draws[arrival]
        kept = c.arrival_kept[arrival] > 0
        for row in range(many):
            for column in range(columns):
                if kept:
                    a[row, column] = v[row, column]
                else:
                    a[column, row] = -v[row, column]
        actor_size = (size if kept else other_size) - draws
        facing_size = other_size if kept else size
        before = undraw(c, pool, actor_size, facing_size, draws, a, b)
        left, facing = bounds(c, pool, actor_size)[1], bounds(c, pool, facing_size)[1]
        place = c.slot[at] + c.arrival_at[arrival]
        for row in range(left):
            for column in range(facing):
                joint[place + row * facing + column] = before[row, column]


@compiled
def normalize(c: Columns, weights: Numbers, instead: Numbers, given: bool, now: Numbers, widest: int) -> None:
    """A policy in proportion to the weights. A hand without any follows the other policy, or plays evenly."""
    sums, counts = np.empty(widest, np.float32), np.empty(widest, np.int32)
    for at in range(len(c.pool)):
        shares(c, at, weights, 0.0, now, sums, counts)
        if not given:
            continue
        size, pool = c.size[at], c.pool[at]
        for option in range(c.option_first[at], c.option_first[at + 1]):
            left_first, left = bounds(c, c.next_pool[option], size - c.hand_size[c.played[option]])
            for k in range(left):
                row = c.place[pool, c.plus[c.list_hands[left_first + k], c.played[option]]]
                if sums[row] <= 0.0:
                    now[c.entry_first[option] + k] = instead[c.entry_first[option] + k]


__all__ = ["NONE", "SETTLED", "backward", "forward", "normalize"]
