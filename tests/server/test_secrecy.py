"""No leaks: two worlds that a seat cannot tell apart put the same bytes on its socket.

The messages are the same, byte for byte, and a bot's response time does not depend on its cards.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator

import pytest

from salle.core.bout import Bout
from salle.core.game import CHANCE, NOBODY, Action, Game, Seat, State
from salle.core.options import Value
from salle.core.registry import make_game
from salle.core.rng import Rng
from salle.server.live.live_table import LiveTable
from salle.server.live.sending import send_changes, send_views
from salle.server.live.watcher import Watcher
from salle.server.table.table import Table
from salle.wire.log_entries import Entry, Opened, Place, Played, Terms

GAMES: list[tuple[str, dict[str, Value]]] = [
    ("engarde/basic", {}),
    ("engarde/standard", {}),
    ("engarde/advanced", {}),
    ("readyfence/tutorial", {}),
    ("readyfence/basic", {}),
    ("readyfence/advanced", {}),
    ("audatia/duel", {}),
    ("arena/standard", {}),
    ("arena/standard", {"seats": 4}),
]
BOUTS = 2 * int(os.environ.get("SALLE_SOAK", "1"))
PLIES = 60


def opened(game: Game) -> Opened:
    """A table where every seat is taken."""
    terms = Terms(f"{game.id}/{game.ruleset}", dict(game.options), game.digest)
    places = tuple(Place(f"person {seat}", f"Name {seat}") for seat in range(game.seats))
    return Opened(terms, places, "00" * 32, "person 0", entropy=("",) * game.seats)


class Side:
    """One of the two worlds: a table, and a watcher in one seat."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.live = LiveTable(Table("table", b"\0" * 32))
        self.watcher = Watcher("" if seat == NOBODY else f"person {seat}")
        self.live.watchers.add(self.watcher)
        self.happens(opened(game))

    @property
    def bout(self) -> Bout:
        return self.live.table.bout

    def happens(self, entry: Entry) -> None:
        """Apply an entry, and send it."""
        self.live.table.apply(entry, 0.0)
        send_changes(self.live, 0.0)

    def plays(self, action: Action) -> None:
        """Play one ply."""
        chance = self.bout.awaiting == CHANCE
        seat = None if chance else int(self.bout.awaiting)
        token = self.live.table.game.notation.token(action)
        self.happens(Played(seat, (token,), (self.live.table.counter,) if chance else ()))

    def sent(self) -> list[bytes]:
        """The messages since the last call."""
        found: list[bytes] = []
        while not self.watcher.waiting.empty():
            message = self.watcher.waiting.get_nowait()
            assert message is not None
            found.append(message)
        return found


def possible(game: Game, state: State) -> Iterator[Action]:
    """The possible actions now."""
    if state.to_act != CHANCE:
        yield from state.legal_actions()
    else:
        for number, weight in enumerate(state.chance_weights()):
            if weight:
                yield Action(game.actions + number)


def looks(bout: Bout, seat: Seat) -> dict[object, list[Action]]:
    """The possible actions now, as far as the seat can tell."""
    found: dict[object, list[Action]] = {}
    for action in possible(bout.game, bout.state):
        tried = Bout(bout.game, bout.state)
        tried.play(action)
        heard = tuple((*event.key(), event.to, event.opens) for event in tried.heard(seat))
        look = (bout.state.masked(action, seat), tried.awaiting, tried.state.sight(seat), heard)
        found.setdefault(look, []).append(action)
    return found


def in_step(here: Side, there: Side, seat: Seat, rng: Rng) -> Iterator[None]:
    """Play both worlds, ply by ply, with actions that look the same to the seat but may differ."""
    for _ in range(PLIES):
        these, those = looks(here.bout, seat), looks(there.bout, seat)
        alike = [look for look in these if look in those]
        if not alike:
            return
        look = alike[rng.below(len(alike))]
        for side, ways in ((here, these[look]), (there, those[look])):
            side.plays(ways[rng.below(len(ways))])
        yield


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_worlds_that_a_seat_can_not_tell_apart_send_it_the_same(name: str, options: dict[str, Value]) -> None:
    asyncio.run(compare(make_game(name, options)))


async def compare(game: Game) -> None:
    differed = 0
    for number in range(BOUTS):
        for seat in (*map(Seat, range(game.seats)), NOBODY):
            rng = Rng(number, f"secrecy {seat}")
            here, there = Side(game, seat), Side(game, seat)
            assert here.sent() == there.sent()
            for _ in in_step(here, there, seat, rng):
                assert here.sent() == there.sent()
                differed += here.bout.actions != there.bout.actions
    assert differed > 20


def test_a_leak_would_be_noticed() -> None:
    game = make_game("engarde/standard", {})
    here, there = Side(game, NOBODY), Side(game, NOBODY)
    for side, tokens in ((here, ("@left", "+1")), (there, ("@left", "+2"))):
        for token in tokens:
            side.plays(game.notation.action(token))
    assert here.sent() == there.sent()
    for side in (here, there):
        side.watcher.eyes = Seat(0)
        send_views(side.live, [side.watcher], None, 0.0)
    assert here.sent() != there.sent()
