"""What a seat has seen. A player gets this and nothing else."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from salle.core.game import Action, Event, Game, Seat


class Witness:
    """A ply as a seat saw it: who acted, and how the action looked."""

    def __init__(self, seat: Seat, action: Action) -> None:
        self.seat: Final = seat
        self.action: Final = action

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Witness) and self.seat == other.seat and self.action == other.action

    def __hash__(self) -> int:
        return hash((self.seat, self.action))

    def __repr__(self) -> str:
        return f"Witness(seat={self.seat}, action={self.action})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Witness, (self.seat, self.action)


class Seen:
    """All that a seat has when it chooses an action. It contains no State and nothing hidden."""

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

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Seen)
            and self.game == other.game
            and self.seat == other.seat
            and self.sight == other.sight
            and self.legal == other.legal
            and self.kinds == other.kinds
            and self.witnessed == other.witnessed
            and self.heard == other.heard
        )

    def __hash__(self) -> int:
        return hash((self.game, self.seat, self.sight))

    def __repr__(self) -> str:
        from salle.core.show.representations import describe_seen

        return describe_seen(self)

    def __reduce__(self) -> tuple[Any, ...]:
        given = (self.game, self.seat, self.sight, self.legal, self.kinds, self.witnessed, self.heard)
        return Seen, given
