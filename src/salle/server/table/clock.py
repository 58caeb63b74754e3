"""Clocks: what is left to whom, in seconds that the server was up. Whose turn it is decides which of them run."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from salle.wire.log_entries import Bank, Days

DAY: Final = 24 * 60 * 60.0
GRACE: Final = 30.0  # seconds more for a first decision: who opened a table may have to be called to it


class Clock:
    """The clocks of all seats of a bout."""

    def __init__(self, terms: Bank | Days, seats: int) -> None:
        self.terms: Final = terms
        self.left: list[float] = [self.whole + (GRACE if isinstance(terms, Bank) else 0.0)] * seats
        self._fresh: set[int] = set(range(seats))  # who have not decided anything yet
        self.running: frozenset[int] = frozenset()
        self.since: float = 0.0
        self._chosen: dict[int, float] = {}  # when those decided who wait for others: nobody is told
        self._added: list[tuple[int, int, float]] = []  # on which ply, to which seat, how much

    def copy(self) -> Clock:
        twin = Clock(self.terms, len(self.left))
        twin.left, twin._fresh, twin._chosen = [*self.left], {*self._fresh}, {**self._chosen}
        twin.running, twin.since, twin._added = self.running, self.since, [*self._added]
        return twin

    @property
    def whole(self) -> float:
        """What a seat has, but for what is added."""
        return float(self.terms.seconds) if isinstance(self.terms, Bank) else self.terms.days * DAY

    def turn(self, at: float, running: Collection[int], ply: int) -> None:
        """From now on these run; who has decided on that ply gets what he gets for it, and who has run out has
        nothing."""
        for seat in self.running:
            self.left[seat] = self._left(seat, at)
            if seat not in running:
                self._decided(seat, ply)
        self._run(at, running)

    def leave(self, seat: int, at: float) -> None:
        """The seat decides nothing any more: its clock stops where it is."""
        if seat in self.running:
            self.left[seat] = min(self._left(seat, at), self.whole)
            self.running -= {seat}

    def go_back(self, at: float, running: Collection[int], ply: int) -> None:
        """What was decided from that ply on is taken back, and these run now."""
        self.left[:] = self.back_at(at, running, ply)
        self._added = [added for added in self._added if added[0] < ply]
        self._run(at, running)

    def back_at(self, at: float, running: Collection[int], ply: int) -> list[float]:
        """What each seat would have if the bout went back to that ply, where these decide: what it has spent is
        spent, and what it got for decisions since is taken away. The days of the others begin with their turn."""
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
        """The seat has decided and waits for others: what they take is not his time, though his clock seems to run."""
        self._chosen[seat] = at

    def withdraw(self, seat: int) -> None:
        """The seat decides anew: all the time that its clock seemed to run was its own."""
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
        """What each seat has at that time, as somebody is told whose own seats these are: of others who are awaited
        nobody learns whether they have chosen."""
        return [self._left(seat, at, seat in own) if seat in self.running else self.left[seat]
                for seat in range(len(self.left))]  # fmt: skip

    def fallen(self, at: float) -> list[int]:
        """Those who have run out, in the order of the seats."""
        return [seat for seat in sorted(self.running) if seat not in self._chosen and self._left(seat, at) <= 0.0]

    def falls(self) -> float | None:
        """When the first flag will fall, if nothing happens before."""
        undecided = [self.left[seat] for seat in self.running if seat not in self._chosen]
        return self.since + min(undecided) if undecided else None
