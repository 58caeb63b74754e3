"""The database of a server of an earlier version is served by this one: nothing is lost, and every bout goes on."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

from salle import Client, Record
from salle.client.table_seat import TableSeat
from salle.core.notation.records import BOT
from salle.core.notation.verification import verify
from salle.server.settings import RetentionSettings, Settings
from salle.wire.messages import COOKIE, View
from salle.wire.study import MOST_FRAMES
from tests.earlier.versions import Club, Finished, Person, Unfinished, club_of, every_version
from tests.server.serving import PATIENCE, Server, Somebody, serving

FOREVER = 100 * 365  # days
# Else bouts as old as these would be closed.
KEPT = Settings(keep=RetentionSettings(abandoned=FOREVER, guests=FOREVER))
SLOW = 120.0  # seconds that a clock may lose while the test runs


class Reopened:
    """A server with a copy of an old database, and its players."""

    def __init__(self, server: Server, club: Club) -> None:
        self.server = server
        self.club = club

    async def player(self, name: str) -> Somebody:
        """The player of that name, by what they kept: a token, a cookie, or else a password."""
        person = self.club.person(name)
        assert person is not None
        if person.token:
            return await self.server.program(person.token)
        if not person.cookie:
            return await self.signs_in(person)
        (guest,) = await self.server.people("")
        guest.http.cookies.set(COOKIE, person.cookie)
        return guest

    async def signs_in(self, person: Person) -> Somebody:
        """The player, by the right password."""
        (player,) = await self.server.people("")
        me = await player.asks("POST", "/api/sign-in", name=person.name, password=person.password)
        assert (me["name"], me["claimed"]) == (person.name, True)
        return player

    @asynccontextmanager
    async def client(self, name: str) -> AsyncIterator[Client]:
        """The same player, as a program."""
        person, player = self.club.person(name), await self.player(name)
        assert person is not None
        cookie = player.http.cookies.get(COOKIE) or ""
        async with Client(self.server.address, token=person.token, cookie=cookie) as client:
            yield client


def reopened(folder: Path, tmp_path: Path, test: Callable[[Reopened], Awaitable[None]]) -> None:
    """Serve a copy of the database while the test runs."""
    database = tmp_path / "salle.db"
    shutil.copyfile(folder / "salle.db", database)

    async def run() -> None:
        async with serving(f"sqlite:///{database}", settings=KEPT) as server:
            await asyncio.wait_for(test(Reopened(server, club_of(folder))), 3 * PATIENCE)

    asyncio.run(run())


async def plays(chair: TableSeat, rng: Random) -> View:
    """Play random moves to the end, after a secret choice that is already made."""
    async for view in chair.turns():
        if view.chosen is None:
            await chair.act(rng.choice(view.offers).token)
    return chair.view


async def declines(chair: TableSeat) -> None:
    """Say no to all that others ask."""
    for what, seats in chair.view.answering.items():
        if chair.view.seat in seats:
            await chair.reply(what, False)


def check_untouched(view: View, left: Unfinished, name: str) -> None:
    """The table is as its players left it."""
    assert view.head.frozen is None
    assert (view.head.game, view.ply, view.asked) == (left.game, left.ply, left.asked)
    assert [seat.name for seat in view.head.seats] == left.seats
    assert view.chosen == left.chosen.get(name)
    check_clocks(view, left)


def check_clocks(view: View, left: Unfinished) -> None:
    """Clocks stood still while no server was up; since then only those of the awaited seats have run."""
    for seat, (now, then) in enumerate(zip(view.clock or [], left.clock or [], strict=True)):
        assert now > then - SLOW if seat in view.awaiting else abs(now - then) < 1


async def check_over(client: Client, bout: Finished | Unfinished) -> Record:
    """The record of a bout that is over is complete, and its deals are true."""
    record = Record.parse(await client.record(bout.table), bout.table)
    assert verify(record).failure is None
    assert record.tags["Game"] == bout.game
    return record


# -- players


@every_version
def test_a_password_still_opens_an_account_and_a_wrong_one_does_not(folder: Path, tmp_path: Path) -> None:
    async def test(again: Reopened) -> None:
        (stranger,) = await again.server.people("")
        with_password = [person for person in again.club.people.values() if person.password]
        assert with_password
        for person in with_password:
            await again.signs_in(person)
            refused = await stranger.fails("POST", "/api/sign-in", name=person.name, password=person.password + "!")
            assert refused == (403, "server-error-sign-in")

    reopened(folder, tmp_path, test)


@every_version
def test_a_token_and_the_cookie_of_a_guest_still_work(folder: Path, tmp_path: Path) -> None:
    async def test(again: Reopened) -> None:
        people = again.club.people.values()
        assert any(person.token for person in people) and any(person.cookie for person in people)
        for person in people:
            async with again.client(person.name) as client:
                me = await client.me()
            assert (me.name, me.claimed) == (person.name, bool(person.password))

    reopened(folder, tmp_path, test)


@every_version
def test_ratings_and_muted_players_are_kept(folder: Path, tmp_path: Path) -> None:
    async def test(again: Reopened) -> None:
        for person in again.club.people.values():
            player = await again.player(person.name)
            rated = [bout.game for bout in again.club.finished if bout.rated and person.name in bout.seats]
            ratings = await player.asks("GET", "/api/me/ratings")
            assert {one["game"]: one["bouts"] for one in ratings} == {game: rated.count(game) for game in rated}
            assert [one["name"] for one in await player.asks("GET", "/api/me/muted")] == person.muted

    reopened(folder, tmp_path, test)


# -- bouts


@every_version
def test_every_bout_is_listed_for_its_players(folder: Path, tmp_path: Path) -> None:
    async def test(again: Reopened) -> None:
        for person in again.club.people.values():
            async with again.client(person.name) as client:
                listed = await client.bouts()
            results = {one.id: one.about.result for one in listed if one.stage == "over"}
            assert results == {one.table: one.result for one in again.club.finished if person.name in one.seats}
            playing = {one.id for one in listed if one.stage == "fencing"}
            assert playing == {one.table for one in again.club.unfinished if person.name in one.seats}

    reopened(folder, tmp_path, test)


@every_version
def test_every_finished_bout_has_its_record_and_its_replay(folder: Path, tmp_path: Path) -> None:
    async def test(again: Reopened) -> None:
        for bout in again.club.finished:
            async with again.client(bout.seats[0]) as client:
                record = await check_over(client, bout)
            assert record.tags["Result"] == bout.result
            player = await again.player(bout.seats[0])
            replay = await player.asks("GET", f"/api/tables/{bout.table}/replay?count={MOST_FRAMES}")
            assert [seat["name"].removeprefix(BOT) for seat in replay["seats"]] == bout.seats
            assert [frame["token"] for frame in replay["frames"]] == ["", *(token for token, _ in record.tokens)]
            assert replay["ended"]["winners"] == [seat for seat, won in enumerate(bout.result.split("-")) if won == "1"]

    reopened(folder, tmp_path, test)


@every_version
def test_every_unfinished_bout_is_played_to_its_end(folder: Path, tmp_path: Path) -> None:
    async def test(again: Reopened) -> None:
        for left in again.club.unfinished:
            async with AsyncExitStack() as stack:
                names = [name for name in left.seats if again.club.person(name)]
                clients = [await stack.enter_async_context(again.client(name)) for name in names]
                chairs = [await stack.enter_async_context(client.table(left.table)) for client in clients]
                for name, chair in zip(names, chairs, strict=True):
                    check_untouched(chair.view, left, name)
                for chair in chairs:
                    await declines(chair)
                views = await asyncio.gather(*(plays(chair, Random(seat)) for seat, chair in enumerate(chairs)))
                assert all(view.ended is not None and view.ended.how is None for view in views)
                assert len((await check_over(clients[0], left)).tokens) > left.ply

    reopened(folder, tmp_path, test)


@every_version
def test_a_bout_begins_at_every_open_table(folder: Path, tmp_path: Path) -> None:
    async def test(again: Reopened) -> None:
        for one in again.club.open:
            async with again.client(one.host) as host, again.client(one.guest) as guest:
                await guest.sit(one.table)
                async with host.table(one.table) as chair:
                    assert (chair.view.head.stage, len(chair.view.awaiting)) == ("fencing", 1)

    reopened(folder, tmp_path, test)


@every_version
def test_a_rematch_begins_when_the_other_player_asks_for_it_too(folder: Path, tmp_path: Path) -> None:
    async def test(again: Reopened) -> None:
        for one in again.club.rematch:
            async with again.client(one.asks) as client:
                assert await client.rematch(one.after) == one.table
                async with client.table(one.table) as chair:
                    assert chair.view.head.stage == "fencing"

    reopened(folder, tmp_path, test)
