"""Perft: the number of lines of play from a position. It finds errors that single examples miss."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import State


def perft(state: State, depth: i64) -> int:
    """The number of lines of this length. Actions and draws count as plies. Equal draws count once, and a bout that has
    ended adds nothing.
    """
    if depth == 0:
        return 1
    if depth == 1:
        return len(state.legal_actions())
    total: int = 0
    for action in state.legal_actions():
        child = state.copy()
        child.apply(action)
        total += perft(child, depth - 1)
    return total
