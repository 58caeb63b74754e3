"""How strong people are: for each person, game and rule set a rating by the Plackett-Luce model of openskill.

The model believes a strength to lie around `mu`, give or take `sigma`. It is shown on Elo's scale, as the ladders show
bots: in points over the random bot, which has 0. The model lets the stronger of two whose strengths are certain and
d apart win with a chance of 1 / (1 + exp(-d / (√2 β))), Elo with 1 / (1 + 10^(-points / 400)). These are equal where a
unit of mu is 400 / (ln 10 √2 β) points, about 29.5. A newcomer is believed to have 1000 points, give or take 246; his
rating is provisional until it is known to 150, which takes some ten to twenty bouts.

Bots have the rating that their ladder found: it does not move, however often they fence. Where no ladder holds, nobody
knows how strong they are, and bouts with them can't be rated; only the random bot has its 0 everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import log, sqrt
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from salle.core.game import Game, Seat
from salle.core.registry import make_game
from salle.players.ratings import bot_ratings as climbed
from salle.server.table.table import NotNow, Table
from salle.wire import messages

MODEL: Final = PlackettLuce()
POINTS: Final = 400 / (log(10) * sqrt(2) * MODEL.beta)  # of Elo in a unit of mu
NEWCOMERS: Final = 1000  # points
PROVISIONAL: Final = 150 / POINTS  # a sigma above it says that nobody knows yet
BOT_SIGMA: Final = 1.0
ZERO: Final = "random"  # the bot from which points are counted


class Rating(NamedTuple):
    """How strong somebody is, after so many rated bouts."""

    mu: float
    sigma: float
    bouts: int = 0


NEWCOMER: Final = Rating(MODEL.mu, MODEL.sigma)


def shown(rating: Rating, before: Rating | None = None) -> messages.Rating:
    """The rating in points, and by how many a bout has changed it."""
    elo = points(rating)
    return messages.Rating(
        elo,
        round(rating.sigma * POINTS),
        rating.sigma > PROVISIONAL,
        None if before is None else elo - points(before),
    )


def points(rating: Rating) -> int:
    """As many as it stands above the random bot."""
    return round(NEWCOMERS + (rating.mu - MODEL.mu) * POINTS)


def of_bot(game: Game, bot: str) -> Rating | None:
    """The rating of a bot, if it is known."""
    ladder = climbed(game)
    if bot != ZERO and bot not in ladder:
        return None
    elo = 0 if bot == ZERO else ladder[bot].elo
    return Rating(MODEL.mu + (elo - NEWCOMERS) / POINTS, BOT_SIGMA)


def after(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """What a bout makes of the ratings of its seats; of equal places nobody was better."""
    teams = [[MODEL.rating(rating.mu, rating.sigma)] for rating in ratings]
    found = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(one.mu, one.sigma, rating.bouts + 1) for (one,), rating in zip(found, ratings, strict=True)]


def places(table: Table) -> list[int] | None:
    """Who came in first and who second, by seat: winners share the first place, in a draw all do, and in one that was
    agreed on, or where only bots were left, those who still stood. None if the bout does not count: nobody wanted it
    to, it was abandoned, or a bot was lost on the way."""
    if table.stage != "over" or not table.terms.rated or not usual(table.game) or table.ended == "abandoned":
        return None
    if any(table.places[seat].bot for seat in table.retired):
        return None
    if table.ended is not None:
        return [1 if table.stands(seat) else 2 for seat in range(len(table.places))]
    winners = table.bout.outcome.winners if table.bout.outcome is not None else ()
    return [1 if not winners or Seat(seat) in winners else 2 for seat in range(len(table.places))]


def check_rateable(game: Game, bots: Iterable[str]) -> None:
    """Refuse a rated bout that would say nothing about how strong somebody is."""
    if not usual(game):
        raise NotNow("server-error-rated-options")
    for bot in bots:
        if of_bot(game, bot) is None:
            raise NotNow("server-error-rated-bot", bot=bot)


def usual(game: Game) -> bool:
    """Whether it is played as the rule set is meant, by however many."""
    return game.digest == _usual_digest(f"{game.id}/{game.ruleset}", game.seats if "seats" in game.options else None)


@cache
def _usual_digest(name: str, seats: int | None) -> str:
    return make_game(name, {} if seats is None else {"seats": seats}).digest
