"""Every card that answers, the Feint, and the defences without cards: what they can and cannot do."""

from __future__ import annotations

import pytest

from tests.games.readyfence.fencing import long, lunge, short

# -- Parry & Riposte


@pytest.mark.parametrize(("parry", "riposte"), [("PR4", 2), ("PR5", 3), ("PR6", 4)])
def test_a_parry_and_riposte_parries_and_ripostes_at_once(parry: str, riposte: int) -> None:
    bout = lunge("ST3,SH6", f"{parry},ST6", "advanced").play(f"ST3 {parry}")
    assert (bout.threat(), bout.awaiting) == (riposte, "left")
    assert bout.play("#").endings() == ["riposte-lands"]


def test_a_parry_is_at_least_as_fast_as_the_attack() -> None:
    assert lunge("ST4", "PR4", "advanced").play("ST4").refused("PR4") == "legal"
    assert lunge("ST5", "PR4", "advanced").play("ST5").refused("PR4") == "too-slow"


def test_invitation_makes_a_parry_one_faster_and_not_its_riposte() -> None:
    assert lunge("ST5", "PR4", "advanced", "EI").play("ST5 PR4").threat() == 2 - 1
    assert lunge("ST5", "PR4", "advanced", "II").play("ST5 PR4").threat() == 2


def test_a_riposte_has_the_bonus_of_a_straight_thrust_and_engagements_malus() -> None:
    assert lunge("ST3", "PR4", "advanced", "IL").play("ST3 PR4").threat() == 2 + 2
    assert lunge("ST3", "PR4", "advanced", "IE").play("ST3 PR4").threat() == 2
    assert lunge("ST3", "PR6", "advanced", "EL").play("ST3 PR6").threat() == 4 - 1


def test_a_riposte_is_answered_by_parry_stop_hit_and_joker_not_by_disengage_or_distance() -> None:
    bout = lunge("ST3,PR5,SH6,DI6,JO,CP4", "PR4", "advanced").play("ST3 PR4")
    assert bout.legal() == ["#", "CP4", "JO", "PR5", "SH6"]
    assert lunge("ST3,ST4", "PR4", "advanced").play("ST3 PR4").legal() == ["#", "P"]


@pytest.mark.parametrize("mode", ["tutorial", "basic"])
def test_where_there_is_no_counter_time_a_parry_stops_a_counter_attack_and_ripostes(mode: str) -> None:
    bout = lunge("ST3,PR6", "SH5,ST6", mode).play("ST3 SH5")
    assert bout.legal() == ["#", "PR6"]
    assert bout.play("PR6").threat() == 4
    assert lunge("ST3,PR4", "SH5,ST6", mode).play("ST3 SH5").refused("PR4") == "too-slow"


@pytest.mark.parametrize("parry", ["PR6", "CP4", "IN5"])
def test_in_advanced_no_parry_stops_a_counter_attack(parry: str) -> None:
    bout = lunge(f"ST3,{parry}", "SH4", "advanced").play("ST3 SH4")
    assert (bout.legal(), bout.refused(parry)) == (["#"], "against-red-only")


# -- Ceding Parry


@pytest.mark.parametrize("card", ["GL5", "GL5+AN", "FC5", "FC6+AN"])
def test_a_ceding_parry_scores_at_once_against_glide_and_flanconade_at_any_speed(card: str) -> None:
    bout = lunge(card.replace("+", ","), "CP4", "advanced").play(f"{card} CP4")
    assert (bout.endings(), bout.score) == (["ceding-parry-lands"], (0, 1))


def test_against_other_attacks_a_ceding_parry_is_a_plain_parry_of_four_without_riposte() -> None:
    bout = lunge("ST4,JO", "CP4", "advanced").play("ST4 CP4")
    assert (bout.threat(), bout.awaiting, bout.legal()) == (0, "left", [".", "JO"])
    assert bout.play(".").endings() == ["parried"]
    assert lunge("ST5", "CP4", "advanced").play("ST5").refused("CP4") == "too-slow"


def test_a_ceding_parry_scores_against_an_added_and_a_renewed_glide() -> None:
    assert lunge("ST3,CP4", "PR4,GL5", "advanced").play("ST3 PR4+GL CP4").endings() == ["ceding-parry-lands"]
    assert lunge("GL5,RA", "PR5,CP4", "advanced").play("GL5 PR5 RA CP4").endings() == ["ceding-parry-lands"]


def test_in_tutorial_a_ceding_parry_stops_a_counter_attack_of_four() -> None:
    assert lunge("ST3,CP4", "SH4", "tutorial").play("ST3 SH4 CP4").legal() == ["."]
    assert lunge("ST3,CP4", "SH5", "tutorial").play("ST3 SH5").refused("CP4") == "too-slow"


# -- Infighting as a defence


def test_infighting_parries_at_lunge_distance_with_a_step_forward_and_at_short_distance_without() -> None:
    bout = lunge("ST3", "IN4", "advanced").play("ST3 IN4")
    assert (bout.squares(), bout.threat(), bout.stamina()) == ((4, 5), 2, (6, 5))
    bout = short("IN4", "IN5", "advanced").play("IN4 IN5")
    assert (bout.squares(), bout.threat()) == ((5, 6), 3)


def test_infighting_is_as_fast_as_the_attack_and_paid() -> None:
    assert lunge("ST5", "IN4", "advanced").play("ST5").refused("IN4") == "too-slow"
    assert lunge("ST3", "IN4", "advanced", stamina="6-0").play("ST3").refused("IN4") == "no-stamina"


def test_an_infighting_riposte_is_answered_by_infighting_parry_and_riposte_parry_or_joker_only() -> None:
    bout = lunge("ST3,IN5,PR5,JO,SH6,CP4", "IN4", "advanced").play("ST3 IN4")
    assert bout.legal() == ["#", "IN5", "JO", "PR5"]
    assert bout.refused("SH6") == bout.refused("CP4") == "not-against"
    assert lunge("ST3,SH6", "IN4", "advanced").play("ST3 IN4").legal() == ["#", "P"]


def test_infighting_never_defends_against_fleche_toe_touch_or_after_a_dodge() -> None:
    assert long("FL6", "IN5", "advanced", "LE").play("FL6").refused("IN5") == "not-against"
    assert lunge("TT5", "IN5", "advanced").play("TT5").refused("IN5") == "not-against"
    bout = lunge("ST3,RA", "BT4,CT", "advanced").play("ST3 D *BT4 +IN5 RA")
    assert bout.refused("IN5") == "after-a-dodge"


# -- Stop Hit and Disengage as counter-attacks


@pytest.mark.parametrize("card", ["ST5", "BT4", "TT5", "FK4"])
def test_a_stop_hit_of_equal_speed_is_a_double_touch_and_the_phrase_is_over(card: str) -> None:
    bout = lunge(f"{card},FE,CT,JO", "SH5", "advanced").play(f"{card} SH5")
    assert (bout.endings(), bout.score, bout.awaiting) == (["double-touch"], (1, 1), "right")


def test_a_faster_stop_hit_becomes_the_threat() -> None:
    bout = lunge("ST5", "SH6", "advanced").play("ST5 SH6")
    assert (bout.threat(), bout.awaiting) == (6, "left")
    assert bout.play("#").endings() == ["counter-attack-lands"]


def test_a_slower_counter_attack_is_not_offered() -> None:
    assert lunge("ST5", "SH4,AN", "advanced").play("ST5").legal() == ["#", "D", "P", "SH4+AN"]
    assert lunge("ST6", "SH4", "advanced").play("ST6").refused("SH4") == "too-slow"


@pytest.mark.parametrize(("card", "weapons"), [("DI4", "LE"), ("GL5", "LL"), ("FC5", "LL")])
def test_a_stop_hit_does_not_answer_disengage_glide_or_flanconade(card: str, weapons: str) -> None:
    assert lunge(card, "SH6", "advanced", weapons).play(card).refused("SH6") == "not-against"


def test_a_stop_hit_answers_the_riposte_of_a_parry_and_riposte_only() -> None:
    assert lunge("ST3,SH6", "PR4,GL5", "advanced").play("ST3 PR4").refused("SH6") == "legal"
    assert lunge("ST3,SH6", "PR4,GL5", "advanced").play("ST3 PR4+GL").refused("SH6") == "not-against"
    assert lunge("ST3,SH6", "IN4", "advanced").play("ST3 IN4").refused("SH6") == "not-against"


def test_a_counter_attack_does_not_answer_a_counter_attack() -> None:
    assert lunge("ST3,SH6", "SH4", "advanced").play("ST3 SH4").refused("SH6") == "not-against"
    assert lunge("BT4,DI6", "DI5", "advanced", "LE").play("BT4 DI5").refused("DI6") == "not-against"


def test_invitation_and_angulation_make_a_counter_attack_faster_and_engagement_does_not_slow_it() -> None:
    assert lunge("TT5", "SH5", "advanced", "LI").play("TT5 SH5").threat() == 5 + 1
    bout = lunge("TT5", "SH5,AN", "advanced", "LI").play("TT5 SH5+AN")
    assert (bout.threat(), bout.stamina()) == (5 + 2 + 1, (5, 5))
    assert lunge("TT5", "SH5,AN", "advanced", stamina="6-0").play("TT5").refused("SH5+AN") == "no-stamina"
    assert lunge("ST3", "SH5", "advanced", "EL").play("ST3 SH5").threat() == 5


@pytest.mark.parametrize(("card", "weapons"), [("FC5", "LL"), ("BT4", "LL"), ("GL5", "LL")])
def test_a_disengage_counter_attacks_flanconade_beat_thrust_and_glide(card: str, weapons: str) -> None:
    bout = lunge(card, "DI6", "advanced", weapons).play(f"{card} DI6")
    assert (bout.threat(), bout.play("#").endings()) == (6, ["counter-attack-lands"])


@pytest.mark.parametrize("card", ["ST3", "TT5", "FK4"])
def test_a_disengage_counter_attacks_nothing_else(card: str) -> None:
    assert lunge(card, "DI6", "advanced").play(card).refused("DI6") == "not-against"
    assert lunge("ST3,DI6", "PR4", "advanced").play("ST3 PR4").refused("DI6") == "not-against"


# -- the added Glide


@pytest.mark.parametrize(
    ("theirs", "parry", "weapons", "speed"),
    [("PR6,GL5", "PR6+GL", "LL", 4), ("CP4,GL5", "CP4+GL", "IL", 4), ("ST4,GL5", "P+GL", "EL", 3)],
)
def test_a_glide_added_to_a_parry_replaces_the_riposte(theirs: str, parry: str, weapons: str, speed: int) -> None:
    """It needs no Line, and has no bonus against Invitation; Engagement takes one."""
    bout = lunge("ST3,CP4,DI6,SH6,JO", theirs, "advanced", weapons).play(f"ST3 {parry}")
    assert (bout.threat(), bout.awaiting) == (speed, "left")
    assert bout.legal() == ["#", "CP4", "DI6", "JO"]
    assert bout.play("#").endings() == ["glide-lands"]


def test_an_added_glide_is_not_counted_as_one_of_the_two_cards_and_not_added_where_the_parry_scores() -> None:
    assert lunge("ST3", "PR4", "advanced").play("ST3").refused("PR4+GL") == "not-in-hand"
    bout = lunge("ST3,RA", "PR4,GL5,PR6", "advanced").play("ST3 PR4+GL RA")
    assert bout.legal() == ["#", "PR6"]
    bout = lunge("FC5", "CP4,GL5", "advanced").play("FC5")
    assert (bout.refused("CP4+GL"), bout.refused("CP4")) == ("no-glide-here", "legal")


# -- Counter-Time, Feint in Time, Joker


def test_counter_time_scores_against_a_counter_attack_unless_feint_in_time_answers() -> None:
    assert lunge("ST3,CT", "SH6", "advanced").play("ST3 SH6 CT #").endings() == ["counter-time-lands"]
    bout = lunge("ST3,CT", "SH6,FT", "advanced").play("ST3 SH6 CT")
    assert bout.legal() == ["#", "FT"]
    assert (bout.play("FT").endings(), bout.score) == (["feint-in-time-lands"], (0, 1))


def test_the_defender_counter_times_a_counter_attack_on_his_riposte() -> None:
    bout = lunge("ST3,SH6,FT", "PR4,CT", "advanced").play("ST3 PR4 SH6 CT")
    assert (bout.legal(), bout.refused("FT")) == (["#"], "two-cards")


@pytest.mark.parametrize("phrase", ["ST3", "ST3 PR4", "ST3 P"])
def test_counter_time_and_feint_in_time_answer_nothing_else(phrase: str) -> None:
    bout = lunge("ST3,CT,FT", "PR4,CT,FT", "advanced", cards_first=False).play(phrase)
    assert (bout.refused("CT"), bout.refused("FT")) == ("needs-counter-attack", "needs-counter-time")


@pytest.mark.parametrize(
    ("mine", "theirs", "phrase"),
    [
        ("ST3", "JO", "ST3"),
        ("FL6+AN", "JO", "FL6+AN"),
        ("ST3,JO", "PR4", "ST3 PR4"),
        ("ST3,JO", "PR4,GL5", "ST3 PR4+GL"),
        ("ST3,JO", "ST4,GL5", "ST3 P+GL"),
        ("ST3,JO", "SH6", "ST3 SH6"),
        ("ST3,JO", "CP4", "ST3 CP4"),
        ("ST3,RA", "PR4,JO", "ST3 PR4 RA"),
    ],
)
def test_a_joker_answers_any_card_but_one_that_scores_at_once(mine: str, theirs: str, phrase: str) -> None:
    place = long if mine.startswith("FL") else lunge
    bout = place(mine.replace("+", ","), theirs, "advanced").play(f"{phrase} JO")
    assert bout.endings() == ["joker-lands"]
    assert (bout.awaiting, bout.shown()) == ("deck", ["JO"])


def test_a_joker_answers_neither_counter_time_nor_a_defence_without_cards() -> None:
    assert lunge("ST3,CT", "SH6,JO", "advanced").play("ST3 SH6 CT").refused("JO") == "only-feint-in-time"
    assert lunge("ST3,JO", "ST4", "advanced").play("ST3 P").refused("JO") == "needs-a-card"
    assert lunge("ST3,JO", "ST4", "advanced").play("ST3 D *ST4 +CT").refused("JO") == "needs-a-card"


def test_nobody_lays_a_third_card() -> None:
    bout = lunge("ST3,PR4,JO", "PR5,PR6", "advanced").play("ST3 PR5 PR4 PR6")
    assert (bout.refused("JO"), bout.legal()) == ("two-cards", ["#", "P"])


# -- Feint


def test_after_a_feint_an_equal_card_is_a_double_touch_and_a_faster_one_a_touch() -> None:
    bout = lunge("ST3,FE,ST6,ST4,AN", "SH6", "advanced").play("ST3 SH6")
    assert bout.legal() == ["#", "FE", "FE>ST4+AN", "FE>ST6", "FE>ST6+AN"]
    assert bout.refused("FE>ST4") == "too-slow"
    assert bout.play("FE>ST6+AN").endings() == ["feint-lands"]
    equal = lunge("ST3,FE,ST6", "SH6", "advanced").play("ST3 SH6 FE>ST6")
    assert (equal.endings(), equal.score) == (["feint-double-touch"], (1, 1))


def test_a_feint_may_end_the_phrase_with_no_touch() -> None:
    bout = lunge("ST3,FE", "SH6", "advanced").play("ST3 SH6 FE")
    assert (bout.endings(), bout.score, bout.awaiting) == (["called-off"], (0, 0), "right")


@pytest.mark.parametrize(("weapons", "equal", "faster"), [("LL", "BT4", "BT5"), ("II", "TT5", "ST6")])
def test_a_feint_is_measured_against_the_parry_and_not_its_riposte(weapons: str, equal: str, faster: str) -> None:
    theirs = "PR5" if weapons == "LL" else "PR4"
    bout = lunge(f"ST3,FE,{equal},{faster},ST4", theirs, "advanced", weapons).play(f"ST3 {theirs}")
    assert (bout.refused("FE>ST4"), bout.refused(f"FE>{equal}")) == ("too-slow", "legal")
    assert bout.play(f"FE>{faster}").endings() == ["feint-lands"]


@pytest.mark.parametrize(("weapons", "speed"), [("LL", 4), ("II", 3)])
def test_a_feint_is_measured_against_a_parry_without_cards(weapons: str, speed: int) -> None:
    """Against speed 3, two stamina parry at 4. In Invitation one stamina parries at 3."""
    bout = lunge("ST3,FE,ST3,ST4,ST5", "ST6", "advanced", weapons).play("ST3 P")
    assert bout.refused("FE>ST3") == ("legal" if speed == 3 else "too-slow")
    assert bout.play("FE>ST4").endings() == ["feint-double-touch" if speed == 4 else "feint-lands"]


def test_the_swapped_card_opens_at_the_opening_distance_and_the_present_weapons_and_is_paid() -> None:
    bout = lunge("ST3,FE,IN5,FL7,DI6,TT5", "IN5", "advanced", stamina="0-6").play("ST3 IN5")
    assert bout.refused("FE>IN5") == bout.refused("FE>FL7") == "wrong-distance"
    assert (bout.refused("FE>DI6"), bout.refused("FE>TT5")) == ("wrong-weapon", "no-stamina")


def test_no_feint_after_a_dodge_none_by_the_defender_and_none_later() -> None:
    assert lunge("ST3,FE", "ST4", "advanced").play("ST3 D *ST4 +CT").refused("FE") == "after-a-dodge"
    assert lunge("ST3,PR4", "PR5,FE", "advanced").play("ST3 PR5 PR4").refused("FE") == "feints-the-first-answer"
    later = lunge("ST3,FE,GL5", "PR4,PR5", "advanced").play("ST3 PR4 P+GL PR5")
    assert later.refused("FE") == "feints-the-first-answer"


# -- without cards


@pytest.mark.parametrize(
    ("card", "weapons", "price"),
    [("ST3", "LE", 1), ("ST3", "LL", 2), ("ST4", "LL", 2), ("ST5", "LL", 3), ("ST5", "II", 2), ("ST4", "LI", 3)],
)
def test_a_parry_without_cards_costs_the_least_stamina_that_suffices(card: str, weapons: str, price: int) -> None:
    """Twice the stamina, and one in Invitation, is at least the speed of the attack."""
    bout = lunge(card, "BT4", "advanced", weapons, stamina=f"6-{price}").play(f"{card} P")
    assert (bout.stamina(), bout.awaiting, bout.legal()) == ((6, 0), "left", ["."])
    assert bout.play(".").endings() == ["parried-without-cards"]
    assert lunge(card, "BT4", "advanced", weapons, stamina=f"6-{price - 1}").play(card).refused("P") == "no-stamina"


def test_a_riposte_is_parried_without_cards_and_a_counter_attack_is_not() -> None:
    assert lunge("ST3,ST4", "PR4", "advanced").play("ST3 PR4 P .").stamina() == (5, 6)
    assert lunge("ST3,ST4", "SH6", "advanced").play("ST3 SH6").refused("P") == "not-against-counter"


@pytest.mark.parametrize("theirs", ["PR4", "CP4", "SH5", "IN4"])
def test_who_holds_a_blue_card_that_would_do_does_not_defend_without(theirs: str) -> None:
    bout = lunge("ST4", theirs, "advanced").play("ST4")
    assert bout.refused("P") == bout.refused("D") == "card-first"
    assert lunge("ST4", theirs, "advanced", cards_first=False).play("ST4").refused("P") == "legal"


@pytest.mark.parametrize("theirs", ["SH4", "SH4,AN", "JO", "DI6", "CT", "PR4"])
def test_a_joker_an_equal_stop_hit_and_a_card_that_would_not_do_hold_nobody_back(theirs: str) -> None:
    card = "BT4" if theirs == "PR4" else "ST4"
    bout = lunge(card, theirs, "advanced").play(card)
    assert bout.refused("P") == bout.refused("D") == "legal"


def test_distance_costs_one_stamina_two_squares_and_a_card() -> None:
    bout = lunge("ST5", "ST4,BT4", "advanced", stamina="6-1").play("ST5 D")
    assert (bout.squares(), bout.stamina(), bout.weights()) == ((4, 8), (6, 0), {"*ST4": 1, "*BT4": 1})
    assert bout.play("*BT4 +CT .").endings() == ["dodged"]
    assert (bout.hand("right"), bout.shown(), bout.squares()) == (["ST4", "CT"], ["BT4"], (4, 8))
    for mode in ("tutorial", "advanced"):
        assert lunge("ST3", "BT4", mode, stamina="6-0").play("ST3").refused("D") == "no-stamina"


def test_in_basic_the_mandatory_card_is_not_taken() -> None:
    assert lunge("ST5", "ST3,ST4,BT4").play("ST5 D").weights() == {"*ST4": 1, "*BT4": 1}
    assert lunge("ST5", "ST6,ST4,BT4").play("ST5 D").weights() == {"*ST6": 1, "*BT4": 1}


def test_in_tutorial_the_dodger_discards_one_of_his_choice_and_draws() -> None:
    bout = lunge("ST6", "TT5,BT4", "tutorial").play("ST6 D")
    assert (bout.legal(), bout.awaiting) == (["-BT4", "-TT5"], "right")
    assert bout.play("-BT4 +JO").legal() == ["."]


def test_distance_defends_against_a_first_attack_up_to_speed_five_but_in_tutorial_at_any() -> None:
    assert lunge("ST3,ST4", "PR4", "advanced").play("ST3 PR4").refused("D") == "first-attack-only"
    assert lunge("ST6", "ST4", "advanced").play("ST6").refused("D") == "too-fast-to-dodge"
    assert lunge("ST6", "ST4", "advanced", "LE").play("ST6").refused("D") == "legal"
    assert lunge("ST6", "TT5", "tutorial").play("ST6").refused("D") == "legal"


def test_a_dodge_into_the_run_off_is_a_touch_and_costs_no_card() -> None:
    bout = lunge("ST3,RA", "BT4,BT5", "advanced", squares="6-8").play("ST3 D")
    assert (bout.endings(), bout.score, bout.held(), bout.squares()) == (["run-off"], (1, 0), (2, 2), (4, 7))
