"""The `repr` of bouts and of what a seat has seen, in English, for users of the library."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salle.core.errors import SalleError
from salle.core.game import CHANCE, NOBODY, Action, Game, Seat, State
from salle.core.seat_errors import seat_name
from salle.core.texts import texts

if TYPE_CHECKING:
    from salle.core.bout import Bout
    from salle.core.player import Seen


def describe_bout(bout: Bout) -> str:
    """The referee's view: the turn, and the stance if there is one."""
    return f"<Bout of {_title(bout.game)}, {_count(len(bout.actions), 'action')}, {_due(bout.state)}>"


def describe_state(state: State) -> str:
    """The referee's view: the stance if there is one; otherwise the seat that gets the next card, and all fields."""
    game = state.game
    try:
        return f"<{_title(game)} {game.notation.write_stance(state)}>"
    except (AttributeError, SalleError):  # no seat is to act, or the game has no stances
        return f"<{_title(game)}, {_due(state)}: {_fields(state)}>"


def describe_seen(seen: Seen) -> str:
    """What this seat knows."""
    game = seen.game
    who = "a spectator" if seen.seat == NOBODY else _name(game, seen.seat)
    may = "".join(f" {_token(game, action)}" for action in seen.legal)
    view = getattr(game, "view", None)
    known = None if view is None else view.scene(seen.sight)
    return (
        f"<Seen by {who} of {_title(game)}, {_count(len(seen.witnessed), 'action')}"
        f"{', may do' if may else ''}{may}: {seen.sight if known is None else known}>"
    )


def _fields(state: State) -> str:
    observer = state.game.observer
    if observer is None:
        return repr(state.values())
    names = ("to_act", "together", *(field.name for field in observer.position.stored))
    return " ".join(f"{name}={value}" for name, value in zip(names, state.values(), strict=True))


def _due(state: State) -> str:
    """The seat to act, or the winners."""
    game, outcome = state.game, state.outcome()
    if outcome is not None:
        winners = " and ".join(_name(game, seat) for seat in outcome.winners)
        return f"{winners or 'nobody'} won ({game.rule_name(outcome.rule)})"
    if state.to_act == CHANCE:
        to = state.dealt_to()
        return "the deck draws a lot" if to == NOBODY else f"the deck deals to {_name(game, to)}"
    try:
        stance = f": {game.notation.write_stance(state)}"
    except (AttributeError, SalleError):  # the game has no stances
        stance = ""
    return f"{_name(game, state.to_act)} to act{stance}"


def _title(game: Game) -> str:
    return f"{game.id}/{game.ruleset}"


def _name(game: Game, seat: Seat) -> str:
    return texts("en").say(seat_name(game, seat))


def _token(game: Game, action: Action) -> str:
    notation = getattr(game, "notation", None)
    return str(action) if notation is None else str(notation.token(action))


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
