"""How strong people are: for each person, game and rule set a rating by the Plackett-Luce model of openskill.

The model believes a strength to lie around `mu`, give or take `sigma`. It is shown on Elo's scale, as the ladders show
bots: in points over the random bot, which has 0. The model lets the stronger of two whose strengths are certain and
d apart win with a chance of 1 / (1 + exp(-d / (√2 β))), Elo with 1 / (1 + 10^(-points / 400)). These are equal where a
unit of mu is 400 / (ln 10 √2 β) points, about 29.5. A newcomer is believed to have 1000 points, give or take 246; the
rating is provisional until it is known to 135, which takes some ten to twenty bouts.

Bots have the rating that their ladder found. It never moves. Where no ladder applies, a bot has no rating, and bouts
with it can't be rated. Only the random bot has its 0 everywhere.

What a bout changes:
- It counts only if every seat made MIN_MOVES decisions, unless the rules defeated that seat earlier (`places`).
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
POINTS: Final = 400 / (log(10) * sqrt(2) * MODEL.beta)  # of Elo in a unit of mu
NEWCOMERS: Final = 1000  # points
PROVISIONAL: Final = 135 / POINTS  # a larger sigma is provisional
BOT_SIGMA: Final = 1.0
ZERO: Final = "random"  # the bot from which points are counted
BOT: Final = "bot:"  # before the name of a bot, among the ids of opponents
AGAIN: Final = 0.25  # of what the bout before it counted, if the same two meet again within a day
FULL_BOUTS: Final = 4  # against a bot in one day: it can't lose on purpose
MIN_MOVES: Final = 3  # decisions of every seat before a bout counts


class Rating(NamedTuple):
    """How strong somebody is, after so many rated bouts."""

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
    """The rating in points, and by how many a bout has changed it."""
    elo = points(rating)
    return messages.Rating(
        elo,
        round(rating.sigma * POINTS),
        not is_established(rating),
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


def is_established(rating: Rating) -> bool:
    """Whether enough bouts support it."""
    return rating.sigma <= PROVISIONAL


def is_measure(other: Rateable, mine: Rateable) -> bool:
    """Whether a result against the other may move my rating."""
    return other.rating is not None and is_established(other.rating) and (other.claimed or not mine.claimed)


def measures(seat: int, seats: Sequence[Rateable]) -> dict[int, int]:
    """The seats that may move this seat's rating, each with how often AGAIN applies to the change."""
    mine = seats[seat]
    return {at: repeats(mine, one.id) for at, one in enumerate(seats) if at != seat and is_measure(one, mine)}


def repeats(mine: Rateable, other: str) -> int:
    """The bouts of the last day against that opponent, without those against a bot that count fully."""
    return max(0, mine.met.get(other, 0) - (FULL_BOUTS - 1 if other.startswith(BOT) else 0))


def weight(times: Mapping[int, int]) -> float:
    """How much of its change a rating makes against these: 1, 1/4, 1/16, ... by the opponent met most often."""
    return AGAIN ** max(times.values()) if times else 0.0


def moved(seat: int, seats: Sequence[Rateable], places: Sequence[int]) -> Rating | None:
    """A seat's rating after a bout; None if it stays."""
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
    """Sentences about those of these players who change no rating of a player who has `claimed` a name or has not."""
    said = []
    for at in others:
        if table.places[at].person or table.places[at].bot:
            why = "unknown" if seats[at].claimed or not claimed else "guest"
            said.append(Message(f"server-counts-{why}", {"name": table.game.explain.seat(Seat(at))}))
    return said


def counts_for_visitor(table: Table, seats: Sequence[Rateable]) -> list[Message]:
    """The same for a visitor with a claimed name who may sit down at an open table. They name no one but the seats."""
    others = [at for at, other in enumerate(seats) if not is_measure(other, VISITOR)]
    return uncounted(table, others, seats, VISITOR.claimed) if table.stage == "open" else []


def is_short(table: Table) -> bool:
    """Whether a seat has made too few decisions for the bout to count, though the rules have not defeated it."""
    moves = Counter(int(ply.seat) for ply in table.bout.witnessed(NOBODY))
    seats = range(len(table.places))
    return any(moves[seat] < MIN_MOVES and (table.stands(seat) or seat in table.retired) for seat in seats)


def places(table: Table) -> list[int] | None:
    """The place of each seat: winners share the first, in a draw all do. In an agreed draw, or where only bots were
    left, those who still stood share it. None if the bout does not count: it was not rated, was abandoned, lost a bot
    or was too short."""
    if table.stage != "over" or not table.terms.rated or not usual(table.game) or table.ended == "abandoned":
        return None
    if any(table.places[seat].bot for seat in table.retired) or is_short(table):
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
