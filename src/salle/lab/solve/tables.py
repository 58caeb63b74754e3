"""Writes the policy of a solver to a table, whole or only for the decisions that come up most often."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Final

import numpy as np

from salle.lab.solve.rows import Numbers, Rows
from salle.lab.solve.solver import Solver, normalized
from salle.players.policy_table import LEVELS, Decision, write_table

WANDERS: Final = 0.03  # how often players try something else
SPARSE: Final = 100  # bytes: more than a usual decision needs
STEP: Final = 20
CLOSER: Final = 0.98
FULL: Final = 0.9
ATTEMPTS: Final = 6


@dataclass
class Written:
    """A table: its size in bytes, its decisions, and the share of all decisions of a round that they are."""

    size: int
    decisions: int
    share: float


def save_table(path: Path, rules: str, solver: Solver, most: int | None) -> Written:
    """Write the table. `most` is the largest size in bytes."""
    rows, policy = solver.rows, solver.policy()
    usual = solver.chances(policy)
    choices = Choices(rows, policy)
    order = usual_first(solver, policy)
    many = len(order)
    if most is not None:
        sample = order[: max(1, most // SPARSE) : STEP]
        many = min(many, int(most / (write_table(path, rules, choices.of(sample)) / len(sample))))
    for attempt in count():
        size = write_table(path, rules, choices.of(order[:many]))
        if most is None or (size <= most and (size >= FULL * most or many == len(order) or attempt > ATTEMPTS)):
            break
        many = max(1, min(len(order), int(many * most / size * CLOSER)))
    return Written(size, many, float(usual[order[:many]].sum() / usual.sum()))


def usual_first(solver: Solver, policy: Numbers) -> Numbers:
    """All decisions that can come up, the usual ones first, if players now and then try something else."""
    wandering = normalized(solver.rows, np.zeros_like(policy), None)
    wandering *= WANDERS
    wandering += policy * np.float32(1 - WANDERS)
    chances = solver.chances(wandering)
    order: Numbers = np.argsort(-chances, kind="stable")[: int((chances > 0).sum())]
    return order


class Choices:
    """The decisions of a table, made from the rows."""

    def __init__(self, rows: Rows, policy: Numbers) -> None:
        self.rows, self.policy = rows, policy
        self.known: dict[int, Decision] = {}

    def of(self, chosen: Numbers) -> Iterator[Decision]:
        """These decisions in ascending order of their keys."""
        names = self.rows.key[chosen] * 2 + self.rows.role[chosen]
        for at in chosen[np.argsort(names)].tolist():
            found = self.known.get(at)
            if found is None:
                found = self.known[at] = self.decision(at)
            yield found

    def places(self, at: int) -> list[tuple[int, Numbers]]:
        """The options of a decision in the order of their actions, and the places of the hands that have them."""
        rows = self.rows
        first, end = int(rows.option_first[at]), int(rows.option_first[at + 1])
        found = []
        for option in (first + np.argsort(rows.action[first:end])).tolist():
            size, pool = rows.size[at] - rows.hand_size[rows.played[option]], rows.next_pool[option]
            left = rows.list_hands[rows.list_first[pool, size] : rows.list_first[pool, size + 1]]
            found.append((option, rows.place[rows.pool[at], rows.plus[left, rows.played[option]]]))
        return found

    def levels(self, at: int) -> tuple[Numbers, Numbers]:
        """For each hand: the levels of all options, and which of them are legal."""
        rows, places = self.rows, self.places(at)
        hands = int(rows.list_length(rows.pool[at], rows.size[at]))
        shares = np.zeros((hands, len(places)))
        legal = np.zeros(shares.shape, bool)
        for column, (option, here) in enumerate(places):
            legal[here, column] = True
            shares[here, column] = self.policy[rows.entry_first[option] : rows.entry_first[option + 1]]
        return in_levels(shares), legal

    def decision(self, at: int) -> Decision:
        rows = self.rows
        first = rows.list_first[rows.pool[at], rows.size[at]]
        levels, legal = self.levels(at)
        known = []
        for place in np.nonzero(legal.sum(axis=1) > 1)[0].tolist():
            hand = int(rows.hand_cards[rows.list_hands[first + place]])
            known.append((hand, levels[place, legal[place]].tobytes()))
        known.sort()
        return Decision(int(rows.key[at]) * 2 + int(rows.role[at]), known)

    def rounded(self, chosen: Numbers, instead: Numbers) -> Numbers:
        """The policy of a table with these decisions, and another policy in all others."""
        policy = instead.copy()
        for at in chosen.tolist():
            levels, _ = self.levels(at)
            for column, (option, here) in enumerate(self.places(at)):
                first, end = self.rows.entry_first[option], self.rows.entry_first[option + 1]
                policy[first:end] = levels[here, column] / LEVELS
        return policy


def in_levels(shares: Numbers) -> Numbers:
    """Whole levels in proportion to the shares, row by row, with the sum LEVELS."""
    levels = np.floor(shares * LEVELS + 1e-6)
    rest = shares * LEVELS - levels
    missing = (LEVELS - levels.sum(axis=1)).astype(int)
    rank = np.argsort(np.argsort(-rest, axis=1, kind="stable"), axis=1, kind="stable")
    found: Numbers = (levels + (rank < missing[:, None])).astype(np.uint8)
    return found
