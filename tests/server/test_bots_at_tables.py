"""Bots while the table changes: after a takeback they decide again, and one person's bots block no other's."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from msgspec.json import decode

from salle.core.options import Value
from salle.server.bots.pool import BotPool, BotProcess, T
from salle.server.live.bot_turns import BOT_GRACE
from salle.server.rate_limits import TooMany
from salle.server.table.table import Table
from salle.wire.bot_protocol import Choice
from tests.server.serverless_table import Sitting
from tests.server.serving import Chair, Server, served_with

PLAIN: dict[str, Value] = {"hits": 1, "starter": "left"}


class Slow(BotPool):
    """Bots that answer only when the test lets them, and what each of them answers then."""

    def __init__(self) -> None:
        super().__init__(1, pace=0.0)
        self.may = asyncio.Event()
        self.answers: list[str] = []

    async def choose(self, table: Table, seat: int) -> str:
        state = table.moments()[seat].state
        token: str = table.game.notation.token(state.legal_actions()[-1])
        self.answers.append(token)
        await self.may.wait()
        return token

    async def asked(self, times: int) -> None:
        """Wait until there were so many questions."""
        while len(self.answers) < times:
            await asyncio.sleep(0.001)


class Pencil(BotProcess):
    """A bot process that answers when the test lets it, and remembers its questions."""

    def __init__(self) -> None:
        super().__init__()
        self.may = asyncio.Event()
        self.thought: list[bytes] = []

    async def _asked(self, line: bytes, kind: type[T]) -> T:
        self.thought.append(line)
        await self.may.wait()
        return decode(b'{"action": 0}', type=kind)


class Crowded(BotPool):
    """Bots that are refused at first, because too many questions wait."""

    def __init__(self) -> None:
        super().__init__(1, pace=0.0)
        self.asked = 0

    async def choose(self, table: Table, seat: int) -> str:
        self.asked += 1
        if self.asked == 1:
            raise TooMany(5.0)
        return await super().choose(table, seat)


class Noted(BotProcess):
    """The address and person of each question."""

    def __init__(self) -> None:
        super().__init__()
        self.by: list[tuple[str, str]] = []

    async def ask(self, address: str, person: str, line: bytes, kind: type[T], thought: Any) -> T:
        self.by.append((address, person))
        return decode(b'{"action": 0, "hints": []}', type=kind)


def slowly(test: Any) -> Any:
    """A test with a server whose bots are slow."""

    def run(tmp_path: Path) -> None:
        slow = Slow()

        async def with_bots(server: Server) -> None:
            await test(server, slow)

        served_with(patience=20, bots=slow)(with_bots)(tmp_path)

    return run


async def goes_back(chair: Chair, ply: int) -> None:
    await chair.says("take-back")
    await chair.sees(lambda view: bool(view["ply"] == ply))


@slowly
async def test_a_bot_answers_what_was_done_and_not_what_was_taken_back(server: Server, bots: Slow) -> None:
    (ada,) = await server.people("Ada")
    table = await ada.opens("engarde/standard", "me", "tactic", options=PLAIN)
    async with ada.at(table) as chair:
        ply = chair.view["ply"]
        tokens = [offer["token"] for offer in chair.view["offers"]]
        await chair.moves()
        await bots.asked(1)
        await goes_back(chair, ply)
        assert not server.service.live_tables.live[table].thinking
        await chair.acts(tokens[-1])
        await bots.asked(2)
        bots.may.set()
        await chair.sees(lambda view: view["awaiting"] == [0] and bool(view["ply"] > ply))
    played = [news for news in chair.news if news["kind"] == "played" and news["seat"] == 1]
    assert [news["tokens"][0] for news in played] == [bots.answers[1]]


@slowly
async def test_nothing_is_thought_about_once_a_bout_is_over(server: Server, bots: Slow) -> None:
    (ada,) = await server.people("Ada")
    table = await ada.opens("engarde/standard", "me", "tactic", options=PLAIN)
    async with ada.at(table) as chair:
        await chair.moves()
        await bots.asked(1)
        await chair.says("resign")
        await chair.sees(lambda view: bool(view["ended"]))
    assert not server.service.live_tables.live[table].thinking


def test_many_bots_of_one_person_delay_no_others_and_unwanted_questions_block_none() -> None:
    async def main() -> list[bytes]:
        desk = Pencil()

        def asks(by: str, line: bytes) -> asyncio.Task[Choice]:
            return asyncio.create_task(desk.ask(by, by, line, Choice, lambda seconds: None))

        asked = [asks("hog", b"hog") for _ in range(4)]
        await asyncio.sleep(0)
        asked += [asks("ada", b"taken back"), asks("ada", b"ada")]
        await asyncio.sleep(0.01)
        assert desk.waiting == 5
        unwanted = asked.pop(0), asked.pop(3)  # one that is being answered, and one that waits
        for one in unwanted:
            one.cancel()
        await asyncio.sleep(0.01)
        assert desk.thought == [b"hog"]
        desk.may.set()
        await asyncio.gather(*asked)
        return desk.thought

    assert asyncio.run(main()) == [b"hog", b"hog", b"ada", b"hog", b"hog"]


def test_a_bot_that_was_refused_is_asked_again_by_the_deadline_of_its_bout(tmp_path: Path) -> None:
    bots = Crowded()

    @served_with(bots=bots)
    async def test(server: Server) -> None:
        (ada,) = await server.people("Ada")
        table = await ada.opens("engarde/standard", "me", "tactic", options=PLAIN)
        async with ada.at(table) as chair:
            await chair.moves()
            live = server.service.live_tables.live[table]
            while not bots.asked or live.thinking:
                await asyncio.sleep(0.001)
            assert await server.service.store.waiting(BOT_GRACE) == [table]
            server.service.decisions.bot_turns.wake(live)  # as at the deadline
            await chair.sees(lambda view: bool(view["offers"]))
            assert bots.asked == 2

    test(tmp_path)


def test_bots_and_hints_take_turns_by_the_last_address_of_the_person(tmp_path: Path) -> None:
    class Noting(BotPool):
        desk = Noted()

        def _desk(self, table: str) -> BotProcess:
            return self.desk

    bots = Noting(1, pace=0.0)

    @served_with(bots=bots)
    async def test(server: Server) -> None:
        (ada,) = await server.people("Ada")
        me = (await ada.asks("GET", "/api/me"))["id"]
        table = Sitting("engarde/standard").table
        await bots.choose(table, table.due()[0])
        await bots.advise(me, "table", b"")
        assert bots.desk.by == [("ada", "ada"), ("127.0.0.1", me)]  # an unknown person counts as an address

    test(tmp_path)
