"""Perft: how many lines of play there are from a position, the oracle that catches what examples miss."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import State


def perft(state: State, depth: i64) -> int:
    """Lines of exactly that many plies; decisions and draws are plies, equal draws count once, an end adds nothing."""
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
