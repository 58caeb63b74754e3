"""The rulings on time and ground around the phrase, RF-15 to RF-21 and RF-23: each for and against."""

from __future__ import annotations

import pytest

from salle.core.errors import Malformed
from salle.core.options import Value
from tests.games.readyfence.fencing import BASIC_LEFT, BASIC_RIGHT, MODES, WITH_STAMINA, Fencing, deck, lunge

# -- RF-15: a dodge into the run-off


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("squares", ["6-8", "7-9"])
def test_rf_15_a_dodge_into_the_run_off_is_a_touch_that_ends_the_phrase(mode: str, squares: str) -> None:
    bout = lunge("ST3,ST5", "ST4,TT5", mode, squares=squares).play("ST3 D")
    assert (bout.endings(), bout.score, bout.squares()) == (["run-off"], (1, 0), (4, 7))


def test_rf_15_nothing_is_discarded_drawn_or_renewed() -> None:
    bout = lunge("ST3,RA", "ST4,TT5", "advanced", squares="6-8").play("ST3 D")
    assert (bout.hand("right"), bout.timer(), bout.awaiting) == (["ST4", "TT5"], 12, "right")


def test_rf_15_as_in_any_phrase_the_dodger_who_paid_regains_nothing() -> None:
    assert lunge("ST3", "ST4", squares="6-8", stamina="4-4").play("ST3 D").stamina() == (5, 3)


@pytest.mark.parametrize("mode", WITH_STAMINA)
def test_rf_15_a_dodge_to_the_square_before_the_run_off_is_no_touch(mode: str) -> None:
    bout = lunge("ST3", "ST4,TT5", mode, squares="5-7").play("ST3 D *TT5 +ST5")
    assert (bout.squares(), bout.score, bout.legal()) == ((5, 9), (0, 0), ["."])
    assert bout.play(".").endings() == ["dodged"]


# -- RF-16: the next period


def last_change(mode: str, touches: int, **more: Value) -> Fencing:
    """Left changes a card and so draws the last one of the Timer."""
    stance: dict[str, Value] = {"squares": "3-6", "stamina": "2-1", "score": "2-1", "timer": 1}
    return lunge(BASIC_LEFT, BASIC_RIGHT, mode, "IE", touches=touches, **(stance | more)).play("-TT5 +IN4")


def test_rf_16_a_new_period_begins_on_guard_in_line_with_six_stamina_and_the_same_hands() -> None:
    bout = last_change("basic", 10)
    assert (bout.period(), bout.squares(), bout.weapons(), bout.stamina()) == (2, (4, 7), "LL", (6, 6))
    assert bout.hand("left") == ["ST3", "ST4", "BT4", "BT4", "BT5", "IN4"]
    assert bout.hand("right") == BASIC_RIGHT.split(",")
    assert (bout.score, bout.awaiting) == ((2, 1), "right")


def test_rf_16_all_cards_not_in_hands_are_the_next_timer() -> None:
    bout = last_change("basic", 10, shown="FL7", hidden="DI6/-")
    assert bout.timer() == 35 - 12
    draws = bout.play("-SH5").weights()
    assert (draws["+FL7"], draws["+DI6"], draws["+TT5"], sum(draws.values())) == (1, 1, 2, 23)
    assert bout.shown() == []


@pytest.mark.parametrize(("period", "stamina"), [(1, 5), (2, 4)])
def test_rf_16_advanced_begins_its_later_periods_with_five_and_four_stamina(period: int, stamina: int) -> None:
    bout = last_change("advanced", 15, period=period)
    timer = deck("advanced").total() - 12
    assert (bout.period(), bout.stamina(), bout.timer()) == (period + 1, (stamina, stamina), timer)


@pytest.mark.parametrize(("mode", "touches", "period"), [("basic", 5, 1), ("basic", 10, 2), ("advanced", 15, 3)])
def test_rf_16_no_period_follows_the_last(mode: str, touches: int, period: int) -> None:
    assert last_change(mode, touches, period=period).ended == ("left", "time")


# -- RF-17: overtime's Timer


def test_rf_17_with_four_discards_they_alone_are_drawn_from() -> None:
    bout = last_change("basic", 5, score="2-2", shown="FL7,DI6", hidden="DI5/-")
    assert bout.weights() == {"@left": 1, "@right": 1}
    bout.play("@left")
    assert (bout.timer(), bout.priority(), bout.squares(), bout.weapons()) == (4, "left", (4, 7), "LL")
    assert bout.play("-SH5").weights() == {"+FL7": 1, "+DI5": 1, "+DI6": 1, "+TT5": 1}


def test_rf_17_with_more_discards_any_of_them_may_be_drawn() -> None:
    bout = last_change("basic", 5, score="2-2", shown="FL6,FL7,DI6,DI5", hidden="DI5/-").play("@right -SH5")
    assert sum(bout.weights().values()) == 6


def test_rf_17_short_of_four_cards_laid_aside_join_them() -> None:
    bout = last_change("basic", 5, score="2-2", shown="FL7")
    assert (bout.awaiting, bout.weights()["~ST6"], bout.weights()["~DI5"]) == ("deck", 1, 2)
    assert sum(bout.weights().values()) == 35 - 12 - 2
    bout.play("~ST6 ~DI5 @left -SH5")
    assert bout.weights() == {"+FL7": 1, "+TT5": 1, "+ST6": 1, "+DI5": 1}


def test_rf_17_nobody_sees_what_joins_them() -> None:
    bout = last_change("basic", 5, score="2-2", shown="FL7").play("~ST6 ~DI5")
    for watcher in ("left", "right", "spectator"):
        assert bout.witnessed(watcher).endswith("~? ~?")


def test_rf_17_later_discards_do_not_join_them() -> None:
    bout = last_change("basic", 5, score="2-2", shown="FL7,DI6,DI5").play("@left -SH5 +FL7 . -BT4")
    assert bout.weights() == {"+DI6": 1, "+DI5": 1, "+TT5": 1}


def test_rf_17_stamina_is_as_it_stands() -> None:
    assert last_change("basic", 5, score="2-2").stamina() == (2, 1)


# -- RF-18: a turn without a phrase in the tutorial's tie

TIED = {"mode": "tutorial", "tie": "yes", "score": "2-2"}


def test_rf_18_in_the_tie_a_turn_without_a_phrase_costs_a_card_of_ones_choice() -> None:
    bout = lunge("ST3,ST4", "TT5,GL5", **TIED).play("<")
    assert bout.refused(".") == "pay-a-card"
    assert [token for token in bout.legal() if token.startswith("-")] == ["-ST3", "-ST4"]
    bout.play("-ST4")
    assert (bout.hand("left"), bout.awaiting) == (["ST3"], "right")


def test_rf_18_whoever_pays_his_last_card_loses() -> None:
    assert lunge("ST3", "TT5,GL5", **TIED).play("< -ST3").ended == ("right", "no-cards")


def test_rf_18_a_turn_with_a_phrase_costs_only_what_is_laid() -> None:
    bout = lunge("ST5,ST4", "SH5,GL5", **TIED).play("ST5 SH5")
    assert (bout.endings(), bout.held(), bout.awaiting) == (["void-double-touch"], (1, 1), "right")


def test_rf_18_before_the_tie_a_turn_costs_nothing() -> None:
    assert lunge("ST3,ST4", "TT5,GL5", "tutorial").play("< .").held() == (2, 2)


def test_rf_18_a_phrase_may_still_be_the_first_action() -> None:
    bout = lunge("ST3,ST4", "TT5,GL5", **TIED)
    assert bout.refused("-ST3") == "act-first"
    assert bout.play("ST3 #").ended == ("left", "sudden-death")


# -- RF-19: passivity

QUIET = {"tutorial": 3, "basic": 7, "advanced": 7}


@pytest.mark.parametrize("mode", MODES)
def test_rf_19_the_eighth_quiet_turn_running_removes_a_timer_card_in_tutorial_the_fourth(mode: str) -> None:
    bout = lunge("ST3", "ST4", mode, quiet=QUIET[mode], timer=9).play("> .")
    assert (bout.timer(), bout.quiet(), bout.happened("passivity")) == (8, 0, 1)
    bout = lunge("ST3", "ST4", mode, quiet=QUIET[mode] - 1, timer=9).play("> .")
    assert (bout.timer(), bout.quiet(), bout.happened("passivity")) == (9, QUIET[mode], 0)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("tokens", ["ST3 #", "< <"])
def test_rf_19_a_touch_ends_the_row_of_quiet_turns(mode: str, tokens: str) -> None:
    bout = lunge("ST3,ST5", "ST4", mode, squares="3-5", quiet=QUIET[mode]).play(tokens)
    while bout.awaiting == "deck":
        bout.play(min(bout.weights()))
    assert (bout.quiet(), bout.happened("passivity"), sum(bout.score)) == (0, 0, 1)


@pytest.mark.parametrize("tokens", ["-BT4 +TT5 .", "S-"])
def test_rf_19_a_card_that_leaves_the_timer_ends_it_too(tokens: str) -> None:
    bout = lunge("ST3,BT4", "ST4", quiet=7, timer=9).play(tokens)
    assert (bout.quiet(), bout.timer()) == (0, 8)


def test_rf_19_a_phrase_without_a_touch_is_a_quiet_turn() -> None:
    assert lunge("ST3", "ST4", quiet=3).play("ST3 P .").quiet() == 4


def test_rf_19_the_removed_card_is_unseen_and_joins_those_laid_aside() -> None:
    bout = lunge("ST3,BT4", "ST4,BT5", quiet=7, timer=9)
    undealt = lunge("ST3,BT4", "ST4,BT5", timer=9).play("-BT4").weights()
    assert bout.play("> . -BT5").weights() == undealt
    assert bout.shown() == []


def test_rf_19_it_may_remove_the_last_card_and_so_end_the_period() -> None:
    assert lunge("ST3", "ST4", quiet=7, timer=1, score="1-0").play("> .").ended == ("left", "time")


@pytest.mark.parametrize("mode", MODES)
def test_rf_19_the_option_0_turns_it_off(mode: str) -> None:
    bout = lunge("ST3", "ST4", mode, passivity=0, quiet=40, timer=9).play("> .")
    assert (bout.timer(), bout.happened("passivity")) == (9, 0)


def test_rf_19_the_option_sets_how_many_turns() -> None:
    bout = lunge("ST3", "ST4", passivity=2, timer=9).play("< . < .")
    assert (bout.timer(), bout.happened("passivity")) == (8, 1)


# -- RF-20: a run-off outside a phrase


@pytest.mark.parametrize("mode", MODES)
def test_rf_20_entering_the_run_off_is_a_touch_and_ends_the_turn(mode: str) -> None:
    bout = lunge("ST3", "ST4", mode, squares="2-6").play("<")
    assert (bout.score, bout.squares(), bout.awaiting) == ((0, 1), (4, 7), "right")
    assert bout.rules_of("ran-off") == ["run-off"]


@pytest.mark.parametrize(("mode", "stamina"), [("tutorial", (3, 5)), ("basic", (4, 6)), ("advanced", (4, 6))])
def test_rf_20_each_regains_one_stamina_but_not_in_tutorial(mode: str, stamina: tuple[int, int]) -> None:
    assert lunge("ST3", "ST4", mode, squares="2-6", stamina="3-5").play("<").stamina() == stamina


def test_rf_20_nobody_regains_more_than_six() -> None:
    assert lunge("ST3", "ST4", squares="2-6").play("<").stamina() == (6, 6)


@pytest.mark.parametrize("squares", ["3-6", "2-6"])
def test_rf_20_a_retreat_into_the_run_off_loses_its_change_of_card(squares: str) -> None:
    bout = lunge("ST3,BT4", "ST4", "advanced", squares=squares).play("<<")
    assert (bout.score, bout.awaiting, bout.held(), bout.timer()) == ((0, 1), "right", (2, 1), 12)


def test_rf_20_a_retreat_that_stays_on_the_strip_keeps_it() -> None:
    bout = lunge("ST3,BT4", "ST4", "advanced").play("<<")
    assert (bout.squares(), bout.awaiting, bout.legal()) == ((2, 6), "left", ["-BT4", "-ST3", "."])


def test_rf_20_in_tutorial_too_the_discard_at_the_end_of_the_turn_is_lost() -> None:
    bout = lunge("ST3,BT4", "ST4", "tutorial", squares="3-6").play("< <")
    assert (bout.awaiting, bout.held()) == ("right", (2, 1))


# -- RF-21: weapon positions through touches


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("tokens", ["ST3 #", "< <"])
def test_rf_21_weapon_positions_persist_through_touches(mode: str, tokens: str) -> None:
    bout = lunge("ST3", "ST4", mode, weapons="IE", squares="3-5").play(tokens)
    assert (sum(bout.score), bout.weapons()) == (1, "IE")


def test_rf_21_but_not_into_another_period() -> None:
    assert last_change("basic", 10).weapons() == "LL"


# -- RF-23: stalling


@pytest.mark.parametrize("mode", WITH_STAMINA)
def test_rf_23_a_stall_may_remove_a_timer_card_or_leave_it(mode: str) -> None:
    assert lunge(mode=mode, stamina="3-6").play("S").timer() == 12
    bout = lunge(mode=mode, stamina="3-6").play("S-")
    assert (bout.timer(), bout.stamina(), bout.awaiting) == (11, (5, 6), "right")


def test_rf_23_the_removed_card_is_unseen_and_may_come_back_into_overtimes_timer() -> None:
    bout = lunge("ST3,BT4", "ST4", timer=1, score="1-1").play("S-")
    undealt = sum(bout.weights().values())
    assert (bout.shown(), undealt) == ([], 35 - 3)


def test_rf_23_removing_the_last_card_ends_the_period() -> None:
    assert lunge("ST3", "ST4", timer=1, score="1-0").play("S-").ended == ("left", "time")


@pytest.mark.parametrize("mode", WITH_STAMINA)
def test_rf_23_nobody_stalls_in_two_turns_of_his_running(mode: str) -> None:
    bout = lunge("ST3", "ST4", mode).play("S S")
    assert {bout.refused("S"), bout.refused("S-")} == {"stall-not-again"}
    assert bout.play("< . < .").refused("S") == "legal"


def test_rf_23_nobody_stalls_in_overtime() -> None:
    bout = lunge("ST3", "ST4", priority="left", pool="BT4,BT5,TT5,GL5", score="1-1")
    assert {bout.refused("S"), bout.refused("S-")} == {"no-stall-in-overtime"}


def test_rf_23_there_is_no_stalling_in_tutorial() -> None:
    with pytest.raises(Malformed):
        lunge(mode="tutorial").play("S")
