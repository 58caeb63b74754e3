"""The `repr` of bouts and of what a seat has seen, in English, for users of the library."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from salle.core.errors import SalleError
from salle.core.fields import Part, Record
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
    """The referee's view: the stance if there is one, and the fields that it leaves out. Otherwise the seat that gets
    the next card, and all fields.
    """
    game = state.game
    try:
        stance = game.notation.write_stance(state)
        left_out = _fields(state, game.stance(stance))
    except (AttributeError, SalleError):  # no seat is to act, or the game has no stances
        return f"<{_title(game)}, {_due(state)}: {_fields(state)}>"
    return f"<{_title(game)} {stance}{'; ' if left_out else ''}{left_out}>"


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


def _fields(state: State, other: State | None = None) -> str:
    """All fields, or those that differ from another position."""
    observer = state.game.observer
    if observer is None:
        return repr(state.values()) if state != other else ""
    known = {} if other is None else dict(_named(observer.position, other.values()))
    named = _named(observer.position, state.values())
    return " ".join(f"{name}={value}" for name, value in named if name not in known or known[name] != value)


def _named(record: Record, values: Sequence[Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """The fields of a position, or of a part of it, with their names."""
    if record.setup:
        yield from zip(("to_act", "together"), values, strict=False)
        values = values[2:]
    for field, value in zip(record.stored, values, strict=True):
        name = prefix + field.name
        if not isinstance(field, Part):
            yield name, value
        elif field.count:
            for number, part in enumerate(value):
                yield from _named(field.record, part, f"{name}.{number}.")
        else:
            yield from _named(field.record, value, f"{name}.")


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
