"""Written positions: shown, played ply by ply, and written again; the server stores none of them."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from salle.core.bout import Bout
from salle.core.errors import SalleError
from salle.core.game import NOBODY
from salle.core.options import Value
from salle.core.registry import make_game, rulesets
from salle.core.rng import Rng
from salle.core.search.playout import random_kind
from salle.server.study.replay_frames import ReplayFrames
from salle.server.web.study_routes import studied
from salle.wire import messages, study
from tests.server.serving import Server, served
from tests.server.test_secrecy import GAMES

TRIES = 40 * int(os.environ.get("SALLE_SOAK", "1"))
GAP_THREE = "left=5 right=8 hands=33145/24111 turn=left"


def see(game: str, stance: str, eyes: str = "all", options: dict[str, Value] | None = None) -> study.Position:
    return studied(study.StanceToSee(game, stance, options or {}, eyes), ()).position


def play(game: str, stance: str, *tokens: str, eyes: str = "all") -> study.Studied:
    data = study.StanceToPlay(game, stance, {}, eyes, token=tokens[0], then=list(tokens[1:]))
    return studied(data, tokens)


def test_a_position_shows_what_may_be_done_and_what_may_not() -> None:
    position = see("engarde/standard", GAP_THREE)
    assert (position.seat, position.awaiting, position.ply, position.token) == (0, [0], 0, "")
    assert {"x3", "x33", "<1"} <= {offer.token for offer in position.offers}
    assert {refused.token: refused.rule for refused in position.refused}["x4"] == "not-at-distance"
    assert all(offer.effect for offer in position.offers)
    assert [hand.cards for hand in position.scene.hands] == [("1", "3", "3", "4", "5"), ("1", "1", "1", "2", "4")]


@pytest.mark.parametrize(("eyes", "offered"), [("all", True), ("0", True), ("1", False), ("nobody", False)])
def test_offers_are_for_the_eyes_of_who_decides(eyes: str, offered: bool) -> None:
    position = see("engarde/standard", GAP_THREE, eyes)
    assert bool(position.offers) is bool(position.refused) is offered
    assert bool(position.scene.hands[0].cards) is offered


def test_what_follows_is_told_ply_by_ply() -> None:
    followed = play("engarde/standard", GAP_THREE, "x33", "+1", "+5", "=24")
    assert [one.token for one in (*followed.frames, followed.position)] == ["x33", "+1", "+5", "=24"]
    assert [one.actor for one in (*followed.frames, followed.position)] == [0, -1, -1, 1]
    assert [one.awaiting for one in (*followed.frames, followed.position)] == [[], [], [1], [1]]
    assert followed.position.scene.phase == "own-turn"


def test_where_the_deck_is_at_work_it_is_told_what_it_may_do() -> None:
    drawing = play("engarde/standard", GAP_THREE, "x33", "+1").position
    assert (drawing.seat, drawing.offers, drawing.refused, drawing.stance) == (-1, [], [], None)
    assert {deal.token: deal.ways for deal in drawing.deals} == {"+2": 4, "+3": 3, "+4": 3, "+5": 4}
    answering = play("engarde/standard", GAP_THREE, "x33", "+1", "+5").position
    assert (answering.deals, [offer.token for offer in answering.offers]) == ([], ["#", "=24"])


def test_with_the_eyes_of_a_seat_others_draw_unseen() -> None:
    followed = play("engarde/standard", GAP_THREE, "x33", "+1", "+5", eyes="1")
    assert [one.token for one in (*followed.frames, followed.position)] == ["x33", "+?", "+?"]


def test_a_position_goes_on_from_where_it_was_written_down_again() -> None:
    answering = play("engarde/standard", GAP_THREE, "x33", "+1", "+5").position
    assert answering.stance
    again = see("engarde/standard", answering.stance)
    assert [offer.token for offer in again.offers] == [offer.token for offer in answering.offers]
    assert again.scene == answering.scene


def test_without_a_stance_it_begins_as_bouts_do() -> None:
    position = see("engarde/standard", "")
    assert (position.seat, [deal.token for deal in position.deals]) == (-1, ["@left", "@right"])


@pytest.mark.parametrize("name", rulesets())
def test_whatever_is_offered_can_be_tried_out(name: str) -> None:
    """Replay any position of a bout from the sent data alone."""
    rng, position = Random(7), see(name, "")
    tokens: list[str] = []
    while position.seat != NOBODY and len(tokens) < 40:
        ways = [deal.token for deal in position.deals] or [offer.token for offer in position.offers]
        tokens.append(rng.choice(ways))
        position = play(name, "", *tokens).position
        if position.stance:
            assert see(name, position.stance).scene.phase == position.scene.phase
    assert len(tokens) > 20 or position.ended


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_no_writing_breaks_anything(name: str, options: dict[str, Value]) -> None:
    """Stances with lost, doubled or swapped characters and fields are refused with a message, or can be shown."""
    rng, seen = Random(f"{name} {options}"), 0
    written = stances(name, options)
    for _ in range(TRIES):
        text = spoilt(rng, rng.choice(written), written)
        try:
            for eyes in ("all", "nobody", "0", "1"):
                assert messages.encode_message(see(name, text, eyes, options))
            seen += 1
        except SalleError as error:
            assert str(error)
    assert 0 < seen < TRIES


def stances(name: str, options: dict[str, Value]) -> list[str]:
    """Positions of a random bout."""
    game = make_game(name, options)
    bout, rng = Bout(game), Rng("stances")
    found: list[str] = []
    while not bout.over and len(found) < 60:
        if bout.awaiting >= 0:
            found.append(game.notation.write_stance(bout.state))
        bout.play(random_kind(game, bout.state, rng))
    return found


def spoilt(rng: Random, text: str, others: list[str]) -> str:
    words = text.split()
    for _ in range(rng.randrange(3)):
        place = rng.randrange(len(words))
        name, _, value = words[place].partition("=")
        letter = rng.randrange(len(value) + 1)
        words[place] = rng.choice(
            [
                f"{name}={value[:letter]}{value[letter + 1 :]}",
                f"{name}={value[:letter]}{value[letter : letter + 1] * 2}{value[letter + 1 :]}",
                f"{name}=-",
                rng.choice(rng.choice(others).split()),
                "",
            ]
        )
        words = " ".join(words).split() or ["x"]
    return " ".join(words)


# -- over HTTP


@served
async def test_anybody_may_try_out_a_position(server: Server) -> None:
    (eve,) = await server.people("")
    asked: dict[str, Any] = {"game": "engarde/standard", "stance": GAP_THREE}
    shown = await eve.asks("POST", "/api/stance", **asked)
    assert {"x3", "x33"} <= {offer["token"] for offer in shown["position"]["offers"]}
    followed = await eve.asks("POST", "/api/stance/act", **asked, token="x33", then=["+1", "+5"])
    assert [one["token"] for one in followed["frames"]] == ["x33", "+1"]
    assert followed["position"]["token"] == "+5"
    refused = await eve.http.post("/api/stance/act", json=asked | {"token": "x4"})
    assert refused.status_code == 409
    assert refused.json()["why"]["args"]["rule"] == "not-at-distance"
    for facts, told in (
        ({"stance": "left=5 right=3 hands=33145/24111"}, (409, "engarde-stance-spaces")),
        ({"stance": "x=1"}, (409, "stance-field")),
        ({"game": "chess"}, (404, "error-unknown-game")),
        ({"options": {"piste": 2}}, (409, "error-bad-option")),
        ({"eyes": "2"}, (409, "error-no-seat")),
        ({"eyes": "everybody"}, (400, "server-error-malformed")),
        ({"stance": "x" * 2001}, (400, "server-error-malformed")),
    ):
        assert await eve.fails("POST", "/api/stance", **asked | facts) == told
    assert await eve.fails("POST", "/api/stance/act", **asked, token="") == (400, "server-error-malformed")
    assert await eve.fails("POST", "/api/stance/act", **asked, token="nonsense") == (409, "error-malformed")
    assert await eve.fails("POST", "/api/stance/act", **asked, token="x3", then=["+1"] * 201) == (
        400,
        "server-error-malformed",
    )


def test_a_replay_ends_with_the_bout() -> None:
    game = make_game("engarde/standard", {"hits": 1, "starter": "left"})
    replay = ReplayFrames(game, game.stance("left=5 right=8 hands=33145/55522 turn=left"), NOBODY)
    for token in ("x3", "+1", "#"):
        replay.read(token)
    assert replay.frame().ended
    assert replay.frame().awaiting == []
    with pytest.raises(SalleError):
        replay.read("x3")
