"""A player is whoever can choose from what a seat has witnessed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from salle.core.game import Action, Event, Game, Seat


class Witness:
    """A ply as a seat saw it: who acted, and what it looked like."""

    def __init__(self, seat: Seat, action: Action) -> None:
        self.seat: Final = seat
        self.action: Final = action


class Seen:
    """All that a seat has when it chooses: no State, nothing hidden."""

    def __init__(
        self,
        game: Game,
        seat: Seat,
        sight: tuple[int, ...],
        legal: list[Action],
        kinds: list[i64],
        witnessed: list[Witness],
        heard: list[Event],
    ) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.sight: Final = sight
        self.legal: Final = legal
        self.kinds: Final = kinds  # the kind of each legal action
        self.witnessed: Final = witnessed
        self.heard: Final = heard


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Anything with `choose(seen)` can play; this is its type, not a base one has to inherit."""

    def choose(self, seen: Seen) -> Action:
        """One of the legal actions."""
        raise NotImplementedError
