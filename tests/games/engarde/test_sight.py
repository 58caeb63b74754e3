"""What each seat and a spectator can see and hear: nothing of a hand but their own."""

from __future__ import annotations

import pytest

from salle.core.game import NOBODY, Seat
from salle.core.rng import Rng
from tests.games.engarde.fencing import RULESETS, at, en_garde, rules

DEAL = "+1 +3 +3 +4 +5 +2 +2 +4 +5 +5"
UNSEEN = "+? +? +? +? +?"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_deal_is_seen_by_its_owner_alone(ruleset: str) -> None:
    bout = en_garde(ruleset).play(DEAL)
    assert bout.witnessed("left") == f"+1 +3 +3 +4 +5 {UNSEEN}"
    assert bout.witnessed("right") == f"{UNSEEN} +2 +2 +4 +5 +5"
    assert bout.witnessed("spectator") == f"{UNSEEN} {UNSEEN}"


def test_a_draw_looks_the_same_to_others_whatever_it_is() -> None:
    bout = at("left=8 right=20 hands=33145/24111").play(">3")
    state, action = bout.bout.state, bout.game.notation.action
    for card in ("+2", "+5"):
        assert state.masked(action(card), Seat(0)) == action(card)
        assert state.masked(action(card), Seat(1)) == action("+?")
        assert state.masked(action(card), NOBODY) == action("+?")


def test_an_action_is_masked_to_nobody() -> None:
    bout = at("left=5 right=8 hands=33145/24111")
    for watcher in (Seat(0), Seat(1), NOBODY):
        assert bout.bout.state.masked(bout.game.notation.action("x33"), watcher) == bout.game.notation.action("x33")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_each_sees_his_own_hand_and_a_spectator_none(ruleset: str) -> None:
    bout = en_garde(ruleset).play(DEAL)
    assert (bout.hand("left"), bout.hand("right", "left")) == ("13345", "")
    assert (bout.hand("right"), bout.hand("left", "right")) == ("22455", "")
    assert (bout.hand("left", "spectator"), bout.hand("right", "spectator")) == ("", "")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_board_hides_what_the_sight_hides(ruleset: str) -> None:
    bout = en_garde(ruleset).play(DEAL)
    assert (bout.shown("Left", "left"), bout.shown("Right", "left")) == (["13345"], [""])
    assert (bout.shown("Left", "spectator"), bout.shown("Right", "spectator")) == ([""], [""])
    assert bout.shown("Pack", "left") == [""]


@pytest.mark.parametrize("drawn", ["+2 +4", "+4 +2", "+5 +5"])
def test_the_opponent_can_not_tell_one_draw_from_another(drawn: str) -> None:
    known = at("left=5 right=8 hands=33145/24111").play("x33 +1 +5")
    other = at("left=5 right=8 hands=33145/24111").play(f"x33 {drawn}")
    assert known.heard("right") == other.heard("right")
    assert known.witnessed("right") == other.witnessed("right")
    for seat in (Seat(1), NOBODY):
        assert known.bout.state.sight(seat) == other.bout.state.sight(seat)
    assert known.bout.state.sight(Seat(0)) != other.bout.state.sight(Seat(0))


def test_only_the_drawer_hears_his_card() -> None:
    bout = at("left=8 right=20 hands=33145/24111").play(">3 +5")
    public = ["advanced left 3 11", "drew-up left 1 14"]
    assert bout.heard("left") == [*public, "drew left 5"]
    assert bout.heard("right") == bout.heard("spectator") == public


def test_half_a_draw_tells_the_opponent_only_how_many_are_to_come() -> None:
    bout = at("left=5 right=8 hands=33145/24111").play("x33 +1")
    seen = bout.sees("right")
    assert (seen.drawer, seen.owed, (seen.size_left, seen.size_right), seen.pack) == (Seat(0), 1, (4, 5), 14)
    assert bout.hand("left", "right") == ""


def test_everyone_hears_actions_and_ends() -> None:
    bout = at("left=5 right=8 hands=33145/24311").play("x33 +1 +5 =24 x3")
    public = [
        "attacked left 3 2",
        "drew-up left 2 13",
        "parried right 2 4",
        "attacked right 3 1",
        "round-won riposte-hits right 3 1",
        "match-won riposte-hits right 1 0",
    ]
    assert bout.heard("right") == bout.heard("spectator") == public
    assert bout.heard("left") == [*public[:2], "drew left 1", "drew left 5", *public[2:]]


def test_a_showdown_shows_both_hands_as_something_opened() -> None:
    bout = at("left=4 right=8 hands=13345/11224 pack=2").play(">1 +2")
    opened = [event.facts for event in bout.bout.heard(NOBODY) if event.opens]
    assert opened[:2] == [(3, 2, 3, 3, 4, 5), (3, 1, 1, 2, 2, 4)]
    assert (bout.shown("Left"), bout.shown("Right")) == (["23345"], ["11224"])


def test_hands_of_the_next_round_are_hidden_again_after_a_showdown() -> None:
    bout = at("left=4 right=8 hands=13345/11224 pack=2", hits=2, rounds=None).play(f">1 +2 {DEAL}")
    assert bout.score == (1, 0)
    assert (bout.hand("left", "right"), bout.hand("right", "left")) == ("", "")
    assert bout.hand("left", "spectator") == ""


def test_a_player_is_offered_his_own_actions_and_the_other_none() -> None:
    bout = at("left=5 right=8 hands=33145/24111").bout
    assert bout.seen(Seat(0)).legal == bout.state.legal_actions()
    assert bout.seen(Seat(1)).legal == []


def test_in_every_imagined_world_whoever_is_to_move_can_move() -> None:
    """Right is one space from the end and 2 from Left. Only a 1 or a 2 can be played, so Right holds one of them."""
    state = at("left=20 right=22 hands=33345/11345 turn=right").bout.state
    sight, rng = state.sight(Seat(0)), Rng("imagined")
    worlds = [rules().imagine(sight, rng).legal_actions() for _ in range(300)]
    assert all(worlds)
    assert len({tuple(legal) for legal in worlds}) > 3
