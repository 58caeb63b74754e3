"""A position of En Garde: values that follow from its fields. `fields.py` declares the fields."""

from __future__ import annotations

from mypy_extensions import i64

from salle.core.game import NOBODY, Action, Outcome, Seat
from salle.games.engarde.rules.actions import how_many
from salle.games.engarde.rules.phase_ids import OVER
from salle.games.engarde.rules.position_fields import PositionFields
from salle.games.engarde.rules.terms import LEFT


class Position(PositionFields):
    """A bout as its referee knows it, without the rules for changing it."""

    def read(self, sight: tuple[int, ...]) -> None:
        super().read(sight)
        accounted = self.hand_left + self.hand_right + self.discards
        self.pool = self.piste.full_pack.copy()
        value: i64
        for value in range(1, self.piste.values + 1):
            self.pool[value - 1] -= how_many(accounted, value)

    def gap(self) -> i64:
        """The number of spaces between the fencers, counted from Left to Right."""
        return self.right - self.left

    def room_behind(self, seat: Seat) -> i64:
        """The number of spaces behind the fencer, which is also how far the fencer has advanced."""
        return self.left - 1 if seat == LEFT else self.piste.length - self.right

    def space(self, seat: Seat) -> i64:
        """The space of the fencer."""
        return self.left if seat == LEFT else self.right

    def hand(self, seat: Seat) -> i64:
        """The fencer's cards, packed."""
        return self.hand_left if seat == LEFT else self.hand_right

    def size(self, seat: Seat) -> i64:
        """The number of the fencer's cards."""
        return self.size_left if seat == LEFT else self.size_right

    def sees_hand(self, seat: Seat) -> bool:
        """Whether the sight that this position was read from shows the hand."""
        return card_count(self.hand(seat), self.piste.values) == self.size(seat)

    def ahead(self, seat: Seat, steps: i64) -> i64:
        """The space this many steps ahead of the fencer, or behind for a negative number."""
        return self.left + steps if seat == LEFT else self.right - steps

    def hits(self, seat: Seat) -> i64:
        """The rounds that the fencer has won."""
        return self.hits_left if seat == LEFT else self.hits_right

    def census(self) -> tuple[int, ...]:
        dealt = self.hand_left + self.hand_right + self.discards
        counts: list[int] = []
        value: i64
        for value in range(1, self.piste.values + 1):
            counts.append(self.pool[value - 1] + how_many(dealt, value))
        counts.append(self.pack - sum(self.pool[: self.piste.values]))
        counts.append(self.size_left - card_count(self.hand_left, self.piste.values))
        counts.append(self.size_right - card_count(self.hand_right, self.piste.values))
        return tuple(counts)

    def points(self, seat: Seat) -> int:
        return self.hits(seat)

    def utility(self, seat: Seat) -> int:
        if self.phase != OVER or self.winner == NOBODY:
            return 0
        return 1 if self.winner == seat else -1

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return Outcome(() if self.winner == NOBODY else (self.winner,), self.why)

    def dealt_to(self) -> Seat:
        return self.drawer

    def masked(self, action: Action, seat: Seat) -> Action:
        """The owner sees the drawn card. The others see only that a card was drawn."""
        first = self.piste.actions
        if first <= action < first + self.piste.values and seat != self.drawer:
            return Action(first + self.piste.values + 2)
        return action


def card_count(cards: i64, values: i64) -> i64:
    """The number of cards."""
    total: i64 = 0
    value: i64
    for value in range(1, values + 1):
        total += how_many(cards, value)
    return total
