"""The inner loops of the solver, compiled by numba. They work on rows of numbers and release Python's lock.

A matrix has a row for each hand of the player to act (or who has just acted), and a column for each hand of the other.
Most hands are too unlikely to matter in most decisions. The matrix of a decision has only its *active* hands: `active`
has the row or column of each hand in the lists of the decision, or NONE.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar, cast

import numpy as np
from numba import njit

from salle.lab.solve.rows import ENDED, MOVED, NONE, Numbers

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
def unseen(c: Columns, pool: int, held: int) -> int:
    """The number of cards in the pool that are not in hands of this size together."""
    many = -held
    for value in range(c.pool_counts.shape[1]):
        many += c.pool_counts[pool, value]
    return many


@compiled
def draw(
    c: Columns,
    pool: int,
    size: int,
    other_size: int,
    draws: int,
    lines: Numbers,
    columns: int,
    a: Numbers,
    here: Numbers,
    b: Numbers,
    there: Numbers,
) -> tuple[Numbers, Numbers]:
    """Draw cards for the rows, whose hands have this size. `lines` are the columns' places in the lists of hands.

    Return the matrix after it and the rows that are in it, in one of the two given spaces.
    """
    deck = unseen(c, pool, size + other_size)
    for _ in range(draws):
        first, many = bounds(c, pool, size)
        for row in range(bounds(c, pool, size + 1)[1]):
            there[row] = False
        share = np.float32(1.0 / deck)
        for row in range(many):
            if not here[row]:
                continue
            hand = c.list_hands[first + row]
            for value in range(c.pool_counts.shape[1]):
                left = c.pool_counts[pool, value] - c.counts[hand, value]
                if left <= 0:
                    continue
                after = c.place[pool, c.drawn[hand, value]]
                if not there[after]:
                    there[after] = True
                    for column in range(columns):
                        b[after, column] = 0.0
                for column in range(columns):
                    ways = np.float32(left) - c.held[value, lines[column]]
                    b[after, column] += a[row, column] * ways * share
        a, b = b, a
        here, there = there, here
        size += 1
        deck -= 1
    return a, here


@compiled
def undraw(
    c: Columns,
    pool: int,
    size: int,
    draws: int,
    lines: Numbers,
    columns: int,
    a: Numbers,
    here: Numbers,
    b: Numbers,
    there: Numbers,
) -> tuple[Numbers, Numbers]:
    """The mean values before these draws, from the values of the rows that are in the matrix after them.

    `size` is that before the draws. A draw that leads to a row outside of the matrix does not count.
    """
    for step in range(draws - 1, -1, -1):
        first, many = bounds(c, pool, size + step)
        for row in range(many):
            there[row] = False
            hand = c.list_hands[first + row]
            known = 0
            every = 0
            for value in range(c.pool_counts.shape[1]):
                left = c.pool_counts[pool, value] - c.counts[hand, value]
                if left > 0:
                    every += 1
                    known += here[c.place[pool, c.drawn[hand, value]]]
            if known == 0:
                continue
            there[row] = True
            for column in range(columns):
                b[row, column] = 0.0
            for value in range(c.pool_counts.shape[1]):
                left = c.pool_counts[pool, value] - c.counts[hand, value]
                if left <= 0 or not here[c.place[pool, c.drawn[hand, value]]]:
                    continue
                after = c.place[pool, c.drawn[hand, value]]
                for column in range(columns):
                    ways = max(np.float32(0.0), np.float32(left) - c.held[value, lines[column]])
                    b[row, column] += a[after, column] * ways
            for column in range(columns):
                total = np.float32(0.0)
                for value in range(c.pool_counts.shape[1]):
                    left = c.pool_counts[pool, value] - c.counts[hand, value]
                    if left > 0 and here[c.place[pool, c.drawn[hand, value]]]:
                        total += max(np.float32(0.0), np.float32(left) - c.held[value, lines[column]])
                if total > 0.0:
                    b[row, column] /= total
        a, b = b, a
        here, there = there, here
    return a, here


@compiled
def shares(c: Columns, at: int, weights: Numbers, mixed: float, now: Numbers, sums: Numbers, counts: Numbers) -> None:
    """Write to `now` a policy in proportion to the positive weights, or an even one, mixed with an even one.

    `sums` and `counts` get the sum of the weights and the number of the legal options of each hand.
    """
    size, pool = c.size[at], c.pool[at]
    for row in range(bounds(c, pool, size)[1]):
        sums[row] = 0.0
        counts[row] = 0
    for turn in range(2):
        for option in range(c.option_first[at], c.option_first[at + 1]):
            left_first, left = bounds(c, c.next_pool[option], size - c.hand_size[c.played[option]])
            entry = c.entry_first[option]
            for k in range(left):
                row = c.place[pool, c.plus[c.list_hands[left_first + k], c.played[option]]]
                weight = max(np.float32(0.0), weights[entry + k])
                if turn == 0:
                    sums[row] += weight
                    counts[row] += 1
                    continue
                even = np.float32(1.0) / counts[row]
                if sums[row] > 0.0:
                    now[entry + k] = weight / sums[row] * np.float32(1.0 - mixed) + even * np.float32(mixed)
                else:
                    now[entry + k] = even


@compiled
def arrive(
    c: Columns,
    at: int,
    joint: Numbers,
    now: Numbers,
    a: Numbers,
    here: Numbers,
    b: Numbers,
    there: Numbers,
    sum: Numbers,
    lines: Numbers,
    across: Numbers,
    from_columns: Numbers,
) -> bool:
    """Sum up the chances of all pairs of hands at a decision, from the decisions that lead to it. Return whether there
    are any.
    """
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
        # The columns that any source has
        for column in range(facing):
            across[column] = NONE
        for k in range(c.source_first[arrival], c.source_first[arrival + 1]):
            source = c.source_decision[k]
            if c.slot[source] < 0:
                continue
            before = c.pool[source]
            theirs = c.active_first[source] + bounds(c, before, c.size[source])[1]
            for column in range(facing):
                if c.active[theirs + c.place[before, c.list_hands[facing_first + column]]] >= 0:
                    across[column] = 0
        found = 0
        for column in range(facing):
            if across[column] == 0:
                across[column] = found
                lines[found] = facing_first + column
                found += 1
        if found == 0:
            continue
        for row in range(left):
            here[row] = False
        for k in range(c.source_first[arrival], c.source_first[arrival + 1]):
            source, option = c.source_decision[k], c.source_option[k]
            if c.slot[source] < 0:
                continue
            before = c.pool[source]
            mine = c.active_first[source]
            theirs = mine + bounds(c, before, c.size[source])[1]
            for column in range(found):
                from_columns[column] = c.active[theirs + c.place[before, c.list_hands[lines[column]]]]
            entry = c.entry_first[option]
            for row in range(left):
                chance = now[entry + row]
                if chance <= 0.0:
                    continue
                from_row = c.active[mine + c.place[before, c.plus[c.list_hands[left_first + row], c.played[option]]]]
                if from_row < 0:
                    continue
                if not here[row]:
                    here[row] = True
                    for column in range(found):
                        a[row, column] = 0.0
                line = c.slot[source] + np.int64(from_row) * c.width[source]
                for column in range(found):
                    if from_columns[column] >= 0:
                        a[row, column] += chance * joint[line + from_columns[column]]
        if empty:
            empty = False
            for row in range(many):
                for column in range(columns):
                    sum[row, column] = 0.0
        after, rows = draw(c, pool, actor_size, facing_size, draws, lines, found, a, here, b, there)
        for row in range(bounds(c, pool, actor_size + draws)[1]):
            if not rows[row]:
                continue
            for column in range(found):
                if kept:
                    sum[row, lines[column] - facing_first] += after[row, column]
                else:
                    sum[lines[column] - facing_first, row] += after[row, column]
    return not empty


@compiled
def store(
    c: Columns, at: int, least: float, joint: Numbers, sum: Numbers, room: Numbers, sums: Numbers, others: Numbers
) -> None:
    """Put the likely rows and columns of a matrix into the thread's part of the memory, if there is room.

    `sums` gets the chance of each row.
    """
    pool = c.pool[at]
    many, columns = bounds(c, pool, c.size[at])[1], bounds(c, pool, c.other_size[at])[1]
    for column in range(columns):
        others[column] = 0.0
    total = 0.0
    for row in range(many):
        chance = 0.0
        for column in range(columns):
            chance += sum[row, column]
            others[column] += sum[row, column]
        sums[row] = chance
        total += chance
    c.mass[at] = total
    first = c.active_first[at]
    height = width = 0
    for row in range(many):
        c.active[first + row] = NONE
        if sums[row] > least:
            c.active[first + row] = height
            height += 1
    for column in range(columns):
        c.active[first + many + column] = NONE
        if others[column] > least:
            c.active[first + many + column] = width
            width += 1
    if height == 0 or width == 0:
        return
    needed = height * width
    before = 0
    for arrival in range(c.arrival_first[at], c.arrival_first[at + 1]):
        kept = c.arrival_kept[arrival] > 0
        actor_size = (c.size[at] if kept else c.other_size[at]) - c.arrival_draws[arrival]
        c.arrival_at[arrival] = before
        before += bounds(c, pool, actor_size)[1] * (width if kept else height)
    needed = max(needed, before)
    if room[0] + needed > room[1]:
        room[2] += 1
        return
    slot = room[0]
    room[0] += needed
    c.slot[at] = slot
    c.width[at] = width
    for row in range(many):
        to = c.active[first + row]
        if to >= 0:
            for column in range(columns):
                if c.active[first + many + column] >= 0:
                    joint[slot + to * width + c.active[first + many + column]] = sum[row, column]


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
    least: float,
    room: Numbers,
    spaces: Numbers,
) -> None:
    """Chances and policies of these decisions. The updater follows the average policy up to here, and the other player
    the present one, which is added to the average. Hands that are less likely than `least` are left out.
    """
    longest = spaces.shape[1]
    here, there = np.empty(longest, np.bool_), np.empty(longest, np.bool_)
    lines, across = np.empty(longest, np.int64), np.empty(longest, np.int64)
    from_columns = np.empty(longest, np.int64)
    sums, others = np.empty(longest, np.float32), np.empty(longest, np.float32)
    totals, counts = np.empty(longest, np.float32), np.empty(longest, np.int32)
    for at in range(start, end):
        c.slot[at] = -1
        c.mass[at] = 0.0
        a, b, sum = spaces[0], spaces[1], spaces[2]
        if at == 0:
            many, columns = bounds(c, c.pool[0], c.size[0])[1], bounds(c, c.pool[0], c.other_size[0])[1]
            for row in range(many):
                for column in range(columns):
                    sum[row, column] = c.deal[row, column]
        elif not arrive(c, at, joint, now, a, here, b, there, sum, lines, across, from_columns):
            continue
        store(c, at, least, joint, sum, room, sums, others)
        if c.slot[at] < 0:
            continue
        if c.role[at] == updater:
            shares(c, at, average, mixed, now, totals, counts)
            continue
        shares(c, at, regrets, 0.0, now, totals, counts)
        if weight > 0.0:
            for option in range(c.option_first[at], c.option_first[at + 1]):
                left_first, left = bounds(c, c.next_pool[option], c.size[at] - c.hand_size[c.played[option]])
                entry = c.entry_first[option]
                for k in range(left):
                    row = c.place[c.pool[at], c.plus[c.list_hands[left_first + k], c.played[option]]]
                    average[entry + k] += np.float32(weight) * sums[row] * now[entry + k]


@compiled
def settled_values(
    c: Columns,
    at: int,
    option: int,
    lines: Numbers,
    columns: int,
    a: Numbers,
    here: Numbers,
    b: Numbers,
    there: Numbers,
) -> Numbers:
    """The values of an option that is followed by a comparison of both hands, for each hand that remains after it."""
    size, pool = c.size[at] - c.hand_size[c.played[option]], c.next_pool[option]
    first, many = bounds(c, pool, size + c.draws[option])
    for row in range(many):
        here[row] = True
        hand = c.list_hands[first + row]
        for column in range(columns):
            a[row, column] = c.settlements[c.value[option], hand, c.list_hands[lines[column]]]
    return undraw(c, pool, size, c.draws[option], lines, columns, a, here, b, there)[0]


@compiled
def option_columns(c: Columns, at: int, option: int, lines: Numbers, mine: Numbers, theirs: Numbers) -> int:
    """The columns of a decision that count for an option: their places in the lists of hands, in the matrix of the
    decision, and in the values after the option. Return their number. 0 if the option was left out.
    """
    pool, next_pool, other_size = c.pool[at], c.next_pool[option], c.other_size[at]
    first, across = bounds(c, next_pool, other_size)
    active = c.active_first[at] + bounds(c, pool, c.size[at])[1]
    values = -1
    if c.follows[option] >= MOVED:
        to = c.arrival_decision[c.value[option]]
        if c.slot[to] < 0:
            return 0
        values = c.active_first[to]
        if c.arrival_kept[c.value[option]] > 0:
            values += bounds(c, c.pool[to], c.size[to])[1]
    found = 0
    for column in range(across):
        here = c.active[active + c.place[pool, c.list_hands[first + column]]]
        there = column if values < 0 else c.active[values + column]
        if here >= 0 and there >= 0:
            lines[found] = first + column
            mine[found] = here
            theirs[found] = found if values < 0 else there
            found += 1
    return found


@compiled
def value_lines(c: Columns, option: int) -> tuple[int, int]:
    """Where the values after an option start that leads to a decision, and how far their rows are apart."""
    arrival = c.value[option]
    to = c.arrival_decision[arrival]
    width = c.width[to]
    if c.arrival_kept[arrival] == 0:
        width = 0
        first = c.active_first[to]
        for row in range(bounds(c, c.pool[to], c.size[to])[1]):
            width += c.active[first + row] >= 0
    return c.slot[to] + c.arrival_at[arrival], width


@compiled
def backward(
    c: Columns, start: int, end: int, updater: int, joint: Numbers, regrets: Numbers, now: Numbers, spaces: Numbers
) -> None:
    """Values of these decisions for each pair of hands, and the updater's regrets."""
    longest = spaces.shape[1]
    here, there = np.empty(longest, np.bool_), np.empty(longest, np.bool_)
    lines, mine, theirs = np.empty(longest, np.int64), np.empty(longest, np.int64), np.empty(longest, np.int64)
    sums, counts = np.empty(longest, np.float32), np.empty(longest, np.int32)
    means = np.empty(longest, np.float32)
    most = 0
    for at in range(start, end):
        most = max(most, c.entry_first[c.option_first[at + 1]] - c.entry_first[c.option_first[at]])
    gains = np.empty(most, np.float32)
    for at in range(start, end):
        if c.slot[at] < 0:  # its values would count for nothing
            continue
        a, b, v = spaces[0], spaces[1], spaces[2]
        pool, size = c.pool[at], c.size[at]
        many = bounds(c, pool, size)[1]
        first, width = c.active_first[at], c.width[at]
        updates = c.role[at] == updater
        base = c.entry_first[c.option_first[at]]
        shares(c, at, regrets if updates else now, 0.0, now, sums, counts)
        for row in range(many):
            means[row] = 0.0
            if c.active[first + row] >= 0:
                stuck = np.float32(0.0 if counts[row] else -1.0)
                for column in range(width):
                    v[c.active[first + row], column] = stuck
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
                line = c.active[first + row]
                if line < 0:
                    continue
                chance = now[entry + k]
                mass = c.slot[at] + np.int64(line) * width
                gain = np.float32(0.0)
                for column in range(columns):
                    if follows >= MOVED:
                        worth = joint[origin + k * step + theirs[column]]
                    elif follows == ENDED:
                        worth = np.float32(c.value[option])
                    else:
                        worth = settled[k, column]
                    gain += joint[mass + mine[column]] * worth
                    v[line, mine[column]] += chance * worth
                gains[entry + k - base] = gain
                means[row] += chance * gain
        if updates:
            for option in range(c.option_first[at], c.option_first[at + 1]):
                left_first, left = bounds(c, c.next_pool[option], size - c.hand_size[c.played[option]])
                entry = c.entry_first[option]
                for k in range(left):
                    row = c.place[pool, c.plus[c.list_hands[left_first + k], c.played[option]]]
                    if c.active[first + row] >= 0:
                        gain = regrets[entry + k] + gains[entry + k - base] - means[row]
                        regrets[entry + k] = max(np.float32(0.0), gain)
        send_back(c, at, joint, a, here, b, there, v, lines)


@compiled
def send_back(
    c: Columns,
    at: int,
    joint: Numbers,
    a: Numbers,
    here: Numbers,
    b: Numbers,
    there: Numbers,
    v: Numbers,
    lines: Numbers,
) -> None:
    """Replace the matrix of a decision by the values before the draws that lead to it, for the player who draws."""
    pool, size, other_size = c.pool[at], c.size[at], c.other_size[at]
    first_row, many = bounds(c, pool, size)
    first_column, columns = bounds(c, pool, other_size)
    rows = c.active_first[at]
    across = rows + many
    for arrival in range(c.arrival_first[at], c.arrival_first[at + 1]):
        draws = c.arrival_draws[arrival]
        kept = c.arrival_kept[arrival] > 0
        height, wide = (many, columns) if kept else (columns, many)
        own, facing = (rows, across) if kept else (across, rows)
        facing_first = first_column if kept else first_row
        width = 0
        for column in range(wide):
            if c.active[facing + column] >= 0:
                lines[width] = facing_first + column
                width += 1
        for row in range(height):
            line = c.active[own + row]
            here[row] = line >= 0
            if line >= 0:
                for column in range(width):
                    a[row, column] = v[line, column] if kept else -v[column, line]
        actor_size = (size if kept else other_size) - draws
        before, known = undraw(c, pool, actor_size, draws, lines, width, a, here, b, there)
        place = c.slot[at] + c.arrival_at[arrival]
        for row in range(bounds(c, pool, actor_size)[1]):
            for column in range(width):
                joint[place + row * width + column] = before[row, column] if known[row] else np.float32(0.0)


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
