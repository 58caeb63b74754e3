"""A table without a server. Decisions are applied at once, at a time that the test sets."""

from __future__ import annotations

from collections.abc import Sequence

from salle.core.notation.seals import commitment
from salle.core.options import Value
from salle.core.registry import make_game
from salle.server.table import actions
from salle.server.table.table import Table
from salle.wire.log_entries import Bank, Days, Entry, Opened, Place, Terms

PEOPLE = (Place("ada", "Ada"), Place("bo", "Bo"), Place("cy", "Cy"), Place("di", "Di"))
SECRET = b"\7" * 32


class Sitting:
    """Some people at a table whose bout has begun."""

    def __init__(
        self,
        game: str,
        *places: Place,
        clock: Bank | Days | None = None,
        takeback: bool = True,
        rated: bool = False,
        **options: Value,
    ) -> None:
        made = make_game(game, options)
        who = places or PEOPLE[: made.seats]
        terms = Terms(
            f"{made.id}/{made.ruleset}", dict(made.options), made.digest, False, clock, takeback=takeback, rated=rated
        )
        self.at = 1000.0
        self.log: list[tuple[Entry, float]] = []
        self.table = Table("table", SECRET)
        entropy = ("",) * made.seats
        self.does([Opened(terms, who, commitment(SECRET), "ada", entropy=entropy)])
        self.does(actions.first_deal(self.table, entropy))

    def does(self, entries: Sequence[Entry]) -> Sequence[Entry]:
        """Apply these entries now."""
        for entry in entries:
            self.table.apply(entry, self.at)
            self.log.append((entry, self.at))
        return entries

    def passes(self, seconds: float) -> None:
        """Let time pass."""
        self.at += seconds

    def acts(self, seat: int, token: str = "") -> Sequence[Entry]:
        """Act with that token, or with the first legal one."""
        moment = self.table.moments()[seat]
        first = self.table.game.notation.token(moment.state.legal_actions()[0])
        return self.does(actions.act(self.table, seat, self.table.ply, token or first))

    def goes_on(self) -> None:
        """A seat to act makes the first legal move."""
        self.acts(self.table.due()[0])

    def chooses_at_once(self) -> None:
        """Play on until several seats have to act."""
        while len(self.table.due()) < 2:
            self.goes_on()

    def left(self, *own: int) -> list[float]:
        """The clocks, as the person in that seat sees them."""
        assert self.table.clock is not None
        return self.table.clock.remaining(self.at, own)

    def again(self) -> Table:
        """The table, replayed from its log."""
        table = Table("table", SECRET)
        for entry, at in self.log:
            table.apply(entry, at)
        return table
