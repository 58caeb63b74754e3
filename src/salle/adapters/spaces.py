"""Observations, action masks and their spaces, for PettingZoo and Gymnasium."""

from __future__ import annotations

from typing import Any, TypeAlias

from salle.adapters.games import extra_packages
from salle.core.game import Game, Seat, State

with extra_packages():
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from numpy.typing import NDArray

Observation: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]


def observation_space(game: Game) -> Box[np.float32]:
    """The range of every number of an observation; `game.observation_fields` names them."""
    assert game.observer is not None
    low, high = (np.array(bounds, np.float32) for bounds in (game.observer.low, game.observer.high))
    return Box(low, high, dtype=np.float32)


def action_space(game: Game) -> Discrete[Any]:
    """The actions of seats by number; `game.notation.token` spells them."""
    return Discrete(int(game.actions))


def observe(state: State, seat: Seat) -> Observation:
    """What the seat sees now."""
    return np.array(state.observation(seat), np.float32)


def mask_space(game: Game) -> Box[np.int8]:
    """The range of an action mask."""
    return Box(0, 1, (int(game.actions),), dtype=np.int8)


def action_mask(state: State, seat: Seat) -> Mask:
    """1 for each action that is legal now; all zeros unless it is this seat's turn."""
    mask = no_actions(state.game)
    if state.to_act == seat:
        mask[np.array(state.legal_actions())] = 1
    return mask


def no_actions(game: Game) -> Mask:
    """The mask without any legal action."""
    return np.zeros(int(game.actions), np.int8)
