"""A reader: it reads the hidden cards and looks one move ahead. It has no tree.

Where few enough worlds are possible, as in En Garde, it knows the probability of each one (`exact_belief`). Otherwise it
samples worlds that agree with what it sees. It tries every legal action in the same worlds, lets the instinct play on
for all seats, and chooses the action with the best mean result.

A reader is a yardstick: a search that loses to it reads the hidden cards badly, or wastes what it reads.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.game import CHANCE, NOBODY, Action, Game, Seat, State
from salle.core.interrupt_check import check_interrupt
from salle.core.player import Seen
from salle.core.rng import Rng
from salle.core.search.instinct import Instinct, instinct_of
from salle.players.exact_belief import ExactBelief
from salle.players.opponent_models import OpponentModel

TO_THE_END: Final = 0  # a horizon: play on until the stage ends
FINENESS: Final = 1 << 20  # steps of a random offset


class Reader:
    """Chooses by `worlds` playouts for each legal action. Without a model it samples worlds without probabilities."""

    def __init__(self, game: Game, rng: Rng, model: OpponentModel | None, worlds: int, horizon: int) -> None:
        self.game: Final = game
        self.rng: Final = rng
        self.instinct: Final[Instinct] = instinct_of(game)
        self.belief: Final[ExactBelief | None] = None if model is None else ExactBelief(game, model)
        self.worlds: Final = worlds
        self.horizon: Final[i64] = horizon  # actions of a playout before a quiet position is judged

    def choose(self, seen: Seen) -> Action:
        """The action with the best mean result, or the first of equals."""
        legal = seen.legal
        count: i64 = len(legal)
        if count == 1:
            return legal[0]
        totals: list[i64] = [0] * count
        number: i64
        for world in self.sampled_worlds(seen):
            check_interrupt()
            for number in range(count):
                totals[number] += self.playout(world, legal[number], seen.seat)
        best: i64 = 0
        for number in range(1, count):
            if totals[number] > totals[best]:
                best = number
        return legal[best]

    def sampled_worlds(self, seen: Seen) -> list[State]:
        """Worlds in proportion to their probability, or dealt at random if there are too many to know them all."""
        belief = self.belief
        if belief is None or not belief.update(seen):
            return [self.game.imagine(seen.sight, self.rng) for _ in range(self.worlds)]
        sample: list[State] = []
        mark = float(int(self.rng.below(FINENESS))) / float(FINENESS)  # marks are 1 / worlds apart
        past = 0.0
        number: i64
        for number in range(len(belief.worlds)):
            past += belief.chances[number] * float(self.worlds)
            while float(len(sample)) + mark < past and len(sample) < self.worlds:
                sample.append(belief.worlds[number])
        while len(sample) < self.worlds:  # rounding
            sample.append(belief.worlds[len(belief.worlds) - 1])
        return sample

    def playout(self, world: State, action: Action, me: Seat) -> i64:
        """The seat's result of an action in a world, if the instinct plays on for all seats."""
        instinct, rng = self.instinct, self.rng
        stage = instinct.stage(world)
        state = world.copy()
        state.apply(action)
        actions: i64 = 0
        while state.to_act != NOBODY and instinct.stage(state) == stage:
            if state.to_act == CHANCE:
                state.apply(Action(self.game.actions + state.drawn(rng)))
                continue
            if self.horizon > 0 and actions >= self.horizon and instinct.calm(state):
                break
            actions += 1
            legal = state.legal_actions()
            if len(legal) == 1:
                state.apply(legal[0])
                continue
            weights = instinct.incline(state, legal)
            total: i64 = 0
            weight: i64
            for weight in weights:
                total += weight
            state.apply(legal[rng.pick(weights, total)])
        return instinct.worths(world, state)[me]
