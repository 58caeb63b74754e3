"""How a round ends when the pack runs out: Basic's last attack and Standard's showdown."""

from __future__ import annotations

import pytest

from tests.games.engarde.fencing import RULESETS, WITH_PARRIES, at

# -- Basic: the last attack

LAST_CARD = "left=4 right=8 hands=11245/13345 pack=2"


def test_basic_who_draws_the_last_card_leaves_one_last_attack_to_the_opponent() -> None:
    bout = at(LAST_CARD, "basic").play(">1 +2")
    assert (bout.awaiting, bout.legal()) == ("right", ["-", "x3"])
    assert bout.play("x3").ended == ("right", "hit")


def test_basic_nobody_moves_in_the_last_attack() -> None:
    bout = at(LAST_CARD, "basic").play(">1 +2")
    assert bout.refused(">1") == bout.refused("<1") == "nobody-moves"
    assert bout.refused("x4") == "not-at-distance"


def test_basic_the_last_attack_needs_its_card() -> None:
    bout = at("left=4 right=8 hands=11245/11445 pack=2", "basic").play(">1 +2")
    assert bout.refused("x3") == "not-in-hand"


def test_basic_who_drew_the_last_card_has_no_attack_himself() -> None:
    bout = at("left=4 right=8 hands=13345/11445 pack=2", "basic").play(">1 +2 -")
    assert bout.reason == "further-advance"


@pytest.mark.parametrize(
    ("left", "right", "winner"),
    [(4, 20, "nobody"), (4, 19, "right"), (5, 20, "left"), (12, 14, "left"), (10, 14, "nobody"), (1, 22, "right")],
)
def test_basic_without_a_last_attack_the_further_advance_wins(left: int, right: int, winner: str) -> None:
    bout = at(f"left={left} right={right} hands=11345/11345 pack=- phase=last", "basic").play("-")
    assert bout.winner == winner
    assert bout.reason == ("all-even" if winner == "nobody" else "further-advance")


def test_basic_the_advance_is_measured_from_the_own_end_of_a_reduced_piste() -> None:
    bout = at("left=3 right=9 hands=22/22 pack=- phase=last", "basic", piste=9, values=3, copies=4, hand=2).play("-")
    assert bout.ended == ("left", "further-advance")


# -- Standard: the showdown


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
@pytest.mark.parametrize(
    ("hands", "winner"),
    [
        ("13345/11224", "left"),
        ("11345/33224", "right"),
        ("11245/33224", "right"),
        ("13335/33224", "left"),
    ],
)
def test_at_the_showdown_more_cards_equal_to_the_gap_win(ruleset: str, hands: str, winner: str) -> None:
    """It does not matter that Right is further forward: 15 spaces from the end, against 4."""
    bout = at(f"left=4 right=8 hands={hands} pack=2", ruleset).play(">1 +2")
    assert bout.ended == (winner, "more-cards")


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
@pytest.mark.parametrize(
    ("left", "right", "winner"),
    [(4, 20, "nobody"), (4, 19, "right"), (5, 20, "left"), (11, 14, "left"), (11, 12, "right"), (11, 13, "nobody")],
)
def test_with_equal_cards_the_further_advance_wins(ruleset: str, left: int, right: int, winner: str) -> None:
    """Left advances by 1 and comes to stand on `left`."""
    bout = at(f"left={left - 1} right={right} hands=13344/33445 pack=5", ruleset).play(">1 +5")
    assert bout.winner == winner
    assert bout.reason == ("all-even" if winner == "nobody" else "further-advance")


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_equal_cards_may_be_none_or_several(ruleset: str) -> None:
    bout = at("left=4 right=8 hands=13345/33224 pack=2", ruleset).play(">1 +2")
    assert bout.ended == ("right", "further-advance")
    bout = at("left=4 right=8 hands=11245/22445 pack=2", ruleset).play(">1 +2")
    assert bout.ended == ("right", "further-advance")


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_cards_that_were_just_drawn_count(ruleset: str) -> None:
    bout = at("left=4 right=8 hands=11245/22445 pack=3", ruleset).play(">1 +3")
    assert bout.ended == ("left", "more-cards")


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_beyond_the_highest_card_only_the_advance_counts(ruleset: str) -> None:
    bout = at("left=4 right=20 hands=15555/22445 pack=3", ruleset).play(">1 +3")
    assert bout.ended == ("left", "further-advance")


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_a_drawn_round_scores_nobody(ruleset: str) -> None:
    bout = at("left=3 right=20 hands=15555/22445 pack=3", ruleset).play(">1 +3")
    assert (bout.ended, bout.score) == (("nobody", "all-even"), (0, 0))


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_the_last_attack_is_parried_or_lost(ruleset: str) -> None:
    stance = "left=5 right=8 hands=33145/24115 pack=12"
    assert at(stance, ruleset).play("x33 +1 +2 #").ended == ("left", "hit")
    assert at(stance, ruleset).play("x33 +1 +2 =24").ended == ("right", "further-advance")


def test_ground_given_counts_at_the_showdown() -> None:
    """Right stood 9 spaces from the end and gives 4, so Left is further forward: 8 against 5."""
    bout = at("left=6 right=14 hands=35112/41122 pack=333", "advanced").play(">3x5 +3 +3 <4 +3")
    assert bout.ended == ("left", "further-advance")


def test_the_gap_after_giving_ground_counts_at_the_showdown() -> None:
    bout = at("left=6 right=12 hands=33114/14455 pack=225", "advanced").play(">3x3 +2 +2 <1 +5")
    assert bout.sees("spectator").gap() == 4
    assert bout.ended == ("right", "more-cards")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_after_the_end_nothing_is_legal(ruleset: str) -> None:
    bout = at("left=5 right=8 hands=33145/24111", ruleset).play("x3" if ruleset == "basic" else "x3 +1 #")
    assert (bout.awaiting, bout.legal(), bout.winner) == ("nobody", [], "left")
