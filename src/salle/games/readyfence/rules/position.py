"""A position of Ready... Fence!, with the methods that use the fields declared in `fields.py`."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import NOBODY, Outcome, Seat
from salle.games.readyfence.rules import phase_ids
from salle.games.readyfence.rules.fencer import Fencer
from salle.games.readyfence.rules.position_fields import PositionFields
from salle.games.readyfence.rules.terms import LEFT, ON_GUARD_LEFT, ON_GUARD_RIGHT, STRIP


class Position(PositionFields):
    """A bout with all its cards, but without the rules that change it."""

    def read(self, sight: tuple[int, ...]) -> None:
        super().read(sight)
        self.pool = [0] * self.strip.cards.faces

    def fencer(self, seat: Seat) -> Fencer:
        """The fencer of that seat."""
        return self.left if seat == LEFT else self.right

    def gap(self) -> i64:
        return self.right.square - self.left.square - 1

    def step_forward(self, seat: Seat) -> None:
        """One square towards the opponent."""
        self.fencer(seat).square += 1 if seat == LEFT else -1

    def move_back(self, seat: Seat, squares: i64) -> bool:
        """Move towards the own end. Returns whether that ends in the run-off."""
        me = self.fencer(seat)
        if seat == LEFT:
            me.square = max(1, me.square - squares)
            return me.square == 1
        me.square = min(STRIP, me.square + squares)
        return me.square == STRIP

    def on_guard(self) -> None:
        """Put both fencers on guard."""
        self.left.square = ON_GUARD_LEFT
        self.right.square = ON_GUARD_RIGHT

    def census(self) -> tuple[int, ...]:
        cards = self.strip.cards
        counts: list[int] = []
        face: i64
        for face in range(cards.faces):
            count = self.pool[face] + cards.count(self.shown, face)
            if self.away:
                count += self.away[face]
            for fencer in (self.left, self.right):
                for pile in (fencer.hand, fencer.table, fencer.hidden):
                    count += cards.count(pile, face)
            counts.append(count)
        counts.append(self.pool_size - sum(self.pool))
        return tuple(counts)

    def points(self, seat: Seat) -> int:
        return self.fencer(seat).touches

    def utility(self, seat: Seat) -> int:
        if self.winner == NOBODY:
            return 0
        return 1 if self.winner == seat else -1

    def outcome(self) -> Outcome | None:
        return Outcome((self.winner,), self.why) if self.phase == phase_ids.OVER else None
