"""Counterfactual regret minimization (CFR+) over the rows of a round.

An iteration updates one player after the other. Chances of all pairs of hands go forward through the decisions, and
their values come back. Paths that lead to the same public state share its matrix, its regrets and its policy. Therefore
the updating player's own past is weighed as in the average policy.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields
from os import cpu_count
from typing import Any, Final

import numpy as np

from salle.lab.solve.kernels import backward, forward
from salle.lab.solve.rows import Numbers, Rows

MORE: Final = ("arrival_decision", "held", "mass", "slot", "width", "active", "active_first", "deal")
# One type for all rows, because numba compiles for it.
Columns = namedtuple("Columns", [field.name for field in fields(Rows)] + list(MORE))  # type: ignore[misc]
SMALL: Final = 1 << 26  # numbers: with fewer, no decision is left out
FIRST_LEAST, LOWEST = 1e-7, 1e-9  # the chance of a hand in a decision, below which it is left out
MOST_USED, LEAST_USED = 0.9, 0.75  # of the memory
MIXED: Final = 0.001  # share of even play in the updating player's past, so that no decision is out of reach
EMPHASIS: Final = 2.0  # later iterations count more in the average policy: as their number to this power
PART: Final = 512  # decisions that a thread works on before it takes others


class Solver:
    """The regrets and the average policy after some iterations."""

    def __init__(self, rows: Rows, threads: int = 0, room: int = 0) -> None:
        self.rows: Final = rows
        self.threads: Final = threads or cpu_count() or 1
        everything = int(rows.slot_size.sum())
        share = (
            everything
            if self.threads == 1 or everything < SMALL
            else min(room or everything, everything) // self.threads
        )
        self.least = 0.0 if share * self.threads >= everything and everything < SMALL else FIRST_LEAST
        self.share: Final = share  # of the memory for matrices, for each thread
        entries = int(rows.entry_first[-1])
        self.regrets = np.zeros(entries, np.float32)
        self.average = np.zeros(entries, np.float32)
        self.iterations = 0
        self.now = np.zeros(entries, np.float32)
        self.joint = np.zeros(share * self.threads, np.float32)
        self.rooms: Final = np.zeros((self.threads, 3), np.int64)  # for each thread: next, end, decisions without room
        self.columns = columns_of(rows)
        widest = int(np.diff(rows.list_first, axis=1).max())
        self.spaces: Final = [np.zeros((3, widest, widest), np.float32) for _ in range(self.threads)]

    def iterate(self, tell: Callable[[float], None] = lambda share: None) -> None:
        """One iteration. `tell` hears which share of it is done."""
        self.iterations += 1
        weight = float(self.iterations) ** EMPHASIS
        for updater in (0, 1):
            for share in self._pass(updater, weight):
                tell((updater + share) / 2)

    def _pass(self, updater: int, weight: float) -> Iterator[float]:
        c = self.columns
        work = 2 * self.rows.decisions
        done = 0
        self.start()
        with ThreadPoolExecutor(self.threads) as pool:
            for start, end in self.layers():

                def ahead(start: int, end: int, thread: int) -> None:
                    self.forward(start, end, updater, MIXED, weight, self.regrets, self.average, thread)

                yield from self._parts(pool, start, end, ahead, done, work)
                done += end - start
            for start, end in reversed(self.layers()):

                def back(start: int, end: int, thread: int) -> None:
                    backward(c, start, end, updater, self.joint, self.regrets, self.now, self.spaces[thread])

                yield from self._parts(pool, start, end, back, done, work)
                done += end - start
        if self.least:
            self.adapt()

    def start(self) -> None:
        """Empty the memory for matrices."""
        for thread in range(self.threads):
            self.rooms[thread] = thread * self.share, (thread + 1) * self.share, 0

    def adapt(self) -> None:
        """Leave out more of the rare decisions if the memory was too small for all of them, or less."""
        used = (self.rooms[:, 0] - np.arange(self.threads) * self.share).max() / self.share
        if self.rooms[:, 2].any():
            self.least *= 3
        elif used > MOST_USED:
            self.least *= 1.3
        elif used < LEAST_USED:
            self.least = max(LOWEST, self.least / 1.5)

    def layers(self) -> list[tuple[int, int]]:
        first = self.rows.layer_first
        return [(int(first[at]), int(first[at + 1])) for at in range(len(first) - 1)]

    def _parts(
        self,
        pool: ThreadPoolExecutor,
        start: int,
        end: int,
        work: Callable[[int, int, int], None],
        done: int,
        all: int,
    ) -> Iterator[float]:
        """Let the threads work on the parts of a layer."""
        parts = iter(range(start, end, PART))

        def take(thread: int) -> None:
            for first in parts:  # the interpreter's lock makes taking the next part safe
                work(first, min(first + PART, end), thread)

        for one in [pool.submit(take, thread) for thread in range(self.threads)]:
            one.result()
        yield (done + end - start) / all

    def forward(
        self,
        start: int,
        end: int,
        updater: int,
        mixed: float,
        weight: float,
        regrets: Numbers,
        average: Numbers,
        thread: int,
    ) -> None:
        forward(
            self.columns,
            start,
            end,
            updater,
            mixed,
            weight,
            self.joint,
            regrets,
            average,
            self.now,
            self.least,
            self.rooms[thread],
            self.spaces[thread],
        )

    def chances(self, policy: Numbers) -> Numbers:
        """The chance that a round comes to each decision, if both players follow this policy."""
        self.start()
        with ThreadPoolExecutor(self.threads) as pool:
            for start, end in self.layers():

                def ahead(start: int, end: int, thread: int) -> None:
                    self.forward(start, end, 0, 0.0, 0.0, policy, policy, thread)

                for _ in self._parts(pool, start, end, ahead, 0, 1):
                    pass
        chances: Numbers = self.columns.mass.copy()
        return chances

    def policy(self) -> Numbers:
        """The average policy, entry by entry. A hand that no policy has brought there follows its regrets."""
        return normalized(self.rows, self.average, normalized(self.rows, self.regrets, None))


def columns_of(rows: Rows) -> Any:
    """The columns that the inner loops use."""
    decisions = np.repeat(np.arange(rows.decisions), np.diff(rows.arrival_first))
    held = np.ascontiguousarray(rows.counts[rows.list_hands].T.astype(np.float32))
    more = {"arrival_decision": decisions, "held": held, "mass": np.zeros(rows.decisions, np.float32)}
    more["slot"] = np.full(rows.decisions, -1, np.int64)
    more["width"] = np.zeros(rows.decisions, np.int32)
    hands = rows.list_length(rows.pool, rows.size) + rows.list_length(rows.pool, rows.other_size)
    more["active_first"] = np.concatenate(([0], np.cumsum(hands)))
    more["active"] = np.full(int(hands.sum()), -1, np.int16)
    more["deal"] = deal(rows)
    return Columns(**vars(rows), **more)


def deal(rows: Rows) -> Numbers:
    """The chance of each pair of hands at the first decision."""
    pool = int(rows.pool[0])
    first = rows.list_first[pool]
    mine = rows.list_hands[first[rows.size[0]] : first[rows.size[0] + 1]]
    theirs = rows.list_hands[first[rows.other_size[0]] : first[rows.other_size[0] + 1]]
    factorial = np.cumprod(np.concatenate(([1.0], np.arange(1.0, rows.pool_counts.max() + 1))))
    a, b = rows.counts[mine][:, None, :], rows.counts[theirs][None, :, :]
    left = rows.pool_counts[pool] - a - b
    ways = 1 / (factorial[a] * factorial[b] * factorial[np.maximum(left, 0)])
    ways[left < 0] = 0
    chances: Numbers = ways.prod(axis=2)
    return (chances / chances.sum()).astype(np.float32)


def normalized(rows: Rows, weights: Numbers, instead: Numbers | None) -> Numbers:
    from salle.lab.solve.kernels import normalize

    result = np.zeros_like(weights)
    widest = int(np.diff(rows.list_first, axis=1).max())
    normalize(columns_of(rows), weights, result if instead is None else instead, instead is not None, result, widest)
    return result
