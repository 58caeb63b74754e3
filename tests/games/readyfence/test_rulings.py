"""The rulings on cards, the strip and speeds, RF-1 to RF-7: each for and against."""

from __future__ import annotations

from collections import Counter

import pytest

from salle.core.errors import BadOption
from tests.games.readyfence.fencing import MODES, WITH_STAMINA, deck, from_the_deal, long, lunge, rules


def cards(mode: str, feints: int = 2) -> Counter[str]:
    """How many cards of each code the deck of a mode has."""
    counts: Counter[str] = Counter()
    for face, copies in deck(mode, feints=feints).items():
        counts[face[:2]] += copies
    return counts


# -- RF-1: how many Feints


def test_rf_1_there_are_two_feints_and_two_feints_in_time() -> None:
    assert (cards("advanced")["FE"], cards("advanced")["FT"]) == (2, 2)


def test_rf_1_a_switch_gives_three_feints_and_one_feint_in_time() -> None:
    printed, switched = cards("advanced"), cards("advanced", feints=3)
    assert (switched["FE"], switched["FT"], switched.total()) == (3, 1, printed.total())


@pytest.mark.parametrize("mode", ["tutorial", "basic"])
def test_rf_1_there_is_nothing_to_switch_without_feints(mode: str) -> None:
    assert cards(mode)["FE"] == cards(mode)["FT"] == 0
    with pytest.raises(BadOption):
        rules(mode, feints=3)


# -- RF-2: which cards are in which deck


def test_rf_2_tutorial_has_all_cards_but_five() -> None:
    assert set(cards("advanced")) - set(cards("tutorial")) == {"FL", "IN", "CT", "FT", "FE"}


def test_rf_2_basic_has_the_five_basic_actions_fleche_infighting_parry_and_riposte_and_stop_hit() -> None:
    assert set(cards("basic")) == {"ST", "BT", "DI", "TT", "GL", "FL", "IN", "PR", "SH"}


@pytest.mark.parametrize("mode", ["tutorial", "basic"])
def test_rf_2_a_card_is_in_a_deck_with_all_its_copies_or_not_at_all(mode: str) -> None:
    assert {code: cards("advanced")[code] for code in cards(mode)} == dict(cards(mode))


def test_rf_2_in_tutorial_no_card_costs_stamina() -> None:
    bout = lunge("TT5,AN", "SH6", "tutorial", stamina="0-0").play("TT5+AN")
    assert bout.stamina() == (0, 0)


def test_rf_2_elsewhere_toe_touch_and_angulation_cost_one_each() -> None:
    assert lunge("TT5,AN", "SH6", "advanced", stamina="2-0").play("TT5+AN").stamina() == (0, 0)
    assert lunge("TT5,AN", "SH6", "advanced", stamina="1-0").refused("TT5+AN") == "no-stamina"


# -- RF-3: on guard on 4 and 7


@pytest.mark.parametrize("mode", MODES)
def test_rf_3_a_bout_begins_on_guard_on_4_and_7(mode: str) -> None:
    assert from_the_deal(mode).squares() == (4, 7)


@pytest.mark.parametrize("mode", MODES)
def test_rf_3_one_step_forward_from_on_guard_is_lunge_distance(mode: str) -> None:
    bout = long("ST3", "ST4", mode)
    assert bout.refused("ST3") == "wrong-distance"
    assert bout.play(">").refused("ST3") == "legal"


@pytest.mark.parametrize("mode", MODES)
def test_rf_3_after_a_touch_both_are_on_guard_on_4_and_7(mode: str) -> None:
    assert lunge("ST3", "ST4", mode, squares="2-4").play("ST3 #").squares() == (4, 7)


# -- RF-4: what Invitation adds to


def test_rf_4_invitation_adds_one_to_a_counter_attack() -> None:
    assert lunge("ST5", "ST3,SH5", weapons="EI").play("ST5 SH5").threat() == 6
    assert lunge("ST5", "ST3,SH5", weapons="EL").play("ST5 SH5").endings() == ["double-touch"]


def test_rf_4_invitation_adds_one_to_a_parry_with_a_card() -> None:
    assert lunge("ST5", "ST3,PR4", weapons="EI").play("ST5").refused("PR4") == "legal"
    assert lunge("ST5", "ST3,PR4", weapons="EL").play("ST5").refused("PR4") == "too-slow"


def test_rf_4_invitation_adds_one_to_the_parry_without_cards() -> None:
    assert lunge("ST5", "ST3", weapons="EI").play("ST5 P").stamina() == (6, 4)
    assert lunge("ST5", "ST3", weapons="EL").play("ST5 P").stamina() == (6, 3)


def test_rf_4_invitation_adds_nothing_to_a_riposte() -> None:
    assert lunge("ST3", "ST3,PR5", weapons="LI").play("ST3 PR5").threat() == 3


def test_rf_4_invitation_adds_nothing_to_an_added_glide() -> None:
    assert lunge("ST3", "ST3,PR5,GL5", weapons="LI").play("ST3 PR5+GL").threat() == 4


def test_rf_4_invitation_adds_nothing_to_ones_own_attack() -> None:
    assert lunge("ST3", "ST3", weapons="IE").play("ST3").threat() == 2
    assert lunge("ST3", "ST3", weapons="IL").play("ST3").threat() == 3


def test_rf_4_the_opener_in_invitation_answers_faster_too() -> None:
    assert lunge("ST3,SH4", "ST3,PR6", weapons="IE").play("ST3 PR6 SH4").threat() == 5


# -- RF-5: what Engagement slows


def test_rf_5_engagement_takes_one_from_an_attack() -> None:
    assert lunge("ST5", "ST3", weapons="LE").play("ST5").threat() == 4


def test_rf_5_engagement_takes_one_from_a_riposte_and_from_an_added_glide() -> None:
    assert lunge("ST3", "ST3,PR5", weapons="EL").play("ST3 PR5").threat() == 2
    assert lunge("ST3", "ST3,PR5,GL5", weapons="EL").play("ST3 PR5+GL").threat() == 3


def test_rf_5_engagement_takes_one_from_a_swapped_attack() -> None:
    bout = lunge("ST3,ST6,FE", "SH5", "advanced", weapons="LE").play("ST3 SH5 FE>ST6")
    assert bout.endings() == ["feint-double-touch"]


def test_rf_5_a_renewed_attack_is_not_slowed_again() -> None:
    assert lunge("ST5,RA", "PR4", "advanced", weapons="LE").play("ST5 PR4 RA").threat() == 6


def test_rf_5_engagement_does_not_slow_a_disengage() -> None:
    assert lunge("ST3,DI5", "ST3", weapons="LE").play("DI5").threat() == 5


def test_rf_5_engagement_slows_no_counter_attack() -> None:
    assert lunge("ST3", "ST3,SH6", weapons="EL").play("ST3 SH6").threat() == 6


def test_rf_5_ones_own_engagement_slows_nothing_of_ones_own() -> None:
    assert lunge("ST5", "ST3", weapons="EL").play("ST5").threat() == 5


# -- RF-6: at least one action


@pytest.mark.parametrize("mode", MODES)
def test_rf_6_a_turn_is_not_ended_without_an_action(mode: str) -> None:
    bout = lunge(mode=mode)
    assert (bout.refused("."), "." in bout.legal()) == ("act-first", False)


@pytest.mark.parametrize("mode", MODES)
def test_rf_6_after_one_action_the_turn_may_be_ended(mode: str) -> None:
    bout = lunge(mode=mode).play("<")
    assert "." in bout.legal()
    assert bout.play(".").awaiting == "right"


def test_rf_6_a_phrase_is_an_action_that_ends_the_turn() -> None:
    assert lunge().play("ST3 #").awaiting == "right"


# -- RF-7: answers that could not at least equal the speed


@pytest.mark.parametrize("mode", MODES)
def test_rf_7_a_slower_answer_is_not_offered_an_equal_one_is(mode: str) -> None:
    bout = lunge("ST5", "SH4,SH5,PR4,PR5,ST3", mode).play("ST5")
    assert [bout.refused(token) for token in ("SH4", "PR4")] == ["too-slow", "too-slow"]
    assert {"SH5", "PR5"} <= set(bout.legal())


@pytest.mark.parametrize("mode", MODES)
def test_rf_7_the_touch_may_always_be_taken(mode: str) -> None:
    assert "#" in lunge("ST3", "SH6,PR6,ST3", mode).play("ST3").legal()
    assert lunge("ST6", "SH4,ST3", mode, stamina="6-0").play("ST6").legal() == ["#"]


@pytest.mark.parametrize("mode", WITH_STAMINA)
def test_rf_7_where_nothing_threatens_the_phrase_may_be_let_end(mode: str) -> None:
    bout = lunge("ST3", "ST3", mode).play("ST3 P")
    assert (bout.awaiting, bout.legal()) == ("left", ["."])
    assert bout.refused("#") == "nothing-threatens"


def test_rf_7_what_threatens_can_not_be_let_end() -> None:
    assert lunge().play("ST3").refused(".") == "threatened"
