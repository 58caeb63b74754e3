"""Which decision a seat would take back, and whether it is free to."""

from __future__ import annotations

from salle.core.bout import Bout
from salle.core.errors import NoTakeBack
from salle.core.game import NOBODY


def until(bout: Bout, ply: int) -> Bout:
    """The bout as it stood after so many plies."""
    past = Bout(bout.game, bout.start)
    for action in bout.actions[:ply]:
        past.play(action)
    return past


def last_decision(bout: Bout, seat: int) -> int:
    """The ply of the seat's last decision, or the first of those that were made at once with it; NoTakeBack if there
    was none, or if somebody has left the bout since."""
    found = [ply for ply, witness in enumerate(bout.witnessed(NOBODY)) if witness.seat == seat]
    if not found:
        raise NoTakeBack("error-nothing-to-take-back")
    ply = found[-1]
    while ply and until(bout, ply - 1).state.together:
        ply -= 1
    if any(action < 0 for action in bout.actions[ply:]):
        raise NoTakeBack("server-error-left-since")
    return ply


def is_free(bout: Bout, ply: int) -> bool:
    """Whether nobody has learned anything by what was done on that ply, and nothing came after it."""
    return ply == len(bout.actions) - 1 and not until(bout, ply).state.reveals(bout.actions[ply])
