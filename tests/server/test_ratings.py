"""Ratings: what they say, that bots stand on the same scale, and that a rated bout moves them exactly once."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, sqrt
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from salle.core.registry import make_game
from salle.players.ratings import Rated
from salle.server.people import rating_model
from salle.server.people.rating_model import (
    BOT_SIGMA,
    MODEL,
    NEWCOMER,
    NEWCOMERS,
    POINTS,
    Rating,
    after,
    of_bot,
    points,
    shown,
)
from salle.server.store.database import Statement, Taken
from salle.server.table.table import Table
from salle.wire.log_entries import Ended, Retired
from tests.server.serving import Server, Somebody, served
from tests.server.tables import Sitting

GAME = "engarde/standard"
strengths = st.builds(Rating, st.floats(-20, 80), st.floats(1, 9), st.integers(0, 99))


def certain(elo: float) -> Rating:
    return Rating(MODEL.mu + (elo - NEWCOMERS) / POINTS, 0.01)


# -- the scale


def test_a_newcomer_has_a_thousand_points_and_nobody_knows() -> None:
    rating = shown(NEWCOMER)
    assert (rating.elo, rating.deviation, rating.provisional, rating.change) == (1000, 246, True, None)


@pytest.mark.parametrize("apart", [0, 100, 400, 800])
def test_points_promise_what_elos_do(apart: int) -> None:
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
def test_who_wins_rises_and_who_loses_falls(one: Rating, other: Rating) -> None:
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


async def loses(somebody: Somebody, table: str) -> Mapping[str, Any]:
    """He resigns; returns what he sees then."""
    async with somebody.at(table) as chair:
        await chair.says("retire")
        return await chair.sees(lambda view: bool(view["ended"]))


async def elo_of(*people: Somebody) -> list[int | None]:
    found = [await one.asks("GET", "/api/me/ratings") for one in people]
    return [standings[0]["rating"]["elo"] if standings else None for standings in found]


@served
async def test_a_rated_bout_changes_both_ratings_once_and_all_see_it(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await bout_of(ada, bo)
    async with bo.at(table) as right:
        before = [seat["rating"] for seat in right.view["head"]["seats"]]
        assert [rating["elo"] for rating in before] == [1000, 1000]
        assert before[0]["provisional"]
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
async def test_whoever_writes_the_end_again_changes_nothing(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await bout_of(ada, bo)
    live_tables = server.service.live_tables
    twin = await live_tables.replayed(table)  # as another worker has it
    now = live_tables.times.now()
    entry = Retired(0, "resigned")
    await loses(ada, table)
    before = await elo_of(ada, bo)
    seq = twin.seq
    twin.apply(entry, now)
    for first in (seq, seq + 1):  # the key of the log refuses it, and without that the key of the ratings
        with pytest.raises(Taken):
            earned = await live_tables.ratings.earned(twin)
            assert len(earned) == 4
            await live_tables.store.append(
                table, first, [entry], server.service.decisions.summary(twin, now), now, earned
            )
    assert await elo_of(ada, bo) == before
    assert len(await live_tables.store.log(table)) == seq + 1


@served
async def test_of_two_bouts_that_end_at_once_both_count(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    one, other = await bout_of(ada, bo), await bout_of(ada, bo)
    kept = server.service.live_tables.ratings
    earned = kept.earned
    asked: list[str] = []

    async def late(table: Table) -> list[Statement]:
        """The other bout ends between looking up the ratings and writing them."""
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
    seats = (await loses(ada, await bout_of(ada, bo, rated=False)))["head"]["seats"]
    assert [seat["rating"] for seat in seats] == [None, None]
    table = await bout_of(ada, bo)
    live_tables = server.service.live_tables
    await server.service.decisions.decide(await live_tables.table(table), lambda now: [Ended("abandoned")])
    assert await elo_of(ada, bo) == [None, None]


@served
async def test_who_leaves_a_bout_to_bots_has_lost_it(server: Server) -> None:
    (ada,) = await server.people("Ada")
    bots = ["random"] * 3
    table = await ada.opens("arena/standard", "me", *bots, options={"seats": 4}, rated=True)
    seats = (await loses(ada, table))["head"]["seats"]
    assert seats[0]["rating"]["change"] < 0


@served
async def test_an_agreed_draw_is_one(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    await loses(bo, await bout_of(ada, bo, "arena/standard"))
    high, low = await elo_of(ada, bo)
    table = await bout_of(ada, bo, "arena/standard")
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


def test_who_left_the_bout_before_has_no_part_in_a_draw_that_others_agree_on() -> None:
    sitting = Sitting("arena/standard", seats=3, rated=True)
    sitting.does(sitting.table.retire(1, "resigned"))
    sitting.does([Ended("agreed")])
    assert rating_model.places(sitting.table) == [1, 2, 1]


@served
async def test_the_rematch_of_a_rated_bout_is_rated(server: Server) -> None:
    ada, bo = await server.people("Ada", "Bo")
    table = await bout_of(ada, bo)
    await loses(ada, table)
    again, same = [(await one.asks("POST", f"/api/tables/{table}/rematch"))["id"] for one in (bo, ada)]
    assert again == same
    head = (await loses(bo, again))["head"]
    assert head["rated"]
    assert [standing["bouts"] for standing in await ada.asks("GET", "/api/me/ratings")] == [2]


@served
async def test_against_a_bot_only_the_person_moves(server: Server) -> None:
    (ada,) = await server.people("Ada")
    seats = (await loses(ada, await ada.opens(GAME, "me", "random", rated=True)))["head"]["seats"]
    assert seats[0]["rating"]["change"] < 0
    assert seats[1]["rating"] == {"elo": 0, "deviation": 29, "provisional": False, "change": None}


@served
async def test_what_would_say_nothing_is_not_rated(server: Server) -> None:
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
async def test_the_best_are_those_with_a_name_of_their_own(server: Server) -> None:
    ada, bo, cy = await server.people("Ada", "Bo", "Cy")
    await loses(ada, await bout_of(ada, bo))
    await loses(bo, await bout_of(bo, cy))
    assert await ada.asks("GET", f"/api/ratings?game={GAME}") == []
    for one in (ada, cy):
        await one.asks("POST", "/api/me/claim", password="en garde, allez")
    best = await bo.asks("GET", "/api/ratings?game=engarde/standard")
    assert [standing["name"] for standing in best] == ["Cy", "Ada"]
    sure = "update ratings set sigma = 2.0 where person = (select id from people where name = 'Ada')"
    await server.service.store.database.write([Statement(sure, {})])
    best = await bo.asks("GET", "/api/ratings?game=engarde/standard")
    assert [(one["name"], one["rating"]["provisional"]) for one in best] == [("Ada", False), ("Cy", True)]
    assert await bo.asks("GET", "/api/ratings?game=engarde/basic") == []
    assert (await bo.fails("GET", "/api/ratings?game=chess"))[0] == 404
