"""Instinct in a duel whose player forgets cards."""

from __future__ import annotations

from salle import Rng, Seat
from salle.core.search.instinct import instinct_of
from salle.games.audatia.rules.cards import POSTE
from salle.games.audatia.rules.duel import Duel
from salle.players.belief import Belief
from tests.games.audatia.dueling import stance


def test_a_feint_that_may_be_denied_keeps_an_attack_to_follow_it() -> None:
    text = "phase=entry skill=FE to=respondent c.posta=DOD c.stack=MFl c.hand=MMl c.shown=TW,SO r.posta=LON r.stack=MFl"
    duel = stance(text)
    for luck in range(20):
        world = duel.state.copy()
        instinct_of(duel.bout.game).confuse(world, Seat(1), Rng(luck))
        world.apply(duel.bout.game.notation.action("."))
        assert world.legal_actions()


def test_a_world_with_a_posta_that_would_have_shut_ones_attack_is_believed_no_more() -> None:
    duel = stance("phase=posta c.hand=MFl,P r.hand=MFl,P", challenger="galeazzo", respondent="boucicault")
    game = duel.bout.game
    belief = Belief(game, instinct_of(game), Rng(1), 200)
    belief.update(duel.bout.seen(Seat(0)))
    worlds = [world for world in belief.worlds if isinstance(world, Duel)]
    duel.play("DOD DOD . . xMFl =MFl")
    belief.update(duel.bout.seen(Seat(0)))
    shutting = [world for world in worlds if world.respondent.posta == POSTE.index("frontale")]
    assert shutting
    assert not any(world.challenger.stack for world in shutting)
