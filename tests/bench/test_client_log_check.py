"""The ledger that checks logs in measurements of the server: it must find every kind of error."""

from __future__ import annotations

import pytest

from bench.client_log_check import Ledger, Said
from salle.core.notation.seals import commitment
from salle.core.registry import make_game
from salle.server.store.bouts import Row
from salle.server.table import actions
from salle.server.table.table import Table
from salle.wire.log_entries import Chose, Entry, Opened, Place, Played, Terms
from tests.server.serverless_table import Sitting

PLACES = (Place("ada", "Ada"), Place("bo", "Bo"))
SECRET = bytes(32)


class Fenced:
    """A random bout, its log, and a ledger that agrees with it. Seats prefer actions that begin with `first`."""

    def __init__(self, name: str, decisions: int, first: str = "") -> None:
        game = make_game(name, {})
        self.table, self.entries, self.ledger = Table("bout", SECRET), list[Entry](), Ledger()
        terms = Terms(name, dict(game.options), game.digest)
        self.write([Opened(terms, PLACES, commitment(SECRET), "ada", entropy=("", ""))])
        self.write(actions.first_deal(self.table, ("", "")))
        for number in range(decisions):
            if self.table.stage == "over":
                break
            seat = self.table.due()[0 if first else -1]  # of seats that choose at the same time
            tokens = [game.notation.token(action) for action in self.table.moments()[seat].state.legal_actions()]
            tokens = [token for token in tokens if first and token.startswith(first)] or tokens
            said = Said(self.table.ply, seat, tokens[number % len(tokens)])
            self.ledger.send("bout", said)
            self.write(actions.act(self.table, seat, said.ply, said.token))
            self.ledger.acknowledge("bout", said)

    def write(self, entries: list[Entry]) -> None:
        for entry in entries:
            self.entries.append(entry)
            self.table.apply(entry, 0.0)

    def wrong(self, entries: list[Entry] | None = None) -> list[str]:
        rows = [Row(number, entry, 0.0) for number, entry in enumerate(entries or self.entries)]
        return self.ledger.against("bout", rows).wrong


@pytest.fixture
def fenced() -> Fenced:
    return Fenced("engarde/standard", 6)


@pytest.mark.parametrize("name", ["engarde/standard", "readyfence/advanced", "audatia/duel", "arena/standard"])
def test_a_log_that_has_all_is_right(name: str) -> None:
    assert Fenced(name, 12).wrong() == []


def test_choices_made_at_once_are_both_found() -> None:
    fenced = Fenced("audatia/duel", 200)
    assert any(isinstance(entry, Chose) for entry in fenced.entries)
    assert fenced.wrong() == []


def test_a_card_cycled_while_both_choose_is_found_as_a_decision_of_one() -> None:
    fenced = Fenced("audatia/duel", 200, first="~")
    cycles = [entry for entry in fenced.entries if isinstance(entry, Played) and "~" in "".join(entry.tokens[:1])]
    assert cycles
    assert fenced.wrong() == []


def test_a_card_cycled_while_both_choose_is_a_decision_of_one_player() -> None:
    sitting, ledger = Sitting("audatia", challenger="boucicault", respondent="boucicault"), Ledger()
    for token in (".", ".", "vP", "vC", ".", ".", ".", "~EY"):
        said = Said(sitting.table.ply, sitting.table.due()[0], token)
        ledger.send("bout", said)
        sitting.acts(said.seat, token)
        ledger.acknowledge("bout", said)
    rows = [Row(number, entry, at) for number, (entry, at) in enumerate(sitting.log)]
    assert ledger.against("bout", rows).wrong == []


def test_what_was_acknowledged_and_is_missing_is_found(fenced: Fenced) -> None:
    (wrong,) = fenced.wrong(fenced.entries[:-1])
    assert "was acknowledged, and is not in the log" in wrong


def test_what_nobody_said_is_found(fenced: Fenced) -> None:
    said = max(fenced.ledger.sent["bout"])
    fenced.ledger.sent["bout"].discard(said)
    assert fenced.wrong() == [f"bout: {said} is in the log, and nobody said it"]


def test_a_decision_without_its_deal_is_found(fenced: Fenced) -> None:
    while not isinstance(last := fenced.entries[-1], Played) or len(last.tokens) == 1:
        fenced.entries.pop()
    fenced.entries[-1] = Played(last.seat, last.tokens[:1])
    assert "bout: the log ends before the deck has dealt" in fenced.wrong()


def test_an_entry_that_can_not_follow_is_found(fenced: Fenced) -> None:
    (wrong,) = fenced.wrong([*fenced.entries, Played(0, ("+1",), (99,))])
    assert wrong.startswith(f"bout: number {len(fenced.entries)} can't be")


def test_a_number_that_is_left_out_is_found(fenced: Fenced) -> None:
    rows = [Row(number + (number > 2), entry, 0.0) for number, entry in enumerate(fenced.entries)]
    assert fenced.ledger.against("bout", rows).wrong == ["bout: number 3 is missing"]
