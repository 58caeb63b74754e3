"""What a seat believes: worlds it can't tell apart, the likelier ones more often, judged by what the others did."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.game import CHANCE, LEGAL, Action, Game, Seat, State
from salle.core.player import Seen, Witness
from salle.core.rng import Rng
from salle.core.search.instinct import Instinct

LIKELY: Final = 1 << 20  # the weight of a world in which everything had to happen as it did
DOUBT: Final = 12  # once in so many times somebody acts regardless of his inclination
FEW: Final = 8  # if fewer than one world in so many lives on, each is taken only FRIENDS times, and new ones join them
FRIENDS: Final = 4
FINEST: Final = 1 << 31  # what luck can tell apart


class Belief:
    """A number of worlds, carried on from decision to decision; those where what happened was unlikely die out.

    It is a particle filter: each world lives through what was witnessed, is weighed by how much everybody inclined to
    do that in it, and is drawn anew in proportion. Where too few live on, others are imagined from what is seen.
    """

    def __init__(self, game: Game, instinct: Instinct, rng: Rng, size: int) -> None:
        self.game: Final = game
        self.instinct: Final = instinct
        self.rng: Final = rng
        self.size: Final[i64] = size
        self.worlds: list[State] = []
        self.past: list[Witness] = []  # what these worlds have lived through
        self.heard: i64 = 0  # how many events

    def update(self, seen: Seen) -> None:
        """Carry every world on to what the seat sees now."""
        if not self.continues(seen.witnessed):
            self.worlds = []
        opened = self.has_opened(seen)
        kept: list[State] = []
        weights: list[i64] = []
        for world in self.worlds:
            weight = self.carry_on(world, seen)
            if weight > 0 and (not opened or world.sight(seen.seat) == seen.sight):
                kept.append(world)
                weights.append(weight)
        self.past = seen.witnessed
        self.heard = len(seen.heard)
        self.worlds = []
        if kept:
            lives_on: i64 = len(kept)
            self.draw(kept, weights, self.size if lives_on * FEW >= self.size else lives_on * FRIENDS)
        while len(self.worlds) < self.size:
            self.worlds.append(self.game.imagine(seen.sight, self.rng))

    def continues(self, witnessed: list[Witness]) -> bool:
        """Whether this is the same bout, some plies later: nothing was taken back."""
        if len(witnessed) < len(self.past):
            return False
        number: i64
        for number in range(len(self.past)):
            then, now = self.past[number], witnessed[number]
            if then.seat != now.seat or then.action != now.action:
                return False
        return True

    def has_opened(self, seen: Seen) -> bool:
        """Whether the rules have opened something hidden since: after the same actions, worlds may yet differ in what
        was seen then."""
        return any(event.opens for event in seen.heard[self.heard :])

    def carry_on(self, world: State, seen: Seen) -> i64:
        """Let a world live through what was witnessed since; returns its weight, zero if that can't happen in it."""
        weight: i64 = LIKELY
        number: i64
        for number in range(len(self.past), len(seen.witnessed)):
            witness = seen.witnessed[number]
            if witness.action < 0:
                world.apply(witness.action)
            elif world.to_act != witness.seat:
                return 0
            elif witness.seat == seen.seat:
                if world.refusal(witness.action) != LEGAL:
                    return 0  # what was opened before this action is not so in this world
                world.apply(witness.action)
            elif witness.seat == CHANCE:
                weight = self.carry_deal(world, witness.action, seen.seat, weight)
            else:
                weight = self.carry_action(world, witness.action, seen.seat, weight)
            if weight == 0:
                return 0
        return weight

    def carry_action(self, world: State, look: Action, me: Seat, weight: i64) -> i64:
        """Somebody's action that looked so to me: one of those he may have meant, as he inclines to them."""
        legal = world.legal_actions()
        inclined = self.instinct.incline(world, legal)
        total: i64 = 0
        alike: i64 = 0
        count: i64 = 0
        chosen = look
        number: i64
        for number in range(len(legal)):
            share = inclined[number]
            total += share
            if world.masked(legal[number], me) == look:
                alike += share
                count += 1
                if self.rng.below(alike) < share:
                    chosen = legal[number]
        if count == 0:
            return 0
        many: i64 = len(legal)
        world.apply(chosen)
        likely = weight * alike // total
        return max(1, likely + (weight * count // many - likely) // DOUBT)

    def carry_deal(self, world: State, look: Action, me: Seat, weight: i64) -> i64:
        """What the deck did, as it looked to me."""
        first = self.game.actions
        ways = world.chance_weights()
        total: i64 = 0
        alike: i64 = 0
        chosen = look
        number: i64
        for number in range(len(ways)):
            way = ways[number]
            if way > 0:
                total += way
                if world.masked(Action(first + number), me) == look:
                    alike += way
                    if self.rng.below(alike) < way:
                        chosen = Action(first + number)
        if alike == 0:
            return 0
        world.apply(chosen)
        return max(1, weight * alike // total)

    def draw(self, kept: list[State], weights: list[i64], count: i64) -> None:
        """So many worlds in proportion to their weights, evenly spread; each one is its own."""
        total: i64 = 0
        weight: i64
        for weight in weights:
            total += weight
        mark = self.rng.below(min(total, FINEST))  # in steps of total / count, from a random place in the first
        past: i64 = 0
        taken: i64 = 0
        number: i64
        for number in range(len(kept)):
            past += weights[number]
            while taken < count and taken * total // count + mark // count < past:
                self.worlds.append(kept[number].copy())
                taken += 1
