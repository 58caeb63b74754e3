"""Ratings cannot be farmed: a thousand bouts against opponents who lose on purpose, and honest newcomers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

import pytest

from salle.core.registry import make_game
from salle.players.ratings import bot_ratings
from salle.server.live.bout_summary import summarize
from salle.server.people.rating_model import (
    MODEL,
    NEWCOMER,
    POINTS,
    PROVISIONAL,
    Rating,
    is_established,
    is_short,
    points,
)
from salle.server.people.rating_store import Ratings
from salle.server.store.bouts import Store
from salle.server.store.database import Statement, opened
from salle.server.store.people import PeopleStore
from salle.server.table.table import Table
from salle.wire.log_entries import Entry, Opened, Place, Retired
from tests.server.serverless_table import PEOPLE, SECRET, Sitting
from tests.server.serving import empty_database

GAME: Final = "engarde/standard"
ADA: Final = PEOPLE[0]
BOUTS: Final = 1000


def moves() -> Sitting:
    """Let both players make enough moves for the bout to count."""
    sitting = Sitting(GAME, rated=True)
    while is_short(sitting.table):
        sitting.goes_on()
    return sitting


def victory() -> list[Entry]:
    """A bout that the rules end, won by seat 0."""
    for seed in count():
        chance, sitting = Random(seed), Sitting(GAME, rated=True)
        while sitting.table.stage != "over":
            seat = sitting.table.due()[0]
            state = sitting.table.moments()[seat].state
            sitting.acts(seat, sitting.table.game.notation.token(chance.choice(state.legal_actions())))
        outcome = sitting.table.bout.outcome
        if outcome is not None and list(outcome.winners) == [0]:
            return [entry for entry, _ in sitting.log[1:]]
    raise AssertionError


class Club:
    """People in a database, with their bouts."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.people = PeopleStore(store.database)
        self.ratings = Ratings(store.database)
        self.number = count()
        start = moves()
        self.deal = [entry for entry, _ in Sitting(GAME, rated=True).log[1:]]
        self.moves = [entry for entry, _ in start.log[1:]]
        self.opened = start.table.opened

    async def joins(self, claimed: bool, rating: Rating | None = None) -> Place:
        """Add a person."""
        id = f"person{next(self.number)}"
        await self.people.add(id, id)
        if claimed:
            await self._write("update people set password = 'hash' where id = :id", id=id)
        if rating is not None:
            row = {"id": id, "game": GAME, **rating._asdict()}
            await self._write("insert into ratings values (:id, :game, :bouts, :mu, :sigma)", **row)
        return Place(id, id)

    async def bout(self, one: Place, other: Place, entries: list[Entry]) -> None:
        """Play a bout of these two to its end."""
        table = Table(f"bout{next(self.number)}", SECRET)
        begin = Opened(self.opened.terms, (one, other), self.opened.seal, one.person, entropy=("", ""))
        table.apply(begin, 0.0)
        await self.store.open(table.id, begin, "", [begin], summarize(table, 0.0, [begin]), 0.0)
        for entry in entries:
            table.apply(entry, 0.0)
        assert table.stage == "over"
        summary = summarize(table, 0.0, entries)
        await self.store.append(table.id, 1, entries, summary, 0.0, await self.ratings.earned(table))

    async def rating(self, one: Place) -> Rating:
        rows = await self.store.database.read(
            "select mu, sigma, bouts from ratings where person = :person", person=one.person)  # fmt: skip
        return Rating(*rows[0]) if rows else NEWCOMER

    async def listed(self) -> list[str]:
        """The names in the ranking."""
        return [standing.name for standing in await self.ratings.best(GAME)]

    async def tomorrow(self) -> None:
        """Let a day pass."""
        await self._write("update rated set at = at - 86400")

    async def _write(self, text: str, **values: object) -> None:
        await self.store.database.write([Statement(text, values)])


def club(test: Callable[[Club], Awaitable[None]]) -> Callable[[Path], None]:
    """A decorator for a test with a separate club."""

    def run(tmp_path: Path) -> None:
        (tmp_path / "salle.db").write_bytes(empty_database())

        async def main() -> None:
            store = Store(await opened(f"sqlite:///{tmp_path / 'salle.db'}"))
            try:
                await test(Club(store))
            finally:
                await store.database.close()

        asyncio.run(main())

    return run


def known(elo: int = 1000, sigma: float = PROVISIONAL) -> Rating:
    """A rating that has just been established."""
    return Rating(MODEL.mu + (elo - 1000) / POINTS, sigma)


@club
async def test_a_thousand_bouts_against_losers_gain_less_than_50_points(club: Club) -> None:
    farmer, friend = [await club.joins(True, known()) for _ in range(2)]
    at_once: list[Entry] = [*club.deal, Retired(1, "resigned")]
    later: list[Entry] = [*club.moves, Retired(1, "resigned")]
    beaten = victory()
    for number in range(BOUTS):
        kind = number % 5
        if kind == 0:
            await club.bout(farmer, await club.joins(False), at_once)
        elif kind == 1:
            await club.bout(farmer, await club.joins(False), later)
        elif kind == 2:
            await club.bout(farmer, await club.joins(True), later)
        elif kind == 3:
            await club.bout(farmer, friend, later)
        else:
            await club.bout(farmer, Place(bot="random"), beaten)
    gained = points(await club.rating(farmer)) - 1000
    assert 0 < gained < 50


@club
async def test_a_newcomer_who_beats_fifty_fresh_accounts_is_not_listed(club: Club) -> None:
    newcomer = await club.joins(True)
    for _ in range(50):
        await club.bout(newcomer, await club.joins(True), [*club.moves, Retired(1, "resigned")])
    assert await club.rating(newcomer) == NEWCOMER
    assert await club.listed() == []


@pytest.mark.parametrize("strength", [800, 1300])
def test_a_newcomer_who_plays_the_bots_is_listed_after_some_bouts(strength: int, tmp_path: Path) -> None:
    @club
    async def test(club: Club) -> None:
        chance, beaten = Random(strength), victory()
        bots = {bot: one.elo for bot, one in bot_ratings(make_game(GAME, {})).items()}
        near = sorted(bots, key=lambda bot: abs(bots[bot] - strength))[:5]
        newcomer = await club.joins(True)
        while not is_established(rating := await club.rating(newcomer)):
            bot = near[rating.bouts % len(near)]
            wins = chance.random() < 1 / (1 + 10 ** ((bots[bot] - strength) / 400))
            await club.bout(newcomer, Place(bot=bot), beaten if wins else [*club.moves, Retired(0, "resigned")])
        assert 10 <= rating.bouts <= 20
        assert await club.listed() == [newcomer.name]

    test(tmp_path)
