"""The rulings on advances and on ends, EG-7 to EG-12: each for and against, in every rule set it concerns."""

from __future__ import annotations

import pytest

import salle
from salle.core.errors import BadStance, Malformed
from tests.games.engarde.fencing import RULESETS, WITH_PARRIES, at, en_garde

EIGHT_APART = "left=6 right=14 hands=35511/22114"

# -- EG-7: the showdown in place of the last attack


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_eg_7_the_last_draw_leads_to_the_showdown_without_a_last_attack(ruleset: str) -> None:
    bout = at("left=4 right=8 hands=13345/31122 pack=3", ruleset).play(">1 +3")
    assert bout.ended == ("left", "more-cards")


def test_eg_7_in_basic_the_opponent_may_still_attack() -> None:
    bout = at("left=4 right=8 hands=13345/31122 pack=3", "basic").play(">1 +3")
    assert (bout.winner, bout.awaiting, bout.legal()) == ("", "right", ["-", "x3"])
    assert bout.play("x3").ended == ("right", "hit")


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_eg_7_a_last_attack_can_not_even_be_written_down(ruleset: str) -> None:
    with pytest.raises(BadStance):
        at("left=5 right=8 hands=11245/13345 pack=- turn=right phase=last", ruleset)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_eg_7_nothing_ends_while_the_pack_holds_a_card(ruleset: str) -> None:
    bout = at("left=4 right=8 hands=13345/31122 pack=33", ruleset).play(">1 +3")
    assert (bout.winner, bout.awaiting) == ("", "right")
    assert "<1" in bout.legal()


# -- EG-8: an advance and attack may be strengthened


def test_eg_8_an_advance_and_attack_takes_as_many_cards_as_are_held() -> None:
    assert [token for token in at(EIGHT_APART, "advanced").legal() if "x" in token] == [">3x5", ">3x55", ">5x3"]
    bout = at("left=6 right=14 hands=35555/22114", "advanced")
    assert [token for token in bout.legal() if "x" in token] == [">3x5", ">3x55", ">3x555", ">3x5555", ">5x3"]


def test_eg_8_the_step_is_a_card_of_its_own() -> None:
    bout = at("left=6 right=12 hands=33311/22114", "advanced")
    assert [token for token in bout.legal() if "x" in token] == [">3x3", ">3x33"]
    assert bout.refused(">3x333") == "not-in-hand"


def test_eg_8_a_strengthened_one_is_parried_like_any_attack() -> None:
    bout = at("left=6 right=12 hands=33311/15224", "advanced").play(">3x33 +1 +1 +2")
    assert [token for token in bout.legal() if token.startswith("=")] == ["=15", "=24"]


def test_eg_8_the_cards_must_equal_the_new_gap() -> None:
    bout = at(EIGHT_APART, "advanced")
    assert bout.refused(">1x5") == "not-at-distance"
    assert bout.refused("x5") == "not-at-distance"


@pytest.mark.parametrize("ruleset", ["basic", "standard"])
def test_eg_8_is_advanced_only(ruleset: str) -> None:
    assert at(EIGHT_APART, ruleset).legal() == ["<1", "<3", "<5", ">1", ">3", ">5"]
    with pytest.raises(Malformed):
        en_garde(ruleset).refused(">3x5")


# -- EG-9: giving ground


def test_eg_9_ground_is_given_by_any_legal_backward_move() -> None:
    bout = at("left=6 right=14 hands=35511/12344", "advanced").play(">3x5 +1 +3")
    assert bout.legal() == ["#", "<1", "<2", "<3", "<4"]


def test_eg_9_ground_is_not_given_off_the_piste() -> None:
    bout = at("left=13 right=21 hands=35511/12344", "advanced").play(">3x5 +1 +3")
    assert bout.legal() == ["#", "<1", "<2"]
    assert bout.refused("<3") == "off-the-piste"


def test_eg_9_ground_is_not_given_with_a_card_that_is_not_held() -> None:
    assert at(EIGHT_APART, "advanced").play(">3x5 +1 +3").refused("<3") == "not-in-hand"


def test_eg_9_ground_is_not_given_forwards() -> None:
    bout = at(EIGHT_APART, "advanced").play(">3x5 +1 +3")
    assert bout.refused(">2") == bout.refused("x5") == "must-answer"


def test_eg_9_who_can_neither_parry_nor_give_ground_is_hit() -> None:
    bout = at("left=15 right=23 hands=35511/12344", "advanced").play(">3x5 +1 +3")
    assert bout.legal() == ["#"]
    assert bout.play("#").ended == ("left", "hit")


def test_eg_9_one_card_gives_ground_to_any_number() -> None:
    bout = at("left=6 right=14 hands=35555/12344", "advanced").play(">3x5555 +1 +1 +1 +2 +2")
    assert bout.legal() == ["#", "<1", "<2", "<3", "<4"]
    assert bout.play("<4 +2").awaiting == "left"


def test_eg_9_ground_is_not_given_to_a_plain_attack() -> None:
    bout = at("left=9 right=14 hands=35511/12344", "advanced").play("x5 +1")
    assert bout.legal() == ["#"]
    assert bout.refused("<1") == "only-a-parry"


# -- EG-10: draws first


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_eg_10_a_move_that_takes_the_last_card_goes_to_the_showdown_even_if_the_opponent_is_stuck(ruleset: str) -> None:
    bout = at("left=18 right=22 hands=21133/44555 pack=2", ruleset).play(">2")
    assert (bout.winner, bout.awaiting) == ("", "deck")
    assert bout.play("+2").ended == ("left", "more-cards")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_eg_10_with_a_card_left_in_the_pack_a_stuck_opponent_loses(ruleset: str) -> None:
    bout = at("left=18 right=22 hands=21133/44555 pack=22", ruleset).play(">2")
    assert (bout.winner, bout.awaiting) == ("", "deck")
    assert bout.play("+2").ended == ("left", "no-move")


def test_eg_10_in_basic_a_stuck_opponent_still_gets_his_last_chance() -> None:
    bout = at("left=18 right=22 hands=21133/44555 pack=2", "basic").play(">2 +2")
    assert (bout.winner, bout.legal()) == ("", ["-"])


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_eg_10_an_own_turn_that_takes_the_last_card_goes_to_the_showdown(ruleset: str) -> None:
    stance = "left=5 right=8 hands=33145/32111 pack="
    assert at(stance + "2244", ruleset).play("x3 +2 =3 <2 +2 +4").awaiting == "left"
    bout = at(stance + "224", ruleset).play("x3 +2 =3 <2 +2 +4")
    assert bout.ended == ("left", "more-cards")


def test_eg_10_ground_given_with_the_last_card_goes_to_the_showdown() -> None:
    stance = "left=6 right=14 hands=35111/21144 pack="
    assert at(stance + "2233", "advanced").play(">3x5 +3 +3 <2 +2").awaiting == "left"
    bout = at(stance + "233", "advanced").play(">3x5 +3 +3 <2 +2")
    assert bout.ended == ("left", "further-advance")


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_eg_10_an_attack_that_took_the_last_card_must_still_be_answered(ruleset: str) -> None:
    bout = at("left=5 right=8 hands=33145/32111 pack=2", ruleset).play("x3 +2")
    assert (bout.winner, bout.legal()) == ("", ["#", "=3"])
    assert bout.play("#").ended == ("left", "hit")


@pytest.mark.parametrize("ruleset", WITH_PARRIES)
def test_eg_10_unparried_it_is_a_hit_whatever_the_showdown_would_have_said(ruleset: str) -> None:
    bout = at("left=5 right=8 hands=31145/22111 pack=2", ruleset).play("x3 +2")
    assert bout.legal() == ["#"]
    assert bout.play("#").ended == ("left", "hit")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_eg_10_the_mover_himself_is_not_judged_before_he_has_drawn(ruleset: str) -> None:
    bout = at("left=2 right=4 hands=1/3 pack=1", ruleset, values=3, copies=3, hand=1, piste=9).play(">1")
    assert (bout.winner, bout.awaiting) == ("", "deck")


# -- EG-11: an advance and attack in the own turn

PARRIED = "left=6 right=11 hands=55111/52311"


def test_eg_11_the_own_turn_may_be_an_advance_and_attack() -> None:
    bout = at(PARRIED, "advanced").play("x5 +3 =5")
    assert bout.legal() == ["<1", "<2", "<3", ">1", ">2", ">2x3", ">3", ">3x2"]


def test_eg_11_it_does_not_win_at_once_but_draws_up_and_is_answered() -> None:
    bout = at(PARRIED, "advanced").play("x5 +3 =5 >2x3")
    assert (bout.winner, bout.awaiting) == ("", "deck")
    bout.play("+4 +4 +4")
    assert (bout.awaiting, bout.hand("right")) == ("left", "11444")
    assert bout.legal() == ["#", "<1", "<3", "<5", "=3"]


def test_eg_11_it_may_be_strengthened_unlike_a_riposte() -> None:
    bout = at("left=6 right=11 hands=55111/52331", "advanced").play("x5 +3 =5")
    assert bout.refused(">2x33") == "legal"
    bout = at("left=6 right=11 hands=55111/55521", "advanced").play("x5 +3 =5")
    assert bout.refused("x55") == "riposte-is-one-card"


def test_eg_11_a_plain_attack_in_the_own_turn_is_a_riposte() -> None:
    bout = at("left=6 right=11 hands=55111/55231", "advanced").play("x5 +3 =5 x5")
    assert bout.ended == ("right", "riposte-hits")


def test_eg_11_it_is_parried_and_an_own_turn_follows() -> None:
    bout = at(PARRIED, "advanced").play("x5 +3 =5 >2x3 +4 +4 +4 =3")
    assert bout.awaiting == "left"
    assert bout.refused("#") == "nothing-to-answer"
    assert bout.refused("<5") == "legal"


def test_eg_11_is_advanced_only() -> None:
    assert at(PARRIED).play("x5 +3 =5").legal() == ["<1", "<2", "<3", ">1", ">2", ">3"]


# -- EG-12: the number of rounds

HIT_NEXT = "left=5 right=8 hands=33145/24111"
DRAW_NEXT = "left=11 right=13 hands=11345/11345 pack=- phase=last turn=right"


def test_eg_12_by_default_there_is_no_limit() -> None:
    game = salle.game("engarde")
    assert (game.options["hits"], game.options["rounds"], game.horizon) == (5, None, None)
    bout = at(f"{DRAW_NEXT} round=5000", "basic", hits=5, rounds=None).play("-")
    assert (bout.winner, bout.sees("left").round) == ("", 5001)


def test_eg_12_after_the_last_round_more_hits_win() -> None:
    bout = at(f"{HIT_NEXT} hits=1-1 round=3", "basic", hits=5, rounds=3).play("x3")
    assert (bout.ended, bout.score) == (("left", "more-hits"), (2, 1))


def test_eg_12_who_wins_the_last_round_may_still_lose() -> None:
    bout = at(f"{HIT_NEXT} hits=0-2 round=3", "basic", hits=5, rounds=3).play("x3")
    assert (bout.ended, bout.score) == (("right", "more-hits"), (1, 2))


def test_eg_12_equal_hits_are_drawn() -> None:
    bout = at(f"{HIT_NEXT} hits=0-1 round=2", "basic", hits=5, rounds=2).play("x3")
    assert (bout.ended, bout.score) == (("nobody", "equal-hits"), (1, 1))


def test_eg_12_a_drawn_round_counts_as_a_round() -> None:
    bout = at(f"{DRAW_NEXT} hits=1-0 round=2", "basic", hits=5, rounds=2).play("-")
    assert (bout.ended, bout.score) == (("left", "more-hits"), (1, 0))


def test_eg_12_before_the_last_round_the_match_goes_on() -> None:
    bout = at(f"{HIT_NEXT} hits=1-0 round=2", "basic", hits=5, rounds=3).play("x3")
    assert (bout.winner, bout.sees("left").round) == ("", 3)


@pytest.mark.parametrize("last", [3, 9])
def test_eg_12_enough_hits_end_the_match_first(last: int) -> None:
    bout = at(f"{HIT_NEXT} hits=1-1 round=3", "basic", hits=2, rounds=last).play("x3")
    assert bout.ended == ("left", "hit")


def test_eg_12_a_single_round_ends_by_its_own_reason() -> None:
    assert at(HIT_NEXT, "basic", hits=1, rounds=1).play("x3").ended == ("left", "hit")
    assert at(DRAW_NEXT, "basic", hits=1, rounds=1).play("-").ended == ("nobody", "all-even")


def test_eg_12_there_is_no_stance_after_the_last_round() -> None:
    with pytest.raises(BadStance):
        at(f"{HIT_NEXT} round=4", "basic", hits=5, rounds=3)
