"""A reader: it reads the hidden cards and looks one move ahead. It has no tree.

Where few enough worlds are possible, as in En Garde, it knows the probability of each one (`exact_belief`). Otherwise
it samples worlds that agree with what it sees. It tries the legal actions in the same worlds, lets the instinct play on
for all seats until the position is quiet, and chooses the action with the best mean value.

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

FINENESS: Final = 1 << 20  # steps of a random offset


class Rated:
    """A legal action with its playouts."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.total: i64 = 0
        self.playouts: i64 = 0


def best_first(rated: Rated) -> tuple[float, int]:
    """A sort key: the best mean first, then the lower action."""
    return -float(int(rated.total)) / float(int(rated.playouts)), int(rated.action)


class Reader:
    """Chooses by playouts, on average `worlds` for each legal action. Without a model it samples worlds without
    probabilities.
    """

    def __init__(self, game: Game, rng: Rng, model: OpponentModel | None, worlds: int, horizon: int) -> None:
        self.game: Final = game
        self.rng: Final = rng
        self.instinct: Final[Instinct] = instinct_of(game)
        self.belief: Final[ExactBelief | None] = None if model is None else ExactBelief(game, model)
        self.worlds: Final[i64] = worlds
        self.horizon: Final[i64] = horizon  # actions before a quiet position is judged; 0: until the stage ends

    def choose(self, seen: Seen) -> Action:
        """The action with the best mean result. In each of several rounds, the worse half of the actions drops out."""
        left = [Rated(action) for action in seen.legal]
        knows_all = len(left) > 1 and self.belief is not None and self.belief.update(seen)
        playouts = self.worlds * len(left)  # all together
        rounds: i64 = 0
        count: i64 = len(left)
        while count > 1:
            rounds += 1
            count = (count + 1) // 2
        while len(left) > 1:
            for world in self.sampled_worlds(seen, max(1, playouts // (rounds * len(left))), knows_all):
                check_interrupt()
                for rated in left:
                    rated.total += self.playout(world, rated.action, seen.seat)
                    rated.playouts += 1
            left.sort(key=best_first)
            left = left[: (len(left) + 1) // 2]
        return left[0].action

    def sampled_worlds(self, seen: Seen, number: i64, knows_all: bool) -> list[State]:
        """Worlds in proportion to their probability, or dealt at random if there are too many to know them all."""
        belief = self.belief
        if belief is None or not knows_all:
            return [self.game.imagine(seen.sight, self.rng) for _ in range(number)]
        sample: list[State] = []
        offset = float(int(self.rng.below(FINENESS))) / float(FINENESS)
        step = 1.0 / float(int(number))
        past = 0.0
        place: i64
        for place in range(len(belief.worlds)):
            past += belief.chances[place]
            while len(sample) < number and (float(len(sample)) + offset) * step < past:
                sample.append(belief.worlds[place])
        while len(sample) < number:  # the probabilities are rounded
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
