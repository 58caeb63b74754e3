"""The parts of a search tree: nodes, their edges, and regret matching at the root."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.game import Action
from salle.core.rng import Rng

GRAIN: Final = 1 << 20  # steps of a random number from 0 to 1


class Edge:
    """An action at a node, with its statistics for the seat to act there."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.available: float = 0.0  # visits of the node in which the action was legal
        self.visits: float = 0.0
        self.value: float = 0.0  # sum over all visits
        self.prior: float = 0.0
        self.taste: float = 0.0


class Node:
    """An information set of the searching seat.

    Edges are actions. Followers are told apart only by how the action looks to the searching seat.
    """

    def __init__(self) -> None:
        self.edges: list[Edge] = []  # in ascending order of their actions
        self.looks: list[Action] = []  # the masked action that leads to each follower
        self.followers: list[Node] = []
        self.visits: float = 0.0  # only counted where each seat has a tree

    def known_follower(self, look: Action) -> Node | None:
        """The next node after an action with this look, if there is one."""
        number: i64
        for number in range(len(self.looks)):
            if self.looks[number] == look:
                return self.followers[number]
        return None

    def edge(self, action: Action, at: i64) -> i64:
        """The index of the action's edge, which is inserted if it is new. The search starts at index `at`."""
        while at < len(self.edges) and self.edges[at].action < action:
            at += 1
        if at == len(self.edges) or self.edges[at].action != action:
            self.edges.insert(at, Edge(action))
        return at


class Regrets:
    """Regret matching at the root: a mixed strategy over its edges, learned from their mean values as these change."""

    def __init__(self, count: int) -> None:
        self.regrets: list[float] = [0.0] * count
        self.strategy: list[float] = [1.0 / count] * count
        self.sums: list[float] = [0.0] * count  # of all strategies so far; later ones count more
        self.rounds: float = 0.0

    def pick(self, rng: Rng) -> i64:
        """An edge, drawn from the present strategy."""
        left = float(int(rng.below(GRAIN))) / GRAIN
        count: i64 = len(self.strategy)
        number: i64
        for number in range(count):
            left -= self.strategy[number]
            if left < 0.0:
                return number
        return count - 1

    def learn(self, edges: list[Edge]) -> None:
        """Regret what the present strategy loses against each edge (regret matching+)."""
        self.rounds += 1.0
        count: i64 = len(edges)
        strategy, regrets, sums = self.strategy, self.regrets, self.sums
        weight = self.rounds * self.rounds
        expected = 0.0
        number: i64
        for number in range(count):
            edge = edges[number]
            if edge.visits > 0.0:
                expected += strategy[number] * edge.value / edge.visits
            else:
                expected -= strategy[number]
        total = 0.0
        for number in range(count):
            sums[number] += weight * strategy[number]
            edge = edges[number]
            regret = regrets[number] - expected
            if edge.visits > 0.0:
                regret += edge.value / edge.visits
            else:
                regret -= 1.0
            regrets[number] = max(regret, 0.0)
            total += regrets[number]
        if total > 0.0:
            for number in range(count):
                strategy[number] = regrets[number] / total

    def shares(self, least: float) -> list[float]:
        """The average strategy. Shares below `least` are left to the others, because they are mostly noise."""
        total = 0.0
        share: float
        for share in self.sums:
            total += share
        kept: list[float] = []
        left = 0.0
        for share in self.sums:
            kept.append(share if share >= least * total else 0.0)
            left += kept[-1]
        if left == 0.0:
            return [1.0 / len(kept)] * len(kept)
        return [share / left for share in kept]
