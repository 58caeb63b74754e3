"""Ratings: for each person, game and rule set, by the Plackett-Luce model of openskill.

The model estimates a strength with mean `mu` and deviation `sigma`. It is shown on Elo's scale, like the ladders of
bots: in points above the random bot, which has 0. If two known strengths differ by d, the model gives the stronger
player a chance of 1 / (1 + exp(-d / (√2 β))), and Elo gives 1 / (1 + 10^(-points / 400)). These are equal if a unit of
mu is 400 / (ln 10 √2 β) points, about 29.5. A newcomer starts with 1000 points and a deviation of 246. The rating is
provisional until its deviation is at most 135, which takes ten to twenty bouts.

Bots have the rating of their ladder, which never changes. Without a ladder for a rule set, a bot has no rating there,
and bouts with it cannot be rated. Only the random bot has 0 everywhere.

What a bout changes:
- It counts only if every seat made MIN_MOVES moves, unless the rules defeated that seat earlier (`places`).
- Your rating moves only through opponents whose strength is known: bots with a rating, and people with an established
  one. If you have claimed your name, those people must have claimed theirs (`is_measure`).
- Each earlier rated bout against the same person in the last day divides the change of mu and variance by four. So
  does each one against the same bot, beyond the first four bouts (`weight`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import log, sqrt
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from salle.core.game import NOBODY, Game, Seat
from salle.core.registry import make_game
from salle.core.texts import Message
from salle.players.ratings import bot_ratings as climbed
from salle.server.table.table import NotNow, Table
from salle.wire import messages

MODEL: Final = PlackettLuce()
POINTS: Final = 400 / (log(10) * sqrt(2) * MODEL.beta)  # Elo points in a unit of mu
NEWCOMERS: Final = 1000  # points
PROVISIONAL: Final = 135 / POINTS  # a larger sigma is provisional
BOT_SIGMA: Final = 1.0
ZERO: Final = "random"  # the bot with 0 points
BOT: Final = "bot:"  # before the name of a bot, among the ids of opponents
AGAIN: Final = 0.25  # the factor for every further bout of the same two players within a day
FULL_BOUTS: Final = 4  # bouts against a bot in one day that count fully: a bot does not lose on purpose
MIN_MOVES: Final = 3  # moves of every seat before a bout counts


class Rating(NamedTuple):
    """A rating after so many rated bouts."""

    mu: float
    sigma: float
    bouts: int = 0


NEWCOMER: Final = Rating(MODEL.mu, MODEL.sigma)


class Rateable(NamedTuple):
    """What ratings know about the player in a seat."""

    id: str  # of a person, or bot:NAME
    rating: Rating | None  # None: unknown
    claimed: bool  # true for bots
    met: Mapping[str, int] = {}  # rated bouts of the last day, by the ids of opponents


VISITOR: Final = Rateable("", NEWCOMER, True)


def shown(rating: Rating, before: Rating | None = None) -> messages.Rating:
    """The rating in points, and the change since `before`."""
    elo = points(rating)
    return messages.Rating(
        elo,
        round(rating.sigma * POINTS),
        not is_established(rating),
        None if before is None else elo - points(before),
    )


def points(rating: Rating) -> int:
    """The points of a rating above the random bot."""
    return round(NEWCOMERS + (rating.mu - MODEL.mu) * POINTS)


def of_bot(game: Game, bot: str) -> Rating | None:
    """The rating of a bot, if it is known."""
    ladder = climbed(game)
    if bot != ZERO and bot not in ladder:
        return None
    elo = 0 if bot == ZERO else ladder[bot].elo
    return Rating(MODEL.mu + (elo - NEWCOMERS) / POINTS, BOT_SIGMA)


def after(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings of the seats after a bout. Equal places are a draw."""
    teams = [[MODEL.rating(rating.mu, rating.sigma)] for rating in ratings]
    found = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(one.mu, one.sigma, rating.bouts + 1) for (one,), rating in zip(found, ratings, strict=True)]


def is_established(rating: Rating) -> bool:
    """Whether enough bouts support the rating."""
    return rating.sigma <= PROVISIONAL


def is_measure(other: Rateable, mine: Rateable) -> bool:
    """Whether a result against the other may move my rating."""
    return other.rating is not None and is_established(other.rating) and (other.claimed or not mine.claimed)


def measures(seat: int, seats: Sequence[Rateable]) -> dict[int, int]:
    """The seats that may move this seat's rating, each with how often AGAIN applies to the change."""
    mine = seats[seat]
    return {at: repeats(mine, one.id) for at, one in enumerate(seats) if at != seat and is_measure(one, mine)}


def repeats(mine: Rateable, other: str) -> int:
    """The bouts of the last day against that opponent that reduce the next change."""
    return max(0, mine.met.get(other, 0) - (FULL_BOUTS - 1 if other.startswith(BOT) else 0))


def weight(times: Mapping[int, int]) -> float:
    """The factor of a rating's change: 1, 1/4, 1/16, ... by the opponent met most often."""
    return AGAIN ** max(times.values()) if times else 0.0


def moved(seat: int, seats: Sequence[Rateable], places: Sequence[int]) -> Rating | None:
    """A seat's rating after a bout, or None if it does not change."""
    mine, times = seats[seat].rating, measures(seat, seats)
    if mine is None or not weight(times):
        return None
    known = {seat: mine} | {at: rating for at in times if (rating := seats[at].rating) is not None}
    found = after([*known.values()], [places[at] for at in known])[0]
    part, variance = weight(times), mine.sigma**2
    return Rating(
        mine.mu + part * (found.mu - mine.mu), sqrt(variance + part * (found.sigma**2 - variance)), found.bouts
    )


def counts(table: Table, seat: int, seats: Sequence[Rateable]) -> list[Message]:
    """Sentences for the player in that seat: how much the bout counts, and which opponents do not count and why."""
    if table.stage == "over":
        return [Message("server-counts-short", {"moves": MIN_MOVES})] if is_short(table) else []
    times, said = measures(seat, seats), []
    names = [table.game.explain.seat(Seat(at)) for at in range(len(seats))]
    if times:
        most, part = max(times, key=times.__getitem__), weight(times)
        id = "server-counts-fully" if part == 1 else "server-counts-less"
        said.append(Message(id, {"moves": MIN_MOVES, "percent": round(100 * part), "name": names[most]}))
    others = [at for at in range(len(seats)) if at not in (seat, *times)]
    return [*said, *uncounted(table, others, seats, seats[seat].claimed)]


def uncounted(table: Table, others: Iterable[int], seats: Sequence[Rateable], claimed: bool) -> list[Message]:
    """Sentences why these players' results do not change a rating. `claimed`: whether its owner has a claimed name."""
    said = []
    for at in others:
        if table.places[at].person or table.places[at].bot:
            why = "unknown" if seats[at].claimed or not claimed else "guest"
            said.append(Message(f"server-counts-{why}", {"name": table.game.explain.seat(Seat(at))}))
    return said


def counts_for_visitor(table: Table, seats: Sequence[Rateable]) -> list[Message]:
    """The same for a visitor with a claimed name at an open table. The sentences name only the seats."""
    others = [at for at, other in enumerate(seats) if not is_measure(other, VISITOR)]
    return uncounted(table, others, seats, VISITOR.claimed) if table.stage == "open" else []


def is_short(table: Table) -> bool:
    """Whether a seat that the rules have not defeated has made too few moves for the bout to count."""
    moves = Counter(int(ply.seat) for ply in table.bout.witnessed(NOBODY))
    seats = range(len(table.places))
    return any(moves[seat] < MIN_MOVES and (table.stands(seat) or seat in table.retired) for seat in seats)


def places(table: Table) -> list[int] | None:
    """The place of each seat: winners share the first one, and in a draw all do.

    In an agreed draw, or if only bots remained, the seats still in the bout share it. None if the bout does not count:
    it was not rated, was abandoned or too short, or a bot failed."""
    if table.stage != "over" or not table.terms.rated or not usual(table.game) or table.ended == "abandoned":
        return None
    if any(table.places[seat].bot for seat in table.retired) or is_short(table):
        return None
    if table.ended is not None:
        return [1 if table.stands(seat) else 2 for seat in range(len(table.places))]
    winners = table.bout.outcome.winners if table.bout.outcome is not None else ()
    return [1 if not winners or Seat(seat) in winners else 2 for seat in range(len(table.places))]


def check_rateable(game: Game, bots: Iterable[str]) -> None:
    """Refuse a rated bout with other options, or with a bot of unknown strength."""
    if not usual(game):
        raise NotNow("server-error-rated-options")
    for bot in bots:
        if of_bot(game, bot) is None:
            raise NotNow("server-error-rated-bot", bot=bot)


def usual(game: Game) -> bool:
    """Whether the options are the standard ones, with any number of seats."""
    return game.digest == _usual_digest(f"{game.id}/{game.ruleset}", game.seats if "seats" in game.options else None)


@cache
def _usual_digest(name: str, seats: int | None) -> str:
    return make_game(name, {} if seats is None else {"seats": seats}).digest
