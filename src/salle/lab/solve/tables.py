"""Writes the policy of a solver to a table, whole or only for the decisions that come up most often."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from salle.lab.solve.rows import Numbers, Rows
from salle.lab.solve.solver import Solver
from salle.players.policy_table import LEVELS, Decision, write_table

CLOSER: Final = 0.97  # how much of the room to aim at


@dataclass
class Written:
    """A table: its size in bytes, its decisions, and the share of all decisions of a round that they are."""

    size: int
    decisions: int
    share: float


def save_table(path: Path, rules: str, solver: Solver, most: int | None) -> Written:
    """Write the table. `most` is the largest size in bytes."""
    rows, policy = solver.rows, solver.policy()
    chances = solver.chances(policy)
    order = np.argsort(-chances, kind="stable")
    many = int((chances > 0).sum())
    choices = Choices(rows, policy)
    if most is not None:
        many = min(many, 1 + most // 20)
    while True:
        chosen = order[:many]
        size = write_table(path, rules, choices.of(chosen))
        if most is None or size <= most:
            return Written(size, many, float(chances[chosen].sum() / chances.sum()))
        many = max(1, min(many - 1, int(many * most / size * CLOSER)))


class Choices:
    """The decisions of a table, made from the rows."""

    def __init__(self, rows: Rows, policy: Numbers) -> None:
        self.rows, self.policy = rows, policy
        self.known: dict[int, Decision] = {}

    def of(self, chosen: Numbers) -> Iterator[Decision]:
        """These decisions in ascending order of their keys."""
        names = self.rows.key[chosen] * 2 + self.rows.role[chosen]
        for at in chosen[np.argsort(names)]:
            found = self.known.get(at)
            if found is None:
                found = self.known[at] = self.decision(int(at))
            yield found

    def decision(self, at: int) -> Decision:
        rows = self.rows
        pool, size = rows.pool[at], rows.size[at]
        hands = rows.list_hands[rows.list_first[pool, size] : rows.list_first[pool, size + 1]]
        first, end = int(rows.option_first[at]), int(rows.option_first[at + 1])
        order = first + np.argsort(rows.action[first:end])
        shares = np.zeros((len(hands), end - first))
        legal = np.zeros(shares.shape, bool)
        for column, option in enumerate(order):
            left_size = size - rows.hand_size[rows.played[option]]
            next_pool = rows.next_pool[option]
            left = rows.list_hands[rows.list_first[next_pool, left_size] : rows.list_first[next_pool, left_size + 1]]
            places = rows.place[pool, rows.plus[left, rows.played[option]]]
            legal[places, column] = True
            shares[places, column] = self.policy[rows.entry_first[option] : rows.entry_first[option + 1]]
        levels = in_levels(shares)
        known = []
        for place, hand in enumerate(hands):
            if legal[place].sum() > 1:
                known.append((int(rows.hand_cards[hand]), levels[place, legal[place]].tolist()))
        known.sort()
        return Decision(int(rows.key[at]) * 2 + int(rows.role[at]), known)


def in_levels(shares: Numbers) -> Numbers:
    """Whole levels in proportion to the shares, row by row, with the sum LEVELS."""
    levels = np.floor(shares * LEVELS + 1e-6)
    rest = shares * LEVELS - levels
    missing = (LEVELS - levels.sum(axis=1)).astype(int)
    rank = np.argsort(np.argsort(-rest, axis=1, kind="stable"), axis=1, kind="stable")
    found: Numbers = (levels + (rank < missing[:, None])).astype(np.uint8)
    return found
