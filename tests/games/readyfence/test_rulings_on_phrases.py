"""The rulings on the fencing phrase, RF-8 to RF-13, RF-24 and RF-25: each for and against."""

from __future__ import annotations

import pytest

from salle.core.errors import Malformed
from tests.games.readyfence.fencing import MODES, WITH_STAMINA, Fencing, corrected, long, lunge, short

WITHOUT_COUNTER_TIME = ("tutorial", "basic")
WITH_RENEWAL = ("tutorial", "advanced")

# -- RF-8: dark blue against a counter-attack


@pytest.mark.parametrize("mode", WITHOUT_COUNTER_TIME)
def test_rf_8_without_counter_time_a_parry_stops_a_counter_attack_and_ripostes(mode: str) -> None:
    bout = lunge("ST3,PR5,PR4", "SH5,ST4", mode).play("ST3 SH5")
    assert bout.refused("PR4") == "too-slow"
    assert bout.play("PR5").threat() == 3
    assert bout.play("#").endings() == ["riposte-lands"]
    assert bout.score == (1, 0)


def test_rf_8_without_counter_time_infighting_stops_it_too() -> None:
    bout = lunge("ST3,IN5", "SH5,ST4").play("ST3 SH5 IN5")
    assert (bout.squares(), bout.threat()) == ((5, 6), 3)


def test_rf_8_without_counter_time_a_ceding_parry_stops_it_without_a_riposte() -> None:
    bout = lunge("ST3,CP4", "SH4", "tutorial").play("ST3 SH4 CP4")
    assert (bout.awaiting, bout.legal()) == ("right", ["."])


def test_rf_8_in_advanced_dark_blue_is_played_against_red_only() -> None:
    bout = lunge("ST3,PR6,CP4,IN5", "SH4", "advanced").play("ST3 SH4")
    assert {bout.refused(token) for token in ("PR6", "CP4", "IN5")} == {"against-red-only"}


def test_rf_8_in_advanced_counter_time_is_the_answer() -> None:
    assert lunge("ST3,CT", "SH4", "advanced").play("ST3 SH4").legal() == ["#", "CT"]


# -- RF-9: no Renewed Attack after a counter-attack


@pytest.mark.parametrize("mode", WITH_RENEWAL)
def test_rf_9_an_attack_is_renewed_after_a_parry(mode: str) -> None:
    bout = lunge("ST3,RA", "PR5,ST4", mode).play("ST3 PR5 RA")
    assert (bout.awaiting, bout.threat()) == ("right", 5)
    assert bout.play("#").endings() == ["renewed-attack-lands"]


def test_rf_9_an_attack_is_renewed_after_a_parry_without_cards_and_after_a_dodge() -> None:
    assert lunge("ST3,RA", "ST4", "advanced").play("ST3 P").legal() == [".", "RA"]
    assert lunge("ST3,RA", "ST4", "advanced").play("ST3 D *ST4 +ST5").legal() == [".", "RA"]


@pytest.mark.parametrize("mode", WITH_RENEWAL)
def test_rf_9_an_attack_is_not_renewed_after_a_counter_attack(mode: str) -> None:
    bout = lunge("ST3,RA", "SH6,ST4", mode).play("ST3 SH6")
    assert bout.refused("RA") == "renews-a-stopped-attack"
    assert bout.legal() == ["#"]


# -- RF-10: a slower swap


def test_rf_10_a_feint_swaps_for_an_equal_or_a_faster_card_only() -> None:
    bout = lunge("ST3,ST4,ST5,ST6,FE", "SH5", "advanced").play("ST3 SH5")
    assert bout.refused("FE>ST4") == "too-slow"
    assert bout.legal() == ["#", "FE", "FE>ST5", "FE>ST6"]


def test_rf_10_an_equal_swap_is_a_double_touch_a_faster_one_a_touch() -> None:
    swaps = {card: lunge(f"ST3,{card},FE", "SH5", "advanced").play(f"ST3 SH5 FE>{card}") for card in ("ST5", "ST6")}
    assert (swaps["ST5"].endings(), swaps["ST5"].score) == (["feint-double-touch"], (1, 1))
    assert (swaps["ST6"].endings(), swaps["ST6"].score) == (["feint-lands"], (1, 0))


def test_rf_10_the_swap_is_measured_against_the_parry_and_not_the_riposte() -> None:
    bout = lunge("ST3,ST4,ST5,FE", "PR5", "advanced").play("ST3 PR5")
    assert bout.threat() == 3
    assert bout.refused("FE>ST4") == "too-slow"
    assert bout.play("FE>ST5").endings() == ["feint-double-touch"]


# -- RF-11: where the fencers end after a Fleche


def test_rf_11_after_a_parried_fleche_the_defender_is_one_forward_and_the_attacker_two_squares_off() -> None:
    bout = long("FL6", "ST4", "advanced").play("FL6 P")
    assert (bout.endings(), bout.squares(), bout.awaiting) == (["parried-without-cards"], (3, 6), "right")


def test_rf_11_counts_for_right_too() -> None:
    assert long("ST4", "FL6", "advanced", turn="right").play("FL6 P").squares() == (5, 8)


def test_rf_11_is_reckoned_after_a_dodge() -> None:
    bout = long("FL6", "ST4", "advanced", weapons="LE").play("FL6 D")
    assert bout.squares() == (4, 9)
    assert bout.play("*ST4 +ST5").squares() == (5, 8)


@pytest.mark.parametrize(("squares", "turn"), [("2-5", "left"), ("6-9", "right")])
def test_rf_11_where_there_is_no_room_the_defender_does_not_advance(squares: str, turn: str) -> None:
    bout = long("FL6", "FL7", "advanced", squares=squares, turn=turn)
    bout.play("FL6 P" if turn == "left" else "FL7 P")
    assert "-".join(map(str, bout.squares())) == squares


def test_rf_11_with_just_enough_room_he_does() -> None:
    assert long("FL6", "ST4", "advanced", squares="3-6").play("FL6 P").squares() == (2, 5)


def test_rf_11_a_touch_puts_both_on_guard_instead() -> None:
    assert long("FL6", "ST4", "advanced", squares="3-6").play("FL6 #").squares() == (4, 7)


def test_rf_11_after_a_void_double_touch_positions_stay() -> None:
    bout = long("FL6", "SH6", "advanced", squares="3-6", score="4-4").play("FL6 SH6")
    assert (bout.endings(), bout.squares()) == (["void-double-touch"], (3, 6))


# -- RF-12: Infighting as a defence


def test_rf_12_at_lunge_distance_infighting_steps_forward_and_ripostes() -> None:
    bout = lunge("ST3", "ST3,IN5").play("ST3 IN5")
    assert (bout.squares(), bout.threat()) == ((4, 5), 3)


def test_rf_12_at_short_distance_it_does_not_step() -> None:
    bout = short("ST3,IN4", "ST3,IN5").play("IN4 IN5")
    assert (bout.squares(), bout.threat()) == ((5, 6), 3)


@pytest.mark.parametrize("parry", ["PR5", "P"])
def test_rf_12_no_other_parry_steps_forward(parry: str) -> None:
    assert lunge("ST3", "ST3,PR5", cards_first=False).play(f"ST3 {parry}").squares() == (4, 6)


def test_rf_12_it_never_answers_a_fleche() -> None:
    slow = {"weapons": "LE", "stamina": "6-6"}
    assert long("ST3,FL6", "ST3,IN5", **slow).play("FL6").threat() == 5
    assert long("ST3,FL6", "ST3,IN5", **slow).play("FL6").refused("IN5") == "not-against"


def test_rf_12_it_never_answers_a_toe_touch() -> None:
    assert lunge("ST3,TT5", "ST3,IN5").play("TT5").refused("IN5") == "not-against"


def test_rf_12_it_is_never_played_after_a_dodge() -> None:
    bout = lunge("ST3,RA", "ST4,IN5", "advanced", cards_first=False)
    assert bout.play("ST3 D *ST4 +ST4 RA").refused("IN5") == "after-a-dodge"
    again = lunge("ST3,RA", "PR4,IN5", "advanced").play("ST3 PR4 RA")
    assert again.refused("IN5") == "legal"


def test_rf_12_no_glide_is_added_to_it() -> None:
    bout = lunge("ST3", "ST3,IN5,GL5,PR5").play("ST3")
    assert bout.legal() == ["#", "IN5", "PR5", "PR5+GL"]
    with pytest.raises(Malformed):
        bout.play("IN5+GL")


# -- RF-13: a card first


@pytest.mark.parametrize(("mode", "defences"), [("tutorial", {"D"}), ("basic", {"D", "P"}), ("advanced", {"D", "P"})])
def test_rf_13_whoever_holds_no_blue_card_may_defend_without_cards(mode: str, defences: set[str]) -> None:
    bout = lunge("ST5", "ST4,TT5", mode).play("ST5")
    assert set(bout.legal()) == {"#"} | defences


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("card", ["PR5", "SH6"])
def test_rf_13_a_card_that_parries_or_is_faster_holds_him_back(mode: str, card: str) -> None:
    bout = lunge("ST5", f"ST4,TT5,{card}", mode).play("ST5")
    assert bout.legal() == ["#", card]
    assert bout.refused("D") == "card-first"


@pytest.mark.parametrize("card", ["PR4", "SH4"])
def test_rf_13_a_card_that_is_too_slow_does_not(card: str) -> None:
    assert lunge("ST5", f"ST4,{card}").play("ST5").legal() == ["#", "D", "P"]


@pytest.mark.parametrize("mode", MODES)
def test_rf_13_a_counter_attack_of_equal_speed_does_not(mode: str) -> None:
    assert {"D", "SH5"} <= set(lunge("ST5", "ST4,SH5", mode).play("ST5").legal())


@pytest.mark.parametrize("mode", ["tutorial", "advanced"])
def test_rf_13_a_joker_does_not(mode: str) -> None:
    assert {"D", "JO"} <= set(lunge("ST5", "ST4,JO", mode).play("ST5").legal())


def test_rf_13_a_card_that_is_fast_enough_only_with_angulation_does_not() -> None:
    assert {"D", "P", "SH4+AN"} <= set(lunge("ST5", "SH4,AN", "advanced").play("ST5").legal())


def test_rf_13_a_card_that_can_not_be_paid_for_does_not() -> None:
    dear = corrected("infighting", "stamina = { is = 1", "stamina = { is = 3")
    assert lunge("ST3", "ST4,IN5", stamina="6-3", cards=dear).play("ST3").refused("D") == "card-first"
    assert lunge("ST3", "ST4,IN5", stamina="6-2", cards=dear).play("ST3").refused("D") == "legal"


def test_rf_13_a_card_that_may_not_be_played_against_it_does_not() -> None:
    assert lunge("ST3,GL5", "ST4,SH6").play("GL5").legal() == ["#", "D", "P"]
    assert lunge("ST3,TT5", "ST4,PR6").play("TT5").legal() == ["#", "D"]


def test_rf_13_a_ceding_parry_that_scores_at_once_holds_him_back() -> None:
    assert lunge("GL5", "ST4,CP4", "tutorial").play("GL5").legal() == ["#", "CP4"]
    assert lunge("ST5", "ST4,CP4", "tutorial").play("ST5").legal() == ["#", "D"]


def test_rf_13_counts_against_a_riposte_too() -> None:
    assert lunge("ST3,PR4", "ST4,PR5").play("ST3 PR5").refused("P") == "card-first"
    assert lunge("ST3,TT5", "ST4,PR5").play("ST3 PR5").legal() == ["#", "P"]


def test_rf_13_a_third_card_holds_nobody_back() -> None:
    bout = lunge("ST3,PR5,PR4", "ST4,SH5,PR6").play("ST3 SH5 PR5 PR6")
    assert (bout.awaiting, bout.legal()) == ("left", ["#", "P"])


@pytest.mark.parametrize("mode", MODES)
def test_rf_13_an_option_lifts_it(mode: str) -> None:
    assert "D" in lunge("ST5", "ST4,PR5,SH6", mode, cards_first=False).play("ST5").legal()


# -- RF-24: what Angulation goes with


def test_rf_24_angulation_goes_with_a_red_card_that_opens() -> None:
    assert lunge("ST3,AN", "ST4", "advanced").play("ST3+AN").threat() == 5


def test_rf_24_angulation_goes_with_a_card_swapped_in_by_a_feint() -> None:
    bout = lunge("ST3,ST4,AN,FE", "SH5", "advanced").play("ST3 SH5")
    assert bout.refused("FE>ST4") == "too-slow"
    assert bout.play("FE>ST4+AN").endings() == ["feint-lands"]


@pytest.mark.parametrize(("attack", "answer"), [("ST5", "SH4"), ("GL5", "DI4")])
def test_rf_24_angulation_goes_with_a_light_blue_card(attack: str, answer: str) -> None:
    bout = lunge(attack, f"{answer},AN", "tutorial").play(attack)
    assert bout.refused(answer) == "too-slow"
    assert bout.play(f"{answer}+AN").threat() == 6


def test_rf_24_angulation_does_not_go_with_dark_blue() -> None:
    bout = lunge("ST3", "IN5,PR5,CP4,AN", "advanced").play("ST3")
    assert bout.refused("IN5+AN") == "no-angulation-here"
    assert [token for token in bout.legal() if "AN" in token] == []
    for token in ("PR5+AN", "CP4+AN"):
        with pytest.raises(Malformed):
            bout.play(token)


def test_rf_24_angulation_goes_with_infighting_that_opens() -> None:
    assert short("IN4,AN", "ST3", "advanced").play("IN4+AN").threat() == 6


@pytest.mark.parametrize(("tokens", "unwritten"), [("ST3 PR5", "RA+AN"), ("ST3", "P+GL+AN"), ("ST3", "PR5+GL+AN")])
def test_rf_24_angulation_does_not_go_with_a_renewed_attack_or_an_added_glide(tokens: str, unwritten: str) -> None:
    bout = lunge("ST3,RA,AN", "PR5,AN,GL5", "advanced").play(tokens)
    with pytest.raises(Malformed):
        bout.play(unwritten)


def test_rf_24_there_is_one_angulation_a_card() -> None:
    bout = lunge("ST3,AN,AN", "ST4", "advanced").play("ST3+AN")
    assert (bout.threat(), bout.hand("left")) == (5, ["AN"])


def test_rf_24_angulation_is_none_of_the_two_cards() -> None:
    bout = lunge("ST3,AN,RA", "PR5", "advanced").play("ST3+AN PR5 RA")
    assert bout.threat() == 7


# -- RF-25: what the Parry without cards answers


@pytest.mark.parametrize("mode", WITH_STAMINA)
def test_rf_25_the_parry_without_cards_answers_a_first_attack_and_a_riposte(mode: str) -> None:
    assert "P" in lunge("ST3", "ST4", mode).play("ST3").legal()
    bout = lunge("ST3", "ST4,PR5", mode).play("ST3 PR5 P")
    assert (bout.awaiting, bout.legal()) == ("right", ["."])
    assert bout.play(".").endings() == ["parried-without-cards"]


def test_rf_25_the_parry_without_cards_answers_a_renewed_attack() -> None:
    bout = lunge("ST3,RA", "PR4", "advanced").play("ST3 PR4 RA")
    assert bout.play("P .").endings() == ["parried-without-cards"]


@pytest.mark.parametrize("mode", WITH_STAMINA)
def test_rf_25_the_parry_without_cards_does_not_answer_a_counter_attack(mode: str) -> None:
    assert lunge("ST3", "ST4,SH4", mode).play("ST3 SH4").refused("P") == "not-against-counter"


def counter_attacked(mode: str) -> Fencing:
    """The opener has counter-attacked a riposte."""
    return lunge("ST3,SH6", "ST4,PR5", mode).play("ST3 PR5 SH6")


@pytest.mark.parametrize("mode", WITH_STAMINA)
def test_rf_25_nor_a_counter_attack_against_a_riposte(mode: str) -> None:
    bout = counter_attacked(mode)
    assert (bout.awaiting, bout.refused("P")) == ("right", "not-against-counter")
