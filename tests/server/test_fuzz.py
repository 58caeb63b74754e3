"""Random messages on a socket: each is answered, or the socket closes in order, and another table never notices."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from websockets.exceptions import ConnectionClosed

from salle.wire import messages as wire
from tests.server.serving import PATIENCE, Chair, Server, serving
from tests.server.test_schema import UNLIMITED

AT_ONCE = 25  # messages in a row
GAMES = ("engarde/standard", "audatia/duel", "readyfence/basic")
IN_ORDER = {1000, 1003, 1007, 1008, 1009, 1013}
TYPES = ("act", "take-back", "offer-draw", "reply", "resign", "retire", "claim", "look", "ping", "", "update")
TOKENS = (">1", "<1", "x44", "#", "=24", "+1", "!1", "@left", "FEN", "?", "\x00", "é", "-")

anything = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=20),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)
small = some.integers(-1, 9)
nearly = some.fixed_dictionaries(
    {"type": some.sampled_from(TYPES)},
    optional={
        "ply": some.integers(-1, 30) | anything,
        "token": some.sampled_from(TOKENS) | some.text(max_size=50),
        "seat": small | anything,
        "re": small | anything,
        "what": some.sampled_from(("draw", "takeback", "")) | anything,
        "yes": some.booleans() | anything,
        "extra": anything,
    },
)
frames = (
    nearly.map(json.dumps)
    | anything.map(json.dumps)
    | some.text(max_size=200)
    | some.binary(max_size=200)
    | some.integers(wire.LONGEST + 1, 3 * wire.LONGEST)  # characters
    | some.just('{"offer": true}')  # replaced by the first offer
)


class Attack:
    """A server in a separate thread, with a quiet table."""

    def __init__(self, database: str) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.stack = AsyncExitStack()
        self.sent = 0
        self.does(self._begin(database))

    def does(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(asyncio.wait_for(work, 10 * PATIENCE), self.loop).result()

    async def _begin(self, database: str) -> None:
        self.server: Server = await self.stack.enter_async_context(serving(database, settings=UNLIMITED))
        self.eve, self.bo = await self.server.people("Eve", "Bo")
        await self._sit_down()

    async def _sit_down(self) -> None:
        table = await self.bo.opens("engarde/standard", "me", "me", options={"hits": 15})
        self.calm: Chair = await self.stack.enter_async_context(self.bo.at(table))

    async def strikes(self, game: str, messages: list[str | bytes | int]) -> None:
        """Send all these messages to a new table, then make a move at the quiet one."""
        table = await self.eve.opens(game, "me", "me")
        while messages:
            async with self.eve.at(table) as chair:
                try:
                    while messages:
                        await self._say(chair, messages.pop())
                except ConnectionClosed as closed:
                    assert closed.rcvd is not None
                    assert closed.rcvd.code in IN_ORDER
        if self.calm.view["ended"]:
            await self._sit_down()
        await self.calm.moves()

    async def _say(self, chair: Chair, message: str | bytes | int) -> None:
        """Send a message, then a ping: the answer to the message comes before the pong."""
        if isinstance(message, int):
            message = "x" * message
        if message == '{"offer": true}' and chair.view["offers"]:
            message = json.dumps({"type": "act", "ply": chair.view["ply"], "token": chair.view["offers"][0]["token"]})
        self.sent += 1
        await chair.socket.send(message)
        await chair.says("ping", re=2**31)
        answers = 0
        while (await chair.hears()) != {"type": "pong", "re": 2**31}:
            answers += 1
        assert answers >= 1, message

    def end(self) -> None:
        self.does(self.stack.aclose())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()


@pytest.fixture
def attack(tmp_path: Path) -> Iterator[Attack]:
    made = Attack(f"sqlite:///{tmp_path / 'salle.db'}")
    yield made
    made.end()


def random_messages(attack: Attack, times: int) -> None:
    @settings(max_examples=times, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(some.sampled_from(GAMES), some.lists(frames, min_size=AT_ONCE, max_size=AT_ONCE))
    def strike(game: str, messages: list[str | bytes | int]) -> None:
        attack.does(attack.strikes(game, list(messages)))

    strike()
    assert attack.sent >= times * AT_ONCE
    text = attack.server.service.metrics.text().decode()
    assert 'kind="fault"' not in text
    faults = [line for line in text.splitlines() if line.startswith("salle_errors_total")]
    known = ("NotNow", "OutOfTurn", "Malformed", "Illegal", "ValidationError", "DecodeError", "NoTakeBack", "Ambiguous")
    assert [line for line in faults if not any(f'"{name}"' in line for name in known)] == []


# The server's thread takes the payload of a ping from `random`, which confuses hypothesis.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module:hypothesis.errors.HypothesisDeprecationWarning")
def test_random_messages(attack: Attack) -> None:
    random_messages(attack, 10 * int(os.environ.get("SALLE_SOAK", "1")))
