"""What instinct makes of a duel in which somebody forgets cards."""

from __future__ import annotations

from salle import Rng, Seat
from salle.core.instinct import instinct_of
from tests.audatia.dueling import stance


def test_a_feint_that_may_be_denied_keeps_an_attack_to_follow_it() -> None:
    text = "phase=entry skill=FE to=respondent c.posta=DOD c.stack=MFl c.hand=MMl c.shown=TW,SO r.posta=LON r.stack=MFl"
    duel = stance(text)
    for luck in range(20):
        world = duel.state.copy()
        instinct_of(duel.bout.game).confuse(world, Seat(1), Rng(luck))
        world.apply(duel.bout.game.notation.action("."))
        assert world.legal_actions()
