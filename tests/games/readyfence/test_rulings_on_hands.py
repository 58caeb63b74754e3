"""The rulings on hands, RF-14, RF-22 and RF-26: who refills first, how a hand is changed, what a Joker brings."""

from __future__ import annotations

import pytest

from tests.games.readyfence.fencing import (
    BASIC_LEFT,
    BASIC_RIGHT,
    MODES,
    WITH_STAMINA,
    Fencing,
    deck,
    drew,
    from_the_deal,
    lunge,
)

LEFT_SIX = "ST3,ST4,ST5,BT4,BT4,BT5"
RIGHT_SIX = "SH5,SH6,CP4,TT5,TT5,GL5"


# -- RF-14: who refills first


@pytest.mark.parametrize(
    ("tokens", "order"),
    [
        ("ST3 SH6 # +ST6 +GL5", ["right", "left"]),  # the scorer
        ("ST5 SH5 +ST6 +GL5", ["left", "right"]),  # a double touch
        ("ST3 CP4 . +ST6 +GL5", ["left", "right"]),  # no touch
    ],
)
def test_rf_14_the_scorer_refills_first_otherwise_the_opener(tokens: str, order: list[str]) -> None:
    bout = lunge(LEFT_SIX, RIGHT_SIX, "tutorial").play(tokens)
    assert (drew(bout), bout.held()) == (order, (6, 6))


def test_rf_14_a_scorer_who_did_not_open_refills_first_on_either_side() -> None:
    bout = lunge(RIGHT_SIX, LEFT_SIX, "tutorial", turn="right").play("ST3 SH6 # +ST6 +GL5")
    assert (drew(bout), bout.score) == (["left", "right"], (1, 0))


def test_rf_14_the_first_one_gets_the_last_card_of_the_timer() -> None:
    assert lunge(LEFT_SIX, RIGHT_SIX, "tutorial", timer=1).play("ST3 SH6 # +ST6").held() == (5, 6)
    assert lunge(LEFT_SIX, RIGHT_SIX, "tutorial", timer=1).play("ST5 SH5 +ST6").held() == (6, 5)


@pytest.mark.parametrize("mode", WITH_STAMINA)
def test_rf_14_elsewhere_cards_are_taken_back_and_nobody_refills(mode: str) -> None:
    bout = lunge(BASIC_LEFT, BASIC_RIGHT, mode).play("ST3 SH6 #")
    assert (drew(bout), bout.held(), bout.awaiting) == ([], (6, 6), "right")


# -- RF-22: the mulligan

DEALS = {
    "tutorial": ("+ST3 +ST4 +ST5 +BT4 +BT4 +BT5", "+SH5 +SH6 +CP4 +TT5 +TT5 +GL5"),
    "basic": ("+ST4 +BT4 +BT4 +BT5 +TT5", "+SH5 +SH6 +PR4 +PR5 +GL5"),
    "advanced": ("+ST3 +ST4 +ST5 +BT4 +BT4 +BT5", "+SH5 +SH6 +CP4 +TT5 +TT5 +GL5"),
}


def dealt(mode: str) -> Fencing:
    """A bout whose hands are dealt."""
    return from_the_deal(mode).play(" ".join(DEALS[mode]))


@pytest.mark.parametrize("mode", MODES)
def test_rf_22_left_decides_then_right_then_the_coin_is_tossed(mode: str) -> None:
    bout = dealt(mode)
    assert (bout.awaiting, bout.legal(), bout.timer()) == ("left", [".", "M"], 0)
    bout.play(".")
    assert (bout.awaiting, bout.legal(), bout.timer()) == ("right", [".", "M"], 0)
    assert bout.play(".").weights() == {"@left": 1, "@right": 1}
    bout.play("@right")
    assert (bout.awaiting, bout.timer()) == ("right", {"tutorial": 29, "basic": 12, "advanced": 12}[mode])


@pytest.mark.parametrize("mode", MODES)
def test_rf_22_changed_cards_go_back_into_the_undealt_deck_first(mode: str) -> None:
    bout = dealt(mode).play("M")
    held = 7 if mode == "basic" else 6  # by right, and left's yellow card
    assert (bout.weights()["+BT4"], sum(bout.weights().values())) == (2, deck(mode).total() - held)
    bout.play(DEALS[mode][0])
    assert (bout.held(), bout.awaiting, bout.legal()) == ((6, 6), "right", [".", "M"])
    assert (bout.timer(), drew(bout)) == (0, [])


def test_rf_22_basic_keeps_the_yellow_straight_thrust() -> None:
    assert dealt("basic").play("M").hand("left") == ["ST3"]
    assert dealt("advanced").play("M").hand("left") == []


@pytest.mark.parametrize("mode", MODES)
def test_rf_22_there_is_no_mulligan_later(mode: str) -> None:
    assert dealt(mode).play(". . @left").refused("M") == "no-mulligan"


@pytest.mark.parametrize("mode", MODES)
def test_rf_22_a_hand_is_kept_or_changed_before_anything_else(mode: str) -> None:
    assert dealt(mode).refused(">") == "mulligan-first"


# -- RF-26: after a Joker


def test_rf_26_a_joker_is_discarded_and_its_player_draws_one_card() -> None:
    bout = lunge("ST3,ST4", "JO,PR5", "advanced").play("ST3 JO")
    assert (bout.endings(), bout.shown(), bout.awaiting) == (["joker-lands"], ["JO"], "deck")
    bout.play("+TT5")
    assert (bout.hand("right"), bout.hand("left"), bout.timer()) == (["TT5", "PR5"], ["ST3", "ST4"], 11)
    assert (drew(bout), bout.awaiting) == (["right"], "right")


def test_rf_26_the_opener_draws_for_his_joker_too() -> None:
    bout = lunge("ST3,JO", "CP4", "advanced").play("ST3 CP4 JO +TT5")
    assert (drew(bout), bout.hand("left")) == (["left"], ["ST3", "TT5"])


def test_rf_26_without_a_joker_nobody_draws() -> None:
    bout = lunge("ST3,ST4", "JO,PR5", "advanced").play("ST3 PR5 #")
    assert (drew(bout), bout.hand("right")) == ([], ["PR5", "JO"])


def test_rf_26_from_an_empty_timer_nothing_is_drawn() -> None:
    bout = lunge("ST3,RA", "ST4,JO", "advanced", timer=1, score="0-1").play("ST3 D *ST4 +ST5 RA JO")
    assert (bout.timer(), bout.score, bout.ended) == (0, (0, 2), ("right", "time"))


def test_rf_26_in_tutorial_the_joker_is_replaced_when_hands_are_refilled() -> None:
    bout = lunge("ST3,ST4,ST5,BT4,BT4,BT5", "JO,PR5,CP4,TT5,TT5,GL5", "tutorial").play("ST3 JO +GL5 +SH6")
    assert (drew(bout), bout.shown()) == (["right", "left"], ["ST3", "JO"])
