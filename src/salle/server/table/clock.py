"""The clocks of a bout, in seconds during which the server was running. They run for the seats to act."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from salle.wire.log_entries import Bank, Days

DAY: Final = 24 * 60 * 60.0
GRACE: Final = 30.0  # extra seconds for the first action, in case the host has stepped away


class Clock:
    """The clocks of all seats of a bout."""

    def __init__(self, terms: Bank | Days, seats: int) -> None:
        self.terms: Final = terms
        self.left: list[float] = [self.whole + (GRACE if isinstance(terms, Bank) else 0.0)] * seats
        self._fresh: set[int] = set(range(seats))  # the seats that have not acted yet
        self.running: frozenset[int] = frozenset()
        self.since: float = 0.0
        self._chosen: dict[int, float] = {}  # when seats made their secret choices
        self._added: list[tuple[int, int, float]] = []  # increments: ply, seat, seconds

    def copy(self) -> Clock:
        twin = Clock(self.terms, len(self.left))
        twin.left, twin._fresh, twin._chosen = [*self.left], {*self._fresh}, {**self._chosen}
        twin.running, twin.since, twin._added = self.running, self.since, [*self._added]
        return twin

    @property
    def whole(self) -> float:
        """The seconds that a seat has at the beginning; with a clock of days, for each action."""
        return float(self.terms.seconds) if isinstance(self.terms, Bank) else self.terms.days * DAY

    def turn(self, at: float, running: Collection[int], ply: int) -> None:
        """Run these clocks from now on. The seats that acted on that ply get their increment."""
        for seat in self.running:
            self.left[seat] = self._left(seat, at)
            if seat not in running:
                self._decided(seat, ply)
        self._run(at, running)

    def leave(self, seat: int, at: float) -> None:
        """Stop the clock of a seat that has left the bout."""
        if seat in self.running:
            self.left[seat] = min(self._left(seat, at), self.whole)
            self.running -= {seat}

    def go_back(self, at: float, running: Collection[int], ply: int) -> None:
        """Take back all actions from that ply on, and run these clocks."""
        self.left[:] = self.back_at(at, running, ply)
        self._added = [added for added in self._added if added[0] < ply]
        self._run(at, running)

    def back_at(self, at: float, running: Collection[int], ply: int) -> list[float]:
        """The seconds of each seat if the bout went back to that ply, where the seats in `running` act.

        Spent time stays spent, and increments since then are removed. A clock with days starts at its seat's turn."""
        left = self.remaining(at, self.running)
        for when, seat, added in self._added:
            left[seat] -= added if when >= ply else 0.0
        if isinstance(self.terms, Days):
            return [left[seat] if seat in running else self.whole for seat in range(len(left))]
        return left

    def _run(self, at: float, running: Collection[int]) -> None:
        self._chosen.clear()
        self.running = frozenset(running)
        self.since = at

    def choose(self, seat: int, at: float) -> None:
        """The seat has made a secret choice. Its clock seems to run on, but it is not charged for waiting."""
        self._chosen[seat] = at

    def withdraw(self, seat: int) -> None:
        """The seat has withdrawn its choice. It is charged for all the time that its clock seemed to run."""
        del self._chosen[seat]

    def _left(self, seat: int, at: float, truly: bool = True) -> float:
        until = self._chosen.get(seat, at) if truly else at
        return max(0.0, self.left[seat] - (until - self.since))

    def _decided(self, seat: int, ply: int) -> None:
        if seat in self._fresh:
            self._fresh.discard(seat)
            self.left[seat] = min(self.left[seat], self.whole)
        added = self.terms.increment if isinstance(self.terms, Bank) else self.whole - self.left[seat]
        self.left[seat] += added
        self._added.append((ply, seat, added))

    def remaining(self, at: float, own: Collection[int] = ()) -> list[float]:
        """The seconds of each seat, as shown to the person with the seats `own`.

        The clocks of the others do not reveal whether they have chosen."""
        return [self._left(seat, at, seat in own) if seat in self.running else self.left[seat]
                for seat in range(len(self.left))]  # fmt: skip

    def fallen(self, at: float) -> list[int]:
        """The seats that have no time left, in order."""
        return [seat for seat in sorted(self.running) if seat not in self._chosen and self._left(seat, at) <= 0.0]

    def falls(self) -> float | None:
        """When the first seat will be out of time, if nothing happens before."""
        undecided = [self.left[seat] for seat in self.running if seat not in self._chosen]
        return self.since + min(undecided) if undecided else None
