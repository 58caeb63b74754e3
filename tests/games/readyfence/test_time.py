"""Time and the end: mulligans and toss, the Timer, periods, overtime, the tutorial's tie, and all ends of bouts."""

from __future__ import annotations

import pytest

from tests.games.readyfence.fencing import MODES, WITH_STAMINA, Fencing, at, deck, from_the_deal, lunge, short

FULL = "hands=ST3,BT4,TT5,GL5,DI4,DI5/ST3,SH6,TT5,GL5,DI5,DI6"
DEALS = {
    "tutorial": ("+ST3 +BT4 +TT5 +GL5 +DI4 +DI5", "+ST3 +SH6 +TT5 +GL5 +DI5 +DI6"),
    "basic": ("+BT4 +TT5 +GL5 +DI4 +DI5", "+SH6 +TT5 +GL5 +DI5 +DI6"),
    "advanced": ("+ST3 +BT4 +TT5 +GL5 +DI4 +DI5", "+ST3 +SH6 +TT5 +GL5 +DI5 +DI6"),
}
TIMERS = {"tutorial": 29, "basic": 12, "advanced": 12}
every_mode = pytest.mark.parametrize("mode", MODES)
with_stamina = pytest.mark.parametrize("mode", WITH_STAMINA)


def dealt(mode: str) -> Fencing:
    return from_the_deal(mode).play(" ".join(DEALS[mode]))


def quiet_turns(bout: Fencing, turns: int) -> Fencing:
    """Play that many turns of one step, forward and back."""
    for number in range(turns):
        bout.play("> ." if number % 4 < 2 else "< .")
    return bout


# -- before the bout


@every_mode
def test_six_cards_each_then_left_decides_on_a_mulligan_before_right(mode: str) -> None:
    bout = dealt(mode)
    assert (bout.held(), bout.awaiting, bout.legal()) == ((6, 6), "left", [".", "M"])
    assert bout.refused(">") == "mulligan-first"
    assert bout.play(".").awaiting == "right"
    assert (bout.legal(), bout.play(".").weights()) == ([".", "M"], {"@left": 1, "@right": 1})


@every_mode
def test_a_mulligan_puts_the_cards_back_and_deals_as_many_once(mode: str) -> None:
    bout = dealt(mode)
    before = from_the_deal(mode).play(DEALS[mode][0]).weights()["+SH6"]
    bout.play("M")
    assert bout.weights()["+BT4"] == 2 and bout.weights()["+SH6"] == before - 1
    bout.play(" ".join(["+PR4 +PR5 +PR5 +PR6 +SH4", "" if mode == "basic" else "+SH4"]))
    assert (bout.awaiting, bout.held()) == ("right", (6, 6))
    assert ("ST3" in bout.hand("left")) == (mode == "basic")


def test_in_basic_each_is_given_a_yellow_thrust_and_keeps_it_in_a_mulligan() -> None:
    bout = from_the_deal("basic")
    assert (bout.held(), bout.hand("left"), "+ST3" in bout.weights()) == ((1, 1), ["ST3"], False)
    bout.play(" ".join(DEALS["basic"])).play("M")
    assert (bout.hand("left"), "+ST3" in bout.weights()) == (["ST3"], False)


@every_mode
@pytest.mark.parametrize("seat", ["left", "right"])
def test_the_toss_says_who_starts_and_the_timer_is_laid_out(mode: str, seat: str) -> None:
    bout = dealt(mode).play(f". . @{seat}")
    assert (bout.awaiting, bout.timer(), bout.stamina(), bout.squares()) == (seat, TIMERS[mode], (6, 6), (4, 7))
    assert bout.weapons() == "LL" and bout.score == (0, 0)


@with_stamina
def test_a_draw_may_be_any_card_that_was_not_dealt(mode: str) -> None:
    bout = dealt(mode).play(". . @left -BT4")
    assert sum(bout.weights().values()) == deck(mode).total() - 12 and bout.weights()["+SH6"] == 2


# -- the Timer runs out


@with_stamina
def test_with_the_last_timer_card_the_action_still_owed_is_lost(mode: str) -> None:
    bout = at(f"{FULL} timer=1 score=2-1", mode).play("-BT4 +SH6")
    assert bout.ended == ("left", "time")


def test_a_phrase_under_way_is_fenced_to_its_end() -> None:
    bout = lunge("ST3,RA", "BT4,BT5", "advanced", timer="1", score="1-2").play("ST3 D *BT4 +CT")
    assert (bout.timer(), bout.awaiting, bout.ended) == (0, "left", ("", ""))
    assert bout.play("RA #").score == (2, 2)
    assert lunge("ST3", "BT4,BT5", "advanced", timer="1", score="1-2").play("ST3 D *BT4 +CT .").ended[1] == "time"


@with_stamina
def test_a_stall_may_take_the_last_timer_card(mode: str) -> None:
    assert at(f"{FULL} timer=1 score=1-2", mode).play("S-").ended == ("right", "time")
    assert at(f"{FULL} timer=1 score=1-2", mode).play("S").ended == ("", "")


def test_a_joker_draws_from_the_timer() -> None:
    bout = lunge("ST3", "JO", "advanced", timer="1", score="2-0").play("ST3 JO +CT")
    assert (bout.score, bout.ended) == ((2, 1), ("left", "time"))


@pytest.mark.parametrize(("score", "winner"), [("3-2", "left"), ("0-1", "right")])
@every_mode
def test_when_time_is_up_the_leader_wins(mode: str, score: str, winner: str) -> None:
    bout = at(f"{FULL} timer=1 score={score}", mode)
    assert bout.play("> -BT4 +SH5" if mode == "tutorial" else "S-").ended == (winner, "time")


def test_tutorial_refills_the_scorer_first_and_else_the_opener() -> None:
    hands = ("ST3,BT4,TT5,GL5,DI4,DI5", "SH6,CP4,ST3,TT5,GL5,DI5")
    scored = lunge(*hands, "tutorial", timer="1").play("ST3 SH6 # +JO")
    assert (scored.held(), scored.score) == ((5, 6), (0, 1))
    parried = lunge(*hands, "tutorial", timer="1", score="1-0").play("ST3 CP4 . +JO")
    assert parried.held() == (6, 5)
    both = lunge("ST4,BT4", "SH4,CP4", "tutorial", timer="1").play("ST4 SH4 +JO")
    assert (both.held(), both.score) == ((2, 1), (1, 1))


# -- periods


def test_basic_to_ten_has_a_second_period_with_all_cards_not_in_hands() -> None:
    stance = f"{FULL} timer=1 score=4-3 stamina=1-0 squares=2-9 weapons=EI hidden=SH6/- shown=PR6"
    bout = at(stance, touches=10).play("S-")
    assert (bout.period(), bout.timer(), bout.stamina(), bout.awaiting) == (2, 35 - 12, (6, 6), "right")
    assert (bout.squares(), bout.weapons(), bout.score, bout.held()) == ((4, 7), "LL", (4, 3), (6, 6))
    weights = bout.play("-SH6").weights()
    assert (sum(weights.values()), weights["+SH6"], weights["+PR6"], bout.shown()) == (23, 2, 1, [])


@pytest.mark.parametrize(("period", "stamina"), [(1, 5), (2, 4)])
def test_advanced_to_fifteen_has_three_periods_with_less_stamina_each(period: int, stamina: int) -> None:
    bout = at(f"{FULL} timer=1 score=4-3 stamina=1-0 period={period}", "advanced", touches=15).play("S-")
    timer = deck("advanced").total() - 12
    assert (bout.period(), bout.stamina(), bout.timer()) == (period + 1, (stamina, stamina), timer)


@pytest.mark.parametrize(("mode", "touches", "last"), [("basic", 10, 2), ("advanced", 15, 3)])
def test_after_the_last_period_the_leader_wins(mode: str, touches: int, last: int) -> None:
    assert at(f"{FULL} timer=1 score=4-3 period={last}", mode, touches=touches).play("S-").ended == ("left", "time")


@pytest.mark.parametrize("touches", [5, 10, 15])
def test_tutorial_has_one_period(touches: int) -> None:
    bout = at(f"{FULL} timer=1 score=1-0", "tutorial", touches=touches)
    assert bout.play("> -BT4 +JO").ended == ("left", "time")


# -- overtime


@with_stamina
def test_a_tie_leads_to_overtime_with_a_timer_of_four_discards(mode: str) -> None:
    stance = f"{FULL} timer=1 score=2-2 stamina=1-3 squares=3-9 weapons=EI hidden=SH6/BT5,BT5 shown=PR6,PR5"
    bout = at(stance, mode).play("S-")
    assert bout.weights() == {"@left": 1, "@right": 1}
    bout.play("@right")
    assert (bout.priority(), bout.timer(), bout.awaiting) == ("right", 4, "right")
    assert (bout.squares(), bout.weapons(), bout.stamina()) == ((4, 7), "LL", (3, 3))
    assert bout.play("-DI6").weights() == {"+SH6": 1, "+BT5": 2, "+PR6": 1, "+PR5": 1}


def test_in_overtime_later_discards_are_not_drawn() -> None:
    bout = at(f"{FULL} priority=left pool=SH6,BT5,BT5,PR6", "advanced").play("-BT4 +SH6 > -DI6")
    assert bout.weights() == {"+BT5": 2, "+PR6": 1}


@pytest.mark.parametrize(("piles", "short_of_four"), [("", 4), ("hidden=SH6/- shown=BT5", 2), ("shown=BT5,BT5,PR5", 1)])
def test_short_of_four_discards_cards_laid_aside_join_them(piles: str, short_of_four: int) -> None:
    bout = at(f"{FULL} timer=1 {piles}", "basic").play("S-")
    laid_aside = 35 - 12 - (4 - short_of_four)
    for number in range(short_of_four):
        assert sum(bout.weights().values()) == laid_aside - number and all(token[0] == "~" for token in bout.legal())
        bout.play(bout.legal()[-1])
    assert sum(bout.play("@left -DI6").weights().values()) == 4


@with_stamina
def test_the_first_touch_in_overtime_wins(mode: str) -> None:
    overtime = "priority=right pool=BT5,BT5,DI4,DI5 hands=ST3,FL6/ST4,SH6"
    assert at(f"{overtime} squares=4-6", mode).play("ST3 SH6 #").ended == ("right", "sudden-death")
    assert at(f"{overtime} squares=7-9 turn=right", mode).play("<").ended == ("left", "sudden-death")
    assert at(f"{overtime} squares=7-9 stamina=6-1", mode, cards_first=False).play("ST3 D").ended[1] == "sudden-death"


@with_stamina
def test_without_a_touch_in_overtime_priority_wins(mode: str) -> None:
    bout = at("priority=right pool=BT5 timer=1 hands=ST3,TT5/ST4,SH6", mode).play("-TT5 +BT5")
    assert bout.ended == ("right", "priority")


@with_stamina
def test_double_touches_do_not_count_in_overtime(mode: str) -> None:
    bout = lunge("ST4", "ST3,SH4", mode, priority="right", pool="BT5,BT5,DI4,DI5").play("ST4 SH4")
    assert (bout.endings(), bout.score, bout.ended) == (["void-double-touch"], (0, 0), ("", ""))


# -- touches


@every_mode
@pytest.mark.parametrize(("score", "after", "winner"), [("3-3", (4, 4), ""), ("4-3", (5, 4), "left")])
def test_a_double_touch_scores_one_each(mode: str, score: str, after: tuple[int, int], winner: str) -> None:
    bout = lunge("ST4", "ST3,SH4", mode, score=score, stamina="3-3").play("ST4 SH4")
    assert (bout.score, bout.winner) == (after, winner)
    assert winner or (bout.squares(), bout.stamina()) == ((4, 7), (3, 3) if mode == "tutorial" else (4, 4))


@pytest.mark.parametrize(
    ("mode", "touches"), [(mode, touches) for mode in MODES for touches in (5, 10, 15) if (mode, touches) not in
                          (("basic", 15), ("advanced", 10))]
)  # fmt: skip
def test_at_one_touch_before_the_end_for_both_a_double_touch_is_void(mode: str, touches: int) -> None:
    last = touches - 1
    bout = lunge("ST4", "ST3,SH4", mode, score=f"{last}-{last}", stamina="3-3", touches=touches).play("ST4 SH4")
    assert (bout.endings(), bout.score) == (["void-double-touch"], (last, last))
    assert (bout.squares(), bout.stamina()) == ((4, 6), (3, 3))
    assert bout.shown() == (["ST4", "SH4"] if mode == "tutorial" else [])


@with_stamina
def test_after_a_touch_each_regains_one_stamina_unless_he_spent_some_in_the_phrase(mode: str) -> None:
    assert lunge("ST3", "ST4", mode, stamina="3-3").play("ST3 #").stamina() == (4, 4)
    assert lunge("ST3,TT5", "ST4", mode, stamina="3-3").play("TT5 #").stamina() == (2, 4)
    assert short("ST3,IN4", "ST4,IN5", mode, stamina="3-3").play("IN4 IN5 #").stamina() == (2, 2)
    assert lunge("ST3", "ST4", mode, stamina="3-3").play("ST3 P .").stamina() == (3, 1)


@every_mode
def test_the_touch_that_fills_the_score_wins(mode: str) -> None:
    assert lunge("ST3", "ST4", mode, score="4-4").play("ST3 #").ended == ("left", "touches")
    assert lunge("ST3", "ST4", mode, score="3-4").play("ST3 #").ended == ("", "")
    assert at(f"{FULL} squares=2-5 score=1-4", mode).play("<").ended == ("right", "touches")


@every_mode
@pytest.mark.parametrize(("token", "winner"), [("!1", "right"), ("!2", "left")])
def test_whoever_retires_loses(mode: str, token: str, winner: str) -> None:
    assert at(f"{FULL} score=4-4", mode).play(token).ended == (winner, "retired")


# -- the tutorial's tie


def test_tutorial_tied_goes_on_where_the_fencers_stand_without_draws() -> None:
    bout = at("squares=4-6 weapons=EI hands=ST3,BT4/ST4,SH6 timer=1", "tutorial").play("> -BT4 +JO")
    assert (bout.squares(), bout.weapons(), bout.awaiting, bout.sees().tie) == ((5, 6), "EI", "right", True)
    assert bout.play("< -ST4").awaiting == "left"


def test_in_the_tie_a_turn_without_a_phrase_costs_a_card() -> None:
    bout = at("tie=yes hands=ST3,BT4/ST4,SH6", "tutorial").play(">")
    assert (bout.refused("."), bout.refused("-BT4")) == ("pay-a-card", "legal")
    assert (bout.play("-BT4").held(), bout.awaiting) == ((1, 2), "right")


def test_in_the_tie_distance_discards_without_drawing() -> None:
    bout = lunge("ST3,BT4", "TT5,BT5", "tutorial", tie="yes").play("ST3 D -TT5")
    assert (bout.held(), bout.legal(), bout.play(".").awaiting) == ((1, 1), ["."], "right")


def test_in_the_tie_whoever_is_left_without_cards_loses() -> None:
    assert at("tie=yes hands=ST3/ST4", "tutorial").play("> -ST3").ended == ("right", "no-cards")
    assert lunge("ST3", "CP4,TT5", "tutorial", tie="yes").play("ST3 CP4 .").ended == ("right", "no-cards")
    assert lunge("ST3,ST4", "TT5", "tutorial", tie="yes").play("ST3 D -TT5 .").ended == ("left", "no-cards")


def test_in_the_tie_a_touch_is_judged_before_the_cards() -> None:
    assert lunge("ST3", "CP4,TT5", "tutorial", tie="yes").play("ST3 #").ended == ("left", "sudden-death")
    assert at("tie=yes squares=2-6 hands=ST3/ST4", "tutorial").play("<").ended == ("right", "sudden-death")


@pytest.mark.parametrize("seat", ["left", "right"])
def test_when_both_run_out_in_one_phrase_the_coin_decides(seat: str) -> None:
    bout = lunge("ST4", "SH4", "tutorial", tie="yes").play("ST4 SH4")
    assert (bout.endings(), bout.weights()) == (["void-double-touch"], {"@left": 1, "@right": 1})
    assert bout.play(f"@{seat}").ended == (seat, "toss")


# -- passivity


@pytest.mark.parametrize(("mode", "turns"), [("tutorial", 4), ("basic", 8), ("advanced", 8)])
def test_so_many_turns_without_touch_or_timer_card_remove_one(mode: str, turns: int) -> None:
    bout = quiet_turns(at(FULL, mode), turns - 1)
    assert (bout.timer(), bout.quiet()) == (TIMERS[mode], turns - 1)
    assert (quiet_turns(bout, 1).timer(), bout.quiet(), bout.happened("passivity")) == (TIMERS[mode] - 1, 0, 1)


@every_mode
def test_a_touch_or_a_draw_begins_the_count_anew(mode: str) -> None:
    drew = at(f"{FULL} quiet=1", mode, passivity=2).play("> -BT4 +SH5")
    assert (drew.quiet(), drew.happened("passivity")) == (0, 0)
    assert at(f"{FULL} quiet=1 squares=2-5", mode, passivity=2).play("<").quiet() == 0


def test_passivity_may_end_the_bout_and_with_zero_never_does() -> None:
    assert at(f"{FULL} timer=1 quiet=7 score=1-0").play("> .").ended == ("left", "time")
    assert quiet_turns(at(FULL, passivity=0), 40).timer() == 12
