"""Kinds of actions, which actions can be taken back, and when a double touch counts."""

from __future__ import annotations

import pytest

from salle.core.errors import NoTakeBack
from salle.core.game import Seat
from tests.games.readyfence.fencing import at, lunge

KINDS = [
    ("turn", "squares=4-6 hands=ST3,SH6/PR5 used=1", "", ". end-turn"),
    ("turn", "squares=4-6 hands=ST3,SH6/PR5", "", "> advance, < step-back, << retreat, I weapon, -ST3 discard"),
    ("turn", "squares=4-6 hands=ST3,SH6/PR5", "", "S stall, S- stall, ST3 attack"),
    ("answer", "squares=4-6 hands=ST3/SH6,PR5,JO", "ST3", "# take, SH6 counter-attack, PR5 parry, JO joker"),
    ("answer", "squares=4-6 hands=ST3/BT4", "ST3", "P parry-bare, D distance"),
    ("answer", "squares=4-6 hands=ST3,RA,FE,ST6/CP4", "ST3 CP4", ". let-it-end, RA renew, FE feint, FE>ST6 feint"),
    ("answer", "squares=4-6 hands=ST3,CT/SH6,FT", "ST3 SH6", "CT counter-time"),
    ("answer", "squares=4-6 hands=ST3,CT/SH6,FT", "ST3 SH6 CT", "FT feint-in-time"),
    ("change", "squares=4-6 hands=ST3,SH6/PR5", "<<", ". no-change, -ST3 discard"),
    ("mulligan", "hands=ST3/PR5 phase=mulligan", "", ". keep, M mulligan"),
]


@pytest.mark.parametrize(("phase", "stance", "played", "kinds"), KINDS)
def test_an_action_is_called_by_what_it_does_there(phase: str, stance: str, played: str, kinds: str) -> None:
    bout = at(stance, "advanced").play(played)
    for pair in kinds.split(", "):
        token, kind = pair.split()
        assert bout.kind(token) == kind, phase


@pytest.mark.parametrize("action", [">", "<", "<<", "I", "S", "S-"])
def test_an_action_that_shows_no_card_can_be_taken_back(action: str) -> None:
    bout = at("squares=4-7 hands=ST3,SH6/PR5,ST4", "advanced")
    before = bout.game.notation.write_stance(bout.bout.state)
    bout.play(action).bout.take_back(Seat(0))
    assert bout.game.notation.write_stance(bout.bout.state) == before


@pytest.mark.parametrize("played", ["ST3", "-SH6", "-SH6 +BT4"])
def test_an_action_that_shows_a_card_or_is_followed_by_a_draw_can_not(played: str) -> None:
    bout = lunge("ST3,SH6", "PR5,ST4", "advanced").play(played)
    with pytest.raises(NoTakeBack):
        bout.bout.take_back(Seat(0))


def test_an_answer_is_not_taken_back() -> None:
    bout = lunge("ST3", "CP4", "advanced").play("ST3 CP4 .")
    with pytest.raises(NoTakeBack):
        bout.bout.take_back(Seat(0))


def test_whether_the_hand_was_kept_is_not_taken_back() -> None:
    bout = at("hands=ST3/PR5 phase=mulligan", "advanced").play(".")
    with pytest.raises(NoTakeBack):
        bout.bout.take_back(Seat(0))


@pytest.mark.parametrize("score", ["3-4", "4-3", "0-4"])
def test_a_double_touch_counts_unless_both_are_one_touch_away(score: str) -> None:
    bout = lunge("ST4", "SH4", "advanced", score=score).play("ST4 SH4")
    assert bout.endings() == ["double-touch"]
    assert bout.score == tuple(int(touches) + 1 for touches in score.split("-"))
