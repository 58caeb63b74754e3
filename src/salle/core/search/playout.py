"""Random play with the contract alone, for flat search, checks and benchmarks."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import CHANCE, NOBODY, Action, Game, Seat, State
from salle.core.rng import Rng


def random_action(game: Game, state: State, rng: Rng) -> Action:
    """A random action: the deck's by its weights, a seat's with equal probability."""
    if state.to_act == CHANCE:
        return Action(game.actions + state.drawn(rng))
    legal = state.legal_actions()
    return legal[rng.below(len(legal))]


def random_kind(game: Game, state: State, rng: Rng) -> Action:
    """A random action: the deck's by its weights; for a seat first a kind of action, then an action, so that rare kinds
    come up.
    """
    if state.to_act == CHANCE:
        return random_action(game, state, rng)
    legal = state.legal_actions()
    kinds = sorted({state.kind(action) for action in legal})
    kind = kinds[rng.below(len(kinds))]
    chosen = [action for action in legal if state.kind(action) == kind]
    return chosen[rng.below(len(chosen))]


def play_out(game: Game, state: State, rng: Rng) -> i64:
    """Play the bout to its end at random. Return the number of actions by seats."""
    decisions: i64 = 0
    while state.to_act != NOBODY:
        if state.to_act != CHANCE:
            decisions += 1
        state.apply(random_action(game, state, rng))
    return decisions


def play_outs(game: Game, bouts: i64, rng: Rng) -> tuple[i64, i64]:
    """Play this number of random bouts. Return the number of actions by seats and the sum of the first seat's
    utilities.
    """
    start = game.new().copy()
    decisions: i64 = 0
    utility: i64 = 0
    for _ in range(bouts):
        state = start.copy()
        decisions += play_out(game, state, rng)
        utility += state.utility(Seat(0))
    return decisions, utility
