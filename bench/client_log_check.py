"""Compares the decisions that clients sent, and the acknowledgements they got, with the log of every bout."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Sequence
from typing import NamedTuple

from salle.core.errors import SalleError
from salle.core.game import CHANCE
from salle.server.store.bouts import Row
from salle.server.table.table import Table
from salle.wire.log_entries import Chose, Entry, Offered, Played, TookBack, Withdrew


class Said(NamedTuple):
    """A decision that a client sent."""

    ply: int
    seat: int
    token: str


class Checked(NamedTuple):
    """The decisions in a log, and its errors."""

    made: Container[Said]
    wrong: list[str]


class Ledger:
    """The sent and the acknowledged decisions of each bout."""

    def __init__(self) -> None:
        self.sent: dict[str, set[Said]] = {}
        self.acknowledged: dict[str, set[Said]] = {}
        self.taken_back: Counter[str] = Counter()  # acknowledged takeback requests, by bout

    def send(self, bout: str, said: Said) -> None:
        """Record a decision before it is sent."""
        self.sent.setdefault(bout, set()).add(said)

    def acknowledge(self, bout: str, said: Said) -> None:
        """Record an acknowledged decision."""
        self.acknowledged.setdefault(bout, set()).add(said)

    def acknowledge_take_back(self, bout: str) -> None:
        """Record an acknowledged takeback, or a takeback request to the other players."""
        self.taken_back[bout] += 1

    def counted(self) -> int:
        """The number of acknowledged decisions."""
        return sum(map(len, self.acknowledged.values()))

    def against(self, bout: str, rows: Sequence[Row]) -> Checked:
        """Check the log of a bout. Errors are acknowledged decisions that are missing, and decisions in the log that no
        client sent, that occur twice or that are incomplete."""
        table, made, standing, taken_back = Table(bout), set[Said](), Counter[Said](), 0
        twice: set[Said] = set()
        try:
            for number, row in enumerate(rows):
                if row.seq != number:
                    return Checked(made, [f"{bout}: number {number} is missing"])
                now = decisions(table, row.entry)
                made.update(now)
                standing.update(now)
                twice |= {said for said in now if standing[said] > 1}
                for said in undone(table, row.entry, standing):
                    del standing[said]
                taken_back += isinstance(row.entry, (TookBack, Withdrew, Offered))
                table.apply(row.entry, row.at)
        except SalleError as error:
            return Checked(made, [f"{bout}: number {table.seq} can't be: {error}"])
        sent, told = self.sent.get(bout, set()), self.acknowledged.get(bout, set())
        wrong = [f"{bout}: {said} was acknowledged, and is not in the log" for said in told - made]
        wrong += [f"{bout}: {said} is in the log, and nobody said it" for said in made - sent]
        wrong += [f"{bout}: {said} is in the log twice" for said in twice]
        if taken_back < self.taken_back[bout]:
            wrong.append(f"{bout}: {self.taken_back[bout]} take-backs were acknowledged, {taken_back} are in the log")
        if table.stage == "fencing" and table.bout.state.to_act == CHANCE:
            wrong.append(f"{bout}: the log ends before the deck has dealt")
        return Checked(made, wrong)


def undone(table: Table, entry: Entry, standing: Iterable[Said]) -> list[Said]:
    """The decisions that an entry takes back."""
    if isinstance(entry, TookBack):
        return [said for said in standing if said.ply >= entry.ply]
    if isinstance(entry, Withdrew):
        return [said for said in standing if (said.ply, said.seat) == (table.ply, entry.seat)]
    return []


def decisions(table: Table, entry: Entry) -> list[Said]:
    """The decisions in the next entry of the log. A secret choice has a separate entry."""
    if isinstance(entry, Chose):
        return [Said(table.ply, entry.seat, entry.token)]
    if not isinstance(entry, Played):
        return []
    seats = table.moments() if entry.seat is None else [entry.seat]
    deciding = zip(seats, entry.tokens, strict=False)  # the deals of the deck come after it
    return [Said(table.ply, seat, token) for seat, token in deciding if seat not in table.chosen]
