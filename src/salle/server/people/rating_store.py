"""Ratings in the database: what a bout makes of them is written together with the entry that ends it, or not at all."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from salle.server.people.rating_model import NEWCOMER, PROVISIONAL, Rating, after, of_bot, places, shown
from salle.server.store.database import Database, Rows, Statement
from salle.server.table.table import Table
from salle.wire import messages

MOST_LISTED: Final = 100


class RatingChange(Struct, frozen=True):
    """What a bout made of somebody's rating."""

    game: str
    bout: str
    at: float
    rating: messages.Rating


class Ratings:
    """All statements about ratings."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def earned(self, table: Table) -> list[Statement]:
        """What is to be written with the entry that ends the bout. Its keys refuse all if another bout of one of them
        has ended meanwhile; who is no more gets nothing."""
        came_in = places(table)
        if came_in is None:
            return []
        people = await self._people(table)
        before = [
            of_bot(table.game, place.bot) if place.bot else people.get(place.person, NEWCOMER) for place in table.places
        ]
        known = [rating for rating in before if rating is not None]
        if len(known) < len(before):
            return []
        found = zip(table.places, after(known, came_in), strict=True)
        earned = {place.person: rating for place, rating in found if place.person in people}
        return [
            statement for person in sorted(earned) for statement in rating_statements(table, person, earned[person])
        ]

    async def shown(self, table: Table) -> dict[int, messages.Rating]:
        """The ratings of those who sit there, by seat: as they are, or as the bout has left them."""
        found = {person: shown(rating) for person, rating in (await self._people(table)).items()}
        if table.stage == "over":
            found |= await self._changes(table.id)
        bots = {seat: of_bot(table.game, place.bot) for seat, place in enumerate(table.places) if place.bot}
        return {
            **{seat: found[place.person] for seat, place in enumerate(table.places) if place.person in found},
            **{seat: shown(rating) for seat, rating in bots.items() if rating is not None},
        }

    async def _people(self, table: Table) -> dict[str, Rating]:
        """The ratings of all who sit there and are still somebody."""
        rows = await self.database.read(
            "select people.id, mu, sigma, bouts from seats join people on people.id = seats.person"
            " left join ratings on ratings.person = people.id and game = :game where bout = :bout",
            game=table.terms.game, bout=table.id)  # fmt: skip
        return {id: NEWCOMER if mu is None else Rating(mu, sigma, bouts) for id, mu, sigma, bouts in rows}

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
        """All ratings of somebody."""
        return standings(await self.database.read(
            "select game, name, bouts, mu, sigma from ratings join people on people.id = person where person = :person"
            " order by game", person=person))  # fmt: skip

    async def history(self, person: str) -> list[RatingChange]:
        """What every rated bout has made of his ratings, the first one first."""
        rows = await self.database.read(
            "select game, bout, at, mu, sigma from rated where person = :person order by at, game, number",
            person=person)  # fmt: skip
        return [RatingChange(game, bout, at, shown(Rating(mu, sigma))) for game, bout, at, mu, sigma in rows]

    async def best(self, game: str) -> list[messages.Standing]:
        """Those with a name of their own, the strongest first, and at last those of whom nobody knows yet."""
        return standings(await self.database.read(
            "select game, name, bouts, mu, sigma from ratings join people on people.id = person"
            " where game = :game and password is not null"
            " order by case when sigma > :provisional then 1 else 0 end, mu desc, name limit :most",
            game=game, provisional=PROVISIONAL, most=MOST_LISTED))  # fmt: skip


def rating_statements(table: Table, person: str, rating: Rating) -> list[Statement]:
    """The rating of somebody after that bout, and that it is the one he has now."""
    row = {"person": person, "game": table.terms.game, "bout": table.id, **rating._asdict()}
    return [
        Statement("insert into rated (person, game, number, bout, mu, sigma, at)"
                  " values (:person, :game, :bouts, :bout, :mu, :sigma, {now})", row),
        Statement("insert into ratings (person, game, bouts, mu, sigma) values (:person, :game, :bouts, :mu, :sigma)"
                  " on conflict (person, game) do update set bouts = :bouts, mu = :mu, sigma = :sigma", row),
    ]  # fmt: skip


def standings(rows: Rows) -> list[messages.Standing]:
    """Rows of a list."""
    return [messages.Standing(game, name, bouts, shown(Rating(mu, sigma))) for game, name, bouts, mu, sigma in rows]
