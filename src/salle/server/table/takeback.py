"""Finds the decision that a seat would take back, and whether it may without asking."""

from __future__ import annotations

from collections.abc import Iterable

from salle.core.bout import Bout
from salle.core.errors import NoTakeBack
from salle.core.game import NOBODY


def until(bout: Bout, ply: int) -> Bout:
    """The bout as it stood after so many plies."""
    past = Bout(bout.game, bout.start)
    for action in bout.actions[:ply]:
        past.play(action)
    return past


def last_decision(bout: Bout, seat: int, entries: Iterable[range]) -> int:
    """The ply of the seat's last decision, or the first of those that were made at once with it; NoTakeBack if there
    was none, or if a player has left the bout since. `entries` are the plies of each entry of the log."""
    found = [ply for ply, witness in enumerate(bout.witnessed(NOBODY)) if witness.seat == seat]
    if not found:
        raise NoTakeBack("error-nothing-to-take-back")
    ply = next((plies.start for plies in entries if found[-1] in plies), found[-1])
    if any(action < 0 for action in bout.actions[ply:]):
        raise NoTakeBack("server-error-left-since")
    return ply


def is_free(bout: Bout, past: Bout) -> bool:
    """Whether no player has learned anything by the one action since."""
    ply = len(past.actions)
    return ply == len(bout.actions) - 1 and not past.state.reveals(bout.actions[ply])
