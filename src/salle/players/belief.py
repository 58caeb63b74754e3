"""A seat's belief about hidden cards: a sample of worlds that agree with everything it has observed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.game import CHANCE, LEGAL, Action, Game, Seat, State
from salle.core.player import Seen, Witness
from salle.core.rng import Rng
from salle.core.search.instinct import Instinct

LIKELY: Final = 1 << 20  # the weight of a world in which the observed events were certain
DOUBT: Final = 12  # one opponent action in 12 is taken as uniformly random, so that no legal action excludes a world
# If fewer than 1/FEW of the worlds survive, each is copied FRIENDS times on average. New worlds fill the rest.
FEW: Final = 8
FRIENDS: Final = 4
FINEST: Final = 1 << 31  # the largest bound of `Rng.below`


class Belief:
    """A particle filter over worlds, updated before each decision.

    An update replays the observed actions in every world. It weights each world by how likely these actions were there,
    given the instinct as a model of all players. Then it resamples in proportion to the weights. If too few worlds
    survive, new ones are sampled from what the seat sees now.
    """

    def __init__(self, game: Game, instinct: Instinct, rng: Rng, size: int) -> None:
        self.game: Final = game
        self.instinct: Final = instinct
        self.rng: Final = rng
        self.size: Final[i64] = size
        self.worlds: list[State] = []
        self.past: list[Witness] = []  # the observations that these worlds already include
        self.heard: i64 = 0  # number of events that they already include

    def update(self, seen: Seen) -> None:
        """Bring all worlds up to date with what the seat has seen."""
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
        """Whether this is the same bout, at the same ply or later, with nothing taken back."""
        if len(witnessed) < len(self.past):
            return False
        number: i64
        for number in range(len(self.past)):
            then, now = self.past[number], witnessed[number]
            if then.seat != now.seat or then.action != now.action:
                return False
        return True

    def has_opened(self, seen: Seen) -> bool:
        """Whether an event since then has revealed hidden cards.

        In that case a world may have had the same actions and still differ from what the seat saw.
        """
        return any(event.opens for event in seen.heard[self.heard :])

    def carry_on(self, world: State, seen: Seen) -> i64:
        """Apply the new observations to a world. Returns its weight, or 0 if they are impossible there."""
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
                    return 0  # this world differs in a card that was revealed before this action
                world.apply(witness.action)
            elif witness.seat == CHANCE:
                weight = self.carry_deal(world, witness.action, seen.seat, weight)
            else:
                weight = self.carry_action(world, witness.action, seen.seat, weight)
            if weight == 0:
                return 0
        return weight

    def carry_action(self, world: State, look: Action, me: Seat, weight: i64) -> i64:
        """Apply another player's action that looked like this to the seat `me`, and return the new weight.

        If several legal actions look alike, one is drawn in proportion to the prior.
        """
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
        """Apply a chance action that looked like this to the seat `me`, and return the new weight."""
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
        """Systematic resampling: add `count` copies of worlds, in proportion to their weights."""
        total: i64 = 0
        weight: i64
        for weight in weights:
            total += weight
        mark = self.rng.below(min(total, FINEST))  # a random offset for equally spaced marks, total / count apart
        past: i64 = 0
        taken: i64 = 0
        number: i64
        for number in range(len(kept)):
            past += weights[number]
            while taken < count and taken * total // count + mark // count < past:
                self.worlds.append(kept[number].copy())
                taken += 1
