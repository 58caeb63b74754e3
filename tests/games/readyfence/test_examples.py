"""The worked examples of the rulebook and of the rules page, and the speeds that the card texts quote."""

from __future__ import annotations

import pytest

from tests.games.readyfence.fencing import MODES, WITH_STAMINA, long, lunge

# -- "Player A moves his fencer one space forward, then plays an offensive card. It is now Player B's turn to act."


@pytest.mark.parametrize("mode", MODES)
def test_one_step_forward_from_on_guard_then_an_attack(mode: str) -> None:
    bout = long("ST3", "ST4", mode).play("> ST3")
    assert (bout.squares(), bout.threat(), bout.awaiting) == ((5, 7), 3, "right")


@pytest.mark.parametrize("mode", MODES)
def test_after_two_actions_there_is_none_left_for_an_attack(mode: str) -> None:
    bout = long("ST3", "ST4", mode).play("> I")
    assert "ST3" not in bout.legal()
    assert bout.awaiting == ("left" if mode == "tutorial" else "right")


# -- "A plays Straight Thrust (3). B responds with Stop Hit (6). If A does not have any dark-blue cards, B scores."


@pytest.mark.parametrize("mode", MODES)
def test_straight_thrust_3_against_stop_hit_6_without_a_dark_blue_answer(mode: str) -> None:
    bout = lunge("ST3,TT5", "SH6,ST4", mode).play("ST3 SH6")
    assert (bout.legal(), bout.threat()) == (["#"], 6)
    bout.play("#")
    assert (bout.endings(), bout.score, bout.squares()) == (["counter-attack-lands"], (0, 1), (4, 7))


@pytest.mark.parametrize("mode", ["tutorial", "basic"])
def test_with_a_dark_blue_answer_the_phrase_goes_on(mode: str) -> None:
    bout = lunge("ST3,PR6", "SH6,ST4", mode).play("ST3 SH6")
    assert bout.legal() == ["#", "PR6"]
    assert bout.play("PR6 #").score == (1, 0)


# -- "Player A is in Engagement and Player B plays a Straight Thrust (3): 3 - 1 = 2."


@pytest.mark.parametrize("mode", MODES)
def test_engagement_lowers_straight_thrust_3_to_2(mode: str) -> None:
    assert lunge("ST3", "ST4", mode, "LE").play("ST3").threat() == 2
    assert lunge("ST3", "ST4", mode, "LL").play("ST3").threat() == 3


# -- "B uses 3 Stamina Points to parry a Straight Thrust of 5. With 2, its speed would be 4, which is insufficient."


@pytest.mark.parametrize("mode", WITH_STAMINA)
def test_three_stamina_parry_speed_5(mode: str) -> None:
    bout = lunge("ST5", "ST4", mode, stamina="6-3").play("ST5 P")
    assert (bout.stamina(), bout.legal()) == ((6, 0), ["."])
    bout.play(".")
    assert (bout.endings(), bout.score, bout.squares()) == (["parried-without-cards"], (0, 0), (4, 6))


@pytest.mark.parametrize("mode", WITH_STAMINA)
def test_two_stamina_do_not_parry_speed_5(mode: str) -> None:
    bout = lunge("ST5", "ST4", mode, stamina="6-2").play("ST5")
    assert bout.refused("P") == "no-stamina"


# -- "Player B in Invitation can use 2 Stamina Points: 2 x 2 + 1 = 5."


@pytest.mark.parametrize("mode", WITH_STAMINA)
def test_in_invitation_two_stamina_parry_speed_5(mode: str) -> None:
    bout = lunge("ST5", "ST4", mode, "EI", stamina="6-2").play("ST5 P")
    assert (bout.stamina(), bout.legal()) == ((6, 0), ["."])


# -- "A plays Straight Thrust (3), B responds with Stop Hit (6), now A plays the Feint card and has two options."


def test_a_feint_swaps_straight_thrust_3_for_a_card_faster_than_stop_hit_6() -> None:
    bout = lunge("ST3,ST6,AN,FE", "SH6", "advanced").play("ST3 SH6 FE>ST6+AN")
    assert (bout.endings(), bout.score) == (["feint-lands"], (1, 0))


def test_a_feint_swaps_it_for_a_card_as_fast_as_stop_hit_6() -> None:
    bout = lunge("ST3,ST6,AN,FE", "SH6", "advanced").play("ST3 SH6 FE>ST6")
    assert (bout.endings(), bout.score) == (["feint-double-touch"], (1, 1))


def test_a_feint_ends_the_phrase_and_the_stop_hit_has_been_seen() -> None:
    bout = lunge("ST3,FE", "SH6,ST4", "advanced").play("ST3 SH6 FE")
    assert (bout.endings(), bout.score, bout.awaiting) == (["called-off"], (0, 0), "right")
    assert bout.known("right") == ["SH6"]


def test_without_a_feint_stop_hit_6_lands() -> None:
    assert lunge("ST3,ST6,AN", "SH6", "advanced").play("ST3 SH6").legal() == ["#"]


# -- "If the score ties at 4, 9 or 14, a double touch is not counted and the two fencers maintain their positions."


@pytest.mark.parametrize(("mode", "touches"), [(mode, 5) for mode in MODES] + [("basic", 10), ("advanced", 15)])
def test_a_double_touch_is_not_counted_one_before_the_end_for_both(mode: str, touches: int) -> None:
    for mine, theirs, counts in ((touches - 1, touches - 1, 0), (touches - 2, touches - 2, 1), (0, 0, 1)):
        bout = lunge("ST5,TT5", "SH5,ST4", mode, touches=touches, score=f"{mine}-{theirs}").play("ST5 SH5")
        assert bout.score == (mine + counts, theirs + counts)
        assert bout.squares() == ((4, 7) if counts else (4, 6))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("score", "after", "winner"), [("4-3", (5, 4), "left"), ("3-4", (4, 5), "right")])
def test_one_before_the_end_for_one_of_them_it_counts(
    mode: str, score: str, after: tuple[int, int], winner: str
) -> None:
    bout = lunge("ST5,TT5", "SH5,ST4", mode, score=score).play("ST5 SH5")
    assert (bout.score, bout.ended) == (after, (winner, "touches"))


# -- "The renewed attack can be used also following a dodge: the opponent will still lose a SP."


def test_a_renewed_attack_after_a_dodge_and_the_dodger_still_loses_a_stamina_point() -> None:
    bout = lunge("ST3,RA", "ST4", "advanced").play("ST3 D *ST4 +BT4 RA")
    assert (bout.stamina(), bout.threat()) == ((5, 5), 5)


# -- the speeds that the card texts quote


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("printed", "speed"), [(3, 5), (4, 6), (5, 7), (6, 8)])
def test_straight_thrust_from_line_against_invitation(mode: str, printed: int, speed: int) -> None:
    mine = f"ST{printed}"
    assert lunge(mine, "ST4", mode, "LI").play(mine).threat() == speed
    others = {weapons: lunge(mine, "ST4", mode, weapons).play(mine).threat() for weapons in ("LL", "EI", "II", "LE")}
    assert others == {"LL": printed, "EI": printed, "II": printed, "LE": printed - 1}


@pytest.mark.parametrize(("card", "mode"), [("BT", mode) for mode in MODES] + [("FK", "tutorial"), ("FK", "advanced")])
@pytest.mark.parametrize(("printed", "speed"), [(4, 5), (5, 6)])
def test_beat_thrust_and_flick_against_line(card: str, mode: str, printed: int, speed: int) -> None:
    mine = f"{card}{printed}"
    assert lunge(f"{mine},ST3", "ST4", mode, "LL").play(mine).threat() == speed
    assert lunge(f"{mine},ST3", "ST4", mode, "LE").play(mine).threat() == printed - 1
    assert lunge(f"{mine},ST3", "ST4", mode, "LI").refused(mine) == "wrong-weapon"


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("printed", "speed"), [(4, 2), (5, 3), (6, 4)])
def test_the_ripostes_of_parry_and_riposte(mode: str, printed: int, speed: int) -> None:
    theirs = f"PR{printed}"
    assert lunge("ST3", f"{theirs},ST4", mode).play(f"ST3 {theirs}").threat() == speed
    assert lunge("ST3", f"{theirs},ST4", mode, "IL").play(f"ST3 {theirs}").threat() == speed + 2


@pytest.mark.parametrize("mode", MODES)
def test_a_glide_added_to_a_parry_ripostes_at_4(mode: str) -> None:
    assert lunge("ST3", "PR4,GL5,ST4", mode).play("ST3 PR4+GL").threat() == 4


@pytest.mark.parametrize("mode", ["tutorial", "advanced"])
def test_a_ceding_parry_is_a_plain_parry_of_4(mode: str) -> None:
    assert lunge("ST4", "CP4", mode).play("ST4 CP4 .").endings() == ["parried"]
    assert lunge("ST5", "CP4", mode).play("ST5").refused("CP4") == "too-slow"


@pytest.mark.parametrize("mode", ["tutorial", "advanced"])
def test_angulation_and_renewed_attack_add_2(mode: str) -> None:
    assert lunge("ST3,AN", "ST4", mode).play("ST3+AN").threat() == 5
    assert lunge("ST3,RA", "PR5", mode).play("ST3 PR5 RA").threat() == 5


def test_a_toe_touch_is_only_stopped_hit_or_dodged() -> None:
    bout = lunge("TT5", "SH6,SH5,PR6,CP4,IN5,GL5", "advanced", cards_first=False).play("TT5")
    assert bout.legal() == ["#", "D", "SH5", "SH6"]
