"""Replays: ply by ply, from the view of a seat, or with every card shown."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

from salle.core.bout import Bout
from salle.core.game import EVERYONE, NOBODY, Game, Seat
from salle.core.notation.records import Record
from salle.core.notation.sealed_tags import deck_plies
from salle.core.options import Value
from salle.core.registry import make_game, rulesets
from salle.core.rng import Rng
from salle.core.search.playout import random_kind
from salle.server.study.replay_frames import ReplayFrames
from salle.server.web.study_routes import replayed
from salle.wire import messages, study
from tests.server.serving import Server, Somebody, View, served
from tests.server.test_secrecy import GAMES, PLIES, looks

SHORT: dict[str, Value] = {"hits": 1, "starter": "left"}


def bout_of(name: str, options: Mapping[str, Value] | None = None) -> Bout:
    """A random bout."""
    bout, rng = Bout(make_game(name, options or {})), Rng("replay")
    while not bout.over:
        bout.play(random_kind(bout.game, bout.state, rng))
    return bout


@pytest.mark.parametrize("eyes", ["all", "nobody", "0", "1"])
@pytest.mark.parametrize("name", rulesets())
def test_frames_are_what_was_witnessed_ply_by_ply(name: str, eyes: str) -> None:
    bout = bout_of(name)
    game, seat = bout.game, {"all": EVERYONE, "nobody": NOBODY, "0": Seat(0), "1": Seat(1)}[eyes]
    found = replayed(Record.of(bout, ("Ada", "Bo")), eyes, 0, 10_000)
    assert (found.eyes, found.plies, len(found.frames)) == (int(seat), len(bout.actions), len(bout.actions) + 1)
    assert [fenced.name for fenced in found.seats] == ["Ada", "Bo"]
    witnessed = bout.actions if seat == EVERYONE else [ply.action for ply in bout.witnessed(seat)]
    assert [frame.token for frame in found.frames] == ["", *map(game.notation.token, witnessed)]
    assert [frame.ply for frame in found.frames] == list(range(len(bout.actions) + 1))
    assert found.frames[-1].ended == found.ended is not None
    assert all(frame.ended is None for frame in found.frames[:-1])
    state = bout.state
    assert found.frames[-1].scene == game.view.scene(state.sight(seat))
    assert found.frames[-1].board == game.view.board(state.sight(seat))


def test_every_card_is_open_to_all_eyes_and_only_to_them() -> None:
    record = Record.of(bout_of("engarde/standard"))
    for eyes, open_hands in (("all", {0, 1}), ("nobody", set()), ("0", {0}), ("1", {1})):
        frame = replayed(record, eyes, 20, 1).frames[0]
        assert {seat for seat, hand in enumerate(frame.scene.hands) if hand.cards} == open_hands
        draws = [one.token for one in replayed(record, eyes, 0, 15).frames]
        assert ("+?" in draws) is (eyes != "all")


@pytest.mark.parametrize("name", rulesets())
def test_a_replay_tells_the_deals_in_the_order_of_their_weights(name: str) -> None:
    bout = bout_of(name)
    found = replayed(Record.of(bout), "all", 0, 10_000)
    dealt = {found.frames[ply.ply + 1].token: ply.dealt for ply in deck_plies(bout)}
    assert dealt and all(found.deals[index] == token for token, index in dealt.items())


def test_a_replay_can_be_had_in_parts() -> None:
    record = Record.of(bout_of("engarde/standard"))
    whole = replayed(record, "0", 0, 500)
    parts = [frame for first in range(0, whole.plies + 1, 37) for frame in replayed(record, "0", first, 37).frames]
    assert parts == whole.frames
    assert replayed(record, "0", whole.plies + 1, 10).frames == []


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_bouts_that_a_seat_can_not_tell_apart_replay_alike(name: str, options: dict[str, Value]) -> None:
    game, differed = make_game(name, options), 0
    for seat in (*map(Seat, range(game.seats)), NOBODY):
        rng, here, there = Rng("replays", f"{seat}"), Bout(game), Bout(game)
        for _ in range(PLIES):
            these, those = looks(here, seat), looks(there, seat)
            alike = [look for look in these if look in those]
            if not alike:
                break
            look = alike[rng.below(len(alike))]
            for bout, ways in ((here, these[look]), (there, those[look])):
                bout.play(ways[rng.below(len(ways))])
        assert drawn(game, here, seat) == drawn(game, there, seat)
        differed += drawn(game, here, EVERYONE) != drawn(game, there, EVERYONE)
    assert differed


def drawn(game: Game, bout: Bout, eyes: Seat) -> bytes:
    return messages.encode_message(list(ReplayFrames(game, None, eyes).frames(bout.actions, 0, 10_000)))


@pytest.mark.parametrize("name", ["engarde/standard", "readyfence/advanced", "audatia/duel", "arena/standard"])
def test_a_long_bout_is_not_too_large_to_be_sent(name: str) -> None:
    sent = messages.encode_message(replayed(Record.of(bout_of(name)), "all", 0, study.MOST_FRAMES))
    assert len(gzip.compress(sent, 5)) < 100_000
    assert msgspec.json.decode(sent, type=study.Replay).frames


# -- over HTTP


def reached(ply: int, view: View) -> bool:
    return bool(view["ply"] >= ply)


async def over(server: Server, public: bool = False) -> tuple[Somebody, Somebody, Somebody, str]:
    """A finished bout of Ada and Bo; Eve has the link."""
    ada, bo, eve = await server.people("Ada", "Bo", "Eve")
    table = await ada.opens("engarde/standard", "me", "open", options=SHORT, public=public)
    await bo.sits(table)
    rng = Random(3)
    async with ada.at(table) as left, bo.at(table) as right:
        while not left.view["ended"]:
            ply = left.view["ply"]
            await right.sees(partial(reached, ply))
            chair = left if left.view["offers"] else right
            await chair.acts(rng.choice(chair.view["offers"])["token"])
            await left.sees(partial(reached, ply + 1))
    return ada, bo, eve, table


@served
async def test_only_the_players_may_see_the_replay(server: Server) -> None:
    ada, bo, eve, table = await over(server)
    path = f"/api/tables/{table}/replay"
    for one in (ada, bo):
        found = await one.asks("GET", f"{path}?eyes=0")
        assert [seat["name"] for seat in found["seats"]] == ["Ada", "Bo"]
        assert found["frames"][-1]["ended"] == found["ended"]
    assert await eve.fails("GET", path) == (409, "server-error-not-your-bout")
    (nobody,) = await server.people("")
    assert await nobody.fails("GET", path) == (401, "server-error-stranger")
    assert (await ada.asks("GET", f"{path}?first=3&count=2"))["frames"] == (await ada.asks("GET", path))["frames"][3:5]
    assert await ada.fails("GET", f"{path}?eyes=7") == (409, "error-no-seat")
    for query in ("eyes=everybody", "first=-1", "count=0", "count=501"):
        assert await ada.fails("GET", f"{path}?{query}") == (400, "server-error-malformed")
    assert await ada.fails("GET", "/api/tables/nowhere/replay") == (404, "server-error-no-table")


@served
async def test_a_public_bout_may_be_looked_at_by_all(server: Server) -> None:
    *_, eve, table = await over(server, public=True)
    assert (await eve.asks("GET", f"/api/tables/{table}/replay?eyes=all"))["ended"]


@served
async def test_nothing_is_replayed_before_it_is_over(server: Server) -> None:
    (ada,) = await server.people("Ada")
    table = await ada.opens("engarde/standard", "me", "me", public=True)
    assert await ada.fails("GET", f"/api/tables/{table}/replay") == (409, "server-error-not-over")
    async with ada.at(table) as chair:
        await chair.says("offer-draw")
        await chair.says("resign")
        await chair.sees(lambda view: bool(view["ended"]))
    found = await ada.asks("GET", f"/api/tables/{table}/replay?eyes=1")
    assert found["frames"][-1]["token"].startswith("!")
    assert found["frames"][-1]["actor"] >= 0


@served
async def test_a_record_is_replayed_for_anybody_and_what_is_wrong_with_it_is_told(server: Server) -> None:
    (eve,) = await server.people("")
    text = Record.of(bout_of("engarde/standard", {"hits": 1}), ("Ada", "Bo")).text()
    found = await eve.asks("POST", "/api/replay", record=text, eyes="nobody", count=5)
    assert (found["game"], found["eyes"], len(found["frames"])) == ("engarde/standard", -2, 5)

    async def wrong(record: str) -> dict[str, Any]:
        answer = await eve.http.post("/api/replay", json={"record": record})
        assert answer.status_code == 409
        told: dict[str, Any] = answer.json()["why"]
        return told

    by_hand = text[: text.index("[Checksum")] + '[Checksum "-"]\n'
    lines = by_hand.splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("@"))
    told = await wrong("\n".join([*lines[: place + 1], "x5", *lines[place + 1 :]]))
    assert (told["id"], told["args"]["line"], told["args"]["token"]) == ("error-record-action", place + 2, "x5")
    assert told["args"]["problem"]["args"]["rule"] == "not-at-distance"
    assert (await wrong(text.replace("+1", "+2", 1)))["args"]["problem"]["id"] == "record-checksum"
    assert (await wrong(""))["id"] == "error-record-line"
    assert await eve.fails("POST", "/api/replay", record="x" * 80_000) == (400, "server-error-malformed")
    assert await eve.fails("POST", "/api/replay", record="x" * 400_000) == (413, "server-error-body")


@served
async def test_a_replay_is_sent_compressed_to_who_can_read_that(server: Server) -> None:
    (eve,) = await server.people("")
    text = Record.of(bout_of("engarde/standard")).text()
    answer = await eve.http.post("/api/replay", json={"record": text}, headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    plain = await eve.http.post("/api/replay", json={"record": text}, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == answer.json()
