"""A turn: two actions at most, one at least; every action in every mode, and when it is legal."""

from __future__ import annotations

import pytest

from salle.core.errors import Malformed
from tests.games.readyfence.fencing import MODES, WITH_STAMINA, at, long, lunge, rules, short

HANDS = "hands=ST3,BT4,TT5/ST3,SH6,GL5"
every_mode = pytest.mark.parametrize("mode", MODES)
with_stamina = pytest.mark.parametrize("mode", WITH_STAMINA)


# -- what is offered


def test_a_first_action_in_tutorial_is_a_move_a_weapon_or_a_card() -> None:
    assert long("ST3,BT4", "SH6", "tutorial").legal() == ["<", ">", "E", "I"]
    assert lunge("ST3,BT4", "SH6", "tutorial").legal() == ["<", ">", "BT4", "E", "I", "ST3"]


def test_a_first_action_in_basic_is_also_a_discard_or_a_stall() -> None:
    assert long("ST3,BT4", "ST3").legal() == ["-BT4", "<", ">", "E", "I", "S", "S-"]


def test_a_first_action_in_advanced_is_also_a_retreat() -> None:
    assert long("ST3,BT4", "ST3", "advanced").legal() == ["-BT4", "-ST3", "<", "<<", ">", "E", "I", "S", "S-"]


def test_after_one_action_a_turn_may_be_ended_and_not_before() -> None:
    for mode in MODES:
        bout = at(HANDS, mode)
        assert bout.refused(".") == "act-first"
        assert bout.play("> .").awaiting == "right"


@with_stamina
def test_after_two_actions_the_turn_is_over_at_once(mode: str) -> None:
    bout = at(HANDS, mode).play("> I")
    assert (bout.awaiting, bout.squares(), bout.weapons()) == ("right", (5, 7), "IL")


def test_after_two_actions_in_tutorial_only_the_discard_and_the_end_are_left() -> None:
    bout = at(HANDS, "tutorial").play("> I")
    assert (bout.awaiting, bout.legal()) == ("left", ["-BT4", "-ST3", "-TT5", "."])
    for token in ("<", "L", "ST3"):
        assert bout.refused(token) == "no-action-left"


@every_mode
def test_playing_a_card_is_the_last_action(mode: str) -> None:
    mine, theirs = "ST3,BT4,BT5,TT5,GL5,DI4", "ST4,BT4,BT5,TT5,GL5,DI5"
    bout = lunge(mine, theirs, mode).play("ST3 # +SH6" if mode == "tutorial" else "ST3 #")
    assert (bout.awaiting, bout.endings(), bout.held()) == ("right", ["attack-lands"], (6, 6))
    assert long(mine, theirs, mode).play("> ST3").awaiting == "right"


# -- moves


@every_mode
def test_a_move_is_one_square_and_two_moves_are_both_actions(mode: str) -> None:
    assert at(HANDS, mode).play("<").squares() == (3, 7)
    assert at(f"{HANDS} turn=right", mode).play(">").squares() == (4, 6)
    assert at(f"{HANDS} turn=right", mode).play("< <").squares() == (4, 9)
    assert at(HANDS, mode).play("> >").squares() == (6, 7)


@every_mode
def test_nobody_enters_the_opponents_square(mode: str) -> None:
    assert short("ST3", "ST4", mode).refused(">") == "blocked"
    assert lunge("ST3", "ST4", mode).play(">").refused(">") in ("blocked", "no-action-left")
    assert lunge("ST3", "ST4", mode).refused(">") == "legal"


@every_mode
def test_who_steps_into_his_run_off_square_is_touched_and_both_go_on_guard(mode: str) -> None:
    bout = at(f"{HANDS} squares=2-4 weapons=EI", mode).play("<")
    assert (bout.score, bout.squares(), bout.weapons(), bout.awaiting) == ((0, 1), (4, 7), "EI", "right")
    assert bout.rules_of("ran-off") == ["run-off"] and bout.endings() == []
    assert at(f"{HANDS} squares=3-4", mode).play("<").score == (0, 0)
    assert at(f"{HANDS} squares=5-9 turn=right", mode).play("<").score == (1, 0)


@with_stamina
def test_a_run_off_outside_a_phrase_gives_each_a_stamina_back(mode: str) -> None:
    assert at(f"{HANDS} squares=2-4 stamina=0-3", mode).play("<").stamina() == (1, 4)
    assert at(f"{HANDS} squares=2-4 stamina=6-5", mode).play("<").stamina() == (6, 6)


def test_a_run_off_in_tutorial_gives_no_stamina_back_and_has_no_discard_after_it() -> None:
    bout = at(f"{HANDS} squares=2-4 stamina=0-3", "tutorial").play("<")
    assert (bout.stamina(), bout.awaiting, bout.legal()) == ((0, 3), "right", ["<", ">", "E", "I"])


# -- the weapon


@every_mode
def test_the_weapon_changes_once_a_turn(mode: str) -> None:
    bout = at(HANDS, mode).play("E")
    assert (bout.weapons(), bout.refused("I"), bout.refused("L")) == ("EL", "weapon-once", "weapon-once")
    assert bout.play("> ." if mode == "tutorial" else ">").awaiting == "right"


@every_mode
@pytest.mark.parametrize("weapon", "LIE")
def test_the_weapon_changes_to_another_position_only(mode: str, weapon: str) -> None:
    bout = at(f"{HANDS} weapons={weapon}L", mode)
    for wish in "LIE":
        assert bout.refused(wish) == ("same-weapon" if wish == weapon else "legal")


@every_mode
def test_the_weapon_stays_through_touches(mode: str) -> None:
    bout = lunge("ST3,BT4", "ST4", mode, "IE").play("ST3 #")
    assert (bout.score, bout.weapons()) == ((1, 0), "IE")


# -- discard and draw


@with_stamina
def test_a_discard_is_one_action_and_draws_from_the_timer(mode: str) -> None:
    bout = at(HANDS, mode).play("-BT4")
    assert bout.awaiting == "deck"
    assert bout.play("+FL7").hand("left") == ["ST3", "TT5", "FL7"]
    assert (bout.timer(), bout.awaiting, bout.refused(".")) == (11, "left", "legal")


@with_stamina
def test_a_card_is_changed_once_a_turn(mode: str) -> None:
    bout = at(HANDS, mode).play("-BT4 +FL7")
    assert bout.refused("-TT5") == "change-once"
    assert bout.play("> < .").refused("-TT5") == "legal"


def test_tutorials_discard_is_free_and_ends_the_turn() -> None:
    bout = at(HANDS, "tutorial")
    assert bout.refused("-BT4") == "act-first"
    bout.play("> > -BT4 +JO")
    assert (bout.awaiting, bout.hand("left"), bout.timer()) == ("right", ["ST3", "TT5", "JO"], 28)
    assert at(HANDS, "tutorial").play("> -BT4 +JO").awaiting == "right"


def test_tutorial_has_no_discard_after_a_phrase() -> None:
    bout = lunge("ST3,BT4,BT5,TT5,GL5,DI4", "CP4,TT5,GL5,SH4,SH5,SH6", "tutorial").play("ST3 CP4 . +JO +JO")
    assert (bout.awaiting, bout.held()) == ("right", (6, 6))


@every_mode
def test_a_card_that_is_not_held_is_not_discarded(mode: str) -> None:
    assert at(f"{HANDS} used=1", mode).refused("-SH6") == "not-in-hand"


def test_in_basic_the_yellow_card_goes_only_if_a_faster_thrust_stays() -> None:
    assert at("hands=ST3,ST4,BT4/ST3").refused("-ST3") == "legal"
    assert at("hands=ST3,BT4/ST4").refused("-ST3") == "mandatory-card"
    assert at("hands=ST3,ST3,BT4/ST4").refused("-ST3") == "mandatory-card"


def test_in_basic_the_last_thrust_never_goes() -> None:
    assert at("hands=ST6,BT4/ST4").refused("-ST6") == "mandatory-card"
    assert at("hands=ST6,ST5,BT4/ST4").refused("-ST6") == "legal"
    assert at("hands=ST3,ST5,BT4/ST4").refused("-ST5") == "legal"


@pytest.mark.parametrize("mode", ["tutorial", "advanced"])
def test_elsewhere_any_card_goes(mode: str) -> None:
    assert at("hands=ST3,BT4/ST4 used=1", mode).refused("-ST3") == "legal"


# -- stalling


@with_stamina
@pytest.mark.parametrize(("stamina", "after"), [("0-6", 2), ("3-6", 5), ("5-6", 6), ("6-6", 6)])
def test_a_stall_is_both_actions_and_regains_two_stamina(mode: str, stamina: str, after: int) -> None:
    bout = at(f"{HANDS} stamina={stamina}", mode).play("S")
    assert (bout.stamina(), bout.awaiting, bout.timer()) == ((after, 6), "right", 12)


@with_stamina
def test_a_stall_may_remove_a_timer_card_that_nobody_sees(mode: str) -> None:
    bout = at(HANDS, mode).play("S-")
    assert (bout.timer(), bout.awaiting, bout.shown(), bout.held()) == (11, "right", [], (3, 3))
    assert (bout.happened("timer-removed"), bout.happened("drew-unseen")) == (1, 0)


@with_stamina
@pytest.mark.parametrize("stall", ["S", "S-"])
def test_a_stall_is_the_whole_turn(mode: str, stall: str) -> None:
    assert at(HANDS, mode).play(">").refused(stall) == "stall-is-the-turn"
    assert at(HANDS, mode).refused(stall) == "legal"


@with_stamina
@pytest.mark.parametrize("stall", ["S", "S-"])
def test_nobody_stalls_in_two_turns_of_his_running(mode: str, stall: str) -> None:
    bout = at(HANDS, mode).play(f"{stall} S")
    assert (bout.refused("S"), bout.refused("S-")) == ("stall-not-again", "stall-not-again")
    assert bout.play("> < < .").refused(stall) == "legal"


@with_stamina
def test_nobody_stalls_in_overtime(mode: str) -> None:
    bout = at(f"{HANDS} priority=left pool=BT4,BT5,DI4,DI5", mode)
    assert bout.refused("S") == bout.refused("S-") == "no-stall-in-overtime"
    assert bout.refused(">") == "legal"


@pytest.mark.parametrize("token", ["S", "S-", "<<"])
def test_tutorial_has_neither_stall_nor_retreat(token: str) -> None:
    with pytest.raises(Malformed):
        rules("tutorial").notation.action(token)


# -- Retreat


def test_basic_has_no_retreat() -> None:
    with pytest.raises(Malformed):
        rules("basic").notation.action("<<")


def test_a_retreat_is_two_squares_back_as_one_action_and_a_change_of_card() -> None:
    bout = at(f"{HANDS} squares=5-7", "advanced").play("<<")
    assert (bout.squares(), bout.awaiting) == ((3, 7), "left")
    assert bout.legal() == ["-BT4", "-ST3", "-TT5", "."]
    assert bout.refused(">") == "change-first"
    bout.play("-BT4 +CT")
    assert (bout.hand("left"), bout.awaiting, bout.refused("-TT5")) == (["ST3", "TT5", "CT"], "left", "change-once")


def test_a_retreats_change_of_card_may_be_declined() -> None:
    bout = at(f"{HANDS} squares=5-7", "advanced").play("<< .")
    assert (bout.awaiting, bout.timer(), bout.refused("-BT4")) == ("left", 12, "legal")


def test_a_retreat_after_a_discard_has_no_change_of_card() -> None:
    bout = at(f"{HANDS} squares=5-7", "advanced").play("-BT4 +CT <<")
    assert (bout.squares(), bout.awaiting) == ((3, 7), "right")


def test_a_second_retreat_changes_a_card_only_if_none_was_changed() -> None:
    assert at(f"{HANDS} squares=6-8", "advanced").play("<< . <<").legal() == ["-BT4", "-ST3", "-TT5", "."]
    assert at(f"{HANDS} squares=6-8", "advanced").play("<< -BT4 +CT <<").awaiting == "right"


@pytest.mark.parametrize("squares", ["2-5", "3-5"])
def test_a_retreat_into_the_run_off_is_a_touch_and_changes_no_card(squares: str) -> None:
    bout = at(f"{HANDS} squares={squares} stamina=2-2", "advanced").play("<<")
    assert (bout.score, bout.squares(), bout.awaiting) == ((0, 1), (4, 7), "right")
    assert (bout.stamina(), bout.timer()) == ((3, 3), 12)


# -- what a turn is not


@every_mode
def test_nothing_is_answered_in_a_turn_and_no_hand_changed(mode: str) -> None:
    bout = at(HANDS, mode)
    assert bout.refused("#") == bout.refused("D") == "nothing-to-answer"
    assert bout.refused("M") == "no-mulligan"


@every_mode
def test_in_a_phrase_it_is_answered_first(mode: str) -> None:
    bout = lunge("ST3,BT4", "ST4", mode).play("ST3")
    assert bout.refused(">") == bout.refused("-ST4") == bout.refused("E") == "answer-first"
