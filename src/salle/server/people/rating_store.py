"""Ratings in the database. A bout's changes are written together with the entry that ends it, or not at all."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.json import decode

from salle.core.game import NOBODY
from salle.core.texts import Message
from salle.server.people.rating_model import (
    BOT,
    NEWCOMER,
    PROVISIONAL,
    Rateable,
    Rating,
    counts,
    counts_for_visitor,
    moved,
    of_bot,
    places,
    shown,
)
from salle.server.store.database import Database, Rows, Statement
from salle.server.table.table import Table
from salle.wire import messages
from salle.wire.bout_list import About

MOST_LISTED: Final = 100
DAY: Final = 24 * 60 * 60.0  # seconds for which an earlier bout against an opponent is remembered


class RatingsShown(NamedTuple):
    """The ratings that a table shows, by seat."""

    ratings: Mapping[int, messages.Rating] = {}
    counts: Mapping[int, Sequence[Message]] = {}  # for the person in the seat, or NOBODY for a visitor


class RatingChange(Struct, frozen=True):
    """A person's rating after a bout."""

    game: str
    bout: str
    at: float
    rating: messages.Rating


class Ratings:
    """All statements about ratings."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def earned(self, table: Table) -> list[Statement]:
        """The statements to write together with the entry that ends the bout.

        They fail if another bout of a player has ended meanwhile. Deleted players have no rating."""
        came_in = places(table)
        if came_in is None:
            return []
        seats = await self._seats(table)
        found = {one.id: moved(seat, seats, came_in) for seat, one in enumerate(seats)}
        return [
            statement
            for person, rating in sorted(found.items())
            if rating is not None and not person.startswith(BOT)
            for statement in rating_statements(table, person, rating)
        ]

    async def shown(self, table: Table) -> RatingsShown:
        """The ratings of the seats, now or after this bout, and how much the bout counts for each person."""
        seats = await self._seats(table)
        people = {seat: one for seat, one in enumerate(seats) if one.rating and table.places[seat].person}
        changes = await self._changes(table.id) if table.stage == "over" else {}
        return RatingsShown(
            {seat: changes.get(one.id) or shown(one.rating) for seat, one in enumerate(seats) if one.rating},
            {seat: counts(table, seat, seats) for seat in people} | {int(NOBODY): counts_for_visitor(table, seats)},
        )

    async def _seats(self, table: Table) -> list[Rateable]:
        """The player in each seat; without a rating if the seat is open or the player was deleted."""
        rows = await self.database.read(
            "select people.id, password is not null, mu, sigma, bouts from seats"
            " join people on people.id = seats.person"
            " left join ratings on ratings.person = people.id and game = :game where bout = :bout",
            game=table.terms.game, bout=table.id)  # fmt: skip
        met = await self._met(table)
        people = {
            id: Rateable(id, NEWCOMER if mu is None else Rating(mu, sigma, bouts), bool(claimed), met[id])
            for id, claimed, mu, sigma, bouts in rows
        }
        return [
            Rateable(BOT + place.bot, of_bot(table.game, place.bot), True)
            if place.bot
            else people.get(place.person, Rateable(place.person, None, False))
            for place in table.places
        ]

    async def _met(self, table: Table) -> dict[str, Counter[str]]:
        """The number of rated bouts in the last day of each person at this table against each opponent."""
        rows = await self.database.read(
            "select mine.person, mine.bout, about, other.person from rated mine join bouts on bouts.id = mine.bout"
            " left join seats other on other.bout = mine.bout and other.person <> mine.person"
            " where mine.game = :game and mine.at > {now} - :day"
            " and mine.person in (select person from seats where seats.bout = :bout)",
            game=table.terms.game, day=DAY, bout=table.id)  # fmt: skip
        opponents: dict[tuple[str, str], set[str]] = {}
        for person, bout, about, other in rows:
            had = decode(about, type=About)
            bots = {BOT + name for name, bot in zip(had.seats, had.bots, strict=True) if bot}
            opponents.setdefault((person, bout), bots).add(other or "")
        met: dict[str, Counter[str]] = defaultdict(Counter)
        for (person, _), others in opponents.items():
            met[person].update(others)
        return met

    async def _changes(self, bout: str) -> dict[str, messages.Rating]:
        rows = await self.database.read(
            "select rated.person, rated.mu, rated.sigma, earlier.mu, earlier.sigma from rated left join rated earlier"
            " on earlier.person = rated.person and earlier.game = rated.game and earlier.number = rated.number - 1"
            " where rated.bout = :bout", bout=bout)  # fmt: skip
        return {
            person: shown(Rating(mu, sigma), NEWCOMER if was is None else Rating(was, was_sigma))
            for person, mu, sigma, was, was_sigma in rows
        }

    async def of(self, person: str) -> list[messages.Standing]:
        return standings(await self.database.read(
            "select game, name, bouts, mu, sigma from ratings join people on people.id = person where person = :person"
            " order by game", person=person))  # fmt: skip

    async def history(self, person: str) -> list[RatingChange]:
        """A person's ratings after every rated bout, the earliest first."""
        rows = await self.database.read(
            "select game, bout, at, mu, sigma from rated where person = :person order by at, game, number",
            person=person)  # fmt: skip
        return [RatingChange(game, bout, at, shown(Rating(mu, sigma))) for game, bout, at, mu, sigma in rows]

    async def best(self, game: str) -> list[messages.Standing]:
        """The strongest players with a claimed name and an established rating."""
        return standings(await self.database.read(
            "select game, name, bouts, mu, sigma from ratings join people on people.id = person"
            " where game = :game and password is not null and sigma <= :provisional"
            " order by mu desc, name limit :most",
            game=game, provisional=PROVISIONAL, most=MOST_LISTED))  # fmt: skip


def rating_statements(table: Table, person: str, rating: Rating) -> list[Statement]:
    """The statements that store a person's rating after that bout."""
    row = {"person": person, "game": table.terms.game, "bout": table.id, **rating._asdict()}
    return [
        Statement("insert into rated (person, game, number, bout, mu, sigma, at)"
                  " values (:person, :game, :bouts, :bout, :mu, :sigma, {now})", row),
        Statement("insert into ratings (person, game, bouts, mu, sigma) values (:person, :game, :bouts, :mu, :sigma)"
                  " on conflict (person, game) do update set bouts = :bouts, mu = :mu, sigma = :sigma", row),
    ]  # fmt: skip


def standings(rows: Rows) -> list[messages.Standing]:
    return [messages.Standing(game, name, bouts, shown(Rating(mu, sigma))) for game, name, bouts, mu, sigma in rows]
