"""The most that an opponent who remembers everything wins against a policy: exact, for reduced games only."""

from __future__ import annotations

import numpy as np

from salle.lab.solve.rows import ENDED, KEPT, NONE, SETTLED, Numbers, Rows
from salle.lab.solve.solver import deal


def exploitability(rows: Rows, policy: Numbers) -> float:
    """What the best responses of both players win on average against this policy. 0: the policy is an equilibrium."""
    return sum(BestResponse(rows, policy, responder).value() for responder in (0, 1)) / 2


class BestResponse:
    """The best response of the player who began (0) or of the other (1). It follows every public path."""

    def __init__(self, rows: Rows, policy: Numbers, responder: int) -> None:
        self.rows, self.policy, self.responder = rows, policy, responder
        self.arrival_decision = np.repeat(np.arange(rows.decisions), np.diff(rows.arrival_first))

    def value(self) -> float:
        chances = deal(self.rows).astype(np.float64)
        return float(self.values(0, chances if self.responder == 0 else chances.T).sum())

    def hands(self, pool: int, size: int) -> Numbers:
        first = self.rows.list_first[pool]
        return self.rows.list_hands[first[size] : first[size + 1]]

    def values(self, at: int, chances: Numbers) -> Numbers:
        """The value of each hand of the responder times its chance, from the chances of [own hand, other hand]."""
        rows = self.rows
        mine = rows.role[at] == self.responder
        pool, size = int(rows.pool[at]), int(rows.size[at])
        own = chances if mine else chances.T  # of the player to act
        legal = np.zeros(len(own), bool)
        best = np.full(len(own), -np.inf)
        total = np.zeros(len(chances))
        for option in range(rows.option_first[at], rows.option_first[at + 1]):
            after = int(rows.next_pool[option])
            left = self.hands(after, size - int(rows.hand_size[rows.played[option]]))
            places = rows.place[pool, rows.plus[left, rows.played[option]]]
            facing = rows.place[pool, self.hands(after, int(rows.other_size[at]))]
            part = own[np.ix_(places, facing)]
            legal[places] = True
            if mine:
                best[places] = np.maximum(best[places], self.after(at, option, part, True))
            else:
                first = rows.entry_first[option]
                part = part * self.policy[first : first + len(left), None]
                total[facing] += self.after(at, option, part, False)
        if mine:
            return np.where(legal, best, -own.sum(axis=1))
        total += own[~legal].sum(axis=0)  # the other player has no move and loses
        return total

    def after(self, at: int, option: int, part: Numbers, mine: bool) -> Numbers:
        """The same after an option. `part` is [hand of the actor, other hand]."""
        rows = self.rows
        sign = 1 if mine else -1
        if rows.follows[option] == ENDED:
            return sign * rows.value[option] * part.sum(axis=1 if mine else 0)
        if not part.any():
            return np.zeros(part.shape[0 if mine else 1])
        size = int(rows.size[at] - rows.hand_size[rows.played[option]])
        steps = [part]
        for drawn in range(int(rows.draws[option])):
            steps.append(self.draw(int(rows.next_pool[option]), size + drawn, int(rows.other_size[at]), steps[-1]))
        final = steps[-1]
        if rows.follows[option] == SETTLED:
            a = self.hands(int(rows.next_pool[option]), size + len(steps) - 1)
            b = self.hands(int(rows.next_pool[option]), int(rows.other_size[at]))
            worth = final * rows.settlements[rows.value[option]][np.ix_(a, b)] * sign
            values = worth.sum(axis=1 if mine else 0)
        else:
            following = int(self.arrival_decision[rows.value[option]])
            values = self.values(following, final if mine else final.T)
        if not mine:
            return values
        for drawn in range(len(steps) - 1, 0, -1):
            values = self.undraw(
                int(rows.next_pool[option]), size + drawn - 1, int(rows.other_size[at]), steps, drawn, values
            )
        return values

    def ways(self, pool: int, size: int, other_size: int) -> tuple[Numbers, Numbers]:
        """For each hand, value and other hand: the chance to draw that value. And the hand after it."""
        rows = self.rows
        a, b = self.hands(pool, size), self.hands(pool, other_size)
        left = rows.pool_counts[pool] - rows.counts[a]
        chance = np.maximum(left[:, :, None] - rows.counts[b].T[None], 0) / (
            rows.pool_counts[pool].sum() - size - other_size
        )
        to = np.where(left > 0, rows.place[pool, rows.drawn[a]], NONE)
        return chance, to

    def draw(self, pool: int, size: int, other_size: int, part: Numbers) -> Numbers:
        chance, to = self.ways(pool, size, other_size)
        result = np.zeros((len(self.hands(pool, size + 1)), part.shape[1]))
        for value in range(to.shape[1]):
            fits = to[:, value] >= 0
            np.add.at(result, to[fits, value], part[fits] * chance[fits, value])
        return result

    def undraw(
        self, pool: int, size: int, other_size: int, steps: list[Numbers], drawn: int, values: Numbers
    ) -> Numbers:
        """Share the value of each hand after the draw among the hands before it, by their chances."""
        chance, to = self.ways(pool, size, other_size)
        before, after = steps[drawn - 1], steps[drawn]
        mass = after.sum(axis=1)
        rate = np.divide(values, mass, out=np.zeros_like(values), where=mass > 0)
        result = np.zeros(len(before))
        for value in range(to.shape[1]):
            fits = to[:, value] >= 0
            result[fits] += (before[fits] * chance[fits, value]).sum(axis=1) * rate[to[fits, value]]
        return result


__all__ = ["KEPT", "BestResponse", "exploitability"]
