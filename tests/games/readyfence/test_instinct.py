"""The instinct of Ready... Fence! in overtime: the player without priority runs out of time."""

from __future__ import annotations

import salle
from salle import Seat

TEXT = "hands=ST3,SH6/PR5,ST4 turn=left pool=ST3,ST4,SH6,ST5"


def worth(time: str) -> int:
    """The value for Left, who is to act."""
    game = salle.game("readyfence/basic")
    assert game.instinct is not None
    state = game.stance(f"{TEXT} {time}")
    return game.instinct().worths(state, state)[0]


def test_without_priority_a_position_is_worth_less_the_less_time_is_left() -> None:
    assert worth("priority=right timer=4") > worth("priority=right timer=2") > worth("priority=right timer=1")
    assert worth("priority=right timer=1 quiet=0") > worth("priority=right timer=1 quiet=7")


def test_with_priority_it_is_worth_more_the_less_time_is_left() -> None:
    assert worth("priority=left timer=4") < worth("priority=left timer=2") < worth("priority=left timer=1")


def test_only_the_player_without_priority_is_pressed_to_come_closer() -> None:
    game = salle.game("readyfence/basic")
    assert game.instinct is not None
    inclined = {}
    for side in ("left", "right"):
        state = game.stance(f"{TEXT} priority={side} timer=1")
        legal = state.legal_actions()
        weights = dict(zip(map(game.notation.token, legal), game.instinct().incline(state, legal), strict=True))
        inclined[side] = float(weights["<"]) / float(weights[">"])
    assert state.to_act == Seat(0)
    assert inclined["left"] > inclined["right"]
