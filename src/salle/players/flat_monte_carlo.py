"""Flat Monte Carlo: random playouts for every legal action, without a tree.

Public programs for En Garde play like this. Each playout uses a new random deal that agrees with what the seat sees,
without a model of the opponents. It is the baseline that search has to beat.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from salle.core.game import NOBODY, Action, Game, State
from salle.core.interrupt_check import check_interrupt
from salle.core.player import Seen
from salle.core.rng import Rng
from salle.core.search.instinct import instinct_of, seat_gains
from salle.core.search.playout import random_action

BREATH: Final = 15  # a bit mask: check for interrupts every 16 playouts


class Flat:
    """Makes playouts for all legal actions in turn, until its budget of iterations or seconds is spent."""

    def __init__(self, game: Game, rng: Rng, iterations: int, seconds: float) -> None:
        self.game = game
        self.rng = rng
        self.iterations: i64 = iterations  # playouts for each decision; 0: as many as the seconds allow
        self.limit = seconds
        self.instinct = instinct_of(game)
        self.playouts = 0
        self.seconds = 0.0

    def __reduce__(self) -> tuple[Any, ...]:
        return Flat, (self.game, self.rng, int(self.iterations), self.limit)

    @property
    def thought(self) -> tuple[int, float]:
        """The number of playouts so far, and the seconds they took."""
        return self.playouts, self.seconds

    def choose(self, seen: Seen) -> Action:
        """The action with the best mean result, or the first of equals. Every action gets at least one playout."""
        legal = seen.legal
        count: i64 = len(legal)
        if count == 1:
            return legal[0]
        started = perf_counter()
        totals: list[i64] = [0] * count
        done: i64 = 0
        while done < count or (
            done < self.iterations if self.iterations > 0 else perf_counter() - started < self.limit
        ):
            if (done & BREATH) == 0:
                check_interrupt()
            tried = done % count
            totals[tried] += self.playout(seen, legal[tried])
            done += 1
        self.playouts += done
        self.seconds += perf_counter() - started
        best: i64 = 0
        number: i64
        for number in range(1, count):
            if totals[number] * tries(best, done, count) > totals[best] * tries(number, done, count):
                best = number
        return legal[best]

    def playout(self, seen: Seen, action: Action) -> i64:
        """The seat's result of a random playout after the action, in a sampled world, until the stage ends."""
        rng, instinct = self.rng, self.instinct
        before = self.game.imagine(seen.sight, rng)
        stage = instinct.stage(before)
        world: State = before.copy()
        world.apply(action)
        while world.to_act != NOBODY and instinct.stage(world) == stage:
            world.apply(random_action(self.game, world, rng))
        return seat_gains(before, world, instinct.seats)[seen.seat]


def tries(number: i64, done: i64, count: i64) -> i64:
    """The number of playouts of one action after `done` playouts in turn."""
    return done // count + (1 if number < done % count else 0)
