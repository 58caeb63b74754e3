"""From the first turn on, a bout and its mirror image are the same: neither end is better."""

from __future__ import annotations

import pytest

import salle
from salle import CHANCE, NOBODY, Game, Rng, Seat, State
from salle.core.search.playout import random_kind

SWAPPED = {"@left": "@right", "@right": "@left"}
PAIRS = {"hands": "/", "hidden": "/", "known": "/", "stamina": "-", "score": "-"}
SIDES = {"left": "right", "right": "left"}
STRIP = 11  # a square and its mirror image add up to this


def mirrored(stance: str) -> str:
    """The same position seen from the other side of the strip."""
    words = []
    for word in stance.split():
        name, _, value = word.partition("=")
        if name == "squares":
            left, right = map(int, value.split("-"))
            value = f"{STRIP - right}-{STRIP - left}"
        elif name in PAIRS:
            value = PAIRS[name].join(reversed(value.split(PAIRS[name])))
        elif name == "weapons":
            value = value[::-1]
        elif name in ("turn", "priority", "stalled"):
            value = ",".join(sorted(SIDES[side] for side in value.split(",")))
        words.append(f"{name}={value}")
    return " ".join(words)


def first_turn(game: Game, rng: Rng) -> State:
    state = game.new()
    while state.to_act < 0 or " phase=turn " not in game.notation.write_stance(state):
        state.apply(random_kind(game, state, rng))
    return state


def other(seat: Seat) -> Seat:
    return seat if seat < 0 else Seat(1 - seat)


@pytest.mark.parametrize("mode", ["tutorial", "basic", "advanced"])
def test_a_bout_and_its_mirror_image_go_alike(mode: str) -> None:
    game = salle.game("readyfence", mode)
    token, action = game.notation.token, game.notation.action
    for number in range(25):
        rng = Rng("mirror", number)
        here = first_turn(game, rng)
        there = game.stance(mirrored(game.notation.write_stance(here)))
        while here.to_act != NOBODY:
            assert there.to_act == other(here.to_act)
            turned = sorted(SWAPPED.get(token(legal), token(legal)) for legal in there.legal_actions())
            assert sorted(map(token, here.legal_actions())) == turned
            if here.to_act == CHANCE:
                assert here.chance_total() == there.chance_total()
            else:
                assert game.notation.write_stance(here) == mirrored(game.notation.write_stance(there))
            played = token(random_kind(game, here, rng))
            here.apply(action(played))
            there.apply(action(SWAPPED.get(played, played)))
        assert [here.points(Seat(0)), here.points(Seat(1))] == [there.points(Seat(1)), there.points(Seat(0))]
        assert here.utility(Seat(0)) == there.utility(Seat(1))
