"""Imagined worlds agree with the sight, whatever was seen, taken back and perhaps discarded."""

from __future__ import annotations

import os

import pytest

import salle
from salle import NOBODY, Rng, Seat
from salle.core.check.laws import check_laws
from tests.games.readyfence.fencing import at

LONG = 150 if "SALLE_SOAK" in os.environ else 30  # bouts
MINE = "hands=ST3,ST3,GL5,FL6,SH5,SH5"
CROWDED = [
    f"{MINE}/PR5,PR6,ST4,BT4,SH4,TT5 hidden=-/DI4,FC5 known=-/PR5,PR6,ST4:2,BT4:2,SH4:2,TT5:2,DI4:2,FC5:2 timer=8",
    f"{MINE}/ST6,BT5,DI5,GL5,FL6,PR5 hidden=-/ST4,SH6 known=-/ST6,BT5,GL5,FL6,PR5,DI5:1,ST4:2,SH6:2 timer=8",
    "hands=ST3/PR5,ST4 hidden=-/DI4 known=-/PR5,ST4:1,DI4:1 timer=8",
]


@pytest.mark.parametrize("stance", CROWDED)
def test_a_hand_never_holds_more_than_it_can(stance: str) -> None:
    """More cards were seen than a hand can hold, so some are gone."""
    state = at(stance, "advanced").bout.state
    for seat in (Seat(0), Seat(1), NOBODY):
        rng, sight = Rng("crowded", int(seat)), state.sight(seat)
        for _ in range(200):
            world = at(stance, "advanced").game.imagine(sight, rng)
            assert world.sight(seat) == sight
            assert world.census() == state.census()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mode", "touches"), [pytest.param("tutorial", 15, marks=pytest.mark.soak), ("basic", 10), ("advanced", 15)]
)
def test_long_bouts_keep_the_laws(mode: str, touches: int) -> None:
    assert check_laws(salle.game("readyfence", mode, touches=touches), bouts=LONG, seed="long").bouts == LONG
