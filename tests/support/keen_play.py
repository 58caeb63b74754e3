"""Random play that goes where bouts seldom come to."""

from __future__ import annotations

from collections.abc import Sequence

from salle.core.game import CHANCE, Action, Game, State
from salle.core.rng import Rng
from salle.core.search.playout import random_kind


def keen_action(game: Game, state: State, rng: Rng, keenest: Sequence[str]) -> Action:
    """Three times out of four the first of these kinds of action that is legal; else any action."""
    if state.to_act != CHANCE and rng.below(4) > 0:
        legal = state.legal_actions()
        for kind in keenest:
            chosen = [action for action in legal if game.kinds[state.kind(action)] == kind]
            if chosen:
                return chosen[rng.below(len(chosen))]
    return random_kind(game, state, rng)
