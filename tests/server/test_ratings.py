"""Ratings: their meaning, the common scale with bots, and that a rated bout changes them exactly once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import pairwise
from math import exp, sqrt
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from salle.core.game import NOBODY
from salle.core.registry import make_game
from salle.players.ratings import Rated
from salle.server.live.bout_summary import summarize
from salle.server.live.deciding import Decisions
from salle.server.people import rating_model
from salle.server.people.rating_model import (
    BOT_SIGMA,
    MODEL,
    NEWCOMER,
    NEWCOMERS,
    POINTS,
    Rateable,
    Rating,
    after,
    measures,
    moved,
    of_bot,
    points,
    shown,
    weight,
)
from salle.server.store.database import Database, Statement, Taken
from salle.server.table import actions
from salle.server.table.table import Table
from salle.wire.log_entries import Ended, Retired
from tests.server.serverless_table import Sitting
from tests.server.serving import Server, Somebody, served

GAME = "engarde/standard"
strengths = st.builds(Rating, st.floats(-20, 80), st.floats(1, 9), st.integers(0, 99))


def certain(elo: float) -> Rating:
    return Rating(MODEL.mu + (elo - NEWCOMERS) / POINTS, 0.01)


# -- the scale


def test_a_newcomer_has_a_thousand_provisional_points() -> None:
    rating = shown(NEWCOMER)
    assert (rating.elo, rating.deviation, rating.provisional, rating.change) == (1000, 246, True, None)


@pytest.mark.parametrize("apart", [0, 100, 400, 800])
def test_points_mean_the_same_as_elo_points(apart: int) -> None:
    stronger, weaker = certain(1000 + apart), certain(1000)
    chance = 1 / (1 + exp(-(stronger.mu - weaker.mu) / (sqrt(2) * MODEL.beta)))
    assert chance == pytest.approx(1 / (1 + 10 ** (-apart / 400)))
    assert points(stronger) - points(weaker) == apart


def test_bots_stand_where_their_ladder_put_them(monkeypatch: pytest.MonkeyPatch) -> None:
    game = make_game(GAME, {})
    monkeypatch.setattr(rating_model, "climbed", lambda game: {"maestro": Rated(1704, 1421, 1987)})
    maestro, random = of_bot(game, "maestro"), of_bot(game, "random")
    assert maestro is not None
    assert random is not None
    assert (points(maestro), points(random)) == (1704, 0)
    assert maestro.sigma == BOT_SIGMA
    assert of_bot(game, "novice") is None


@given(strengths, strengths)
def test_winners_rise_and_losers_fall(one: Rating, other: Rating) -> None:
    winner, loser = after([one, other], [1, 2])
    assert winner.mu > one.mu
    assert loser.mu < other.mu
    assert (winner.bouts, loser.bouts) == (one.bouts + 1, other.bouts + 1)
    turned = after([other, one], [2, 1])
    assert [turned[1].mu, turned[0].mu] == pytest.approx([winner.mu, loser.mu])


def test_a_draw_moves_the_weaker_up_and_equals_not_at_all() -> None:
    weak, strong = after([Rating(20, 4), Rating(30, 4)], [1, 1])
    assert weak.mu > 20
    assert strong.mu < 30
    assert [rating.mu for rating in after([NEWCOMER, NEWCOMER], [1, 1])] == [NEWCOMER.mu] * 2


def test_of_six_the_winners_share_the_first_place() -> None:
    found = after([NEWCOMER] * 6, [1, 2, 2, 1, 2, 2])
    assert found[0].mu == pytest.approx(found[3].mu)
    assert found[0].mu > NEWCOMER.mu > found[1].mu == pytest.approx(found[5].mu)


def test_a_rating_is_known_after_some_bouts() -> None:
    rating = NEWCOMER
    while shown(rating).provisional:
        rating, _ = after([rating, certain(1000)], [1 + rating.bouts % 2, 2 - rating.bouts % 2])
    assert 5 <= rating.bouts <= 20
    assert abs(points(rating) - 1000) < 100


def test_only_the_usual_game_counts_by_however_many() -> None:
    assert rating_model.usual(make_game("arena/standard", {"seats": 5}))
    assert not rating_model.usual(make_game("arena/standard", {"seats": 5, "restless": False}))
    assert not rating_model.usual(make_game(GAME, {"hits": 1}))


# -- bouts


async def bout_of(one: Somebody, other: Somebody, game: str = GAME, **facts: Any) -> str:
    table = await one.opens(game, "me", "open", **{"rated": True, **facts})
    await other.sits(table)
    return table


async def establish(database: Database, game: str = GAME, sigma: float = 4.0) -> None:
    """Give each player an established rating of 1000 points, unless they have one."""
    known = "insert into ratings select id, :game, 0, :mu, :sigma from people where true on conflict do nothing"
    values = {"game": game, "mu": MODEL.mu, "sigma": sigma}
    await database.write([Statement(known, values)])


async def makes_it_count(decisions: Decisions, table: str) -> str:
    """Let all players make as many moves as a rated bout needs."""
    live = await decisions.tables.table(table)
    await decisions.tables.follow(live)  # the last player may have joined at another worker
    while rating_model.is_short(live.table):
        seat = live.table.due()[0]
        token = live.table.game.notation.token(live.table.moments()[seat].state.legal_actions()[0])
        await decisions.decide(live, partial(actions.act, seat=seat, ply=live.table.ply, text=token))
    return table


async def counted_bout(server: Server, one: Somebody, other: Somebody, game: str = GAME) -> str:
    """A rated bout of two established players that already counts."""
    await establish(server.service.store.database, game)
    return await makes_it_count(server.service.decisions, await bout_of(one, other, game))


async def loses(somebody: Somebody, table: str) -> Mapping[str, Any]:
    """Resign, and return the view after it."""
    async with somebody.at(table) as chair:
        await chair.says("resign")
        return await chair.sees(lambda view: bool(view["ended"]))


async def elo_of(*people: Somebody) -> list[int | None]:
    found = [await one.asks("GET", "/api/me/ratings") for one in people]
    return [standings[0]["rating"]["elo"] if standings else None for standings in found]


@served
async def test_a_rated_bout_changes_both_ratings_once_and_all_see_it(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await counted_bout(server, ada, bo)
    async with bo.at(table) as right:
        before = [seat["rating"] for seat in right.view["head"]["seats"]]
        assert [rating["elo"] for rating in before] == [1000, 1000]
        assert not before[0]["provisional"]
        seats = (await loses(ada, table))["head"]["seats"]
        await right.sees(lambda view: bool(view["ended"]))
        assert [seat["rating"] for seat in right.view["head"]["seats"]] == [seat["rating"] for seat in seats]
    low, high = (seat["rating"] for seat in seats)
    assert low["elo"] < 1000 < high["elo"]
    assert (low["change"], high["change"]) == (low["elo"] - 1000, high["elo"] - 1000)
    assert low["deviation"] < before[0]["deviation"]
    assert await elo_of(ada, bo) == [low["elo"], high["elo"]]
    (standing,) = await ada.asks("GET", "/api/me/ratings")
    assert (standing["game"], standing["bouts"]) == (GAME, 1)
    assert [step["bout"] for step in (await ada.asks("GET", "/api/me/export"))["rated"]] == [table]
    (listed,) = await ada.asks("GET", "/api/me/bouts")
    assert listed["about"]["rated"]


@served
async def test_writing_the_end_again_changes_nothing(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await counted_bout(server, ada, bo)
    live_tables = server.service.live_tables
    twin = await live_tables.replayed(table)  # as another worker has it
    now = live_tables.times.now()
    entry = Retired(0, "resigned")
    await loses(ada, table)
    before = await elo_of(ada, bo)
    seq = twin.seq
    twin.apply(entry, now)
    for first in (seq, seq + 1):  # the key of the log refuses it, and otherwise the key of the ratings
        with pytest.raises(Taken):
            earned = await live_tables.ratings.earned(twin)
            assert len(earned) == 4
            await live_tables.store.append(table, first, [entry], summarize(twin, now), now, earned)
    assert await elo_of(ada, bo) == before
    assert len(await live_tables.store.log(table)) == seq + 1


@served
async def test_of_two_bouts_that_end_at_once_both_count(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    one, other = [await counted_bout(server, ada, bo) for _ in range(2)]
    kept = server.service.live_tables.ratings
    earned = kept.earned
    asked: list[str] = []

    async def late(table: Table) -> list[Statement]:
        """Let the other bout end between looking up the ratings and writing them."""
        found = await earned(table)
        if table.id == one and table.stage == "over" and not asked:
            asked.append(table.id)
            await loses(bo, other)
        return found

    kept.earned = late  # type: ignore[method-assign]
    await loses(ada, one)
    bouts = [(await somebody.asks("GET", "/api/me/ratings"))[0]["bouts"] for somebody in (ada, bo)]
    assert (bouts, asked) == ([2, 2], [one])


@served
async def test_an_unrated_and_an_abandoned_bout_change_nothing(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    view = await loses(ada, await bout_of(ada, bo, rated=False))
    assert [seat["rating"] for seat in view["head"]["seats"]] == [None, None]
    assert view["counts"] == []
    table = await counted_bout(server, ada, bo)
    live_tables = server.service.live_tables
    await server.service.decisions.decide(await live_tables.table(table), lambda now: [Ended("abandoned")])
    assert await elo_of(ada, bo) == [1000, 1000]


@served
async def test_leaving_a_bout_to_bots_loses_it(server: Server) -> None:
    (ada,) = await server.people("Ada")
    bots = ["random"] * 3
    table = await ada.opens("arena/standard", "me", *bots, options={"seats": 4}, rated=True)
    seats = (await loses(ada, await makes_it_count(server.service.decisions, table)))["head"]["seats"]
    assert seats[0]["rating"]["change"] < 0


@served
async def test_an_agreed_draw_is_one(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    await loses(bo, await counted_bout(server, ada, bo, "arena/standard"))
    high, low = await elo_of(ada, bo)
    table = await counted_bout(server, ada, bo, "arena/standard")
    async with ada.at(table) as left, bo.at(table) as right:
        await left.says("offer-draw")
        await right.sees(lambda view: bool(view["asked"]))
        await right.says("reply", what="draw", yes=True)
        await left.sees(lambda view: bool(view["ended"]))
    nearer = await elo_of(ada, bo)
    assert high is not None
    assert low is not None
    assert None not in nearer
    assert low < nearer[1] < nearer[0] < high  # type: ignore[operator]


def test_a_player_who_left_earlier_has_no_part_in_a_draw() -> None:
    sitting = Sitting("arena/standard", seats=3, rated=True)
    while rating_model.is_short(sitting.table):
        sitting.goes_on()
    sitting.does(actions.retire(sitting.table, 1, "resigned"))
    sitting.does([Ended("agreed")])
    assert rating_model.places(sitting.table) == [1, 2, 1]


@served
async def test_the_rematch_of_a_rated_bout_is_rated(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await counted_bout(server, ada, bo)
    await loses(ada, table)
    again, same = [(await one.asks("POST", f"/api/tables/{table}/rematch"))["id"] for one in (bo, ada)]
    assert again == same
    head = (await loses(bo, await makes_it_count(server.service.decisions, again)))["head"]
    assert head["rated"]
    assert [standing["bouts"] for standing in await ada.asks("GET", "/api/me/ratings")] == [2]


@served
async def test_against_a_bot_only_the_person_moves(server: Server) -> None:
    (ada,) = await server.people("Ada")
    table = await makes_it_count(server.service.decisions, await ada.opens(GAME, "me", "random", rated=True))
    seats = (await loses(ada, table))["head"]["seats"]
    assert seats[0]["rating"]["change"] < 0
    assert seats[1]["rating"] == {"elo": 0, "deviation": 29, "provisional": False, "change": None}


@served
async def test_bouts_without_information_are_not_rated(server: Server) -> None:
    (ada,) = await server.people("Ada")
    two = [{"who": "me"}, {"who": "open"}]
    for why, facts in (
        ("server-error-rated-options", {"options": {"hits": 1}, "seats": two}),
        ("server-error-rated-alone", {"seats": [{"who": "me"}, {"who": "me"}]}),
    ):
        assert await ada.fails("POST", "/api/tables", game=GAME, rated=True, **facts) == (409, why)
    four = [{"who": "me"}, *[{"who": "bot", "bot": "tactic"}] * 3]
    facts = {"game": "arena/standard", "options": {"seats": 4}, "seats": four}
    assert await ada.fails("POST", "/api/tables", rated=True, **facts) == (409, "server-error-rated-bot")
    await ada.asks("POST", "/api/tables", **facts)


@served
async def test_the_best_have_a_claimed_name_and_an_established_rating(server: Server) -> None:
    ada, bo, cy = await server.people("Ada", "Bo", "Cy")
    await loses(ada, await counted_bout(server, ada, bo))
    await loses(bo, await counted_bout(server, bo, cy))
    assert await ada.asks("GET", f"/api/ratings?game={GAME}") == []
    for one in (ada, cy):
        await one.asks("POST", "/api/me/claim", password="en garde, allez")
    best = await bo.asks("GET", "/api/ratings?game=engarde/standard")
    assert [(one["name"], one["rating"]["provisional"]) for one in best] == [("Cy", False), ("Ada", False)]
    unsure = "update ratings set sigma = 6.0 where person = (select id from people where name = 'Cy')"
    await server.service.store.database.write([Statement(unsure, {})])
    best = await bo.asks("GET", "/api/ratings?game=engarde/standard")
    assert [one["name"] for one in best] == ["Ada"]
    (mine,) = await cy.asks("GET", "/api/me/ratings")
    assert mine["rating"]["provisional"]
    assert await bo.asks("GET", "/api/ratings?game=engarde/basic") == []
    assert (await bo.fails("GET", "/api/ratings?game=chess"))[0] == 404


# -- whether a bout counts


def seat_of(id: str, sigma: float = 4.0, claimed: bool = True, **met: int) -> Rateable:
    return Rateable(id, Rating(MODEL.mu, sigma), claimed, met)


def test_a_bout_counts_once_every_seat_has_moved_often_enough() -> None:
    sitting = Sitting("arena/standard", seats=3, rated=True)
    short = sitting.again()
    short.apply(Retired(0, "resigned"), 0.0)
    short.apply(Ended("agreed"), 0.0)
    assert rating_model.places(short) is None
    while rating_model.is_short(sitting.table):
        sitting.goes_on()
    moves = [sum(ply.seat == seat for ply in sitting.table.bout.witnessed(NOBODY)) for seat in range(3)]
    assert min(moves) == rating_model.MIN_MOVES
    sitting.does([Ended("agreed")])
    assert rating_model.places(sitting.table) == [1, 1, 1]


def test_each_earlier_bout_of_a_pair_quarters_the_next_change() -> None:
    changes = []
    for times in range(4):
        new = moved(0, [seat_of("ada", bo=times), seat_of("bo")], [1, 2])
        assert new is not None
        changes.append((new.mu - MODEL.mu, 16.0 - new.sigma**2))
    for once, again in pairwise(changes):
        assert [4 * part for part in again] == pytest.approx(once)


def test_against_a_bot_the_first_bouts_of_a_day_count_fully() -> None:
    parts = [
        weight(measures(0, [Rateable("ada", NEWCOMER, True, {"bot:tactic": times}), seat_of("bot:tactic")]))
        for times in range(6)
    ]
    assert parts == [1, 1, 1, 1, 1 / 4, 1 / 16]


def test_guests_and_unknown_players_move_no_claimed_rating() -> None:
    ada, guest, unknown, bot = seat_of("ada"), seat_of("bo", claimed=False), seat_of("cy", 8.0), seat_of("bot:tactic")
    assert [moved(0, [ada, other], [1, 2]) is not None for other in (guest, unknown, bot)] == [False, False, True]
    assert moved(0, [guest, ada], [1, 2]) is not None  # guests are not in the ranking
    assert moved(0, [ada, bot, guest], [1, 2, 1]) == moved(0, [ada, bot], [1, 2])


@served
async def test_the_table_says_before_the_bout_how_much_it_counts(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")

    async def said(table: str) -> list[list[str]]:
        async with ada.at(table) as left, bo.at(table) as right:
            return [[one["id"].removeprefix("server-counts-") for one in at.view["counts"]] for at in (left, right)]

    assert await said(await bout_of(ada, bo)) == [["unknown"], ["unknown"]]
    await establish(server.service.store.database)
    table = await bout_of(ada, bo)
    assert await said(table) == [["fully"], ["fully"]]
    (watching,) = await server.people("")
    async with watching.at(table) as chair:
        assert chair.view["counts"] == []
    ended = await loses(ada, table)
    assert [one["id"] for one in ended["counts"]] == ["server-counts-short"]
    assert await elo_of(ada, bo) == [1000, 1000]
    await loses(ada, await counted_bout(server, ada, bo))
    async with bo.at(await bout_of(ada, bo)) as chair:
        (less,) = chair.view["counts"]
    assert (less["id"], less["args"]["percent"]) == ("server-counts-less", 25)
    await ada.asks("POST", "/api/me/claim", password="en garde, allez")
    assert await said(await bout_of(ada, bo)) == [["guest"], ["less"]]
    low, high = await elo_of(ada, bo)
    await loses(bo, await counted_bout(server, ada, bo))
    now = await elo_of(ada, bo)
    assert now[0] == low
    assert now[1] is not None
    assert high is not None
    assert now[1] < high


@served
async def test_an_opponent_of_yesterday_counts_fully(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    await loses(ada, await counted_bout(server, ada, bo))
    await server.service.store.database.write([Statement("update rated set at = at - 86400", {})])
    async with ada.at(await bout_of(ada, bo)) as chair:
        assert [one["id"] for one in chair.view["counts"]] == ["server-counts-fully"]


@served
async def test_a_visitor_sees_before_joining_which_results_would_not_count(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await ada.opens(GAME, "me", "open", rated=True)
    async with bo.at(table) as chair:
        assert [one["id"] for one in chair.view["counts"]] == ["server-counts-guest"]
    await ada.asks("POST", "/api/me/claim", password="a long password")
    table = await ada.opens(GAME, "me", "open", rated=True)
    async with bo.at(table) as chair:
        assert [one["id"] for one in chair.view["counts"]] == ["server-counts-unknown"]
    await establish(server.service.store.database)
    table = await ada.opens(GAME, "me", "open", rated=True)
    async with bo.at(table) as chair:
        assert chair.view["counts"] == []
