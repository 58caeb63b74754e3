"""Random play to the end, over nothing but the contract: the loop that searches and benchmarks stand on."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import CHANCE, NOBODY, Action, Game, Seat, State
from salle.core.rng import Rng


def play_out(game: Game, state: State, rng: Rng) -> i64:
    """Play every seat and the deck at random until the bout is over; returns how many decisions seats made."""
    first_chance = game.actions
    decisions: i64 = 0
    while state.to_act != NOBODY:
        if state.to_act == CHANCE:
            state.apply(Action(first_chance + state.drawn(rng)))
        else:
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
            decisions += 1
    return decisions


def play_outs(game: Game, bouts: i64, rng: Rng) -> tuple[i64, i64]:
    """So many random bouts; returns the decisions made in all of them and the first seat's total utility."""
    start = game.new().copy()
    decisions: i64 = 0
    utility: i64 = 0
    for _ in range(bouts):
        state = start.copy()
        decisions += play_out(game, state, rng)
        utility += state.utility(Seat(0))
    return decisions, utility
