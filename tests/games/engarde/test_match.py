"""Rounds and matches: who starts, how hits add up, and leaving the piste."""

from __future__ import annotations

import pytest

from salle.core.errors import OutOfTurn
from salle.core.game import Seat
from tests.games.engarde.fencing import RULESETS, at, en_garde

HIT_NEXT = "left=5 right=8 hands=33145/24111"
DRAW_NEXT = "left=11 right=13 hands=11345/11345 pack=- phase=last turn=right"
DEAL = "+1 +3 +3 +4 +5 +2 +2 +4 +5 +5"

# -- who starts


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("starter", ["left", "right"])
def test_the_option_names_the_starter(ruleset: str, starter: str) -> None:
    assert en_garde(ruleset, starter=starter).play(DEAL).awaiting == starter


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("side", ["left", "right"])
def test_or_the_lot_decides(ruleset: str, side: str) -> None:
    bout = en_garde(ruleset, starter="lot")
    assert bout.legal() == ["@left", "@right"]
    assert bout.bout.state.chance_weights()[5:] == [1, 1]
    assert bout.play(f"@{side} {DEAL}").awaiting == side


def test_the_lot_is_drawn_once_a_match() -> None:
    bout = at(f"{HIT_NEXT} starter=left", "basic", starter="lot", hits=2, rounds=None).play("x3")
    assert bout.refused("@left") == "not-dealt-now"
    assert bout.play(DEAL).awaiting == "right"


@pytest.mark.parametrize(("starter", "following"), [("left", "right"), ("right", "left")])
def test_the_starter_alternates(starter: str, following: str) -> None:
    bout = at(f"{HIT_NEXT} starter={starter}", "basic", hits=5, rounds=None).play("x3")
    assert bout.heard("left")[-1] == f"round-began {following} 2"
    assert bout.play(DEAL).awaiting == following


@pytest.mark.parametrize(("starter", "following"), [("left", "right"), ("right", "left")])
def test_the_starter_alternates_after_a_drawn_round_too(starter: str, following: str) -> None:
    bout = at(f"{DRAW_NEXT} starter={starter}", "basic", hits=5, rounds=None).play("-")
    assert bout.score == (0, 0)
    assert bout.play(DEAL).awaiting == following


def test_the_starter_alternates_back_in_the_third_round() -> None:
    small = {"piste": 3, "values": 3, "copies": 3, "hand": 1}
    bout = en_garde("basic", hits=9, rounds=None, **small).play("+2 +1 x2 +2 +1 x2")
    assert (bout.score, bout.sees("left").starter) == ((1, 1), Seat(0))


def test_sides_stay_and_both_return_to_their_ends() -> None:
    seen = at(HIT_NEXT, "basic", hits=5, rounds=None).play(f"x3 {DEAL}").sees("left")
    assert (seen.left, seen.right, seen.pack, (seen.hits_left, seen.hits_right)) == (1, 23, 15, (1, 0))


def test_a_new_round_is_played_with_all_cards() -> None:
    bout = at(HIT_NEXT + " pack=1", "basic", hits=5, rounds=None).play("x3")
    assert bout.bout.state.chance_weights()[:5] == [5, 5, 5, 5, 5]


# -- hits


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_match_is_to_five_hits(ruleset: str) -> None:
    hit = "x3" if ruleset == "basic" else "x3 +1 #"
    bout = at(f"{HIT_NEXT} hits=3-4 round=8", ruleset, hits=5, rounds=None).play(hit)
    assert (bout.winner, bout.score) == ("", (4, 4))
    bout = at(f"{HIT_NEXT} hits=4-4 round=9", ruleset, hits=5, rounds=None).play(hit)
    assert (bout.ended, bout.score) == (("left", "hit"), (5, 4))


@pytest.mark.parametrize("hits", [1, 2, 7])
def test_or_to_as_many_as_the_option_says(hits: int) -> None:
    bout = at(f"{HIT_NEXT} hits={hits - 1}-0 round=9", "basic", hits=hits, rounds=None).play("x3")
    assert (bout.ended, bout.score) == (("left", "hit"), (hits, 0))


def test_a_drawn_round_scores_nobody_and_the_match_goes_on() -> None:
    bout = at(f"{DRAW_NEXT} hits=1-1 round=3", "basic", hits=2, rounds=None).play("-")
    assert (bout.winner, bout.score, bout.sees("left").round) == ("", (1, 1), 4)


def test_the_match_is_worth_one_to_its_winner_and_nothing_to_both_when_drawn() -> None:
    won = at(HIT_NEXT, "basic").play("x3").bout.state
    drawn = at(DRAW_NEXT, "basic").play("-").bout.state
    assert [won.utility(Seat(0)), won.utility(Seat(1))] == [1, -1]
    assert [drawn.utility(Seat(0)), drawn.utility(Seat(1))] == [0, 0]


# -- retiring


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(("token", "winner"), [("!1", "right"), ("!2", "left")])
def test_who_retires_loses_the_match_whoever_is_to_act(ruleset: str, token: str, winner: str) -> None:
    assert at(HIT_NEXT, ruleset).play(token).ended == (winner, "retired")
    assert en_garde(ruleset).play(f"+1 +2 {token}").ended == (winner, "retired")


def test_retiring_ends_the_match_whatever_the_score() -> None:
    bout = at(f"{HIT_NEXT} hits=4-0 round=5", "basic", hits=5, rounds=None).play("!1")
    assert (bout.ended, bout.score) == (("right", "retired"), (4, 0))


def test_nobody_retires_from_a_bout_that_is_over() -> None:
    with pytest.raises(OutOfTurn):
        at(HIT_NEXT, "basic").play("x3 !2")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_after_a_round_without_a_legal_move_the_next_one_is_dealt(ruleset: str) -> None:
    bout = at("left=18 right=22 hands=21133/44555", ruleset, hits=2, rounds=None).play(">2 +1")
    assert (bout.score, bout.awaiting) == ((1, 0), "deck")
    assert bout.legal() == ["+1", "+2", "+3", "+4", "+5"]


@pytest.mark.parametrize("ruleset", ["standard", "advanced"])
def test_after_an_own_turn_without_a_legal_move_the_next_round_is_dealt(ruleset: str) -> None:
    bout = at("left=18 right=20 hands=22113/24455", ruleset, hits=2, rounds=None).play("x2 +1 =2")
    assert (bout.score, bout.awaiting) == ((1, 0), "deck")
    assert bout.legal() == ["+1", "+2", "+3", "+4", "+5"]
